/** Animals and fabulous beasts: cat, rabbit, horse, elephant, lion, camel, dragon; and a skull. */
import type { Figure, Fill, Stroke } from '../curves/figure';
import { sample, turn, type Point2 } from '../geometry/curves';
import { TAU } from '../geometry/vec';
import { arc, curve, drawn, mirrored, moved, spare, through, wireOf } from './drawing';
import { groove, hump, lance } from './relief';

const sides = [false, true];
const oval = (x: number, y: number, a: number, b: number, angle = 0): Point2[] => moved(turn(44, (t): Point2 => [a * Math.cos(t), b * Math.sin(t)]), { angle, by: [x, y] });

/** A sitting cat from the front, its tail around its feet; stones for eyes. */
export function cat(): Figure {
  const body = through([[0, 0.36], [0.26, 0.24], [0.4, -0.1], [0.5, -0.52], [0.46, -0.88], [0.2, -1.0], [-0.2, -1.0], [-0.46, -0.88], [-0.5, -0.52], [-0.4, -0.1], [-0.26, 0.24]], true);
  const head = through([[0, 0.86], [0.28, 0.84], [0.44, 0.62], [0.4, 0.38], [0.2, 0.2], [0, 0.15], [-0.2, 0.2], [-0.4, 0.38], [-0.44, 0.62], [-0.28, 0.84]], true);
  const ear: Point2[] = [[0.1, 0.8], [0.24, 1.02], [0.38, 1.14], [0.44, 0.9], [0.43, 0.6]];
  const tail = through([[0.34, -0.72], [0.7, -0.66], [0.92, -0.36], [0.86, 0.0], [0.64, 0.06]]);
  return drawn({
    fills: [
      { outline: body, rise: 'pillow', height: 1.2 },
      ...sides.map((flip): Fill => ({ outline: moved(oval(0.32, -0.74, 0.24, 0.27), { flip }), rise: 'pillow', lift: 0.2, height: 1.1 })),
      ...sides.map((flip): Fill => ({ outline: moved(oval(0.12, -0.56, 0.115, 0.46), { flip }), rise: 'pillow', lift: 0.4, height: 1 })),
      ...sides.map((flip): Fill => ({ outline: moved(ear, { flip }), rise: 'dished', lift: 0.2, height: 0.9 })),
      { outline: head, rise: 'pillow', lift: 0.4, height: 1.2 },
      ...sides.map((flip): Fill => ({ outline: moved(oval(0.085, 0.34, 0.11, 0.085), { flip }), rise: 'pillow', lift: 1.1, height: 0.5 })),
      ...sides.map((flip): Fill => ({ outline: moved(through([[0.075, 0.53], [0.18, 0.63], [0.31, 0.62], [0.28, 0.52], [0.17, 0.48]], true), { flip }), rise: 'dished', lift: 1.15, height: 0.5 })),
      ...sides.map((flip): Fill => ({ outline: moved(oval(0.19, 0.56, 0.024, 0.06), { flip }), rise: 'pillow', lift: 1.4, height: 0.4 })),
      { outline: [[-0.07, 0.46], [0.07, 0.46], [0, 0.36]], rise: 'ridge', lift: 1.5, height: 0.5 },
    ],
    strokes: [
      ...sides.flatMap((flip) => [0.4, 0.35, 0.3].map((y, i) => wireOf(moved([[0.17, y], [0.4, y + 0.04 - 0.04 * i]], { flip }), 0.015, { engraved: true }))), ...sides.map((flip) => wireOf(moved([[0, 0.36], [0, 0.31], [0.07, 0.27]], { flip }), 0.016, { engraved: true })), ...[0, 0.12, -0.12].map((x) => wireOf([[x, 0.82], [x * 0.8, 0.71]], 0.018, { engraved: true })),
      wireOf(tail, sample(tail.length, (t) => 0.1 - 0.03 * t), { lifts: tail.map(() => 0.05) }), ...sides.flatMap((flip) => [0.1, 0.17].map((x) => wireOf(moved([[x - 0.02, -0.92], [x - 0.02, -1.02]], { flip }), 0.018, { engraved: true }))),
    ],
    stones: [{ at: [-0.18, 0.56], size: 0.17, role: 'center', seat: 'eyes' }, { at: [0.18, 0.56], size: 0.17, role: 'accent', seat: 'eyes' }],
    hang: [0, 0.84],
  });
}

/** A rabbit sitting in profile, its ears tall. */
export function rabbit(): Figure {
  return drawn({
    fills: [
      hump(through([[-0.34, 0.44], [-0.22, 0.74], [0.06, 1.08], [0.26, 1.12], [0.28, 0.92], [0.08, 0.6], [-0.16, 0.36]], true), 0, 1, 'dished'),
      hump(oval(0.74, -0.6, 0.2, 0.19), 0, 1.2),
      hump(through([[-0.42, 0.2], [-0.12, 0.2], [0.28, 0.06], [0.6, -0.24], [0.7, -0.62], [0.5, -0.92], [-0.2, -0.94], [-0.42, -0.6], [-0.52, -0.2]], true), 0.1, 1.35),
      hump(oval(0.34, -0.52, 0.36, 0.36, 0.5), 0.7, 1.1), hump(through([[0.56, -0.8], [0.2, -0.84], [-0.18, -0.86], [-0.26, -0.96], [0.1, -1.02], [0.5, -1.0]], true), 0.8, 0.95),
      hump(through([[-0.46, -0.1], [-0.22, -0.14], [-0.24, -0.5], [-0.3, -0.84], [-0.32, -1.0], [-0.6, -1.0], [-0.6, -0.9], [-0.48, -0.8], [-0.48, -0.4]], true), 0.7, 1),
      hump(through([[-0.98, 0.16], [-0.86, 0.4], [-0.6, 0.56], [-0.3, 0.5], [-0.14, 0.26], [-0.24, 0.0], [-0.56, -0.08], [-0.88, 0.0]], true), 0.6, 1.3),
      hump(through([[-0.5, 0.48], [-0.58, 0.8], [-0.48, 1.2], [-0.34, 1.3], [-0.24, 1.12], [-0.26, 0.76], [-0.34, 0.46]], true), 0.7, 1, 'dished'),
      hump(oval(-0.44, 0.1, 0.2, 0.15), 1.5, 0.5), hump(oval(-0.58, 0.32, 0.07, 0.075), 1.5, 0.5), hump(oval(-0.95, 0.18, 0.055, 0.045), 1, 0.8),
    ],
    strokes: [
      groove([[-0.94, 0.08], [-0.84, 0.07], [-0.76, 0.1]], 0.018), ...[0.1, 0.04].map((y) => groove([[-0.78, y + 0.06], [-0.68, y + 0.03], [-0.56, y - 0.04]], 0.014)), ...[[0.66, -0.5], [0.7, -0.62], [0.66, -0.72]].map(([x, y]) => groove([[x!, y!], [x! + 0.08, y! + 0.02], [x! + 0.15, y!]], 0.016)),
      ...[[-0.06, 0.06], [0.14, -0.02], [0.02, -0.14], [0.34, -0.08]].map(([x, y]) => groove([[x!, y!], [x! + 0.06, y! - 0.04], [x! + 0.1, y! - 0.1]], 0.016)), ...[-0.54, -0.46].map((x) => groove([[x, -0.93], [x - 0.03, -0.97], [x - 0.04, -1.01]], 0.014)),
    ],
    stones: [{ at: [-0.58, 0.32], size: 0.17, role: 'center', seat: 'eyes' }, { at: [0.36, -0.5], size: 0.26, role: 'accent', seat: 'body', isSpare: true }],
    hang: [-0.4, 1.2],
  });
}

/** A horse's head in profile with a flowing mane. */
export function horse(): Figure {
  const head = through([
    [0.1, 0.82], [-0.04, 0.7], [-0.2, 0.46], [-0.4, 0.1], [-0.6, -0.2], [-0.68, -0.36], [-0.62, -0.5], [-0.48, -0.52], [-0.38, -0.44], [-0.22, -0.32], [-0.02, -0.22], [0.1, -0.32], [0.1, -0.56], [0.02, -0.84], [-0.06, -1.04],
    [0.3, -1.02], [0.74, -1.0], [0.78, -0.6], [0.7, -0.1], [0.54, 0.4], [0.34, 0.72],
  ], true);
  const ear = through([[0.06, 0.7], [0.04, 0.92], [0.14, 1.14], [0.26, 0.96], [0.28, 0.72]], true);
  const lock = (root: Point2, by: Point2, by2: Point2, to: Point2): Fill => {
    const spine = curve(root, by, by2, to, 16);
    const half = (t: number): number => 0.034 + 0.066 * Math.sin(Math.PI * t ** 0.8);
    const side = (way: number): Point2[] => spine.map((p, i) => {
      const [a, b] = [spine[Math.max(0, i - 1)]!, spine[Math.min(16, i + 1)]!];
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
      return [p[0] - (way * half(i / 16) * (b[1] - a[1])) / l, p[1] + (way * half(i / 16) * (b[0] - a[0])) / l];
    });
    return { outline: [...side(1), ...side(-1).toReversed()], rise: 'pillow', lift: 0.4, height: 0.9 };
  };
  return drawn({
    fills: [
      { outline: ear, rise: 'dished', height: 0.95 },
      { outline: head, rise: 'pillow', height: 1.2 },
      lock([0.72, -0.3], [0.92, -0.46], [0.8, -0.8], [1.0, -1.02]), lock([0.68, -0.04], [0.96, -0.2], [0.82, -0.5], [1.08, -0.66]), lock([0.62, 0.2], [0.94, 0.1], [0.84, -0.2], [1.1, -0.32]), lock([0.54, 0.42], [0.86, 0.38], [0.82, 0.06], [1.08, 0.0]), lock([0.44, 0.62], [0.76, 0.66], [0.76, 0.34], [1.02, 0.34]), lock([0.3, 0.82], [0.6, 0.92], [0.66, 0.62], [0.9, 0.66]),
      lock([0.2, 0.88], [0.02, 0.86], [-0.06, 0.66], [-0.14, 0.5]),
    ],
    strokes: [
      wireOf(arc(-0.02, 0.06, 0.3, -2.0, 0.5, 24), 0.024, { engraved: true }), wireOf(through([[-0.6, -0.3], [-0.55, -0.25], [-0.5, -0.3]]), 0.026, { engraved: true }), wireOf(through([[-0.6, -0.44], [-0.5, -0.42], [-0.42, -0.36]]), 0.02, { engraved: true }),
      wireOf(through([[-0.2, 0.36], [-0.1, 0.46], [0.02, 0.4]]), 0.026, { lifts: sample(17, () => 0.19) }), wireOf(oval(-0.08, 0.36, 0.05, 0.035), 0.024, { engraved: true, closed: true }),
    ],
    stones: [{ at: [0.36, -0.42], size: 0.28, role: 'center' }, ...spare('eyes', 0.14, [-0.08, 0.36])],
    hang: [0.14, 1.1],
  });
}

/** An elephant with a raised trunk. */
export function elephant(): Figure {
  const leg = (x: number, lift: number): Fill => ({ outline: through([[x - 0.15, -0.1], [x - 0.14, -0.6], [x - 0.17, -0.84], [x + 0.17, -0.84], [x + 0.15, -0.6], [x + 0.17, -0.1]], true), rise: 'pillow', lift, height: 0.95 });
  const trunk = through([[-0.5, 0.2], [-0.72, 0.02], [-0.86, -0.2], [-1.02, -0.12], [-1.0, 0.16], [-0.92, 0.4], [-1.0, 0.6]]);
  const ear = through([[-0.34, 0.56], [-0.1, 0.6], [0.08, 0.42], [0.1, 0.1], [-0.04, -0.18], [-0.2, -0.16], [-0.28, 0.1], [-0.38, 0.3]], true);
  return drawn({
    fills: [
      leg(-0.06, 0), leg(0.8, 0),
      { outline: through([[-0.3, 0.44], [0.1, 0.6], [0.56, 0.56], [0.9, 0.3], [1.0, -0.1], [0.9, -0.34], [0.4, -0.42], [0, -0.4], [-0.3, -0.2]], true), rise: 'pillow', lift: 0.1, height: 1.3 },
      leg(-0.3, 0.3), leg(0.56, 0.3),
      { outline: through([[-0.6, 0.44], [-0.4, 0.64], [-0.14, 0.6], [-0.06, 0.3], [-0.2, 0.0], [-0.46, -0.02], [-0.64, 0.14]], true), rise: 'pillow', lift: 0.4, height: 1.2 },
      { outline: ear, rise: 'dished', lift: 0.8, height: 0.9 },
    ],
    strokes: [
      wireOf(trunk, sample(trunk.length, (t) => 0.17 - 0.1 * t), { lifts: trunk.map((_, i) => 0.12 * (1 - i / trunk.length)) }),
      wireOf(curve([-0.5, 0.04], [-0.58, -0.1], [-0.68, -0.14], [-0.78, -0.04], 10), sample(11, (t) => 0.052 - 0.02 * t), { lifts: sample(11, () => 0.16) }),
      wireOf(through([[0.96, 0.16], [1.1, 0.0], [1.1, -0.26]]), 0.036), wireOf(oval(-0.47, 0.38, 0.03, 0.03), 0.024, { engraved: true, closed: true }),
    ],
    stones: [{ at: [0.46, 0.1], size: 0.3, role: 'center' }, ...spare('eyes', 0.14, [-0.47, 0.38])],
    hang: [0.1, 0.56],
  });
}

/** Size of the lion's face within its mane. */
const FACE = 1.2;

/** A lion's head from the front with a mane of three rows. */
export function lion(): Figure {
  const lock = (length: number, width: number, bend: number): Point2[] => {
    const ts = sample(16, (t) => 1 - (1 - t) ** 1.5);
    const half = (t: number): number => width * (0.85 + 0.4 * t) * Math.max(0, 1 - t ** 2.2) ** 0.7;
    const spine = (t: number): number => bend * Math.sin(t * 2.9);
    return [...ts.map((t): Point2 => [spine(t) + half(t), length * t]), ...ts.slice(0, -1).toReversed().map((t): Point2 => [spine(t) - half(t), length * t])];
  };
  const round = (count: number, start: number, from: number, length: number, width: number, lift: number): Fill[] =>
    Array.from({ length: count }, (_, i) => {
      const a = start + (i / count) * TAU;
      const foot: Point2 = [-Math.sin(a) * from * 0.86, Math.cos(a) * from - 0.02];
      // The locks lean downwards on both sides.
      const lean = Math.sin(a) * 0.62;
      return { outline: moved(lock(length * (1 - 0.1 * Math.cos(a)), width, Math.sin(a) * 0.09), { angle: a + lean, by: foot }), rise: 'pillow', lift, height: 0.95 };
    });
  const face = mirrored(curve([0, 0.46], [0.3, 0.48], [0.46, 0.3], [0.42, 0.04], 12).concat(curve([0.42, 0.04], [0.38, -0.22], [0.32, -0.62], [0, -0.65], 12).slice(1))).slice(0, -1);
  const mirror = (outline: readonly Point2[], lift: number, height: number): Fill[] => sides.map((flip): Fill => ({ outline: moved(outline, { flip }), rise: 'pillow', lift, height }));
  const features: Fill[] = [
      ...mirror(moved(lance(0.34, 0.14, 0.56, 0.6), { angle: -0.74, by: [0.2, 0.3] }), 0.45, 0.9),
      { outline: face, rise: 'pillow', lift: 0.5, height: 1.1 },
      ...mirror(through([[0.05, 0.26], [0.2, 0.32], [0.38, 0.28], [0.4, 0.17], [0.22, 0.19], [0.09, 0.12]], true), 1.1, 0.55),
      ...mirror(through([[0.1, 0.06], [0.22, 0.14], [0.34, 0.1], [0.24, 0.02]], true, 5), 1.15, 0.5),
      ...mirror(through([[0.3, -0.02], [0.4, -0.12], [0.3, -0.32], [0.18, -0.3], [0.2, -0.1]], true), 0.95, 0.55),
      { outline: through([[-0.07, 0.3], [0.07, 0.3], [0.085, 0.06], [0.15, -0.13], [-0.15, -0.13], [-0.085, 0.06]], true), rise: 'pillow', lift: 1.1, height: 0.75 },
      ...mirror(through([[0.01, -0.18], [0.14, -0.19], [0.27, -0.29], [0.25, -0.4], [0.12, -0.45], [0.01, -0.39]], true), 1.05, 0.8),
      { outline: through([[-0.13, -0.11], [0, -0.08], [0.13, -0.11], [0.06, -0.21], [0, -0.24], [-0.06, -0.21]], true), rise: 'pillow', lift: 1.6, height: 0.5 },
      { outline: oval(0, -0.53, 0.13, 0.1), rise: 'pillow', lift: 1.0, height: 0.6 },
  ];
  return drawn({
    fills: [
      { outline: oval(0, 0, 0.7, 0.72), rise: 'level', height: 0.6 },
      ...round(15, 0, 0.52, 0.66, 0.2, 0), ...round(13, 0.24, 0.5, 0.44, 0.17, 0.34),
      ...features.map((fill): Fill => ({ ...fill, lift: (fill.lift ?? 0) + 0.5, outline: moved(fill.outline, { scale: FACE }) })),
    ],
    strokes: sides.flatMap((flip) => [
      [[0.29, 0.4], [0.33, 0.45], [0.36, 0.51]], [[0.22, 0.085], [0.225, 0.08], [0.22, 0.075]], [[0, -0.24], [0, -0.38], [0.1, -0.47], [0.22, -0.43]],
    ].map((line) => groove(moved(line.map(([x, y]): Point2 => [x!, y!]), { flip, scale: FACE }), 0.022))),
    stones: [{ at: [-0.22 * FACE, 0.08 * FACE], size: 0.17, role: 'center', seat: 'eyes' }, { at: [0.22 * FACE, 0.08 * FACE], size: 0.17, role: 'accent', seat: 'eyes' }],
    hang: [0, 0.98],
  });
}

/** A standing camel with one hump and a raised head. */
export function camel(): Figure {
  const leg = (x: number, bend: number, lift: number): Fill => ({ outline: through([[x - 0.11, 0.04], [x - 0.08 + bend, -0.34], [x - 0.055, -0.62], [x - 0.075, -0.98], [x + 0.085, -0.98], [x + 0.055, -0.62], [x + 0.07 + bend, -0.34], [x + 0.13, 0.04]], true), rise: 'pillow', lift, height: 0.9 });
  const body = through([[-0.42, 0.16], [-0.24, 0.3], [-0.06, 0.5], [0.14, 0.8], [0.34, 0.78], [0.5, 0.46], [0.7, 0.3], [0.84, 0.1], [0.8, -0.16], [0.56, -0.24], [0.2, -0.2], [-0.16, -0.28], [-0.42, -0.16]], true);
  const neck = through([[-0.26, 0.0], [-0.52, -0.06], [-0.68, 0.16], [-0.68, 0.48], [-0.62, 0.76]]);
  const head = through([[-0.5, 0.84], [-0.58, 0.92], [-0.74, 0.9], [-0.98, 0.76], [-1.02, 0.64], [-0.94, 0.58], [-0.74, 0.62], [-0.56, 0.66]], true);
  return drawn({
    fills: [leg(-0.12, 0.03, 0), leg(0.66, -0.04, 0), { outline: body, rise: 'pillow', lift: 0.1, height: 1.25 }, leg(-0.28, 0, 0.35), leg(0.5, -0.03, 0.35), { outline: head, rise: 'pillow', lift: 0.2, height: 1.05 }],
    strokes: [
      wireOf(neck, sample(neck.length, (t) => 0.17 - 0.075 * t), { lifts: neck.map(() => 0.07) }), wireOf(through([[0.8, 0.1], [0.92, -0.1], [0.9, -0.34]]), 0.036),
      wireOf([[-0.56, 0.88], [-0.5, 1.0]], 0.042, { lifts: [0.05, 0.03] }), wireOf(through([[-1.0, 0.68], [-0.92, 0.66], [-0.84, 0.68]]), 0.018, { engraved: true }), wireOf(oval(-0.76, 0.78, 0.025, 0.02), 0.022, { engraved: true, closed: true }),
      ...[0.06, 0.16].map((y) => wireOf(through([[-0.1, y + 0.16], [0.22, y + 0.02], [0.56, y + 0.12]]), 0.018, { engraved: true })),
    ],
    stones: [{ at: [0.22, 0.36], size: 0.3, role: 'center' }, ...spare('eyes', 0.11, [-0.76, 0.78])],
    hang: [0.22, 0.82],
  });
}

/** A dragon in an S with a spread bat's wing, scales along its back and a barbed tail. */
export function dragon(): Figure {
  const path = through([[0.62, -0.98], [0.26, -1.0], [-0.16, -0.92], [-0.36, -0.68], [-0.18, -0.44], [0.2, -0.34], [0.46, -0.12], [0.42, 0.2], [0.14, 0.4], [-0.06, 0.56], [-0.06, 0.78], [-0.2, 0.92]], false, 10);
  const n = path.length - 1;
  const width = (t: number): number => (t < 0.6 ? 0.025 + 0.165 * (t / 0.6) ** 0.85 : 0.19 - 0.1 * Math.min(1, (t - 0.6) / 0.24));
  const off = (i: number, forward: number, outward: number): Point2 => {
    const [p, a, b] = [path[i]!, path[Math.max(0, i - 1)]!, path[Math.min(n, i + 1)]!];
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [tx, ty] = [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
    return [p[0] + tx * forward - ty * outward, p[1] + ty * forward + tx * outward];
  };
  const scales: Stroke[] = [];
  const spines: Fill[] = [];
  for (let i = 16; i < n - 8; i += 3) scales.push(wireOf(sample(8, (u): Point2 => off(i, 0.07 * Math.sin(Math.PI * u), width(i / n) * 0.82 * (2 * u - 1))), 0.0165, { engraved: true }));
  for (let i = 22; i < n - 6; i += 7) {
    const w = width(i / n);
    spines.push({ outline: [off(i, 0.06, -w * 0.7), off(i, -0.09, -w - 0.12), off(i, -0.06, -w * 0.7)], rise: 'ridge', height: 0.8 });
  }
  // The wing: fingers from one wrist with skin between them.
  const wrist: Point2 = [0.66, 0.98];
  const tips: Point2[] = [[1.2, 0.62], [1.2, 0.2], [0.98, -0.12], [0.6, -0.02]];
  const skin: Point2[] = [[0.24, 0.28], ...curve([0.24, 0.28], [0.34, 0.6], [0.46, 0.84], wrist, 10), ...tips.flatMap((tip, i): Point2[] => (i === 0 ? curve(wrist, [0.9, 0.98], [1.1, 0.84], tip, 8).slice(1) : curve(tips[i - 1]!, [tips[i - 1]![0] - 0.16, tips[i - 1]![1] - 0.06], [tip[0] - 0.02, tip[1] + 0.2], tip, 8).slice(1)))];
  const head = through([[-0.02, 1.0], [-0.14, 1.1], [-0.32, 1.06], [-0.5, 0.92], [-0.72, 0.86], [-0.82, 0.78], [-0.78, 0.7], [-0.56, 0.7], [-0.36, 0.72], [-0.18, 0.72], [-0.02, 0.82]], true);
  const jaw = through([[-0.26, 0.76], [-0.46, 0.66], [-0.66, 0.6], [-0.72, 0.54], [-0.56, 0.5], [-0.32, 0.56], [-0.14, 0.68]], true);
  const horn = (by: readonly Point2[], w: number): Stroke => wireOf(through(by), sample((by.length - 1) * 8 + 1, (t) => w * (1 - 0.6 * t)), { lifts: sample((by.length - 1) * 8 + 1, () => 0.12) });
  const claw = (hip: Point2, knee: Point2, foot: Point2): Stroke[] => [
    wireOf(through([hip, knee, foot]), sample(17, (t) => 0.1 - 0.052 * t), { lifts: sample(17, () => 0.1) }),
    ...[-0.6, 0, 0.6].map((a) => {
      const way = Math.atan2(foot[1] - knee[1], foot[0] - knee[0]) + a;
      return wireOf([foot, [foot[0] + 0.13 * Math.cos(way), foot[1] + 0.13 * Math.sin(way)]], [0.038, 0.028], { lifts: [0.1, 0.06] });
    }),
  ];
  const barb = [0.75, -0.75].map((a): Fill => ({ outline: moved([[0, 0.07], [0.26, 0], [0, -0.07]], { angle: a - 0.02, by: [0.58, -0.98] }), rise: 'ridge', height: 0.9 }));
  return drawn({
    fills: [{ outline: skin, rise: 'level', height: 0.36 }, ...barb, ...spines, { outline: jaw, rise: 'pillow', lift: 0.1, height: 1 }, { outline: head, rise: 'pillow', lift: 0.3, height: 1.2 }],
    strokes: [
      ...tips.map((tip) => wireOf(curve(wrist, [(wrist[0] + tip[0]) / 2 + 0.08, (wrist[1] + tip[1]) / 2 + 0.14], [tip[0] + 0.02, tip[1] + 0.1], tip, 14), sample(15, (t) => 0.05 - 0.02 * t), { lifts: sample(15, () => 0.04) })),
      wireOf(curve([0.24, 0.24], [0.3, 0.56], [0.46, 0.84], wrist, 14), sample(15, (t) => 0.085 - 0.03 * t), { lifts: sample(15, () => 0.06) }),
      wireOf(path, path.map((_, i) => width(i / n)), { lifts: path.map(() => 0.03) }), ...scales,
      ...claw([0.34, 0.06], [0.02, 0.0], [-0.16, 0.2]), ...claw([0.1, -0.4], [-0.02, -0.66], [0.24, -0.72]),
      horn([[-0.1, 1.04], [0.06, 1.16], [0.26, 1.18]], 0.06), horn([[-0.04, 0.94], [0.12, 1.0], [0.28, 0.96]], 0.05), horn([[-0.7, 0.84], [-0.76, 0.92], [-0.74, 1.0]], 0.04),
    ],
    // In the eye, and between the claws of its forefoot.
    stones: [{ at: [-0.32, 0.9], size: 0.15, role: 'center', seat: 'eyes' }, { at: [-0.35, 0.31], size: 0.3, role: 'accent', isSpare: true }],
    hang: [0.3, 0.62],
  });
}

/** A skull with open eye sockets, which are places for stones. */
export function skull(): Figure {
  const half: Point2[] = [
    ...curve([0, 1.04], [0.5, 1.04], [0.82, 0.72], [0.74, 0.24], 14), ...curve([0.74, 0.24], [0.72, 0.06], [0.6, -0.02], [0.62, -0.2], 8).slice(1), ...curve([0.62, -0.2], [0.62, -0.4], [0.42, -0.4], [0.4, -0.56], 8).slice(1),
    ...curve([0.4, -0.56], [0.4, -0.86], [0.3, -1.0], [0, -1.02], 10).slice(1),
  ];
  const socket = through([[0.12, 0.1], [0.3, 0.26], [0.5, 0.16], [0.5, -0.06], [0.32, -0.16], [0.16, -0.08]], true);
  const nose = through([[0, -0.12], [0.07, -0.26], [0.1, -0.38], [0, -0.34], [-0.1, -0.38], [-0.07, -0.26]], true);
  const cheek = curve([0.6, -0.12], [0.46, -0.3], [0.3, -0.3], [0.14, -0.2], 12);
  return drawn({
    fills: [{ outline: mirrored(half).slice(0, -1), holes: [...sides.map((flip) => moved(socket, { flip })), nose], rise: 'pillow', height: 1.5 }],
    strokes: [
      ...sides.map((flip) => wireOf(moved(cheek, { flip }), 0.06, { tapered: true, lifts: sample(13, () => 0.1) })),
      ...sides.map((flip) => wireOf(moved(curve([0.06, 0.16], [0.2, 0.36], [0.46, 0.36], [0.62, 0.16], 12), { flip }), 0.06, { tapered: true, lifts: sample(13, () => 0.12) })),
      ...[-0.26, -0.13, 0, 0.13, 0.26].map((x) => wireOf([[x, -0.56], [x * 0.94, -0.92]], 0.024, { engraved: true })),
      wireOf(sample(16, (t): Point2 => [0.36 * (2 * t - 1), -0.73 - 0.05 * (1 - (2 * t - 1) ** 2)]), 0.024, { engraved: true }),
    ],
    stones: [{ at: [-0.31, 0.05], size: 0.46, role: 'center', seat: 'eyes' }, { at: [0.31, 0.05], size: 0.46, role: 'accent', seat: 'eyes' }],
    hang: [0, 1.02],
  });
}
