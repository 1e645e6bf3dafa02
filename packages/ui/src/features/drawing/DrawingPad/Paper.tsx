import { DRAWING_SIZE } from '@jewelry/contract/constants';
import { useEffectEvent, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { countStrokes, drawingMessages } from '../messages';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import * as styles from './DrawingPad.css';
import { listenToPad, type PadSetting } from './padPointer';
import type { PadStore } from './padStore';
import { createPadSurface, type PadSurface } from './padSurface';
import { useKeyboardPencil } from './useKeyboardPencil';

export interface PaperProps {
  store: PadStore;
  /** Settings of the next stroke. */
  setting: PadSetting;
  /** Path data of the template; empty without one. */
  guide: string;
  /** URL of an image to trace. */
  reference: string | null;
  /** The image cannot be displayed. */
  onReferenceError: () => void;
}

/** The paper with its guides. It is drawn on with a pointer or with the keyboard. */
export function Paper({ store, setting, guide, reference, onReferenceError }: PaperProps) {
  const helpId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLCanvasElement>(null);
  const surface = useRef<PadSurface>(null);
  const [isKeyboard, setKeyboard] = useState(false);

  const settingNow = useEffectEvent(() => setting);

  useLayoutEffect(() => {
    if (!sheet.current || !paper.current) return;
    const element = sheet.current;
    const made = createPadSurface(paper.current);
    surface.current = made;
    const show = (): void => made.show(store.gestures());
    made.resize(element.clientWidth);
    show();
    const stopShowing = store.onDrawn(show);
    const observer = new ResizeObserver(() => made.resize(element.clientWidth));
    observer.observe(element);
    const stopListening = listenToPad(element, { surface: made, store, setting: () => settingNow() });
    return () => {
      stopListening();
      stopShowing();
      observer.disconnect();
      made.close();
      surface.current = null;
    };
  }, [store]);

  const { cursor, isDown, onKeyDown, onBlur } = useKeyboardPencil({ surface, setting, store });
  const { strokes } = useSyncExternalStore(store.subscribe, store.summary);

  return (
    <div className={styles.sheet} ref={sheet} data-tool={setting.brush.tool}>
      {reference !== null && <img src={reference} alt="" onError={onReferenceError} className={styles.reference} />}
      <svg className={styles.guides} viewBox={`0 0 ${DRAWING_SIZE} ${DRAWING_SIZE}`} aria-hidden="true">
        {guide !== '' && <path d={guide} className={styles.guide} />}
        <SymmetryGuide symmetry={setting.symmetry} />
      </svg>
      <canvas
        ref={paper}
        className={styles.layer}
        role="application"
        aria-roledescription="drawing area"
        aria-label={`${drawingMessages.paper}, ${countStrokes(strokes)}`}
        aria-describedby={helpId}
        tabIndex={0}
        onKeyDown={(event) => {
          setKeyboard(true);
          onKeyDown(event);
        }}
        onBlur={() => {
          setKeyboard(false);
          onBlur?.();
        }}
        onPointerDown={() => setKeyboard(false)}
      />
      {isKeyboard && (
        <svg className={styles.guides} viewBox={`0 0 ${DRAWING_SIZE} ${DRAWING_SIZE}`} aria-hidden="true">
          <path
            className={styles.cursor}
            data-down={isDown || undefined}
            d={`M${cursor.x - 14} ${cursor.y}h28M${cursor.x} ${cursor.y - 14}v28`}
          />
          <circle className={styles.cursor} cx={cursor.x} cy={cursor.y} r={Math.max(3, setting.brush.size / 2)} />
        </svg>
      )}
      <VisuallyHidden>
        <span id={helpId}>{drawingMessages.paperHelp}</span>
      </VisuallyHidden>
    </div>
  );
}

/** The axis of a mirror, or the rays of a rosette. */
function SymmetryGuide({ symmetry }: Pick<PadSetting, 'symmetry'>) {
  const middle = DRAWING_SIZE / 2;
  if (symmetry.kind === 'off') return null;
  if (symmetry.kind === 'mirror') return <path className={styles.axis} d={`M${middle} 8V${DRAWING_SIZE - 8}`} />;
  const rays = Array.from({ length: symmetry.fold }, (_, turn) => {
    const angle = (2 * Math.PI * turn) / symmetry.fold - Math.PI / 2;
    return `M${middle} ${middle}l${(Math.cos(angle) * (middle - 8)).toFixed(1)} ${(Math.sin(angle) * (middle - 8)).toFixed(1)}`;
  });
  return <path className={styles.axis} d={rays.join('')} />;
}
