import { DRAWING_SIZE } from '@jewelry/contract/constants';
import type { Gesture } from './padHistory';
import type { PadStore } from './padStore';
import type { LiveStroke, PadSurface } from './padSurface';
import { pathOf, strokePoint, type Brush, type StrokePoint } from './strokes';
import { move, placesOf, type Symmetry } from './symmetry';

/** Points nearer than this to the last one say nothing new, units. */
const MIN_STEP = 0.8;
/** Two fingers that lift within this time and stay in place take the last gesture back. */
const TAP_MS = 350;
const TAP_SLOP_PX = 12;
/** The bit of `buttons` for the eraser end of a pen. */
const ERASER_BUTTON = 32;

/** What the next gesture is drawn with. */
export interface PadSetting {
  readonly brush: Brush;
  readonly symmetry: Symmetry;
}

/** The stroke with its repetitions, as it goes into the history. */
export const gestureOf = ({ brush, symmetry }: PadSetting, points: readonly StrokePoint[], isPen: boolean): Gesture =>
  placesOf(symmetry).map((place) => pathOf(brush, move(points, place), isPen));

interface PointerStroke extends LiveStroke {
  readonly pointer: number;
  readonly points: StrokePoint[];
  /** Where the paper lies, px. */
  box: DOMRect;
}

interface PadPointerOptions {
  readonly surface: PadSurface;
  readonly store: PadStore;
  /** With what the next stroke is drawn. */
  readonly setting: () => PadSetting;
}

/**
 * Turns pointers over the paper into gestures. After a pen was seen, hovering included, fingers and palms no longer
 * draw, and the pen cancels a stroke started by a resting palm; a tap of two fingers is Undo.
 * @returns how to stop listening.
 */
export function listenToPad(paper: HTMLElement, { surface, store, setting }: PadPointerOptions): () => void {
  let stroke: PointerStroke | null = null;
  /** Ends with the stroke. */
  let moving = new AbortController();
  const fingers = new Map<number, { readonly x: number; readonly y: number }>();
  let tap: { readonly since: number; isStill: boolean } | null = null;

  function add(event: PointerEvent): void {
    if (!stroke) return;
    const { points, isPen, box } = stroke;
    const scale = DRAWING_SIZE / box.width;
    const next = strokePoint(
      (event.clientX - box.left) * scale,
      (event.clientY - box.top) * scale,
      isPen ? event.pressure : undefined,
    );
    const last = points.at(-1);
    if (!last || (next[0] - last[0]) ** 2 + (next[1] - last[1]) ** 2 >= MIN_STEP ** 2) points.push(next);
  }

  function drop(): void {
    if (!stroke) return;
    stroke = null;
    moving.abort();
    surface.drop();
    store.release();
  }

  /** A palm lies down before its pen. */
  function seePen(): void {
    store.keepToPen(true);
    if (stroke && !stroke.isPen) drop();
  }

  /** The window was turned or resized under the pencil. */
  function measure(): void {
    if (stroke) stroke.box = paper.getBoundingClientRect();
  }

  function onDown(event: PointerEvent): void {
    if (event.pointerType === 'pen') seePen();
    if (event.pointerType === 'touch') {
      if (stroke?.isPen) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 2) tap = { since: event.timeStamp, isStill: true };
      if (fingers.size > 1) drop();
      if (fingers.size > 1 || store.isPenUsed()) return;
    }
    const isEraserEnd = (event.buttons & ERASER_BUTTON) !== 0;
    if (stroke || (event.button !== 0 && !isEraserEnd)) return;
    const now = setting();
    const brush = isEraserEnd ? { ...now.brush, tool: 'eraser' as const } : now.brush;
    store.hold();
    paper.setPointerCapture(event.pointerId);
    moving = new AbortController();
    window.addEventListener('pointermove', onStroke, { signal: moving.signal, capture: true });
    window.addEventListener('resize', measure, { signal: moving.signal });
    stroke = {
      pointer: event.pointerId,
      brush,
      symmetry: now.symmetry,
      isPen: event.pointerType === 'pen',
      box: paper.getBoundingClientRect(),
      points: [],
    };
    add(event);
    surface.showLive(stroke);
  }

  function onMove(event: PointerEvent): void {
    if (event.pointerType === 'pen') seePen();
    const finger = fingers.get(event.pointerId);
    if (finger && tap && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > TAP_SLOP_PX)
      tap.isStill = false;
  }

  /**
   * Runs in the capture phase, because the listeners on the way to the paper would cost more than the stroke. A pointer
   * that was lifted in another window, without an event here, has ended its stroke there.
   */
  function onStroke(event: PointerEvent): void {
    if (stroke?.pointer !== event.pointerId) return;
    event.stopPropagation();
    if (event.buttons === 0) return finish();
    const passed = event.getCoalescedEvents();
    for (const step of passed.length > 0 ? passed : [event]) add(step);
    surface.showLive(stroke);
  }

  function finish(): void {
    if (!stroke) return;
    const gesture = gestureOf(stroke, stroke.points, stroke.isPen);
    stroke = null;
    moving.abort();
    store.draw(gesture);
  }

  function onUp(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (stroke?.pointer === event.pointerId) finish();
    if (tap && fingers.size === 0) {
      if (tap.isStill && event.timeStamp - tap.since <= TAP_MS) store.undo();
      tap = null;
    }
  }

  function onCancel(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) tap = null;
    if (stroke?.pointer === event.pointerId) drop();
  }

  const listening = new AbortController();
  const { signal } = listening;
  paper.addEventListener('pointerdown', onDown, { signal });
  paper.addEventListener('pointermove', onMove, { signal });
  paper.addEventListener('pointerup', onUp, { signal });
  paper.addEventListener('pointercancel', onCancel, { signal });
  return () => {
    listening.abort();
    moving.abort();
  };
}
