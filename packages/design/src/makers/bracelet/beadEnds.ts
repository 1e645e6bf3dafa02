/** Beads between the links of a chain. */
import { tube } from '../../geometry/sweep';
import { fromAxes, type Axes } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import type { Vec3 } from '../../piece';
import type { Station } from './strand';

/** Radius of a bead's cap, its distance from the bead's middle, and half its thickness, as shares of the bead's width. */
const CAP = { radius: 0.3, at: 0.46, half: 0.07 } as const;

/** Caps on both ends of a bead in a chain. */
export function beadEnds(bench: Bench, size: number, angle: number, origin: Vec3, axes: Axes): Station {
  const at = (x: number): Vec3 => fromAxes(axes, origin, [x * size, 0, 0]);
  for (const way of [-1, 1])
    bench.add(
      tube([at(way * (CAP.at - CAP.half)), at(way * CAP.at), at(way * (CAP.at + CAP.half))], CAP.radius * size, {
        points: 24,
      }),
      40,
    );
  return { angle, before: at(-CAP.at - CAP.half), after: at(CAP.at + CAP.half) };
}
