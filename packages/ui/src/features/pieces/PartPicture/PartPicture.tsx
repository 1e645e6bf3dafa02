import type { Image, PiecePart } from '@jewelry/contract';
import { type KeyboardEvent, type PointerEvent, type Ref, type RefObject, useEffect, useId, useRef } from 'react';
import { Picture } from '../../../components/Picture/Picture';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { appMessages } from '../../../i18n/messages';
import { srcSetOf } from '../../images';
import { isChangeable } from '../controls';
import { partLine, pieceMessages } from '../messages';
import { clear, drawLeader, drawOutline, partAt, type PartsMap } from '../partsMap';
import * as styles from './PartPicture.css';

/** Maximum distance of a touch or pointer from a part, as a fraction of the picture. */
const REACH = { touch: 0.03, mouse: 0.008 } as const;
const SIZES =
  '(min-width: 1920px) 956px, (min-width: 1280px) max(584px, min(50vw, 100vh - 186px)), (min-width: 900px) 60vw, 100vw';
/** Side of the canvas of the outline, px. */
const OUTLINE_PX = 1024;

export interface PartPictureProps {
  image: Pick<Image, 'image_url' | 'renditions' | 'alt' | 'thumbhash'>;
  /** A draft or the preview of a running change, as a data URL: covers the picture. */
  preview?: { readonly src: string; readonly alt: string } | null;
  /** Absent while it loads, and where the picture has none: the parts are then only accessible in their list. */
  map?: PartsMap;
  parts: readonly PiecePart[];
  /** Id of the highlighted part, here or in the list. */
  litId: string | null;
  onLight: (id: string | null) => void;
  /** Opens the panel of a part. Without it parts are only named. */
  onPart?: (id: string) => void;
  /** The open panel of the highlighted part: a line connects them. */
  panel?: RefObject<HTMLElement | null>;
  isPanelOpen?: boolean;
  /** The button over the picture, which receives the focus afterwards. */
  ref?: Ref<HTMLButtonElement>;
}

/** Keys that step through the parts. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * A large picture whose parts are highlighted by pointer, touch or keyboard. The first tap highlights a part, the
 * second opens it. It is one tab stop: P and the arrow keys step through the parts, Enter opens the highlighted one,
 * Escape leaves.
 */
export function PartPicture({
  image,
  preview,
  map,
  parts,
  litId,
  onLight,
  onPart,
  panel,
  isPanelOpen = false,
  ref,
}: PartPictureProps) {
  const id = useId();
  const outline = useRef<HTMLCanvasElement>(null);
  const plate = useRef<HTMLParagraphElement>(null);
  const lit = parts.find(({ id }) => id === litId);
  const index = lit?.index ?? null;
  const canPress = lit !== undefined && onPart !== undefined && isChangeable(lit);

  const isDrafted = preview !== undefined && preview !== null;
  useEffect(() => {
    const canvas = outline.current;
    if (!canvas || !map || index === null) return undefined;
    const draw = (): void => {
      clear(canvas);
      // The outline belongs to the part before the change.
      if (!isDrafted) drawOutline(canvas, map, index);
      const box = isPanelOpen ? panel?.current : plate.current;
      if (box) drawLeader(canvas, map, index, box.getBoundingClientRect());
    };
    draw();
    addEventListener('resize', draw);
    return () => removeEventListener('resize', draw);
  }, [map, index, isDrafted, isPanelOpen, panel]);

  const partUnder = (event: PointerEvent): PiecePart | undefined => {
    if (!map) return undefined;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const reach = event.pointerType === 'mouse' ? REACH.mouse : REACH.touch;
    const at = partAt(map, (event.clientX - left) / width, (event.clientY - top) / height, reach);
    return at === 0 ? undefined : parts.find((part) => part.index === at);
  };

  const shown = parts.filter((part) => part.index !== null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = shown.findIndex((part) => part.id === litId);
    const step = STEPS[event.key];
    if (event.key === 'Escape' && litId !== null) {
      event.stopPropagation();
      onLight(null);
    } else if (event.key.toLowerCase() === 'p' || (at === -1 && (event.key === 'Enter' || event.key === ' '))) {
      event.preventDefault();
      onLight((shown[at] ?? shown[0])?.id ?? null);
    } else if (step !== undefined && at !== -1) {
      event.preventDefault();
      onLight(shown[(at + step + shown.length) % shown.length]?.id ?? null);
    } else if (event.key === 'Enter' && canPress && lit) {
      event.preventDefault();
      onPart(lit.id);
    }
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
      {map && (
        <>
          <button
            ref={ref}
            type="button"
            className={styles.parts}
            data-pressable={canPress || undefined}
            aria-label={pieceMessages.pictureParts}
            aria-describedby={`${id}keys`}
            onPointerMove={(event) => {
              if (event.pointerType === 'mouse' && !isPanelOpen) onLight(partUnder(event)?.id ?? null);
            }}
            onPointerLeave={(event) => {
              if (event.pointerType === 'mouse') onLight(null);
            }}
            onPointerUp={(event) => {
              const part = partUnder(event);
              if (part && isChangeable(part) && (event.pointerType === 'mouse' || part.id === litId)) onPart?.(part.id);
              onLight(part?.id ?? null);
            }}
            onKeyDown={onKeyDown}
          >
            <canvas
              ref={outline}
              width={OUTLINE_PX}
              height={OUTLINE_PX}
              className={styles.outline}
              data-lit={index !== null || undefined}
            />
          </button>
          <VisuallyHidden>
            <span id={`${id}keys`}>{pieceMessages.pictureKeys}</span>
            <span role="status">{lit && !isPanelOpen ? partLine(lit.label, lit.facts) : ''}</span>
          </VisuallyHidden>
        </>
      )}
      {lit && !isPanelOpen && (
        <p ref={plate} className={styles.plate} aria-hidden="true">
          <span>{partLine(lit.label, lit.facts)}</span>
          {canPress && <span className={styles.hint}>{pieceMessages.pressToChange}</span>}
        </p>
      )}
    </div>
  );
}
