/** Strokes of a drawing pad as ink: lines by colour, after the eraser. */
import type { Vec3 } from '../piece';
import type { GemKind } from '../spec';
import { SQUARE } from '../curves/figure';
import { distance, lerp } from '../geometry/vec';

/** The material of each pad colour. */
export const INKS = {
  '#000000': 'metal',
  '#FF0000': 'ruby',
  '#0000FF': 'blue-sapphire',
  '#008000': 'emerald',
} as const satisfies Record<string, GemKind | 'metal'>;
export type Ink = (typeof INKS)[keyof typeof INKS];

/** One stroke as the pad records it: in a square of 512 units, x to the right and y downwards. */
export interface DrawnPath {
  readonly points: readonly (readonly [x: number, y: number, pressure: number])[];
  readonly tool: 'pencil' | 'eraser';
  readonly color: keyof typeof INKS;
  /** Brush width in units, and the influence of pressure on it (-1 to 1). */
  readonly options: { readonly size: number; readonly thinning?: number };
  /** Size of the canvas that the points lie on. @default 512 */
  readonly width?: number;
  readonly height?: number;
}

/** A line of ink: points of x, y and half width. */
export interface InkLine {
  readonly ink: Ink;
  readonly points: readonly Vec3[];
  /** Brush width, units. */
  readonly brush: number;
}

/** Ink farther than this outside the square is invisible on the pad, units. */
const MARGIN = 40;
/** Distance between the points of a line, units. */
const SPACING = 3;
/** Total line length beyond which further strokes are ignored, units. */
const MOST_INK = 12_000;
/** Default influence of pressure in perfect-freehand. */
const THINNING = 0.5;
const ERASER_CELL = 24;

const isFinitePoint = (p: readonly number[]): boolean => p.every(Number.isFinite);

function inked(path: DrawnPath): Vec3[] {
  const unit = SQUARE / (Math.max(path.width ?? SQUARE, path.height ?? SQUARE) || SQUARE);
  const brush = path.options.size * unit;
  const thinning = path.options.thinning ?? THINNING;
  return path.points
    .filter(isFinitePoint)
    .map(([x, y, pressure]): Vec3 => [x * unit, y * unit, brush * Math.max(0.15, 0.5 - thinning * (0.5 - pressure))]);
}

/** Resamples to at most the spacing; every input point remains unless it coincides with its neighbour. */
function dense(points: readonly Vec3[]): Vec3[] {
  const out: Vec3[] = points.slice(0, 1);
  for (const p of points.slice(1)) {
    const from = out.at(-1)!;
    const far = distance(from, p);
    if (far < SPACING / 3) continue;
    const steps = Math.max(1, Math.ceil(far / SPACING));
    for (let i = 1; i <= steps; i++) out.push(lerp(from, p, i / steps));
  }
  return out;
}

/** Runs of consecutive points for which `keep` is true, each of at least one point. */
function runs(points: readonly Vec3[], keep: (p: Vec3) => boolean): Vec3[][] {
  const out: Vec3[][] = [];
  let open: Vec3[] | null = null;
  for (const p of points) {
    if (!keep(p)) open = null;
    else if (open) open.push(p);
    else out.push((open = [p]));
  }
  return out;
}

/** True when an eraser's stroke removes the middle of the ink at a point. */
function erasedBy(eraser: readonly Vec3[]): (p: Vec3) => boolean {
  const cells = new Map<string, Vec3[]>();
  for (const p of eraser) {
    const key = `${Math.floor(p[0] / ERASER_CELL)} ${Math.floor(p[1] / ERASER_CELL)}`;
    cells.set(key, [...(cells.get(key) ?? []), p]);
  }
  return ([x, y]) => {
    const [i, j] = [Math.floor(x / ERASER_CELL), Math.floor(y / ERASER_CELL)];
    for (const di of [-1, 0, 1])
      for (const dj of [-1, 0, 1]) {
        for (const e of cells.get(`${i + di} ${j + dj}`) ?? []) if (Math.hypot(e[0] - x, e[1] - y) < e[2]) return true;
      }
    return false;
  };
}

const isOnPaper = ([x, y]: Vec3): boolean => x > -MARGIN && y > -MARGIN && x < SQUARE + MARGIN && y < SQUARE + MARGIN;

/** The ink that remains of the strokes, in drawing order. A drawing entirely outside the square is not clipped. */
export function inkOf(paths: readonly DrawnPath[]): InkLine[] {
  const drawn = paths.map((path) => ({ path, points: inked(path) }));
  const isBeside = !drawn.some(({ path, points }) => path.tool === 'pencil' && points.some(isOnPaper));
  let lines: InkLine[] = [];
  let budget = MOST_INK;
  for (const { path, points } of drawn) {
    const kept: Vec3[][] = isBeside ? (points.length > 0 ? [points] : []) : runs(points, isOnPaper);
    for (const run of kept) {
      if (budget <= 0) return lines;
      const line = dense(run).slice(0, Math.ceil(budget / SPACING));
      budget -= line.length * SPACING;
      if (path.tool === 'eraser') {
        const isErased = erasedBy(line);
        lines = lines.flatMap((l) => runs(l.points, (p) => !isErased(p)).map((rest) => ({ ...l, points: rest })));
      } else lines.push({ ink: INKS[path.color], points: line, brush: path.options.size });
    }
  }
  return lines;
}
