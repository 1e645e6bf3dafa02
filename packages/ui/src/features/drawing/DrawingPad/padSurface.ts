import { DRAWING_SIZE, type DrawingTool } from '@jewelry/contract/constants';
import type { DrawingPath } from '@jewelry/contract';
import { liveInk, type InkRun } from './liveInk';
import type { Gesture } from './padHistory';
import { shapeOf, type Brush, type StrokePoint } from './strokes';
import { transformsOf, type Symmetry, type Transform } from './symmetry';

/** Takes a snapshot of the paper after this many gestures, so that Undo redraws fewer than these. */
const SNAPSHOT_EVERY = 50;
/** Older snapshots are dropped; undoing beyond them redraws all strokes once. */
const SNAPSHOTS_KEPT = 8;
/** More device pixels are invisible and only cost time. */
const MAX_PIXEL_RATIO = 2;

/** A stroke in progress. */
export interface LiveStroke {
  readonly brush: Brush;
  readonly points: readonly StrokePoint[];
  readonly isPen: boolean;
  readonly symmetry: Symmetry;
}

interface LiveInk {
  /** The points of the stroke, an array that grows while the stroke does. */
  readonly points: readonly StrokePoint[];
  readonly next: ReturnType<typeof liveInk>;
  readonly repetitions: readonly Transform[];
}

export interface PadSurface {
  /** Shows the given gestures without redrawing unchanged ones. */
  show(gestures: readonly Gesture[]): void;
  /** Draws the new part of the stroke in progress over the finished ones. */
  showLive(stroke: LiveStroke): void;
  /** Shows only the finished strokes. */
  drop(): void;
  /** Resizes the canvases for a view of this side, CSS px. */
  resize(side: number): void;
  close(): void;
}

const contextOf = (
  canvas: HTMLCanvasElement,
  settings?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d', settings);
  if (!context) throw new Error('This browser cannot draw on a canvas');
  return context;
};

const operationOf = (tool: DrawingTool): GlobalCompositeOperation =>
  tool === 'eraser' ? 'destination-out' : 'source-over';

function ink(context: CanvasRenderingContext2D, path: DrawingPath): void {
  context.globalCompositeOperation = operationOf(path.tool);
  context.fillStyle = path.color;
  context.fill(shapeOf(path));
}

/** An area of a canvas, in whole pixels. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The area of a canvas of this side that gestures cover, both in progress and outlined. */
function areaOf(gestures: readonly Gesture[], side: number): Area {
  let [left, top, right, bottom] = [DRAWING_SIZE, DRAWING_SIZE, 0, 0];
  for (const { points, options } of gestures.flat()) {
    for (const [x, y] of points) {
      left = Math.min(left, x - options.size);
      top = Math.min(top, y - options.size);
      right = Math.max(right, x + options.size);
      bottom = Math.max(bottom, y + options.size);
    }
  }
  const pixel = (units: number): number => Math.min(side, Math.max(0, (units * side) / DRAWING_SIZE));
  const [from, above] = [Math.floor(pixel(left)), Math.floor(pixel(top))];
  return { left: from, top: above, width: Math.ceil(pixel(right)) - from, height: Math.ceil(pixel(bottom)) - above };
}

/** Draws more of a stroke in progress. */
function trail(context: CanvasRenderingContext2D, runs: readonly InkRun[]): void {
  for (const { width, from, curves } of runs) {
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(from[0], from[1]);
    for (const [control, to] of curves) context.quadraticCurveTo(control[0], control[1], to[0], to[1]);
    context.stroke();
  }
}

/**
 * The paper: a separate canvas with snapshots has the finished strokes, and the visible canvas shows them with the
 * stroke in progress on top. Rendering bypasses React.
 */
export function createPadSurface(view: HTMLCanvasElement): PadSurface {
  // Desynchronized ink does not wait for the rest of the page: it follows the pencil more closely and needs fewer
  // copies of the paper.
  const viewContext = contextOf(view, { desynchronized: true });
  const finished = document.createElement('canvas');
  const finishedContext = contextOf(finished);
  /** Side of both canvases, pixels. */
  let side = 0;
  let shown: readonly Gesture[] = [];
  /** The stroke drawn over the finished ones, and its part that is not drawn yet. */
  let inked: LiveInk | null = null;
  const snapshots = new Map<number, HTMLCanvasElement>();

  /** Copies a canvas, or an area of it, pixels. */
  function copy(context: CanvasRenderingContext2D, from: HTMLCanvasElement | undefined, area?: Area): void {
    const { left, top, width, height } = area ?? {
      left: 0,
      top: 0,
      width: context.canvas.width,
      height: context.canvas.height,
    };
    if (width <= 0 || height <= 0) return;
    context.save();
    context.resetTransform();
    context.globalCompositeOperation = 'source-over';
    context.clearRect(left, top, width, height);
    if (from) context.drawImage(from, left, top, width, height, left, top, width, height);
    context.restore();
  }

  function storeSnapshot(count: number): void {
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
      storeSnapshot(index + 1);
    }
  }

  /** Restarts from the latest snapshot that is still valid. */
  function rebuild(gestures: readonly Gesture[], same: number): void {
    for (const count of snapshots.keys()) if (count > same) snapshots.delete(count);
    const start = Math.max(0, ...[...snapshots.keys()].filter((count) => count <= gestures.length));
    copy(finishedContext, snapshots.get(start));
    drawFrom(start, gestures);
  }

  function showFinished(area?: Area): void {
    copy(viewContext, finished, area);
    inked = null;
  }

  /** Clears the canvases and draws everything. */
  function begin(): void {
    for (const context of [finishedContext, viewContext]) {
      context.canvas.width = side;
      context.canvas.height = side;
      context.scale(side / DRAWING_SIZE, side / DRAWING_SIZE);
    }
    snapshots.clear();
    rebuild(shown, 0);
    showFinished();
  }

  /** A browser short of memory discards canvases, and restores them empty. */
  for (const canvas of [finished, view]) canvas.addEventListener('contextrestored', begin);

  /** Starts the ink of a stroke; the context keeps its drawing state until the stroke ends. */
  function inkOf({ points, brush, symmetry, isPen }: LiveStroke): LiveInk {
    viewContext.globalCompositeOperation = operationOf(brush.tool);
    viewContext.strokeStyle = brush.color;
    viewContext.lineCap = 'round';
    viewContext.lineJoin = 'round';
    const [, ...repetitions] = transformsOf(symmetry);
    return { points, next: liveInk(brush, isPen), repetitions };
  }

  return {
    show(gestures) {
      let same = 0;
      while (same < gestures.length && gestures[same] === shown[same]) same += 1;
      const isMore = same === shown.length;
      if (isMore) drawFrom(same, gestures);
      else rebuild(gestures, same);
      shown = gestures;
      showFinished(isMore && same < gestures.length ? areaOf(gestures.slice(same), view.width) : undefined);
    },
    showLive(stroke) {
      if (inked?.points !== stroke.points) inked = inkOf(stroke);
      const runs = inked.next(stroke.points);
      trail(viewContext, runs);
      for (const place of inked.repetitions) {
        viewContext.save();
        viewContext.transform(...place);
        trail(viewContext, runs);
        viewContext.restore();
      }
    },
    drop: () => showFinished(),
    resize(viewSide) {
      const pixels = Math.round(viewSide * Math.min(MAX_PIXEL_RATIO, devicePixelRatio));
      if (pixels === 0 || pixels === side) return;
      side = pixels;
      begin();
    },
    close() {
      for (const canvas of [finished, view]) canvas.removeEventListener('contextrestored', begin);
      snapshots.clear();
    },
  };
}
