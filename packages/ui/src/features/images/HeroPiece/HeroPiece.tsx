import type { Image } from '@jewelry/contract';
import { HERO_SIZES } from '@jewelry/contract/constants';
import type { ReactNode } from 'react';
import { useFocusRing } from 'react-aria/useFocusRing';
import { Button as AriaButton } from 'react-aria-components/Button';
import { appMessages } from '../../../i18n/messages';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { Picture } from '../../../components/Picture/Picture';
import { type BusyAction, type ImageActions, listActions, srcSetOf } from '../imageActions';
import { imageMessages } from '../messages';
import { phrasesOf } from '../phrases';
import { isTemporary } from '../../session';
import { ActionRow } from './ActionRow';
import { builtOf } from './builtOf';
import { PrivateMarker } from '../PrivateMarker/PrivateMarker';
import * as styles from './HeroPiece.css';
import { RequirementSummary } from './RequirementSummary';

export interface HeroPieceProps extends ImageActions {
  image: Image;
  /** The price, or the reason why there is none; its line is reserved. */
  price?: ReactNode;
  /** Suggested changes next to the piece, for users who may change it. */
  changes?: ReactNode;
  /** The suggestions as pictures under the text, on a desktop; hides the chips there. */
  drafts?: ReactNode;
  /** Whether its main action is the filled button of the page. @default true */
  isMain?: boolean;
  /** The pending action of this image. */
  busyAction?: BusyAction | null;
}

/**
 * The main piece of a screen: its picture as large as the tray allows, and next to it the prompt, the facts of the
 * built piece, its met requirements, the price and all actions of a card. A `TrayGrid` positions the two parts.
 */
export function HeroPiece({ image, price, changes, drafts, isMain = true, busyAction, ...handlers }: HeroPieceProps) {
  const isWaiting = isTemporary(image);
  const quote = listActions(image, handlers, busyAction).find(({ id }) => id === 'price');
  const { onOpen, onChange } = handlers;
  const { isFocusVisible, focusProps } = useFocusRing({ within: true });
  const picture = (
    <Picture
      src={image.image_url}
      srcSet={srcSetOf(image)}
      sizes={HERO_SIZES}
      alt={image.alt}
      thumbhash={image.thumbhash}
      loading="eager"
      fetchPriority="high"
      missingText={appMessages.pictureMissing}
    />
  );
  return (
    <article className={styles.hero}>
      <div {...focusProps} data-hero-part="picture" data-ring={isFocusVisible || undefined} className={styles.frame}>
        {onOpen ? (
          <AriaButton className={styles.open} data-open="" onPress={() => onOpen(image)}>
            {picture}
          </AriaButton>
        ) : (
          picture
        )}
        {image.is_private && <PrivateMarker />}
      </div>
      <div data-hero-part="words" data-drafted={drafts !== undefined || undefined} className={styles.words}>
        <Heading level={2} type="title.m" className={styles.title}>
          {image.prompt || image.alt}
        </Heading>
        <p className={styles.built}>{isWaiting ? imageMessages.saving : builtOf(image)}</p>
        {image.requirements && <RequirementSummary phrases={phrasesOf(image.prompt, image.requirements)} />}
        <div className={styles.price}>{price}</div>
        {onChange && !isWaiting && <div className={styles.changes}>{changes}</div>}
        <div className={styles.main}>
          {onChange && (
            <Button
              variant={isMain ? 'filled' : 'secondary'}
              size="lg"
              isWide
              isDisabled={isWaiting}
              onPress={() => onChange(image)}
            >
              {imageMessages.change}
            </Button>
          )}
          {quote && (
            <Button
              variant={isMain && !onChange ? 'filled' : 'secondary'}
              size="lg"
              isWide={!onChange}
              isPending={quote.isBusy}
              isDisabled={isWaiting}
              onPress={quote.onPress}
            >
              {quote.label}
            </Button>
          )}
        </div>
        <ActionRow image={image} handlers={handlers} busyAction={busyAction} />
      </div>
      {drafts !== undefined && (
        <div data-hero-part="drafts" role="group" aria-label={imageMessages.toTry}>
          {drafts}
        </div>
      )}
    </article>
  );
}
