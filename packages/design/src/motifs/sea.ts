/** Sea animals and shells. */
import type { Figure, Fill, Stroke } from '../curves/figure';
import { sample, turn, type Point2 } from '../geometry/curves';
import { TAU } from '../geometry/vec';
import { bothSides, curve, drawn, moved, named, starOutline, through, wireOf } from './drawing';
import { partOf } from './regions';

/** A curved fish with rows of engraved scales and rayed fins. */
export function fish(): Figure {
  const spine = (t: number): Point2 => [0.34 * Math.sin(t * 3.5 + 0.2) - 0.06, 0.86 - 1.5 * t];
  const across = (t: number): Point2 => {
    const [a, b] = [spine(t - 0.01), spine(t + 0.01)];
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return [(b[1] - a[1]) / l, -(b[0] - a[0]) / l];
  };
  const half = (t: number): number => 0.27 * Math.sin(Math.PI * (0.012 + 0.9 * t) ** 0.62) ** 0.9;
  const at = (t: number, side: number): Point2 => [spine(t)[0] + across(t)[0] * half(t) * side, spine(t)[1] + across(t)[1] * half(t) * side];
  const ts = sample(30, (t) => t);
  const body = [...ts.map((t) => at(t, 1)), ...ts.toReversed().map((t) => at(t, -1))];
  const scales: Stroke[] = [];
  for (let row = 0; row < 7; row++) {
    const t = 0.36 + row * 0.075;
    for (const place of row % 2 ? [-0.66, 0, 0.66] : [-0.34, 0.34]) scales.push(wireOf(sample(8, (u): Point2 => at(t + 0.06 * Math.sin(Math.PI * u), place + 0.62 * (u - 0.5))), 0.018, { engraved: true }));
  }
  const fin = (t: number, side: number, length: number): Fill => {
    const [from, to, d] = [at(t, side * 0.8), at(t + 0.2, side * 0.8), across(t)];
    const tip: Point2 = [to[0] + d[0] * side * length, to[1] + d[1] * side * length - 0.12];
    return { outline: [...curve(from, [from[0] + d[0] * side * length * 0.8, from[1] + d[1] * side * length * 0.8], tip, tip, 10), ...curve(tip, [to[0] + d[0] * side * 0.1, to[1] - 0.02], to, to, 8).slice(1)], rise: 'dished', height: 0.8 };
  };
  const end = spine(1);
  const tail = (angle: number, bend: number): Fill => {
    const blade = sample(14, (t): Point2 => [bend * Math.sin(t * 2), -t]);
    const wide = (t: number): number => 0.05 + 0.2 * Math.sin(Math.PI * t ** 1.3 * 0.94);
    return { outline: moved([...blade.map(([x, y]): Point2 => [x + wide(-y), y]), ...blade.toReversed().map(([x, y]): Point2 => [x - wide(-y), y])], { angle, scale: 0.52, by: [end[0], end[1] + 0.06] }), rise: 'dished', height: 0.9 };
  };
  return drawn({
    fills: [...partOf('tail', tail(0.62, 0.16), tail(-0.42, -0.12)), fin(0.3, 1, 0.3), fin(0.26, -1, 0.3), fin(0.62, 1, 0.18), { outline: body, rise: 'pillow', lift: 0.08, height: 1.2, region: 'body' }],
    strokes: [...scales, wireOf(sample(10, (u): Point2 => at(0.26 + 0.05 * Math.sin(Math.PI * u), 1.6 * (u - 0.5))), 0.024, { engraved: true })],
    stones: [{ at: at(0.15, -0.3), size: 0.17, role: 'center', seat: 'eyes' }],
    hang: spine(0.02),
  });
}

/** A leaping dolphin. */
export function dolphin(): Figure {
  const back = through([[-0.98, -0.1], [-0.84, 0.16], [-0.62, 0.36], [-0.3, 0.5], [0.06, 0.48], [0.38, 0.3], [0.62, 0.02], [0.76, -0.34], [0.82, -0.62]]);
  const belly = through([[0.74, -0.64], [0.62, -0.36], [0.4, -0.12], [0.08, 0.02], [-0.28, 0.04], [-0.56, -0.02], [-0.72, -0.1], [-0.86, -0.13], [-0.98, -0.17]]);
  const fin = [...curve([-0.1, 0.46], [0.0, 0.68], [0.16, 0.84], [0.36, 0.86], 10), ...curve([0.36, 0.86], [0.24, 0.7], [0.22, 0.5], [0.28, 0.34], 10).slice(1)];
  const flipper = [...curve([-0.42, 0.06], [-0.38, -0.18], [-0.26, -0.36], [-0.06, -0.46], 10), ...curve([-0.06, -0.46], [-0.14, -0.26], [-0.16, -0.08], [-0.14, 0.08], 10).slice(1)];
  const fluke = (by: Point2, to: Point2, back2: Point2): Fill => ({ outline: [...curve([0.72, -0.54], by, to, to, 10), ...curve(to, back2, [0.8, -0.8], [0.84, -0.52], 10).slice(1)], rise: 'pillow', height: 0.75 });
  return drawn({
    fills: [{ outline: fin, rise: 'pillow', height: 0.8 }, fluke([0.62, -0.7], [0.34, -0.94], [0.64, -0.98]), fluke([1.0, -0.62], [1.14, -0.86], [0.98, -0.84]), { outline: [...back, ...belly], rise: 'pillow', height: 1.25, region: 'body' }, { outline: flipper, rise: 'pillow', lift: 0.25, height: 0.8 }],
    strokes: [wireOf(curve([-0.97, -0.13], [-0.84, -0.08], [-0.74, -0.02], [-0.64, 0.03], 8), 0.018, { engraved: true })],
    stones: [{ at: [-0.56, 0.17], size: 0.16, role: 'center', seat: 'eyes' }],
    hang: [-0.12, 0.5],
  });
}

/** A sea turtle from above with engraved plates and spread flippers. */
export function turtle(): Figure {
  const sides = [false, true];
  const front = through([[0.3, 0.36], [0.52, 0.62], [0.78, 0.62], [1.0, 0.4], [1.08, 0.02], [0.96, 0.08], [0.82, 0.28], [0.6, 0.34], [0.42, 0.16]], true);
  const hind = through([[0.3, -0.42], [0.5, -0.5], [0.66, -0.72], [0.64, -0.94], [0.46, -0.86], [0.26, -0.66]], true);
  const shell = through([[0, 0.62], [0.3, 0.52], [0.5, 0.2], [0.5, -0.2], [0.34, -0.56], [0, -0.82], [-0.34, -0.56], [-0.5, -0.2], [-0.5, 0.2], [-0.3, 0.52]], true);
  const ring = through([[0, 0.36], [0.2, 0.24], [0.24, -0.06], [0.2, -0.32], [0, -0.5], [-0.2, -0.32], [-0.24, -0.06], [-0.2, 0.24]], true, 4);
  const seams: Point2[][] = [[[0.2, 0.24], [0.4, 0.42]], [[0.24, -0.06], [0.53, -0.02]], [[0.2, -0.32], [0.42, -0.46]]];
  return drawn({
    fills: [
      ...sides.flatMap((flip): Fill[] => [{ outline: moved(front, { flip }), rise: 'pillow', height: 0.8 }, { outline: moved(hind, { flip }), rise: 'pillow', height: 0.75 }]),
      { outline: through([[0, 1.04], [0.15, 0.96], [0.18, 0.78], [0.14, 0.5], [-0.14, 0.5], [-0.18, 0.78], [-0.15, 0.96]], true), rise: 'pillow', height: 0.95, region: 'head' },
      { outline: shell, rise: 'pillow', lift: 0.15, height: 1.35, region: 'body' },
    ],
    strokes: [
      wireOf(shell, 0.04, { closed: true, lifts: shell.map(() => 0.05) }),
      wireOf(ring, 0.02, { closed: true, engraved: true }),
      ...seams.flatMap((seam) => sides.map((flip) => wireOf(moved(seam, { flip }), 0.02, { engraved: true }))),
      wireOf([[0, 0.36], [0, 0.58]], 0.02, { engraved: true }), wireOf([[0, -0.5], [0, -0.76]], 0.02, { engraved: true }),
      ...sides.flatMap((flip) => [0.2, 0.5, 0.78].map((t) => wireOf(moved([[0.5 + 0.34 * t, 0.36 - 0.06 * t], [0.5 + 0.44 * t, 0.56 - 0.14 * t * t]], { flip }), 0.017, { engraved: true }))),
    ],
    stones: [{ at: [0, -0.07], size: 0.36, role: 'center' }, ...named('eyes', 0.1, ...bothSides([0.09, 0.86]))],
    hang: [0, 1.0],
  });
}

/** A seahorse with a ringed body and a curled tail. */
export function seahorse(): Figure {
  const path = through([[-0.06, 0.62], [0.14, 0.46], [0.2, 0.22], [0.06, -0.02], [0.0, -0.26], [0.14, -0.5], [0.2, -0.76], [0.06, -0.98], [-0.18, -0.98], [-0.28, -0.82], [-0.18, -0.7], [-0.08, -0.76]], false, 8);
  const n = path.length - 1;
  const width = (t: number): number => (t < 0.3 ? 0.13 + 0.14 * Math.sin((t / 0.3) * 1.57) : 0.27 - 0.22 * ((t - 0.3) / 0.7) ** 0.6);
  const across = (i: number, side: number, forward = 0): Point2 => {
    const [a, b] = [path[Math.max(0, i - 1)]!, path[Math.min(n, i + 1)]!];
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [tx, ty] = [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
    return [path[i]![0] - ty * side + tx * forward, path[i]![1] + tx * side + ty * forward];
  };
  const rings = sample(15, (t) => Math.round(n * (0.1 + 0.62 * t))).map((i) => wireOf(sample(7, (u): Point2 => across(i, width(i / n) * 0.9 * (2 * u - 1), 0.03 * Math.sin(Math.PI * u))), 0.018, { engraved: true }));
  const head = through([[-0.66, 0.62], [-0.46, 0.66], [-0.28, 0.82], [-0.06, 0.94], [0.12, 0.84], [0.14, 0.64], [0.0, 0.54], [-0.24, 0.56], [-0.44, 0.54], [-0.66, 0.52]], true);
  const fin = through([[0.3, 0.38], [0.5, 0.36], [0.56, 0.16], [0.46, 0.0], [0.22, 0.04]], true);
  return drawn({
    fills: [{ outline: fin, rise: 'dished', height: 0.8 }, { outline: head, rise: 'pillow', lift: 0.2, height: 1.15 }, ...[[0.0, 0.9, 0.1], [0.1, 0.82, -0.5]].map(([x, y, a]): Fill => ({ outline: moved([[-0.09, 0], [0, 0.24], [0.09, 0]], { angle: a!, by: [x!, y!] }), rise: 'ridge', height: 0.9 }))],
    strokes: [wireOf(path, path.map((_, i) => width(i / n)), { region: 'body' }), ...rings, ...[0.3, 0.22, 0.12].map((y) => wireOf([[0.3, y], [0.5, y + 0.02]], 0.016, { engraved: true }))],
    stones: [{ at: [-0.12, 0.74], size: 0.17, role: 'center', seat: 'eyes' }],
    hang: [0.02, 1.0],
  });
}

/** A starfish with rounded arms and rows of beads along them. */
export function starfish(): Figure {
  const tips = starOutline(5, 0.4, 1.04);
  const outline = through(tips.flatMap((p, i): Point2[] => (i % 2 ? [p] : [[p[0] * 0.96 + p[1] * 0.11, p[1] * 0.96 - p[0] * 0.11], [p[0] * 0.96 - p[1] * 0.11, p[1] * 0.96 + p[0] * 0.11]])), true, 6);
  const beads = Array.from({ length: 5 }, (_, i) => {
    const a = (i / 5) * TAU + Math.PI / 2;
    return [0.34, 0.5, 0.65, 0.78].map((r, k): Fill => ({ outline: turn(18, (b): Point2 => [r * Math.cos(a) + (0.066 - k * 0.008) * Math.cos(b), r * Math.sin(a) + (0.066 - k * 0.008) * Math.sin(b)]), rise: 'pillow', lift: 0.62 - k * 0.08, height: 0.6 }));
  }).flat();
  return drawn({ fills: [{ outline, rise: 'pillow', height: 1.15, region: 'body' }, ...beads], stones: [{ at: [0, 0], size: 0.4, role: 'center' }], hang: [0, 0.98] });
}

/** A scallop: ribs from the hinge to a wavy edge. */
export function shell(): Figure {
  const [hinge, count, spread] = [[0, -0.78] as Point2, 9, 1.06];
  const ribs = Array.from({ length: count }, (_, i): Fill => {
    const a = -spread + (2 * spread * i) / (count - 1);
    const length = 1.72 - 0.34 * Math.abs(a) ** 1.6;
    const half = (t: number): number => 0.02 + 0.235 * t * Math.sqrt(Math.max(0, 1 - t ** 7));
    const ts = sample(20, (t) => 1 - (1 - t) ** 2);
    return { outline: moved([...ts.map((t): Point2 => [half(t), length * t]), ...ts.slice(0, -1).toReversed().map((t): Point2 => [-half(t), length * t])], { angle: -a, by: hinge }), rise: 'pillow', height: 1.1 };
  });
  return drawn({
    fills: [...ribs, { outline: through([[-0.42, -0.62], [-0.46, -0.82], [0, -0.94], [0.46, -0.82], [0.42, -0.62], [0, -0.5]], true), rise: 'pillow', lift: 0.1, height: 0.9 }],
    stones: [{ at: [0, -0.56], size: 0.4, role: 'center' }],
    hang: [0, 0.9],
  });
}
