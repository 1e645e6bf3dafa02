/** Leaves and flowers. */
import { onBlade } from '../curves/blade';
import type { Blade, Figure, Fill, Stroke } from '../curves/figure';
import { sample, turn, type Point2 } from '../geometry/curves';
import { TAU } from '../geometry/vec';
import { arc, around, curve, disc, drawn, leafBlade, moved, spare, through, wireOf } from './drawing';
import { partOf } from './regions';

export function leaf(): Figure {
  return drawn({
    fills: [leafBlade({ from: [-0.05, -0.8], to: [0.1, 1], width: 0.24, bend: 0.07, veins: 7 })],
    strokes: [wireOf(curve([-0.03, -0.72], [-0.08, -0.95], [-0.16, -1.02], [-0.28, -1.06], 12), [...sample(13, (t) => 0.036 + 0.032 * t)], { lifts: sample(13, () => 0.015) })],
    stones: [{ at: [0.02, -0.34], size: 0.36, role: 'center' }],
    hang: [0.09, 0.97],
  });
}

/** A laurel spray: pairs of small leaves along a curved stem. */
export function branch(): Figure {
  const stem = (t: number): Point2 => [0.24 * Math.sin(t * 2.4) - 0.12, -1 + 1.75 * t];
  const fills: Fill[] = [];
  const strokes: Stroke[] = [wireOf(sample(40, stem), sample(40, (t) => 0.052 - 0.022 * t))];
  const add = (from: Point2, angle: number, length: number): void => {
    fills.push(leafBlade({ from, to: [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length], width: 0.17, bend: 0.05, veins: 5 }));
  };
  for (let i = 0; i < 4; i++) {
    const t = 0.22 + i * 0.2;
    const way = Math.atan2(1.75, 0.58 * Math.cos(t * 2.4));
    for (const side of [1, -1]) add(stem(t + (side > 0 ? 0.05 : 0)), way + side * (0.92 - i * 0.08), 0.88 - i * 0.09);
  }
  add(stem(0.98), Math.PI / 2 - 0.25, 0.58);
  return drawn({ fills: partOf('leaves', ...fills), strokes, stones: [{ at: stem(0.1), size: 0.28, role: 'center' }] });
}

/** A climbing stem in a long S with leaves and curled tendrils. */
export function vine(): Figure {
  const stem = (t: number): Point2 => [0.36 * Math.sin(t * TAU * 0.95 + 0.3), -1 + 1.9 * t];
  const tendril = (at: Point2, way: number, r: number): Stroke => {
    const spiral = sample(36, (t): Point2 => {
      const a = -Math.PI / 2 + t * 7.4;
      const k = r * (1 - 0.8 * t);
      return [at[0] + way * (r * 1.15 + k * Math.cos(a)), at[1] + r + k * Math.sin(a)];
    });
    return wireOf(through([at, ...spiral.filter((_, i) => i % 3 === 0)], false, 5), 0.034, { tapered: true });
  };
  const fills: Fill[] = [];
  const strokes: Stroke[] = [wireOf(sample(60, stem), sample(60, (t) => 0.066 - 0.03 * t))];
  for (const [t, angle, length] of [[0.16, 0.25, 0.58], [0.3, 2.5, 0.62], [0.52, 2.9, 0.56], [0.66, 0.5, 0.6], [0.86, 0.15, 0.46], [0.98, 1.9, 0.5]] as const) {
    const from = stem(t);
    fills.push(leafBlade({ from, to: [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length], width: 0.3, bend: 0.06, veins: 4 }));
  }
  strokes.push(tendril(stem(0.4), 1, 0.16), tendril(stem(0.12), -1, 0.15), tendril(stem(0.76), -1, 0.14));
  return drawn({ fills: partOf('leaves', ...fills), strokes, stones: [{ at: stem(0.47), size: 0.3, role: 'center' }] });
}

/** A petal along +y from the origin, 1 long, with an optional notch at the tip. */
const petal = (width: number, notch = 0): Point2[] =>
  turn(44, (a): Point2 => {
    const t = (1 - Math.cos(a)) / 2;
    const y = t - notch * Math.exp(-(((a - Math.PI) / 0.35) ** 2));
    return [width * Math.sin(a) * (0.42 + 0.58 * t), y];
  });

const petals = (count: number, start: number, length: number, width: number, more: Partial<Fill>, notch = 0): Fill[] =>
  Array.from({ length: count }, (_, i) => ({
    region: 'petals' as const,
    outline: moved(petal(width, notch), { angle: start + (i / count) * TAU, scale: length }),
    rise: 'dished' as const,
    ...more,
  }));

const petalLines = (count: number, start: number, from: number, to: number): Stroke[] =>
  Array.from({ length: count }, (_, i) => {
    const a = start + (i / count) * TAU + Math.PI / 2;
    return [-0.17, 0, 0.17].map((off) =>
      wireOf(sample(8, (t): Point2 => [(from + (to - from) * t * (off === 0 ? 1 : 0.86)) * Math.cos(a + off * t * 1.2), (from + (to - from) * t * (off === 0 ? 1 : 0.86)) * Math.sin(a + off * t * 1.2)]), 0.02, { engraved: true }),
    );
  }).flat();

/** Five notched petals over five more, around stamens or a stone. */
export function flower(): Figure {
  const beads = Array.from({ length: 9 }, (_, i) => disc(0.17 * Math.cos((i / 9) * TAU), 0.17 * Math.sin((i / 9) * TAU), 0.062, 16));
  return drawn({
    fills: [
      ...petals(5, TAU / 10, 0.98, 0.27, { rise: 'pillow', height: 0.7 }),
      ...petals(5, 0, 1, 0.4, { lift: 0.2, height: 1.1 }, 0.07),
      { outline: disc(0, 0, 0.24), rise: 'pillow', lift: 0.35, height: 0.9 },
      ...beads.map((outline): Fill => ({ outline, rise: 'pillow', lift: 0.62, height: 0.9 })),
    ],
    strokes: petalLines(5, 0, 0.34, 0.78),
    stones: [{ at: [0, 0], size: 0.5, role: 'center' }, ...spare('petals', 0.3, ...around(5, 0.68))],
    hang: [0, 0.9],
  });
}

/** Lengths of the petals of a daisy, their rotations, radians, and their widths; neighbours differ. */
const DAISY = [[1, 0, 1], [0.93, 0.05, 0.92], [0.99, -0.05, 1.06], [0.92, 0.03, 0.98], [1, -0.03, 0.94], [0.95, 0.06, 1.05], [0.98, -0.04, 0.95], [0.91, 0.04, 1.03]] as const;

/** Eight slender hollow petals with a crease over eight more, around a dome in a ring of grains. */
export function daisy(): Figure {
  const place = (i: number, start: number): number => start + (i / DAISY.length) * TAU + DAISY[i]![1];
  const row = (start: number, reach: number, width: number, more: Partial<Fill>): Fill[] =>
    DAISY.map(([length, , wide], i) => ({ outline: moved(petal(width * wide, 0.03).map(([x, y]): Point2 => [x, 0.14 + 0.86 * y]), { angle: place(i, start), scale: reach * length }), rise: 'dished', region: 'petals', ...more }));
  const creases = DAISY.map(([length], i) => wireOf(moved(sample(8, (t): Point2 => [0.03 * t * t, 0.36 + 0.48 * t * length]), { angle: place(i, 0) }), 0.03, { engraved: true, tapered: true }));
  const grain = (r: number, lift: number) => ([x, y]: Point2): Fill => ({ outline: disc(x, y, r, 14), rise: 'pillow', lift, height: 0.8 });
  return drawn({
    fills: [
      ...row(TAU / 16, 0.92, 0.2, { height: 0.6 }),
      ...row(0, 1, 0.235, { lift: 0.2, height: 1.1 }),
      { outline: disc(0, 0, 0.27), rise: 'pillow', lift: 0.45, height: 0.9 },
      ...around(11, 0.225).map(grain(0.066, 0.62)),
      { outline: disc(0, 0, 0.155), rise: 'pillow', lift: 0.72, height: 1.1 },
    ],
    strokes: creases,
    stones: [{ at: [0, 0], size: 0.56, role: 'center' }],
    hang: [0, 0.95],
  });
}

/** A rose from above: three overlapping rounds of cupped petals around a spiral bud, with two leaves beneath. */
export function rose(): Figure {
  const leaves = [0.42, 2.72].map((a) => leafBlade({ from: [0.5 * Math.cos(a + Math.PI), 0.5 * Math.sin(a + Math.PI)], to: [1.24 * Math.cos(a + Math.PI), 1.24 * Math.sin(a + Math.PI)], width: 0.3, veins: 4 }));
  const round = (count: number, start: number, reach: number, size: number, lift: number): Fill[] =>
    Array.from({ length: count }, (_, i) => {
      const a = start + (i / count) * TAU;
      return { outline: turn(40, (t): Point2 => {
        const [u, v] = [size * 0.82 * Math.cos(t), size * 1.04 * Math.sin(t)];
        return [(reach + u) * Math.cos(a) - v * Math.sin(a), (reach + u) * Math.sin(a) + v * Math.cos(a)];
      }), rise: 'dished', lift, height: 0.9, region: 'petals' };
    });
  const spiral = sample(56, (t): Point2 => {
    const a = t * 8.4 + 0.6;
    return [(0.15 + 0.14 * t) * Math.cos(a), (0.15 + 0.14 * t) * Math.sin(a)];
  });
  return drawn({
    fills: [
      ...partOf('leaves', ...leaves),
      ...round(5, 0.3, 0.46, 0.4, 0.1),
      ...round(4, 0.9, 0.28, 0.32, 0.42),
      { outline: disc(0, 0, 0.3), rise: 'pillow', lift: 0.62, height: 0.7 },
    ],
    strokes: [wireOf(spiral, 0.042, { tapered: true, lifts: sample(56, (t) => 0.25 - 0.07 * t) })],
    stones: [{ at: [0, 0], size: 0.3, role: 'center' }],
    hang: [0, 0.8],
  });
}

/** A slightly curved shaft with a vane of engraved barbs on both sides. */
export function feather(): Figure {
  const vane: Blade = { from: [-0.12, -0.66], to: [0.12, 1], width: 0.17, bend: -0.07, veins: 15 };
  const shaft = [...curve([-0.3, -1.06], [-0.24, -0.94], [-0.17, -0.8], [-0.12, -0.66], 12).slice(0, -1), ...sample(28, (t) => onBlade(vane, t * 0.93, 0))];
  return drawn({
    fills: [leafBlade(vane)],
    strokes: [wireOf(shaft, sample(shaft.length, (t) => 0.046 - 0.026 * t), { lifts: sample(shaft.length, (t) => 0.06 * Math.min(1, t * 4)) })],
    stones: [{ at: shaft[10]!, size: 0.22, role: 'center' }],
    hang: [0.12, 0.97],
  });
}

/** An open drop with a place for a stone inside. */
export const drop = (): Figure =>
  drawn({
    strokes: [wireOf(turn(90, (a): Point2 => [0.72 * Math.sin(a) * Math.sin(a / 2) ** 1.3, 0.95 * Math.cos(a) + 0.05]), 0.085, { closed: true }), wireOf(arc(0, -0.42, 0.42, Math.PI * 0.9, Math.PI * 2.1), 0.045, { tapered: true }), wireOf([[0, -0.86], [0, -0.26]], 0.055)],
    stones: [{ at: [0, -0.3], size: 0.66, role: 'center' }],
    hang: [0, 1.05],
  });
