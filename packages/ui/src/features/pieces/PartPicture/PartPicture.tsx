import type { Image, PiecePart } from '@jewelry/contract';
import { type PointerEvent, useEffect, useRef } from 'react';
import { Picture } from '../../../components/Picture/Picture';
import { appMessages } from '../../../i18n/messages';
import { srcSetOf } from '../../images';
import { isChangeable } from '../controls';
import { partLine, pieceMessages } from '../messages';
import { drawOutline, partAt, type PartsMap } from '../partsMap';
import * as styles from './PartPicture.css';

/** How far a finger or a pointer may be from a part, as a share of the picture. */
const REACH = { touch: 0.03, mouse: 0.008 } as const;
const SIZES = '(min-width: 1920px) 956px, (min-width: 1280px) max(584px, min(50vw, 100vh - 186px)), (min-width: 900px) 60vw, 100vw';
/** Side of the canvas of the outline, px. */
const OUTLINE_PX = 1024;

export interface PartPictureProps {
  image: Pick<Image, 'image_url' | 'renditions' | 'alt' | 'thumbhash'>;
  /** A draft or a change in the making, as a data URL: lies over the picture. */
  preview?: { readonly src: string; readonly alt: string } | null;
  /** Absent while it loads, and where the picture has none: the parts are then reached by their list alone. */
  map?: PartsMap;
  parts: readonly PiecePart[];
  /** Id of the part that is lit, here or in the list. */
  litId: string | null;
  onLight: (id: string | null) => void;
  /** A part was pressed: what can be changed of it opens. Without it parts are only named. */
  onPart?: (id: string) => void;
}

/**
 * A large picture in which the parts light up under a pointer or a finger. The first tap of a finger lights a part, the second
 * presses it. Keyboard and screen readers use the list of parts, which lights them too.
 */
export function PartPicture({ image, preview, map, parts, litId, onLight, onPart }: PartPictureProps) {
  const outline = useRef<HTMLCanvasElement>(null);
  const lit = parts.find(({ id }) => id === litId);
  const index = lit?.index ?? null;
  const canPress = lit !== undefined && onPart !== undefined && isChangeable(lit);

  useEffect(() => {
    const canvas = outline.current;
    if (canvas && map && index !== null) drawOutline(canvas, map, index);
  }, [outline, map, index]);

  const partUnder = (event: PointerEvent): PiecePart | undefined => {
    if (!map) return undefined;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const reach = event.pointerType === 'mouse' ? REACH.mouse : REACH.touch;
    const at = partAt(map, (event.clientX - left) / width, (event.clientY - top) / height, reach);
    return at === 0 ? undefined : parts.find((part) => part.index === at);
  };

  return (
    <div className={styles.frame}>
      <Picture
        key={image.image_url}
        src={image.image_url}
        srcSet={srcSetOf(image)}
        sizes={SIZES}
        alt={image.alt}
        thumbhash={image.thumbhash}
        loading="eager"
        fetchPriority="high"
        missingText={appMessages.pictureMissing}
      />
      {preview && <img src={preview.src} alt={preview.alt} className={styles.preview} />}
      {map && !preview && (
        <div
          className={styles.parts}
          data-pressable={canPress || undefined}
          aria-hidden="true"
          onPointerMove={(event) => {
            if (event.pointerType === 'mouse') onLight(partUnder(event)?.id ?? null);
          }}
          onPointerLeave={(event) => {
            if (event.pointerType === 'mouse') onLight(null);
          }}
          onPointerUp={(event) => {
            const part = partUnder(event);
            if (part && isChangeable(part) && (event.pointerType === 'mouse' || part.id === litId)) onPart?.(part.id);
            onLight(part?.id ?? null);
          }}
        >
          <canvas ref={outline} width={OUTLINE_PX} height={OUTLINE_PX} className={styles.outline} data-lit={index !== null || undefined} />
        </div>
      )}
      {lit && (
        <p className={styles.plate} aria-hidden="true">
          <span>{partLine(lit.label, lit.facts)}</span>
          {canPress && <span className={styles.hint}>{pieceMessages.pressToChange}</span>}
        </p>
      )}
    </div>
  );
}
