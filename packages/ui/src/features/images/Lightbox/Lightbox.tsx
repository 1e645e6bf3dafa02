import type { Image } from '@jewelry/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../../../utils/classNames';
import { useAfterPaint } from '../../../hooks/useAfterPaint';
import { useBackToClose } from '../../../hooks/useBackToClose';
import { CloseIcon } from '../../../icons/glyphs';
import { lightboxMessages, type PictureKind } from './messages';
import { IconButton } from '../../../components/IconButton/IconButton';
import { darkRoom } from '../../../theme/darkRoom.css';
import type { BusyAction, ImageActions } from '../imageActions';
import * as styles from './Lightbox.css';
import { LightboxRail } from './LightboxRail';
import { rail } from './LightboxRail.css';
import { posterUrl } from './posterUrl';
import { Stage } from './Stage';

export interface LightboxProps extends Omit<ImageActions, 'onOpen'> {
  /** The list that the lightbox was opened from. */
  images: readonly Image[];
  /** Id of the shown image; null while closed. */
  imageId: string | null;
  onImageChange: (imageId: string) => void;
  onClose: () => void;
  /** Length of the whole list, where it is only partly loaded. @default images.length */
  totalCount?: number;
  /** Called near the last loaded image, to load more. */
  onNearEnd?: () => void;
  busyAction?: BusyAction | null;
  /** Says who receives which data when the image is painted; null when nothing leaves this machine. */
  paintRecipients?: string | null;
}

/** Loads more this many images before the last loaded one. */
const nearEnd = 3;

/**
 * One piece large, on a dark background, with the rest of the list an arrow away. Escape and Back close it; arrow keys
 * and swipes navigate (mirrored in right-to-left); buttons, + and -, the wheel, pinch and double tap zoom, and 0 resets
 * the zoom. Its first frame is only the picture, the most important part, and the dialog follows in the next.
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
        <AriaDialog
          ref={room}
          aria-label={image?.prompt || image?.alt || lightboxMessages.picture}
          data-toasts="top"
          className={styles.dialog}
        >
          {image !== undefined && (
            <Room {...props} room={room} image={image} index={index} images={images} onClose={onClose} />
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The picture in its final position, hidden from assistive technology. */
function FirstFrame({ image }: { image: Image }) {
  return createPortal(
    <div className={classNames(darkRoom, styles.room)} aria-hidden="true">
      <div className={styles.dialog}>
        <div className={styles.stage}>
          <p className={styles.counter}>&nbsp;</p>
          <div className={styles.frame}>
            <img src={posterUrl(image)} alt="" className={styles.firstPicture} />
          </div>
        </div>
        <div className={rail} />
      </div>
    </div>,
    document.body,
  );
}

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
  paintRecipients,
  onPaint,
  ...handlers
}: RoomProps) {
  const [kind, setKind] = useState<PictureKind>('designed');
  const isNearEnd = index >= images.length - nearEnd && images.length < totalCount;
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
  }, [isNearEnd, onNearEnd]);

  const paint =
    onPaint &&
    ((painted: Image) => {
      setKind('imagined');
      onPaint(painted);
    });

  return (
    <>
      <Stage
        images={images}
        imageId={image.id}
        kind={kind}
        totalCount={totalCount}
        onImageChange={onImageChange}
        room={room}
      />
      <LightboxRail
        image={image}
        kind={kind}
        onKindChange={setKind}
        handlers={{ ...handlers, onPaint: paint }}
        busyAction={busyAction}
        paintRecipients={paintRecipients}
      />
      <IconButton aria-label={lightboxMessages.close} tooltip={false} className={styles.close} onPress={onClose}>
        <CloseIcon />
      </IconButton>
    </>
  );
}
