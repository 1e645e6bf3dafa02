import { DRAWING_SIZE } from '@jewelry/contract/constants';
import type { Gesture } from './padHistory';
import type { PadStore } from './padStore';
import type { LiveStroke, PadSurface } from './padSurface';
import { pathOf, strokePoint, type Brush, type StrokePoint } from './strokes';
import { move, transformsOf, type Symmetry } from './symmetry';

/** Points closer than this to the last one are ignored, units. */
const MIN_STEP = 0.8;
/** A tap of two fingers within this time and without movement is Undo, ms. */
const TAP_MS = 350;
const TAP_SLOP_PX = 12;
/** Bit of `buttons` for the eraser end of a pen. */
const ERASER_BUTTON = 32;

/** Settings of the next gesture. */
export interface PadSetting {
  readonly brush: Brush;
  readonly symmetry: Symmetry;
}

/** A stroke and its repetitions, as one entry of the history. */
export const gestureOf = ({ brush, symmetry }: PadSetting, points: readonly StrokePoint[], isPen: boolean): Gesture =>
  transformsOf(symmetry).map((place) => pathOf(brush, move(points, place), isPen));

interface PointerStroke extends LiveStroke {
  readonly pointer: number;
  readonly points: StrokePoint[];
  /** Bounds of the paper, px. */
  box: DOMRect;
}

interface PadPointerOptions {
  readonly surface: PadSurface;
  readonly store: PadStore;
  /** Settings of the next stroke. */
  readonly setting: () => PadSetting;
}

/**
 * Turns pointer events on the paper into gestures. After a pen was seen, also hovering, fingers and palms no longer
 * draw, and the pen cancels a stroke of a resting palm. A tap of two fingers is Undo.
 * @returns a function that stops listening
 */
export function listenToPad(paper: HTMLElement, { surface, store, setting }: PadPointerOptions): () => void {
  let stroke: PointerStroke | null = null;
  /** Aborted when the stroke ends. */
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

  /** A palm touches the paper before its pen. */
  function seePen(): void {
    store.keepToPen(true);
    if (stroke && !stroke.isPen) drop();
  }

  /** The window was rotated or resized during the stroke. */
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
   * released in another window, without an event here, has ended its stroke.
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
