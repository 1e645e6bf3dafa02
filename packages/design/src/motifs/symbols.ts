/** Symbols: heart, infinity, knot, key, crosses, crown. */
import type { Figure, Fill, Stroke } from '../curves/figure';
import { sample, turn, type Point2 } from '../geometry/curves';
import { TAU } from '../geometry/vec';
import { arc, bothSides, disc, drawn, mirrored, moved, spare, through, wireOf } from './drawing';

/** A heart of half height `k` around the origin. */
export const heartOutline = (k: number, count = 90): Point2[] =>
  turn(count, (a) => [
    k * 0.0625 * 16 * Math.sin(a) ** 3,
    k * 0.0625 * (13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a)) + 0.12 * k,
  ] as const).toReversed();

export const heart = (): Figure =>
  drawn({ fills: [{ outline: heartOutline(0.95), rise: 'pillow', height: 1.25 }], stones: [{ at: [0, 0.02], size: 0.62, role: 'center' }, ...spare('body', 0.42, ...bothSides([-0.36, 0.28]), [0, -0.3])], hang: [0, 0.42] });

export const openHeart = (): Figure =>
  drawn({ strokes: [wireOf(heartOutline(0.95), turn(90, (a) => 0.095 - 0.032 * Math.cos(a)), { closed: true })], stones: [{ at: [0, 0.5], size: 0.4, role: 'center' }], hang: [0, 0.6] });

/** A closed wire that passes alternately over and under itself. */
const woven = (count: number, at: (a: number) => Point2, lift: (a: number) => number, halfWidth: number): Stroke =>
  wireOf(turn(count, at), halfWidth, { closed: true, lifts: turn(count, lift) });

export const infinity = (): Figure =>
  drawn({
    strokes: [woven(140, (a) => [(1.25 * Math.cos(a)) / (1 + Math.sin(a) ** 2), (1.5 * Math.sin(a) * Math.cos(a)) / (1 + Math.sin(a) ** 2)], (a) => 0.085 * Math.sin(a), 0.1)],
    stones: [{ at: [0, 0], size: 0.4, role: 'center' }, ...spare('tips', 0.36, ...bothSides([-1.25, 0]))],
    hang: [0, 0.12],
  });

/** The trefoil knot: one wire in three interwoven loops. */
export const knot = (): Figure =>
  drawn({
    strokes: [woven(200, (a) => [0.34 * (Math.sin(a) + 2 * Math.sin(2 * a)), 0.34 * (Math.cos(a) - 2 * Math.cos(2 * a))], (a) => -0.115 * Math.sin(3 * a), 0.112)],
    stones: [{ at: [0, 0], size: 0.43, role: 'center' }],
  });

/** An old key: a bow of three rings, a turned shaft, a bit with teeth. */
export function key(): Figure {
  const ring = (x: number, y: number, r: number): Stroke => wireOf(disc(x, y, r, 48), 0.058, { closed: true });
  const tooth = (y: number, length: number): Fill => ({ outline: [[0.03, y - 0.055], [length, y - 0.055], [length, y + 0.055], [0.03, y + 0.055]], rise: 'level', height: 0.7 });
  const collar = (y: number, w: number): Stroke => wireOf([[-w, y], [w, y]], 0.05);
  return drawn({
    fills: [tooth(-0.94, 0.32), tooth(-0.74, 0.24), { outline: [[0.2, -1], [0.32, -1], [0.32, -0.86], [0.2, -0.86]], rise: 'level', height: 0.7 }],
    strokes: [
      wireOf(sample(30, (t): Point2 => [0, 0.34 - 1.36 * t]), 0.068),
      ring(0, 0.82, 0.2), ring(-0.27, 0.5, 0.2), ring(0.27, 0.5, 0.2),
      collar(0.26, 0.13), collar(0.15, 0.1), collar(-0.58, 0.09),
    ],
    stones: [{ at: [0, 0.58], size: 0.24, role: 'center' }],
    hang: [0, 1.02],
  });
}

/** Height of a cross's middle. */
const CROSSING = 0.28;
const CROSS_STONES = [{ at: [0, CROSSING] as Point2, size: 0.3, role: 'center' as const }, ...spare('tips', 0.22, [0, 0.84], [0.46, CROSSING], [-0.46, CROSSING], [0, -0.8])];

/** A Latin cross in one piece: four faceted arms that meet in ridges, the lower one longer. */
export function cross(): Figure {
  const [half, top, reach, foot] = [0.145, 1.04, 0.66, -1.04];
  const [low, high] = [CROSSING - half, CROSSING + half];
  return drawn({
    fills: [{ outline: mirrored([[half, top], [half, high], [reach, high], [reach, low], [half, low], [half, foot]]), rise: 'ridge', height: 0.95 }],
    stones: CROSS_STONES,
    hang: [0, 0.94],
  });
}

/** The outline of a cross whose arms widen towards hollow ends. */
export function flaredOutline(): Point2[] {
  const arm = (length: number, angle: number): Point2[] => moved([[0.09, 0.09], [0.1, length * 0.55], [0.21, length], [0, length - 0.06], [-0.21, length], [-0.1, length * 0.55]], { angle, by: [0, CROSSING] });
  return [arm(0.76, 0), arm(0.66, Math.PI / 2), arm(1.3, Math.PI), arm(0.66, -Math.PI / 2)].flatMap((points) => points);
}

/** A cross with flared arms. */
export const flaredCross = (): Figure => drawn({ fills: [{ outline: flaredOutline(), rise: 'ridge', height: 0.95 }], stones: CROSS_STONES, hang: [0, 0.9] });

/** A cross with flared arms on a ring, a boss over its middle. */
export const ringedCross = (): Figure =>
  drawn({
    fills: [{ outline: flaredOutline(), rise: 'ridge', height: 0.95 }, { outline: disc(0, CROSSING, 0.17, 40), rise: 'pillow', height: 1.1, lift: 0.35 }],
    strokes: [wireOf(disc(0, CROSSING, 0.42), 0.06, { closed: true })],
    stones: CROSS_STONES,
    hang: [0, 0.9],
  });

/** A crown: five points with balls over an arched band with beads between two wires. */
export function crown(): Figure {
  const tips: Point2[] = [[-0.98, 0.36], [-0.5, 0.6], [0, 0.74], [0.5, 0.6], [0.98, 0.36]];
  const band = (x: number): number => -0.06 * (1 - x * x);
  const top: Point2[] = [[0, 0.74], [0.055, 0.7], [0.24, 0.04], [0.45, 0.56], [0.53, 0.57], [0.62, 0.04], [0.92, 0.36], [0.98, 0.32], [0.78, -0.22], [0.74, -0.52]];
  const half = [...top, ...sample(8, (t): Point2 => [0.74 - 0.74 * t, -0.52 + band(1 - t)]).slice(1)];
  const rail = (y: number, w: number): Stroke => wireOf(sample(24, (t): Point2 => [w * (2 * t - 1), y + band(2 * t - 1)]), 0.05);
  const bead = (x: number): Fill => ({ outline: disc(x, -0.37 + band(x / 0.76), 0.085, 20), rise: 'pillow', lift: 0.4, height: 1.3 });
  return drawn({
    fills: [{ outline: mirrored(half), rise: 'dished', height: 0.85 }, ...[-0.48, -0.24, 0, 0.24, 0.48].map(bead), ...tips.map((p): Fill => ({ outline: disc(p[0], p[1] + 0.03, 0.105, 24), rise: 'pillow', height: 1.2 }))],
    strokes: [rail(-0.52, 0.76), rail(-0.22, 0.79)],
    stones: [{ at: [0, 0.16], size: 0.3, role: 'center' }],
    hang: [0, 0.84],
  });
}

/** A clover of four hearts on a stem. */
export const clover = (): Figure => {
  const leaf = (i: number): Fill => ({ outline: moved(heartOutline(0.44).map(([x, y]): Point2 => [x, y + 0.46]), { angle: (i / 4) * TAU + TAU / 8, by: [0, 0.14] }), rise: 'dished' });
  return drawn({
    fills: [...[0, 1, 2, 3].map(leaf), { outline: disc(0, 0.14, 0.15), rise: 'pillow' }],
    strokes: [
      wireOf(through([[0, 0.14], [0.06, -0.4], [0.26, -0.98]]), sample(17, (t) => 0.05 + 0.03 * t)),
      // Between the two upper leaves, for a ring.
      wireOf([[-0.2, 0.7], [0.2, 0.7]], 0.035),
      ...[0, 1, 2, 3].map((i) => wireOf(moved([[0, 0.1], [0, 0.54]], { angle: (i / 4) * TAU + TAU / 8, by: [0, 0.14] }), 0.02, { engraved: true })),
    ],
    stones: [{ at: [0, 0.14], size: 0.3, role: 'center' }],
    hang: [0, 0.72],
  });
};

/** An anchor with a ring, a stock and two flukes. */
export const anchor = (): Figure =>
  drawn({
    fills: [1, -1].map((way): Fill => {
      const fluke: Point2[] = [[0.92, -0.12], [0.58, -0.3], [0.96, -0.52]];
      return { outline: moved(fluke, { flip: way < 0 }), rise: 'ridge', height: 1.1 };
    }),
    strokes: [
      wireOf(sample(20, (t): Point2 => [0, 0.62 - 1.56 * t]), sample(20, (t) => 0.07 + 0.025 * t)),
      wireOf(arc(0, -0.06, 0.88, Math.PI + 0.3, TAU - 0.3), sample(40, (t) => 0.06 + 0.05 * Math.sin(Math.PI * t))),
      wireOf([[-0.42, 0.38], [0, 0.38], [0.42, 0.38]], 0.06),
      wireOf(disc(0, 0.82, 0.2, 48), 0.055, { closed: true }),
      wireOf(disc(-0.45, 0.38, 0.03, 8), 0.06, { closed: true }), wireOf(disc(0.45, 0.38, 0.03, 8), 0.06, { closed: true }),
    ],
    stones: [{ at: [0, -0.1], size: 0.26, role: 'center' }],
    hang: [0, 1.02],
  });
