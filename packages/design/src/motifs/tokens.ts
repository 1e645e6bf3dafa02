/** Bow, horseshoe, teddy bear, strawberry, Eiffel Tower. */
import type { Figure, Fill, Stroke } from '../curves/figure';
import { sample, turn, type Point2 } from '../geometry/curves';
import { arc, curve, disc, drawn, leafBlade, mirrored, moved, spare, through, wireOf } from './drawing';
import { green } from './relief';

const sides = [false, true];
const oval = (x: number, y: number, a: number, b: number): Point2[] => turn(44, (t): Point2 => [x + a * Math.cos(t), y + b * Math.sin(t)]);

/** A ribbon bow with open loops and notched ends. */
export function bow(): Figure {
  const loop = through([[0.08, 0.2], [0.4, 0.56], [0.8, 0.66], [1.02, 0.44], [1.0, 0.04], [0.78, -0.14], [0.4, -0.06], [0.08, 0.08]], true);
  const opening = through([[0.34, 0.2], [0.56, 0.4], [0.78, 0.42], [0.84, 0.24], [0.74, 0.08], [0.52, 0.1]], true);
  const tail: Point2[] = [...curve([0.04, 0.1], [0.2, -0.24], [0.36, -0.5], [0.42, -0.9], 14), [0.6, -0.74], [0.78, -0.8], ...curve([0.78, -0.8], [0.66, -0.4], [0.46, -0.1], [0.16, 0.08], 14).slice(1)];
  const fold = (points: readonly Point2[]): Stroke[] => sides.map((flip) => wireOf(moved(points, { flip }), 0.019, { engraved: true }));
  return drawn({
    fills: [
      ...sides.map((flip): Fill => ({ outline: moved(tail, { flip }), rise: 'pillow', height: 0.75 })),
      ...sides.map((flip): Fill => ({ outline: moved(loop, { flip }), holes: [moved(opening, { flip })], rise: 'pillow', lift: 0.15, height: 1.2 })),
      { outline: through([[0, 0.34], [0.16, 0.28], [0.19, 0.12], [0.15, -0.06], [0, -0.1], [-0.15, -0.06], [-0.19, 0.12], [-0.16, 0.28]], true), rise: 'pillow', lift: 0.4, height: 1.3 },
    ],
    strokes: [...fold(curve([0.2, 0.16], [0.26, 0.2], [0.3, 0.22], [0.38, 0.24], 6)), ...fold(curve([0.2, -0.1], [0.34, -0.36], [0.44, -0.54], [0.5, -0.72], 12))],
    stones: [{ at: [0, 0.12], size: 0.28, role: 'center' }],
    hang: [0, 0.32],
  });
}

/** A horseshoe with nails, hanging from its arch. */
export function horseshoe(): Figure {
  const path = sample(60, (t): Point2 => {
    const a = Math.PI * 0.5 + (t - 0.5) * Math.PI * 1.56;
    return [0.76 * Math.cos(a) * (1 - 0.05 * Math.sin(a)), 0.86 * Math.sin(a) - 0.02];
  });
  const nails = [0.14, 0.26, 0.38, 0.62, 0.74, 0.86].map((t) => path[Math.round(t * 59)]!);
  return drawn({
    fills: nails.map(([x, y]): Fill => ({ outline: disc(x, y, 0.062, 20), rise: 'pillow', lift: 0.55, height: 0.8 })),
    strokes: [wireOf(path, path.map((_, i) => 0.165 + 0.03 * Math.sin((Math.PI * i) / 59)))],
    stones: [{ at: [path[30]![0], path[30]![1] - 0.02], size: 0.26, role: 'center' }, ...spare('tips', 0.17, ...[0.2, 0.8, 0.32, 0.68, 0.08, 0.92].map((t) => path[Math.round(t * 59)]!))],
    hang: [0, 1],
  });
}

/** A sitting teddy bear with a stone as its heart. */
export function teddyBear(): Figure {
  const both = (outline: readonly Point2[], lift: number, height: number, rise: Fill['rise'] = 'pillow'): Fill[] => sides.map((flip): Fill => ({ outline: moved(outline, { flip }), rise, lift, height }));
  return drawn({
    fills: [
      ...both(oval(0.4, 0.86, 0.19, 0.19), 0, 1, 'dished'),
      { outline: oval(0, -0.28, 0.52, 0.56), rise: 'pillow', height: 1.2 },
      ...both(moved(oval(0, 0, 0.18, 0.36), { angle: 0.7, by: [0.56, -0.12] }), 0.1, 1.1),
      ...both(moved(oval(0, 0, 0.24, 0.36), { angle: 0.9, by: [0.52, -0.78] }), 0.2, 1.1),
      ...both(oval(0.72, -0.88, 0.17, 0.2), 0.45, 0.9, 'dished'),
      { outline: oval(0, 0.5, 0.52, 0.46), rise: 'pillow', lift: 0.3, height: 1.25 },
      { outline: oval(0, 0.36, 0.22, 0.17), rise: 'pillow', lift: 1.15, height: 0.6 },
      { outline: oval(0, 0.44, 0.075, 0.055), rise: 'pillow', lift: 1.65, height: 0.5 },
      ...both(disc(0.19, 0.62, 0.055, 20), 1.25, 0.5),
    ],
    strokes: [wireOf([[0, 0.39], [0, 0.28]], 0.02, { engraved: true })],
    stones: [{ at: [0, -0.32], size: 0.32, role: 'center' }],
    hang: [0, 0.94],
  });
}

/** A strawberry with its seeds and a crown of leaves. */
export function strawberry(): Figure {
  const fruit = mirrored(curve([0, 0.5], [0.5, 0.66], [0.92, 0.3], [0.64, -0.26], 16).concat(curve([0.64, -0.26], [0.46, -0.62], [0.22, -0.94], [0, -1.0], 14).slice(1))).slice(0, -1);
  const leaves = [-1.3, -0.68, 0, 0.68, 1.3].map((a) => leafBlade({ from: [0, 0.58], to: [0.58 * Math.sin(a), 0.58 - 0.46 * Math.cos(a)], width: 0.27 }));
  const seeds = [[0.2, 0.24, 2], [0, 0.02, 3], [0.2, -0.2, 2], [0, -0.42, 3], [0.16, -0.62, 2]].flatMap(([x, y, n]) => sample(n!, (t): Point2 => [(n === 2 ? 2 * t - 1 : (2 * t - 1) * 1.75) * (x === 0 ? 0.24 : x!), y!]));
  return drawn({
    fills: [{ outline: fruit, rise: 'pillow', height: 1.6 }, ...green(...leaves.map((f): Fill => ({ ...f, lift: 0.85 })))],
    strokes: [...seeds.map(([x, y]) => wireOf([[x, y + 0.035], [x * 0.97, y - 0.045]], 0.027, { engraved: true })), wireOf(through([[0, 0.56], [0.04, 0.8], [0.16, 0.98]]), 0.06, { lifts: sample(17, (t) => 0.14 - 0.1 * t) })],
    stones: [{ at: [0, -0.06], size: 0.3, role: 'center' }, ...spare('body', 0.2, ...seeds.filter(([x, y]) => Math.hypot(x, y + 0.06) > 0.2))],
    hang: [0.15, 0.97],
  });
}

/** The Eiffel Tower: four legs drawn together, three platforms, lattice between. */
export function eiffelTower(): Figure {
  const edge = (t: number): number => 0.05 + 0.56 * (1 - t) ** 2.6;
  const y = (t: number): number => -1.04 + 1.86 * t;
  const leg = (share: number, from: number, to: number, w: number): Stroke[] => [1, -1].map((way) => wireOf(sample(24, (u): Point2 => {
    const t = from + (to - from) * u;
    return [way * edge(t) * share, y(t)];
  }), w));
  const platform = (t: number, over: number): Stroke => wireOf([[-edge(t) - over, y(t)], [edge(t) + over, y(t)]], 0.045);
  const braces = [0.06, 0.14].flatMap((t) => [1, -1].flatMap((way) => [wireOf([[way * edge(t), y(t)], [way * edge(t + 0.075) * 0.55, y(t + 0.075)]], 0.03), wireOf([[way * edge(t) * 0.55, y(t)], [way * edge(t + 0.075), y(t + 0.075)]], 0.03)]));
  const crosses = [0.24, 0.36].flatMap((t) => [1, -1].map((way) => wireOf([[way * edge(t), y(t)], [-way * edge(t + 0.12), y(t + 0.12)]], 0.032)));
  return drawn({
    strokes: [
      ...leg(1, 0, 0.52, 0.044), ...leg(0.55, 0, 0.22, 0.038), platform(0, 0.05), platform(0.22, 0.05), platform(0.5, 0.06), platform(0.93, 0.04), ...braces, ...crosses,
      wireOf(arc(0, y(0) + 0.02, 0.3, 0.15, Math.PI - 0.15, 24), 0.034), wireOf(sample(20, (u): Point2 => [0, y(0.5) + (1.1 - y(0.5)) * u]), sample(20, (u) => Math.max(0.034, edge(0.5 + 0.5 * u) * (1 - 0.3 * u)))),
    ],
    stones: [{ at: [0, y(0.22)], size: 0.24, role: 'center' }],
    hang: [0, 1.1],
  });
}
