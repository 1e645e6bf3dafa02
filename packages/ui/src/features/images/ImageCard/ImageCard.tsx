import type { Image } from '@jewelry/contract';
import { useState } from 'react';
import { useFocusRing } from 'react-aria/useFocusRing';
import { Button as AriaButton } from 'react-aria-components/Button';
import { appMessages } from '../../../i18n/messages';
import { classNames } from '../../../utils/classNames';
import { useLateMediaQuery } from '../../../hooks/useLateMediaQuery';
import { imageMessages } from '../messages';
import { Picture } from '../../../components/Picture/Picture';
import { media } from '../../../theme/media';
import { type BusyAction, type ImageActions, isOwn, listActions, srcSetOf } from '../imageActions';
import { isTemporary } from '../../session';
import { ActionMenu, CardActions } from './CardActions';
import { PrivateMarker } from '../PrivateMarker/PrivateMarker';
import * as styles from './ImageCard.css';
import { LikeButton } from './LikeButton';

export interface ImageCardProps extends ImageActions {
  image: Image;
  /**
   * `tile` is a plain square for the tray and My Jewelry; `gallery` has a strip with author and likes under the
   * picture. On touch devices and phones both are a picture with a caption.
   * @default 'tile'
   */
  variant?: 'tile' | 'gallery';
  /** `sizes` of the picture; grids pass it to `renderCard`. */
  sizes: string;
  /** Column for the polish glint while the picture loads, from 0. @default 0 */
  column?: number;
  /** Loads the picture eagerly: for cards in the first viewport. @default false */
  isPriority?: boolean;
  /** The pending action of this image. */
  busyAction?: BusyAction | null;
}

/**
 * A piece on a tray. On hover and focus a solid label plate shows its name and actions; on touch devices the text is
 * below the picture and the actions are in a menu. Styles decide between the two in the first frame, and the card right
 * after. A picture that is not saved yet says so and can only be viewed.
 */
export function ImageCard({
  image,
  variant = 'tile',
  sizes,
  column,
  isPriority = false,
  busyAction,
  ...handlers
}: ImageCardProps) {
  const hasCaption = useLateMediaQuery(media.captioned);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isOpenFocused, setOpenFocused] = useState(false);
  const { isFocusVisible, focusProps } = useFocusRing({ within: true });
  const isWaiting = isTemporary(image);
  const actions = listActions(image, handlers, busyAction);
  const words = isWaiting ? imageMessages.saving : image.prompt;
  const { onOpen } = handlers;

  const picture = (
    <Picture
      missingText={appMessages.pictureMissing}
      src={image.image_url}
      srcSet={srcSetOf(image)}
      sizes={sizes}
      alt={image.alt}
      thumbhash={image.thumbhash}
      column={column}
      loading={isPriority ? 'eager' : 'lazy'}
      className={styles.picture}
    />
  );
  const like = <LikeButton image={image} onToggleLike={handlers.onToggleLike} isDisabled={isWaiting} />;
  const inline = <CardActions actions={actions} isDisabled={isWaiting} onMenuOpenChange={setMenuOpen} />;
  const plateState = isWaiting || isMenuOpen || isFocusVisible ? 'up' : 'auto';
  const isSettled = hasCaption !== undefined;

  return (
    <article
      {...focusProps}
      className={styles.card}
      data-plate={hasCaption ? 'none' : plateState}
      data-form={isSettled ? undefined : 'open'}
      data-ring={(isFocusVisible && isOpenFocused) || undefined}
    >
      <div className={styles.frame}>
        {onOpen === undefined ? (
          picture
        ) : (
          <AriaButton className={styles.open} data-open="" onFocusChange={setOpenFocused} onPress={() => onOpen(image)}>
            {picture}
          </AriaButton>
        )}
        {image.is_private && <PrivateMarker />}
        {hasCaption === false && variant === 'tile' && (
          <div className={styles.plate}>
            <div className={styles.tileText}>
              <p className={styles.prompt}>{words}</p>
              {like}
            </div>
            <div className={styles.actions}>{inline}</div>
          </div>
        )}
        {hasCaption === false && variant === 'gallery' && (
          <div className={styles.plate}>
            <p className={styles.galleryText}>{words}</p>
          </div>
        )}
      </div>
      {!hasCaption && variant === 'gallery' && (
        <div className={styles.strip}>
          <div className={styles.swap}>
            <span className={classNames(styles.author, (actions.length === 0 || !isSettled) && styles.staticAuthor)}>
              {image.author_name}
            </span>
            {isSettled && (
              <div className={styles.stripActions} data-swap="actions">
                {inline}
              </div>
            )}
          </div>
          {like}
        </div>
      )}
      {hasCaption !== false && (
        <div className={styles.caption}>
          <p className={styles.captionText}>{words}</p>
          <div className={styles.captionRow}>
            <span className={styles.captionWord}>{captionWord(image)}</span>
            {like}
            {actions.length > 0 && <ActionMenu actions={actions} isDisabled={isWaiting} size="md" />}
          </div>
        </div>
      )}
    </article>
  );
}

/** The author; on the user's own images their visibility. */
function captionWord(image: Image): string | null {
  if (!isOwn(image)) return image.author_name;
  return image.is_private ? imageMessages.private : imageMessages.public;
}
