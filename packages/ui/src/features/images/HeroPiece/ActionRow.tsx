import type { Image } from '@jewelry/contract';
import { ActionButton, ActionMenu } from '../ImageCard/CardActions';
import { LikeButton } from '../ImageCard/LikeButton';
import { type BusyAction, type ImageActions, listActions } from '../imageActions';
import { isTemporary } from '../../session';
import * as styles from './ActionRow.css';

export interface ActionRowProps {
  image: Image;
  handlers: ImageActions;
  busyAction?: BusyAction | null;
}

/**
 * The like and the other actions of an image as icons; below 900 px all but the like are in a menu. Price and change
 * have separate buttons.
 */
export function ActionRow({ image, handlers, busyAction }: ActionRowProps) {
  const isWaiting = isTemporary(image);
  const actions = listActions(image, handlers, busyAction).filter(({ id }) => id !== 'price' && id !== 'change');
  return (
    <div className={styles.actions}>
      <LikeButton image={image} onToggleLike={handlers.onToggleLike} isDisabled={isWaiting} />
      <span className={styles.wide}>
        {actions.map((action) => (
          <ActionButton key={action.id} action={action} size="md" isDisabled={isWaiting} />
        ))}
      </span>
      <span className={styles.narrow}>
        {actions.length > 0 && <ActionMenu actions={actions} size="md" isDisabled={isWaiting} />}
      </span>
    </div>
  );
}
