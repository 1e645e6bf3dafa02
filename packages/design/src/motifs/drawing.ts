/** How the motifs are drawn: in units of 200 round the middle of the square, y upwards, then put onto the square. */
import type { Figure, Fill, Stroke } from '../curves/figure';
import { SQUARE } from '../curves/figure';
import type { Point2 } from '../geometry/curves';
import { bezier, raise, sample, spline, turn } from '../geometry/curves';

const UNIT = 200;
const put = ([x, y]: Point2): Point2 => [SQUARE / 2 + UNIT * x, SQUARE / 2 - UNIT * y];

/** A figure given in units round the origin, y upwards, as a figure of the square. */
export const drawn = ({ fills = [], strokes = [], stones = [], hang }: Partial<Figure>): Figure => ({
  fills: fills.map((f) => ({ ...f, outline: f.outline.map(put), ...(f.holes ? { holes: f.holes.map((h) => h.map(put)) } : {}) })),
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

export interface LeafShape {
  /** Base and tip of the midrib. */
  from: Point2;
  to: Point2;
  /** Greatest half width as a share of the length. */
  width: number;
  /** Sideways bend of the midrib as a share of the length, to the left when positive. */
  bend?: number;
  veins?: number;
}

/** A leaf of two rounded halves that meet in a groove, a raised midrib and engraved veins. */
export function leafBlade({ from, to, width, bend = 0, veins = 4 }: LeafShape): { fills: Fill[]; strokes: Stroke[] } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const at = (t: number, side: number): Point2 => {
    const off = bend * Math.sin(t * Math.PI) + side;
    return [from[0] + dx * t - dy * off, from[1] + dy * t + dx * off];
  };
  const half = (t: number): number => width * Math.sin(Math.PI * Math.min(1, Math.max(0, t)) ** 0.8) ** 0.95;
  const ts = sample(28, (t) => t);
  const length = Math.hypot(dx, dy);
  const fills = [1, -1].map((way): Fill => {
    const outline = [...ts.map((t) => at(t, way * half(t))), ...ts.slice(1, -1).toReversed().map((t) => at(t, -way * half(t) * 0.08))];
    return { outline: way > 0 ? outline.toReversed() : outline, rise: 'pillow' };
  });
  const strokes = [wireOf(sample(20, (t) => at(t * 0.94, 0)), sample(20, (t) => length * 0.028 * (1 - 0.75 * t)), { lifts: sample(20, () => length * 0.045) })];
  for (const way of [1, -1]) {
    for (let i = 0; i < veins; i++) {
      const t = 0.14 + (i / veins) * 0.66;
      strokes.push(wireOf(sample(7, (u) => at(t + 0.15 * u + 0.03 * u * u, way * half(t + 0.14) * 0.86 * (0.06 + 0.94 * u))), length * 0.0095, { engraved: true }));
    }
  }
  return { fills, strokes };
}
