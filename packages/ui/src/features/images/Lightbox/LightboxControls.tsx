import { memo } from 'react';
import { classNames } from '../../../utils/classNames';
import { ChevronLeftIcon, ChevronRightIcon, MinusIcon, PlusIcon } from '../../../icons/laterGlyphs';
import { lightboxMessages } from './messages';
import { IconButton } from '../../../components/IconButton/IconButton';
import { zoomMax, zoomMin } from './gestures';
import * as styles from './Lightbox.css';

interface LightboxControlsProps {
  zoom: number;
  onZoom: (direction: 1 | -1) => void;
  isFirst: boolean;
  isLast: boolean;
  onStep: (direction: 1 | -1) => void;
}

/** The buttons around the picture: previous, next, and zoom. */
export const LightboxControls = memo(function Controls({
  zoom,
  onZoom,
  isFirst,
  isLast,
  onStep,
}: LightboxControlsProps) {
  return (
    <>
      <IconButton
        aria-label={lightboxMessages.previous}
        tooltip={false}
        className={classNames(styles.arrow, styles.previous)}
        isDisabled={isFirst}
        onPress={() => onStep(-1)}
      >
        <ChevronLeftIcon size={24} />
      </IconButton>
      <div role="group" aria-label={lightboxMessages.zoom} className={styles.zoomControl}>
        <IconButton
          aria-label={lightboxMessages.zoomOut}
          tooltip={false}
          isDisabled={zoom <= zoomMin}
          onPress={() => onZoom(-1)}
        >
          <MinusIcon />
        </IconButton>
        <span className={styles.zoomValue} aria-live="polite">
          {zoom}×
        </span>
        <IconButton
          aria-label={lightboxMessages.zoomIn}
          tooltip={false}
          isDisabled={zoom >= zoomMax}
          onPress={() => onZoom(1)}
        >
          <PlusIcon />
        </IconButton>
      </div>
      <IconButton
        aria-label={lightboxMessages.next}
        tooltip={false}
        className={classNames(styles.arrow, styles.next)}
        isDisabled={isLast}
        onPress={() => onStep(1)}
      >
        <ChevronRightIcon size={24} />
      </IconButton>
    </>
  );
});
