import type { Image } from '@jewelry/contract';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo, type RefObject, useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { appMessages } from '../../../i18n/messages';
import { imaginedAlt, lightboxMessages, type PictureKind, placeOf } from './messages';
import { Picture } from '../../../components/Picture/Picture';
import { cachedRendition } from '../../../components/Picture/renditionCache';
import { media } from '../../../theme/media';
import { srcSetOf } from '../imageActions';
import { type View, wholeView, zoomMin } from './gestures';
import * as styles from './Lightbox.css';
import { LightboxControls } from './LightboxControls';
import { posterUrl } from './posterUrl';
import { useImageStep } from './useImageStep';
import { useRoomKeys } from './useRoomKeys';
import { useVisibleImage } from './useVisibleImage';
import { useZoom } from './useZoom';

interface StageProps {
  images: readonly Image[];
  imageId: string;
  /** The visible picture, where a piece has two. */
  kind: PictureKind;
  totalCount: number;
  onImageChange: (imageId: string) => void;
  /** Receives the keyboard events. */
  room: RefObject<HTMLElement | null>;
}

/**
 * The picture with its neighbors, which are fetched and decoded behind it: a step shows one of them in the frame of the
 * press, and everything else updates once that is painted.
 */
export function Stage({ images, imageId, kind, totalCount, onImageChange, room }: StageProps) {
  const [visibleId, show] = useVisibleImage(imageId, onImageChange);
  const place = images.findIndex(({ id }) => id === imageId);
  const shown = images.findIndex(({ id }) => id === visibleId);
  const isRightToLeft = useLocale().direction === 'rtl';
  const step = useImageStep((direction) => {
    const target = images[shown + direction];
    if (target !== undefined) show(target.id);
  });
  const zoom = useZoom({ imageId: visibleId, isRightToLeft, onSwipe: step });
  useRoomKeys(room, {
    ArrowRight: () => step(isRightToLeft ? -1 : 1),
    ArrowLeft: () => step(isRightToLeft ? 1 : -1),
    '+': () => zoom.zoomBy(1),
    '=': () => zoom.zoomBy(1),
    '-': () => zoom.zoomBy(-1),
    '0': zoom.reset,
  });
  return (
    <div className={styles.stage}>
      <p className={styles.counter} role="status">
        {placeOf(shown, totalCount)}
      </p>
      <div
        {...zoom.stage}
        className={styles.frame}
        data-stage=""
        data-zoomed={zoom.view.zoom > zoomMin || undefined}
        data-dragging={zoom.isDragging || undefined}
      >
        {images.map(
          (image, index) =>
            (index === shown || Math.abs(index - place) <= 1) && (
              <Slide
                key={image.id}
                image={image}
                kind={kind}
                isShown={index === shown}
                view={index === shown ? zoom.view : wholeView}
              />
            ),
        )}
      </div>
      <LightboxControls
        zoom={zoom.view.zoom}
        onZoom={zoom.zoomBy}
        isFirst={place === 0}
        isLast={place === images.length - 1}
        onStep={step}
      />
    </div>
  );
}

const sizes = `${media.sideways} min(100vh - 16px, 100vw - 376px), ${media.laptop} min(100vh - 96px, 100vw - 632px), min(100vw, 60vh)`;

/** One of the stacked pictures; the others are hidden from view, pointers and assistive technology. */
const Slide = memo(function Slide({
  image,
  kind,
  isShown,
  view,
}: {
  image: Image;
  kind: PictureKind;
  isShown: boolean;
  view: View;
}) {
  const [atFirst] = useState(() => ({
    poster: posterUrl(image),
    thumbhash: cachedRendition(image.image_url) === undefined ? image.thumbhash : null,
    fetchPriority: isShown ? ('high' as const) : ('low' as const),
  }));
  const picture = useMemo(
    () => (
      <Picture
        missingText={appMessages.pictureMissing}
        src={image.image_url}
        srcSet={srcSetOf(image)}
        sizes={sizes}
        alt={image.prompt || image.alt}
        loading="eager"
        {...atFirst}
      />
    ),
    [image, atFirst],
  );
  const { imagined } = image;
  const painted = imagined && kind !== 'designed' && (
    <Picture
      missingText={appMessages.pictureMissing}
      src={imagined.url}
      srcSet={srcSetOf(imagined)}
      sizes={sizes}
      alt={imaginedAlt(image.prompt || image.alt)}
      loading="eager"
      poster={imagined.renditions[0]?.url ?? imagined.url}
      thumbhash={imagined.thumbhash}
    />
  );
  return (
    <div
      className={styles.slide}
      data-shown={isShown || undefined}
      style={assignInlineVars({
        [styles.zoom]: String(view.zoom),
        [styles.panX]: String(view.pan.x),
        [styles.panY]: String(view.pan.y),
      })}
    >
      {painted && kind === 'both' ? (
        <div className={styles.pair}>
          <figure className={styles.half}>
            {picture}
            <figcaption className={styles.halfName}>{lightboxMessages.designed}</figcaption>
          </figure>
          <figure className={styles.half}>
            {painted}
            <figcaption className={styles.halfName}>{lightboxMessages.imagined}</figcaption>
          </figure>
        </div>
      ) : (
        painted || picture
      )}
    </div>
  );
});
