/** A name cut from sheet in one piece. */
import { smoothMin, type Field } from '../geometry/field';
import { wire } from '../geometry/wireField';
import type { Point2 } from '../geometry/curves';
import type { Stroke } from '../curves/figure';
import { refined } from '../geometry/refine';
import { sculpt } from '../geometry/sculpt';
import { mapped } from '../geometry/solid';
import { WORLD, add, type Axes } from '../geometry/vec';
import { nameStrokes, type NameStrokes } from '../motifs/name';
import { wireOf } from '../motifs/drawing';
import type { Vec3 } from '../piece';
import type { Stone } from '../spec';
import type { Bench } from './bench';
import { bezelCup } from './head';

/** Default half thickness of the sheet, and rounding of its edges, mm. */
const HALF_SHEET = 0.62;
const EDGE = 0.26;
/** Width of the fillet between strokes, mm. */
const FILLET = 0.22;
const GRID_MM = 0.14;

/** The strokes as sheet metal with rounded edges, in the plane z = 0. */
function plateField(strokes: readonly Stroke[], half: number): Field {
  const lines = strokes.map(({ points, halfWidth, closed }) => {
    const last = points.length - 1;
    return wire(
      points.map(([x, y]): Vec3 => [x, y, 0]),
      (t) => (typeof halfWidth === 'number' ? halfWidth : halfWidth[Math.round(t * last)]!),
      closed,
    );
  });
  const here = { x: NaN, y: NaN, limit: 0, flat: 0 };
  const flatAt = (x: number, y: number, limit: number): number => {
    if (x === here.x && y === here.y && limit <= here.limit) return here.flat;
    let flat = limit + FILLET;
    for (const line of lines) flat = smoothMin(flat, line(x, y, 0, flat + FILLET), FILLET);
    Object.assign(here, { x, y, limit, flat });
    return flat;
  };
  return (x, y, z, limit = 3) => {
    const over = Math.abs(z) - half;
    if (over > limit) return over;
    const a = flatAt(x, y, Math.max(limit, 0.5)) + EDGE;
    const b = over + EDGE;
    return Math.min(Math.max(a, b), 0) + Math.hypot(Math.max(a, 0), Math.max(b, 0)) - EDGE;
  };
}

export interface NamePlate {
  /** Lowest and highest points of the letters relative to the baseline, mm. */
  low: number;
  high: number;
  /** The lowest metal at `x`, mm; null without metal there. */
  footAt: (x: number) => number | null;
  /** The end of the last letter, and the direction in which the name is written. */
  after: Point2;
  onward: 1 | -1;
  /** Points for hanging by the ends, in the plate's plane. */
  ends: readonly [left: Point2, right: Point2];
  /** Points for holding from both sides: the outermost of the letters' lower half, or of the stone after them. */
  sides: (stone: Stone | undefined) => readonly [left: Point2, right: Point2];
  /**
   * Places it with the middle of its baseline at `origin`, and the stone after the name or the stones on its dots, which
   * may have their own part; a bend applies to each point.
   */
  place: (
    origin: Vec3,
    stone: Stone | undefined,
    more?: { bend?: (p: Vec3) => { at: Vec3; axes: Axes }; stonePart?: string; isOnDots?: boolean },
  ) => void;
}

/** Wall of a bezel on a dot, and height of its girdle over the sheet, mm. */
const DOT_RIM = 0.3;
const DOT_LIFT = 0.3;

/** The dots that hold stones, the highest first; all of them where the stones are not counted. */
const dotsFor = ({ dots }: NameStrokes, { count }: Stone): readonly Point2[] =>
  count === 0 ? dots : dots.toSorted((a, b) => b[1] - a[1]).slice(0, count);

const straight = (at: Vec3): { at: Vec3; axes: Axes } => ({ at, axes: WORLD });

/** Cuts a name out of sheet, `widthMm` wide and twice `half` thick. */
export function namePlate(bench: Bench, text: string, widthMm: number, half = HALF_SHEET): NamePlate {
  const name = nameStrokes(text, widthMm);
  const points = name.strokes.flatMap((s) => s.points);
  const reach = (k: 0 | 1, most: boolean): number => (most ? Math.max : Math.min)(...points.map((p) => p[k]));
  const [low, high] = [reach(1, false), reach(1, true)];
  const seatOf = (stone: Stone): Point2 => [name.after[0] + name.onward * (stone.size_mm * 0.5 + 0.35), name.after[1]];
  const furthest = (way: number, stone: Stone | undefined): Point2 => {
    const edge: Point2[] =
      stone && way === name.onward ? [[seatOf(stone)[0] + way * (stone.size_mm * 0.5 + 0.3), seatOf(stone)[1]]] : [];
    const inReach = points.filter((p) => p[1] <= (low + high) / 2);
    return [...inReach, ...edge].reduce((best, p) => (way * p[0] > way * best[0] ? p : best));
  };
  const footAt = (x: number): number | null => {
    const feet = name.strokes.flatMap(({ points: line, halfWidth }) =>
      line.flatMap((p, i) => {
        const half = typeof halfWidth === 'number' ? halfWidth : halfWidth[i]!;
        return Math.abs(p[0] - x) < half ? [p[1] - half] : [];
      }),
    );
    return feet.length > 0 ? Math.min(...feet) : null;
  };
  const place: NamePlate['place'] = (origin, stone, { bend, stonePart, isOnDots = false } = {}) => {
    const dots = stone && isOnDots ? dotsFor(name, stone) : [];
    const grounds = dots.map((at) => wireOf([at, [at[0], at[1] + 0.01]], stone!.size_mm / 2 + DOT_RIM));
    const field = plateField([...name.strokes, ...grounds], half);
    const flat = refined(
      sculpt(field, [reach(0, false) - 2, low - 2, -half - 0.5], [reach(0, true) + 2, high + 2, half + 0.5], GRID_MM),
      field,
    );
    if (bend)
      bench.add(
        mapped(flat, (p) => bend(add(origin, p)).at),
        40,
      );
    else bench.add(flat, 40, { origin });
    if (!stone) return;
    const put = bend ?? straight;
    const set = ({ at: seat, axes }: { at: Vec3; axes: Axes }, wallMm: number, depth: number): void => {
      bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: stone.size_mm, role: 'accent', origin: seat, axes });
      bench.add(bezelCup(stone.cut, stone.size_mm, axes, seat, { wallMm, depth, open: 0.6 }), 40);
    };
    const setAll = (): void => {
      if (dots.length === 0) set(put(add(origin, [...seatOf(stone), half * 0.4])), 0.45, stone.size_mm * 0.5 + 0.4);
      for (const dot of dots) set(put(add(origin, [...dot, half + DOT_LIFT])), DOT_RIM, DOT_LIFT + 0.5);
    };
    if (stonePart === undefined) setAll();
    else bench.inPart(stonePart, setAll);
  };
  return {
    low,
    high,
    footAt,
    after: name.after,
    onward: name.onward,
    ends: name.ends,
    sides: (stone) => [furthest(-1, stone), furthest(1, stone)],
    place,
  };
}
