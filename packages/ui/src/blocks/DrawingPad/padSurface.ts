import { DRAWING_SIZE } from '@jewelry/contract/constants';
import type { DrawingPath } from '@jewelry/contract';
import type { Gesture } from './padHistory';
import { outlineOf, pathOf, shapeOf, type Brush, type StrokePoint } from './strokes';
import { placesOf, type Symmetry } from './symmetry';

/** A picture of the paper is kept after so many gestures: Undo then redraws fewer than these. */
const SNAPSHOT_EVERY = 50;
/** The oldest pictures are let go; going back beyond them redraws from the beginning, once. */
const SNAPSHOTS_KEPT = 8;
/** More device pixels than this are not seen, only paid for. */
const MAX_PIXEL_RATIO = 2;

/** The stroke under the pointer. */
export interface LiveStroke {
  readonly brush: Brush;
  readonly points: readonly StrokePoint[];
  readonly isPen: boolean;
  readonly symmetry: Symmetry;
}

export interface PadSurface {
  /** Shows these gestures. What is the same as before is not drawn again. */
  show(gestures: readonly Gesture[]): void;
  /** Shows the stroke under the pointer in the next frame, or none. */
  showLive(stroke: LiveStroke | null): void;
  /** Fits the canvases to a view of this side, CSS px. */
  resize(side: number): void;
  close(): void;
}

const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas');
  return context;
};

function ink(context: CanvasRenderingContext2D, path: DrawingPath, shape: Path2D): void {
  context.globalCompositeOperation = path.tool === 'eraser' ? 'destination-out' : 'source-over';
  context.fillStyle = path.color;
  context.fill(shape);
}

/**
 * The paper: finished strokes on one canvas with snapshots behind it, the stroke in progress on another above it. An
 * eraser in progress works on the finished strokes at once. Nothing here passes through React.
 */
export function createPadSurface(paper: HTMLCanvasElement, overlay: HTMLCanvasElement): PadSurface {
  const paperContext = contextOf(paper);
  const overlayContext = contextOf(overlay);
  let shown: readonly Gesture[] = [];
  /** Whether an eraser in progress has touched the paper since it was last drawn. */
  let isPaperTouched = false;
  let live: LiveStroke | null = null;
  let frame = 0;
  const snapshots = new Map<number, HTMLCanvasElement>();

  function clear(context: CanvasRenderingContext2D): void {
    context.save();
    context.resetTransform();
    context.globalCompositeOperation = 'source-over';
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    context.restore();
  }

  function keepSnapshot(count: number): void {
    if (count % SNAPSHOT_EVERY !== 0 || snapshots.has(count)) return;
    const snapshot = document.createElement('canvas');
    snapshot.width = paper.width;
    snapshot.height = paper.height;
    contextOf(snapshot).drawImage(paper, 0, 0);
    snapshots.set(count, snapshot);
    const oldest = Math.min(...snapshots.keys());
    if (snapshots.size > SNAPSHOTS_KEPT) snapshots.delete(oldest);
  }

  function drawFrom(start: number, gestures: readonly Gesture[]): void {
    for (let index = start; index < gestures.length; index += 1) {
      for (const path of gestures[index] ?? []) ink(paperContext, path, shapeOf(path));
      keepSnapshot(index + 1);
    }
  }

  /** Begins again at the latest snapshot that still holds. */
  function rebuild(gestures: readonly Gesture[], same: number): void {
    for (const count of snapshots.keys()) if (count > same) snapshots.delete(count);
    const start = Math.max(0, ...[...snapshots.keys()].filter((count) => count <= gestures.length));
    const snapshot = snapshots.get(start);
    clear(paperContext);
    if (snapshot) {
      paperContext.save();
      paperContext.resetTransform();
      paperContext.globalCompositeOperation = 'source-over';
      paperContext.drawImage(snapshot, 0, 0);
      paperContext.restore();
    }
    drawFrom(start, gestures);
  }

  function drawLive(): void {
    frame = 0;
    clear(overlayContext);
    if (!live) return;
    const path = pathOf(live.brush, live.points, live.isPen);
    const shape = new Path2D(outlineOf(path, false));
    const isEraser = live.brush.tool === 'eraser';
    const context = isEraser ? paperContext : overlayContext;
    if (isEraser) isPaperTouched = true;
    for (const place of placesOf(live.symmetry)) {
      context.save();
      context.transform(...place);
      ink(context, path, shape);
      context.restore();
    }
  }

  return {
    show(gestures) {
      let same = 0;
      while (same < gestures.length && gestures[same] === shown[same]) same += 1;
      const onlyAdds = same === shown.length && !isPaperTouched;
      if (onlyAdds) drawFrom(same, gestures);
      else rebuild(gestures, same);
      shown = gestures;
      isPaperTouched = false;
    },
    showLive(stroke) {
      const wasShown = live !== null;
      live = stroke;
      if (stroke ?? wasShown) frame ||= requestAnimationFrame(drawLive);
    },
    resize(side) {
      const pixels = Math.round(side * Math.min(MAX_PIXEL_RATIO, devicePixelRatio));
      if (pixels === 0 || pixels === paper.width) return;
      for (const context of [paperContext, overlayContext]) {
        context.canvas.width = pixels;
        context.canvas.height = pixels;
        context.scale(pixels / DRAWING_SIZE, pixels / DRAWING_SIZE);
      }
      snapshots.clear();
      rebuild(shown, 0);
      if (live) drawLive();
    },
    close() {
      cancelAnimationFrame(frame);
      snapshots.clear();
    },
  };
}
