/** Insects: bee, dragonfly, ladybird. */
import type { Figure, Fill, Stroke } from '../curves/figure';
import { sample, turn, type Point2 } from '../geometry/curves';
import { arc, bothSides, curve, disc, drawn, moved, named, spare, through, wireOf } from './drawing';
import { partOf } from './regions';

const sides = [false, true];
const both = (points: readonly Point2[], halfWidth: number, engraved: boolean): Stroke[] => sides.map((flip) => wireOf(moved(points, { flip }), halfWidth, engraved ? { engraved: true } : {}));

/** A wing from its root, rounded and broadest towards its end. */
const blade = (length: number, width: number): Point2[] => {
  const ts = sample(22, (t) => 1 - (1 - t) ** 1.5);
  const half = (t: number): number => width * (0.12 + 0.88 * Math.sin(Math.min(1, t) ** 1.25 * Math.PI * 0.93) ** 0.7) * Math.sqrt(Math.max(0, 1 - t ** 12));
  return [...ts.map((t): Point2 => [length * t, half(t)]), ...ts.slice(0, -1).toReversed().map((t): Point2 => [length * t, -half(t) * 0.85])];
};

/** Branching veins along a wing. */
const veins = (length: number, width: number): Point2[][] => [
  curve([0.08 * length, 0], [0.3 * length, 0.05], [0.6 * length, 0.6 * width], [0.9 * length, 0.5 * width]),
  curve([0.1 * length, 0], [0.4 * length, 0], [0.6 * length, 0], [0.92 * length, 0.02]),
  curve([0.2 * length, 0], [0.4 * length, -0.02], [0.6 * length, -0.3 * width], [0.82 * length, -0.55 * width]),
];

/** A bee from above: a banded abdomen, a furry thorax and two pairs of veined wings. */
export function bee(): Figure {
  const wing = (angle: number, length: number, width: number, by: Point2, lift: number): { fills: Fill[]; strokes: Stroke[] } => ({
    fills: sides.map((flip): Fill => ({ outline: moved(moved(blade(length, width), { angle, by }), { flip }), rise: 'dished', height: 0.75, lift })),
    strokes: veins(length, width).flatMap((v) => both(moved(v, { angle, by }), 0.017, true)),
  });
  const [fore, hind] = [wing(0.42, 1.0, 0.23, [0.08, 0.3], 0.1), wing(-0.28, 0.74, 0.17, [0.1, 0.16], 0)];
  const abdomen = through([[0, 0.2], [0.24, 0.08], [0.33, -0.22], [0.27, -0.6], [0.1, -0.92], [0, -1.0], [-0.1, -0.92], [-0.27, -0.6], [-0.33, -0.22], [-0.24, 0.08]], true);
  const bands = [-0.08, -0.32, -0.55, -0.76].map((y, i) => wireOf(sample(14, (t): Point2 => [(0.33 - 0.05 * i * (i > 1 ? 1 : 0.4)) * (2 * t - 1), y - 0.07 * (1 - (2 * t - 1) ** 2)]), 0.042, { lifts: sample(14, (t) => 0.2 * Math.sqrt(Math.max(0.05, 1 - (2 * t - 1) ** 2)) - 0.03) }));
  return drawn({
    fills: [...partOf('wings', ...hind.fills, ...fore.fills), { outline: abdomen, rise: 'pillow', lift: 0.1, height: 1.25, region: 'body' }, { outline: disc(0, 0.32, 0.23, 40), rise: 'pillow', lift: 0.25, height: 1.2 }, { outline: turn(36, (a): Point2 => [0.18 * Math.cos(a), 0.64 + 0.14 * Math.sin(a)]), rise: 'pillow', lift: 0.2, height: 1, region: 'head' }],
    strokes: [...fore.strokes, ...hind.strokes, ...bands, ...both(through([[0.06, 0.72], [0.14, 0.88], [0.28, 0.96]]), 0.028, false)],
    stones: [{ at: [0, 0.32], size: 0.3, role: 'center' }, ...named('eyes', 0.12, ...bothSides([0.12, 0.65])), ...spare('wings', 0.22, ...bothSides([0.73, 0.59]), ...bothSides([0.56, 0.03])), ...spare('body', 0.26, [0, -0.44]), ...spare('tail', 0.18, [0, -0.78])],
    hang: [0, 0.76],
  });
}

/** A dragonfly: four long wings and a tapering segmented body. */
export function dragonfly(): Figure {
  const pair = (angle: number, length: number, width: number, y: number): { fills: Fill[]; strokes: Stroke[] } => ({
    fills: sides.map((flip): Fill => ({ outline: moved(moved(blade(length, width), { angle, by: [0.03, y] }), { flip }), rise: 'dished', height: 0.75 })),
    strokes: veins(length, width).flatMap((v) => both(moved(v, { angle, by: [0.03, y] }), 0.016, true)),
  });
  const [fore, hind] = [pair(0.3, 1.06, 0.135, 0.44), pair(-0.16, 0.98, 0.15, 0.3)];
  const tail = sample(60, (t): Point2 => [0.07 * Math.sin(t * 2.6), 0.3 - 1.36 * t]);
  return drawn({
    fills: [...partOf('wings', ...fore.fills, ...hind.fills), { outline: through([[0, 0.66], [0.11, 0.56], [0.14, 0.36], [0.08, 0.16], [-0.08, 0.16], [-0.14, 0.36], [-0.11, 0.56]], true), rise: 'pillow', lift: 0.15, height: 1.3, region: 'body' }],
    strokes: [
      ...fore.strokes, ...hind.strokes,
      wireOf(tail, sample(60, (t) => (0.07 - 0.028 * t) * (1 + 0.14 * Math.cos(t * Math.PI * 16))), { lifts: sample(60, () => 0.03), region: ['tail', 'body'] }),
      ...[1, -1].map((way) => wireOf(disc(way * 0.085, 0.7, 0.03, 12), 0.062, { closed: true, lifts: Array.from({ length: 12 }, () => 0.05) })),
    ],
    stones: [{ at: [0, 0.38], size: 0.24, role: 'center' }, ...spare('wings', 0.17, ...bothSides([0.79, 0.676]), ...bothSides([0.74, 0.185])), ...spare('eyes', 0.13, ...bothSides([0.085, 0.7])), ...named('body', 0.24, [0, 0.38]), ...spare('body', 0.125, ...[0.1, 0.25, 0.4, 0.55, 0.7].map((t): Point2 => [0.07 * Math.sin(t * 2.6), 0.3 - 1.36 * t])), ...spare('tail', 0.13, [0.05, -0.9])],
    hang: [0, 0.74],
  });
}

/** A ladybird with its wing cases closed, spots raised on them. */
export function ladybird(): Figure {
  const spots: readonly (readonly [number, number, number])[] = [[0.3, 0.2, 0.13], [0.5, -0.2, 0.12], [0.26, -0.38, 0.12], [0.3, -0.72, 0.09]];
  return drawn({
    fills: [
      { outline: turn(40, (a): Point2 => [0.42 * Math.cos(a), 0.66 + 0.3 * Math.sin(a)]), rise: 'pillow', height: 1.1, region: 'head' },
      { outline: turn(72, (a): Point2 => [0.78 * Math.cos(a), -0.2 + 0.8 * Math.sin(a)]), rise: 'pillow', lift: 0.1, height: 1.5, region: 'wings' },
      ...spots.flatMap(([x, y, r]) => [1, -1].map((way): Fill => ({ outline: disc(way * x, y - 0.02, r, 24), rise: 'pillow', lift: 0.86 - 0.35 * Math.hypot(x, y + 0.2), height: 0.7, region: 'spots' }))),
    ],
    strokes: [
      wireOf([[0, 0.6], [0, -0.98]], 0.026, { engraved: true }), wireOf(arc(0, -0.42, 1.0, 0.9, Math.PI - 0.9, 24), 0.024, { engraved: true }),
      ...both(through([[0.14, 0.92], [0.2, 1.08], [0.34, 1.14]]), 0.032, false),
      ...[[0.2, 0.64], [-0.2, 0.72], [-0.56, 0.64]].flatMap(([y = 0, x = 0]) => both(through([[x, y], [0.84, y + 0.08], [0.94, y - 0.02]]), 0.042, false)),
    ],
    stones: [{ at: [0, 0.02], size: 0.3, role: 'center' }],
    hang: [0, 0.94],
  });
}
