/** Helpers for drawing motifs in units of 200 around the middle of the square, y upwards. */
import { bladeOutline } from '../curves/blade';
import type { FigureSeat } from '../spec';
import { SQUARE, movedFill, type Blade, type Figure, type Fill, type StonePlace, type Stroke } from '../curves/figure';
import { bezier, raise, sample, spline, turn, type Point2 } from '../geometry/curves';

const UNIT = 200;
const put = ([x, y]: Point2): Point2 => [SQUARE / 2 + UNIT * x, SQUARE / 2 - UNIT * y];

/** Converts a figure in units around the origin, y upwards, to a figure of the square. */
export const drawn = ({ fills = [], strokes = [], stones = [], hang, isSoldered = false }: Partial<Figure>): Figure => ({
  isSoldered,
  fills: fills.map((f) => movedFill(f, put, true)),
  strokes: strokes.map((s) => ({
    ...s,
    points: s.points.map(put),
    halfWidth: typeof s.halfWidth === 'number' ? s.halfWidth * UNIT : s.halfWidth.map((w) => w * UNIT),
    ...(s.lifts ? { lifts: s.lifts.map((l) => l * UNIT) } : {}),
  })),
  stones: stones.map((s) => ({ ...s, at: put(s.at), size: s.size * UNIT })),
  ...(hang ? { hang: put(hang) } : {}),
});

const flat = (points: readonly (readonly number[])[]): Point2[] => points.map((p): Point2 => [p[0]!, p[1]!]);

/** A smooth curve through the points. */
export const through = (points: readonly Point2[], closed = false, steps = 8): Point2[] => flat(spline(raise(points, 0), closed, steps));

/** Bezier curve from four control points. */
export const curve = (a: Point2, b: Point2, c: Point2, d: Point2, segments = 16): Point2[] => flat(bezier(raise([a, b, c, d], 0), segments));

export const arc = (cx: number, cy: number, r: number, from: number, to: number, count = 40): Point2[] =>
  sample(count, (t) => [cx + r * Math.cos(from + (to - from) * t), cy + r * Math.sin(from + (to - from) * t)] as const);

export const disc = (cx: number, cy: number, r: number, count = 64): Point2[] => turn(count, (a) => [cx + r * Math.cos(a), cy + r * Math.sin(a)] as const);

/** The figure's points turned by `angle` (counter-clockwise), scaled and moved. */
export const moved = (points: readonly Point2[], { angle = 0, scale = 1, flip = false, by = [0, 0] as Point2 } = {}): Point2[] => {
  const [c, s] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const out = points.map(([px, y]): Point2 => {
    const x = flip ? -px : px;
    return [x * c - y * s + by[0], x * s + y * c + by[1]];
  });
  return flip ? out.toReversed() : out;
};

/** Closed outline, symmetric about the y axis, from its right half (from the top down to the bottom). */
export const mirrored = (half: readonly Point2[]): Point2[] => [...half, ...half.toReversed().map((p): Point2 => [-p[0], p[1]])];

export const starOutline = (points: number, inner: number, r: number, start = Math.PI / 2): Point2[] =>
  turn(points * 2, (a, i) => {
    const k = i % 2 ? inner * r : r;
    return [k * Math.cos(a + start), k * Math.sin(a + start)] as const;
  });

export const wireOf = (points: readonly Point2[], halfWidth: number | readonly number[], more: Partial<Stroke> = {}): Stroke => ({ points, closed: false, halfWidth, ...more });

/**
 * Places that stay empty until stones are planned for them, such as the tips of a star; any number of them from the
 * first on is balanced.
 */
export const spare = (seat: FigureSeat, size: number, ...places: readonly Point2[]): StonePlace[] => places.map((at) => ({ at, size, role: 'accent', seat, isSpare: true }));

/** A place and its mirror image. */
export const bothSides = ([x, y]: Point2): Point2[] => [[x, y], [-x, y]];

/** The same for stones that name the seat. */
export const named = (seat: FigureSeat, size: number, ...places: readonly Point2[]): StonePlace[] => spare(seat, size, ...places).map((place) => ({ ...place, isNamed: true }));

/** `count` places around the middle, the first at the top. */
export const around = (count: number, radius: number, start = Math.PI / 2): Point2[] => turn(count, (a): Point2 => [radius * Math.cos(a + start), radius * Math.sin(a + start)]);

/** A leaf of two rounded halves that meet in a crisp midrib. */
export const leafBlade = (blade: Blade): Fill => ({ outline: bladeOutline(blade), rise: 'pillow', blade });
