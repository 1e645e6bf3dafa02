import type { Image } from '@jewelry/contract';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo, type RefObject, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../../hooks/classNames';
import { useAfterPaint } from '../../hooks/useAfterPaint';
import { useBackToClose } from '../../hooks/useBackToClose';
import { CloseIcon } from '../../icons/glyphs';
import { lightboxMessages, placeOf } from '../../messages/lightbox';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Picture } from '../../primitives/Picture/Picture';
import { noteAtHand, renditionAtHand } from '../../primitives/Picture/renditionsAtHand';
import { darkRoom } from '../../theme/themes.css';
import { type BusyAction, type ImageActions, srcSetOf } from '../imageActions';
import { zoomMin } from './gestures';
import * as styles from './Lightbox.css';
import { LightboxControls } from './LightboxControls';
import { LightboxRail } from './LightboxRail';
import { useImageStep } from './useImageStep';
import { useZoom } from './useZoom';

export interface LightboxProps extends Omit<ImageActions, 'onOpen'> {
  /** The list that it was opened from. */
  images: readonly Image[];
  /** Which image is shown; `null` is closed. */
  imageId: string | null;
  onImageChange: (imageId: string) => void;
  onClose: () => void;
  /** Length of the whole list when not all of it is loaded. @default images.length */
  totalCount?: number;
  /** The last loaded images are near: load more. */
  onNearEnd?: () => void;
  busyAction?: BusyAction | null;
}

const sizes = '(min-width: 900px) min(100vh - 96px, 100vw - 632px), min(100vw, 60vh)';
/** So many images before the last loaded one, more are asked for. */
const nearEnd = 3;

/**
 * One piece in a dark room, large, with its neighbours an arrow away. Escape and Back close, arrow keys
 * and swipes go along the list (mirrored in right-to-left); buttons, + and -, the wheel, two fingers and a
 * double tap zoom, 0 shows the whole piece again. Its first frame is the picture alone, and the dialog comes around it
 * with the next one: whoever opens a picture waits for the picture.
 */
export function Lightbox({ images, imageId, onClose, ...props }: LightboxProps) {
  const index = images.findIndex((image) => image.id === imageId);
  const image = images[index];
  const room = useRef<HTMLElement>(null);
  const isReady = useAfterPaint(image !== undefined);
  useBackToClose(isReady, onClose);
  if (image && !isReady) return <FirstFrame image={image} />;
  return (
    <ModalOverlay
      isOpen={image !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={classNames(darkRoom, styles.room)}
    >
      <Modal>
        <AriaDialog ref={room} aria-label={image?.prompt || image?.alt || lightboxMessages.picture} data-toasts="top" className={styles.dialog}>
          {image !== undefined && (
            <Room {...props} room={room} image={image} index={index} images={images} onClose={onClose} />
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The picture where it will stand, for the eyes alone. */
function FirstFrame({ image }: { image: Image }) {
  return createPortal(
    <div className={classNames(darkRoom, styles.room)} aria-hidden="true">
      <div className={styles.dialog}>
        <div className={styles.stage}>
          <p className={styles.counter}>&nbsp;</p>
          <div className={styles.frame}>
            <img src={posterOf(image)} alt="" className={styles.firstPicture} />
          </div>
        </div>
        <div className={styles.rail} />
      </div>
    </div>,
    document.body,
  );
}

const posterOf = (image: Image): string => renditionAtHand(image.image_url) ?? image.renditions[0]?.url ?? image.image_url;

type RoomProps = Omit<LightboxProps, 'imageId'> & { image: Image; index: number; room: RefObject<HTMLElement | null> };

function Room({
  image,
  index,
  images,
  room,
  totalCount = images.length,
  onImageChange,
  onClose,
  onNearEnd,
  busyAction,
  ...handlers
}: RoomProps) {
  const poster = useMemo(() => posterOf(image), [image]);
  const described = useDeferredValue({ image, handlers, busyAction });
  const isRightToLeft = useLocale().direction === 'rtl';
  const step = useImageStep((direction) => {
    const target = images[index + direction];
    if (target !== undefined) onImageChange(target.id);
  });
  const view = useZoom({ imageId: image.id, isRightToLeft, onSwipe: step });
  useNeighbours(images, index);
  useKeys(room, {
    ArrowRight: () => step(isRightToLeft ? -1 : 1),
    ArrowLeft: () => step(isRightToLeft ? 1 : -1),
    '+': () => view.zoomBy(1),
    '=': () => view.zoomBy(1),
    '-': () => view.zoomBy(-1),
    '0': view.reset,
  });
  const isNearEnd = index >= images.length - nearEnd && images.length < totalCount;
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
  }, [isNearEnd, onNearEnd]);

  return (
    <>
      <div className={styles.stage}>
        <p className={styles.counter} role="status">
          {placeOf(index, totalCount)}
        </p>
        <div
          {...view.stage}
          className={styles.frame}
          data-stage=""
          data-zoomed={view.zoom > zoomMin || undefined}
          data-dragging={view.isDragging || undefined}
          style={assignInlineVars({
            [styles.zoom]: String(view.zoom),
            [styles.panX]: String(view.pan.x),
            [styles.panY]: String(view.pan.y),
          })}
        >
          <Picture
            src={image.image_url}
            srcSet={srcSetOf(image)}
            sizes={sizes}
            alt={image.alt}
            thumbhash={renditionAtHand(image.image_url) === undefined ? image.thumbhash : null}
            poster={poster}
            loading="eager"
            fetchPriority="high"
            className={styles.picture}
          />
        </div>
        <LightboxControls zoom={view.zoom} onZoom={view.zoomBy} isFirst={index === 0} isLast={index === images.length - 1} onStep={step} />
      </div>
      <Rail {...described} />
      <IconButton aria-label={lightboxMessages.close} tooltip={false} className={styles.close} onPress={onClose}>
        <CloseIcon />
      </IconButton>
    </>
  );
}

/** Another picture is drawn before the words about it. */
const Rail = memo(LightboxRail);

/**
 * Keys while the room has the focus, or nothing has it because its button has just been disabled. With Ctrl, Cmd or Alt
 * they belong to the browser, inside of a dialog or menu above the room to that.
 */
function useKeys(room: RefObject<HTMLElement | null>, actions: Record<string, () => void>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const action = actions[event.key];
      if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (!(target instanceof Element) || (target !== document.body && !room.current?.contains(target))) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}

/** Fetches the pictures on either side, so that an arrow shows them at once. */
function useNeighbours(images: readonly Image[], index: number): void {
  useEffect(() => {
    for (const neighbour of [images[index - 1], images[index + 1]]) {
      if (neighbour === undefined) continue;
      const picture = document.createElement('img');
      picture.sizes = sizes;
      picture.srcset = srcSetOf(neighbour);
      picture.src = neighbour.image_url;
      picture.decode().then(() => noteAtHand(neighbour.image_url, picture.currentSrc), () => undefined);
    }
  }, [images, index]);
}
