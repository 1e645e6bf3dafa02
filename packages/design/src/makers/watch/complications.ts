/** What a dial shows beside the time: small dials, the moon, the movement itself. */
import type { Surface, Vec3 } from '../../piece';
import { plate, roundedBox, sphere } from '../../geometry/blocks';
import type { Point2 } from '../../geometry/curves';
import { turn } from '../../geometry/curves';
import { lathe, sweep, sweepSections, tube } from '../../geometry/sweep';
import { TAU } from '../../geometry/vec';
import type { WatchFrame } from './frame';
import { clock } from './frame';

type Hand = (w: WatchFrame, share: number, reach: number, half: number, z: number, tail: number, pivot: Point2) => void;

/** A small dial with its rim, marks and hand. */
export function subdial(w: WatchFrame, [x, y]: Point2, radius: number, share: number, ground: Surface, hand: Hand): void {
  const { bench } = w;
  w.put(lathe([[radius - 0.3, 5.5], [radius, 5.5], [radius, 5.8], [radius - 0.15, 5.88], [radius - 0.3, 5.8]], 64), 25, bench.metal, w.at(x, y, 0));
  w.put(lathe([[0.01, 5.5], [radius - 0.2, 5.5], [radius - 0.2, 5.64], [0.01, 5.64]], 64), 20, ground, w.at(x, y, 0));
  const tick = bench.define(roundedBox([0.08, 0.34, 0.1], 0.05, 2), 25);
  for (let i = 0; i < 12; i++) {
    const { out, axes } = clock(i / 12);
    bench.place(tick, { axes, origin: w.at(x + out[0] * (radius - 0.7), y + out[1] * (radius - 0.7), 5.7), scale: w.k });
  }
  hand(w, share, radius - 1, 0.22, 5.8, 0.8, [x, y]);
  w.put(lathe([[0.01, 5.5], [0.4, 5.5], [0.4, 6.1], [0.01, 6.2]], 24), 30, bench.metal, w.at(x, y, 0));
}

/** The moon in its window at six: a night of lacquer, a gold moon, stars, and two hills that hide it by turns. */
export function moonphase(w: WatchFrame, dial: Surface): void {
  const [y, radius] = [-6.4, 4.3];
  const night: Surface = { kind: 'lacquer', color: [0.004, 0.012, 0.06], gloss: 1 };
  w.put(lathe([[0.01, 5.5], [radius, 5.5], [radius, 5.72], [0.01, 5.72]], 64), 30, night, w.at(0, y, 0));
  w.put(lathe([[radius - 0.15, 5.5], [radius + 0.35, 5.5], [radius + 0.35, 5.85], [radius + 0.1, 6], [radius - 0.15, 5.85]], 72), 25, w.bench.metal, w.at(0, y, 0));
  w.put(lathe([[0.01, 0], [1.6, 0], [1.45, 0.16], [0.85, 0.26], [0.01, 0.3]], 48), 50, w.bench.metal, w.at(0.5, y + 1.3, 5.7));
  const star = w.bench.define(plate(Array.from({ length: 10 }, (_, i): Point2 => {
    const r = i % 2 ? 0.16 : 0.42;
    return [Math.sin((i / 10) * TAU) * r, Math.cos((i / 10) * TAU) * r];
  }).toReversed(), -0.05, 0.1, 0.02), 20);
  for (const [sx, sy, k] of [[-2.4, 1.1, 1], [-1.3, 2.7, 0.8], [2.9, 1.5, 0.7], [-3.3, 2, 0.6], [2.6, 2.7, 0.8]] as const) w.bench.place(star, { origin: w.at(sx, y + sy, 5.72), scale: w.k * k });
  for (const sx of [-1, 1]) w.put(lathe([[0.01, 5.55], [1.75, 5.55], [1.75, 5.85], [0.01, 5.85]], 48), 30, dial, w.at(sx * 2.1, y - 1.5, 0));
  w.put(plate([[-3.85, -1.5], [-3.4, -2.5], [-2, -3.7], [0, -4.2], [2, -3.7], [3.4, -2.5], [3.85, -1.5]], 5.55, 5.84, 0.04), 30, dial, w.at(0, y, 0));
}

/** A toothed wheel with spokes on its arbor. */
function wheel(w: WatchFrame, [x, y]: Point2, radius: number, teeth: number, z: number, surface: Surface): void {
  const { bench } = w;
  const inner = radius - 1.35;
  const rim = turn(teeth * 4, (a, i): Vec3[] => {
    const outer = i % 4 < 2 ? radius : radius - 0.55;
    return ([[inner, -0.26], [outer, -0.26], [outer, 0.26], [inner, 0.26]] as const).map(([r, h]) => [Math.cos(a) * r, Math.sin(a) * r, h]);
  });
  w.put(sweepSections(rim, true), 25, surface, w.at(x, y, z));
  const spoke = bench.define(roundedBox([0.34, inner + 0.3, 0.2], 0.1, 2), 25);
  for (let i = 0; i < 3; i++) bench.place(spoke, { axes: clock(i / 6 + 0.04).axes, origin: w.at(x, y, z), scale: w.k, surface });
  w.put(lathe([[0.01, 0.7], [0.75, 0.7], [0.75, z + 0.4], [0.45, z + 0.6], [0.01, z + 0.6]], 28), 30, bench.metal, w.at(x, y, 0));
  w.put(sphere(0.4, 12), 40, { kind: 'lacquer', color: [0.25, 0.004, 0.03], gloss: 1 }, w.at(x, y, z + 0.55));
}

/** The movement of a skeleton watch: base plate, wheels, bridges and a balance. */
export function movement(w: WatchFrame): void {
  const brass: Surface = { kind: 'metal', alloy: 'yellow-gold-18k', finish: 'polished' };
  w.put(lathe([[0.01, 0.7], [10.8, 0.7], [10.8, 1.6], [0.01, 1.6]], 96), 30, w.satin);
  wheel(w, [-4.6, 3.6], 4.7, 36, 2.6, brass);
  wheel(w, [3.9, 4.4], 3.6, 28, 3.4, brass);
  wheel(w, [4.9, -2.4], 3.1, 24, 2.5, brass);
  // The balance: a smooth rim with screws and its spiral spring.
  const [bx, by] = [-2.6, -5];
  w.put(lathe([[3.1, 3.6], [3.8, 3.6], [3.8, 4.2], [3.1, 4.2]], 72), 30, brass, w.at(bx, by, 0));
  for (let i = 0; i < 8; i++) {
    const { out } = clock(i / 8);
    w.put(sphere(0.34, 8), 40, w.bench.metal, w.at(bx + out[0] * 3.95, by + out[1] * 3.95, 3.9));
  }
  w.put(roundedBox([0.42, 3.4, 0.24], 0.1, 2), 25, brass, w.at(bx, by, 3.9), clock(0.12).axes);
  w.put(tube(Array.from({ length: 120 }, (_, i): Vec3 => {
    const t = i / 119;
    const a = t * TAU * 4;
    return [Math.cos(a) * (0.4 + 2 * t), Math.sin(a) * (0.4 + 2 * t), 0];
  }), 0.09, { points: 6, up: [0, 0, 1] }), 40, { kind: 'metal', alloy: 'steel-316l', finish: 'polished' }, w.at(bx, by, 4.05));
  w.put(lathe([[0.01, 0.7], [0.6, 0.7], [0.6, 4.6], [0.01, 4.8]], 28), 30, w.bench.metal, w.at(bx, by, 0));
  // Bridges run from rim to rim and carry the hands.
  for (const [from, to, z] of [[[-10.9, 0.4], [10.9, -0.6], 4.6], [[0.4, 10.9], [1.6, -10.9], 4.6]] as const) {
    const middle: Point2 = [(from[0] + to[0]) * 0.04, (from[1] + to[1]) * 0.04];
    const path: Vec3[] = [[from[0], from[1], z], [middle[0], middle[1], z], [to[0], to[1], z]];
    const width = (t: number): number => 0.75 + 0.75 * (1 - Math.abs(2 * t - 1)) ** 2;
    const points = Array.from({ length: 41 }, (_, i): Vec3 => {
      const t = i / 40;
      const [p, q, s] = t < 0.5 ? [path[0]!, path[1]!, t * 2] : [path[1]!, path[2]!, t * 2 - 1];
      return [p[0] + (q[0] - p[0]) * s, p[1] + (q[1] - p[1]) * s, z];
    });
    const way = Math.atan2(to[1] - from[1], to[0] - from[0]);
    w.put(sweep(points.map((p, i) => ({ at: p, u: [-Math.sin(way), Math.cos(way), 0] as const, v: [0, 0, 1] as const, halfU: width(i / 40), halfV: 0.45 })), [[1, -1], [1, 0.6], [0.75, 1], [-0.75, 1], [-1, 0.6], [-1, -1]], false), 20, w.satin);
  }
  w.put(lathe([[0.01, 1], [1.2, 1], [1.2, 5.5], [0.01, 5.5]], 32), 30, w.bench.metal);
}
