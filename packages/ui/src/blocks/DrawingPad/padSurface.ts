import { DRAWING_SIZE, type DrawingTool } from '@jewelry/contract/constants';
import type { DrawingPath } from '@jewelry/contract';
import { liveInk, type InkSegment } from './liveInk';
import type { Gesture } from './padHistory';
import { shapeOf, type Brush, type StrokePoint } from './strokes';
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

const operationOf = (tool: DrawingTool): GlobalCompositeOperation => (tool === 'eraser' ? 'destination-out' : 'source-over');

function ink(context: CanvasRenderingContext2D, path: DrawingPath): void {
  context.globalCompositeOperation = operationOf(path.tool);
  context.fillStyle = path.color;
  context.fill(shapeOf(path));
}

/** Draws a stroke in progress on. */
function trail(context: CanvasRenderingContext2D, { tool, color }: Brush, segments: readonly InkSegment[]): void {
  context.globalCompositeOperation = operationOf(tool);
  context.strokeStyle = color;
  context.lineCap = 'round';
  for (const { from, control, to, width } of segments) {
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(...from);
    context.quadraticCurveTo(...control, ...to);
    context.stroke();
  }
}

/**
 * The paper: finished strokes are kept on a canvas of their own with snapshots behind it, and the one in view shows them
 * with the stroke in progress on top. Nothing here passes through React.
 */
export function createPadSurface(view: HTMLCanvasElement): PadSurface {
  const viewContext = contextOf(view);
  const finished = document.createElement('canvas');
  const finishedContext = contextOf(finished);
  let shown: readonly Gesture[] = [];
  let live: LiveStroke | null = null;
  /** The stroke that the view shows over the finished ones, and what is still to be drawn of it. */
  let inked: { readonly points: readonly StrokePoint[]; readonly next: ReturnType<typeof liveInk> } | null = null;
  let frame = 0;
  const snapshots = new Map<number, HTMLCanvasElement>();

  function copy(context: CanvasRenderingContext2D, from: HTMLCanvasElement | undefined): void {
    context.save();
    context.resetTransform();
    context.globalCompositeOperation = 'source-over';
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    if (from) context.drawImage(from, 0, 0);
    context.restore();
  }

  function keepSnapshot(count: number): void {
    if (count % SNAPSHOT_EVERY !== 0 || snapshots.has(count)) return;
    const snapshot = document.createElement('canvas');
    snapshot.width = finished.width;
    snapshot.height = finished.height;
    copy(contextOf(snapshot), finished);
    snapshots.set(count, snapshot);
    const oldest = Math.min(...snapshots.keys());
    if (snapshots.size > SNAPSHOTS_KEPT) snapshots.delete(oldest);
  }

  function drawFrom(start: number, gestures: readonly Gesture[]): void {
    for (let index = start; index < gestures.length; index += 1) {
      for (const path of gestures[index] ?? []) ink(finishedContext, path);
      keepSnapshot(index + 1);
    }
  }

  /** Begins again at the latest snapshot that still holds. */
  function rebuild(gestures: readonly Gesture[], same: number): void {
    for (const count of snapshots.keys()) if (count > same) snapshots.delete(count);
    const start = Math.max(0, ...[...snapshots.keys()].filter((count) => count <= gestures.length));
    copy(finishedContext, snapshots.get(start));
    drawFrom(start, gestures);
  }

  function showFinished(): void {
    copy(viewContext, finished);
    inked = null;
  }

  /** Goes on with the stroke where the last frame left it. */
  function drawLive(): void {
    frame = 0;
    if (inked && inked.points !== live?.points) showFinished();
    if (!live) return;
    inked ??= { points: live.points, next: liveInk(live.brush, live.isPen) };
    const segments = inked.next(live.points);
    for (const place of placesOf(live.symmetry)) {
      viewContext.save();
      viewContext.transform(...place);
      trail(viewContext, live.brush, segments);
      viewContext.restore();
    }
  }

  return {
    show(gestures) {
      let same = 0;
      while (same < gestures.length && gestures[same] === shown[same]) same += 1;
      if (same === shown.length) drawFrom(same, gestures);
      else rebuild(gestures, same);
      shown = gestures;
      showFinished();
    },
    showLive(stroke) {
      const wasShown = live !== null;
      live = stroke;
      if (stroke ?? wasShown) frame ||= requestAnimationFrame(drawLive);
    },
    resize(side) {
      const pixels = Math.round(side * Math.min(MAX_PIXEL_RATIO, devicePixelRatio));
      if (pixels === 0 || pixels === view.width) return;
      for (const context of [finishedContext, viewContext]) {
        context.canvas.width = pixels;
        context.canvas.height = pixels;
        context.scale(pixels / DRAWING_SIZE, pixels / DRAWING_SIZE);
      }
      snapshots.clear();
      rebuild(shown, 0);
      showFinished();
      if (live) drawLive();
    },
    close() {
      cancelAnimationFrame(frame);
      snapshots.clear();
    },
  };
}
