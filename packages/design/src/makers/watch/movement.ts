import type { Surface, Vec3 } from '../../piece';
import { roundedBox, sphere } from '../../geometry/blocks';
import { turn, type Point2 } from '../../geometry/curves';
import { lathe, sweep, sweepSections, tube } from '../../geometry/sweep';
import { TAU } from '../../geometry/vec';
import { clock, type WatchFrame } from './frame';

/** A toothed wheel with spokes on its arbor. */
function wheel(w: WatchFrame, [x, y]: Point2, radius: number, teeth: number, z: number, surface: Surface): void {
  const { bench } = w;
  const inner = radius - 1.35;
  const rim = turn(teeth * 4, (a, i): Vec3[] => {
    const outer = i % 4 < 2 ? radius : radius - 0.55;
    return (
      [
        [inner, -0.26],
        [outer, -0.26],
        [outer, 0.26],
        [inner, 0.26],
      ] as const
    ).map(([r, h]) => [Math.cos(a) * r, Math.sin(a) * r, h]);
  });
  w.put(sweepSections(rim, true), 25, surface, w.at(x, y, z));
  const spoke = bench.define(roundedBox([0.34, inner + 0.3, 0.2], 0.1, 2), 25);
  for (let i = 0; i < 3; i++)
    bench.place(spoke, { axes: clock(i / 6 + 0.04).axes, origin: w.at(x, y, z), scale: w.k, surface });
  w.put(
    lathe(
      [
        [0.01, 0.7],
        [0.75, 0.7],
        [0.75, z + 0.4],
        [0.45, z + 0.6],
        [0.01, z + 0.6],
      ],
      28,
    ),
    30,
    bench.metal,
    w.at(x, y, 0),
  );
  w.put(sphere(0.4, 12), 40, { kind: 'lacquer', color: [0.25, 0.004, 0.03], gloss: 1 }, w.at(x, y, z + 0.55));
}

/** The movement of a skeleton watch: base plate, wheels, bridges and a balance. */
export function movement(w: WatchFrame): void {
  const brass: Surface = { kind: 'metal', alloy: 'yellow-gold-18k', finish: 'polished' };
  w.put(
    lathe(
      [
        [0.01, 0.7],
        [10.8, 0.7],
        [10.8, 1.6],
        [0.01, 1.6],
      ],
      96,
    ),
    30,
    w.satin,
  );
  wheel(w, [-4.6, 3.6], 4.7, 36, 2.6, brass);
  wheel(w, [3.9, 4.4], 3.6, 28, 3.4, brass);
  wheel(w, [4.9, -2.4], 3.1, 24, 2.5, brass);
  // The balance: a smooth rim with screws and its spiral spring.
  const [bx, by] = [-2.6, -5];
  w.put(
    lathe(
      [
        [3.1, 3.6],
        [3.8, 3.6],
        [3.8, 4.2],
        [3.1, 4.2],
      ],
      72,
    ),
    30,
    brass,
    w.at(bx, by, 0),
  );
  for (let i = 0; i < 8; i++) {
    const { out } = clock(i / 8);
    w.put(sphere(0.34, 8), 40, w.bench.metal, w.at(bx + out[0] * 3.95, by + out[1] * 3.95, 3.9));
  }
  w.put(roundedBox([0.42, 3.4, 0.24], 0.1, 2), 25, brass, w.at(bx, by, 3.9), clock(0.12).axes);
  w.put(
    tube(
      Array.from({ length: 120 }, (_, i): Vec3 => {
        const t = i / 119;
        const a = t * TAU * 4;
        return [Math.cos(a) * (0.4 + 2 * t), Math.sin(a) * (0.4 + 2 * t), 0];
      }),
      0.09,
      { points: 6, up: [0, 0, 1] },
    ),
    40,
    { kind: 'metal', alloy: 'steel-316l', finish: 'polished' },
    w.at(bx, by, 4.05),
  );
  w.put(
    lathe(
      [
        [0.01, 0.7],
        [0.6, 0.7],
        [0.6, 4.6],
        [0.01, 4.8],
      ],
      28,
    ),
    30,
    w.bench.metal,
    w.at(bx, by, 0),
  );
  // Bridges extend from rim to rim and hold the hands.
  for (const [from, to, z] of [
    [[-10.9, 0.4], [10.9, -0.6], 4.6],
    [[0.4, 10.9], [1.6, -10.9], 4.6],
  ] as const) {
    const middle: Point2 = [(from[0] + to[0]) * 0.04, (from[1] + to[1]) * 0.04];
    const path: Vec3[] = [
      [from[0], from[1], z],
      [middle[0], middle[1], z],
      [to[0], to[1], z],
    ];
    const width = (t: number): number => 0.75 + 0.75 * (1 - Math.abs(2 * t - 1)) ** 2;
    const points = Array.from({ length: 41 }, (_, i): Vec3 => {
      const t = i / 40;
      const [p, q, s] = t < 0.5 ? [path[0]!, path[1]!, t * 2] : [path[1]!, path[2]!, t * 2 - 1];
      return [p[0] + (q[0] - p[0]) * s, p[1] + (q[1] - p[1]) * s, z];
    });
    const way = Math.atan2(to[1] - from[1], to[0] - from[0]);
    w.put(
      sweep(
        points.map((p, i) => ({
          at: p,
          u: [-Math.sin(way), Math.cos(way), 0] as const,
          v: [0, 0, 1] as const,
          halfU: width(i / 40),
          halfV: 0.45,
        })),
        [
          [1, -1],
          [1, 0.6],
          [0.75, 1],
          [-0.75, 1],
          [-1, 0.6],
          [-1, -1],
        ],
        false,
      ),
      20,
      w.satin,
    );
  }
  w.put(
    lathe(
      [
        [0.01, 1],
        [1.2, 1],
        [1.2, 5.5],
        [0.01, 5.5],
      ],
      32,
    ),
    30,
    w.bench.metal,
  );
}
