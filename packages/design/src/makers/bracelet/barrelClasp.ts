/** The clasp of a leather bracelet: a grooved barrel over both ends of the cord, which a bayonet joins. */
import type { Vec3 } from '../../piece';
import type { Bench } from '../../parts/bench';
import type { Point2 } from '../../geometry/curves';
import { lathe } from '../../geometry/sweep';
import { onOval, type Oval } from './common';
import type { Station } from './strand';

/** Half the length of a barrel relative to the cord's width, its wall over the cord, groove and rounding, mm. */
const LONG = 1.5;
const WALL = 0.75;
const GROOVE = 0.32;
const ROUND = 0.4;

/** A closed barrel at `angle`, in which a cord of this width ends on both sides. */
export function barrelClasp(bench: Bench, oval: Oval, angle: number, width: number): Station {
  const { at, axes } = onOval(angle, oval);
  const r = width / 2 + WALL;
  const half = width * LONG;
  const collar = (x: number): Point2[] => [
    [r, x - 0.5],
    [r - GROOVE, x - 0.3],
    [r - GROOVE, x + 0.3],
    [r, x + 0.5],
  ];
  const outline: Point2[] = [
    [0.01, -half],
    [r - ROUND, -half],
    [r - ROUND * 0.3, -half + ROUND * 0.3],
    [r, -half + ROUND],
    ...[-0.62, 0, 0.62].flatMap((share) => collar(share * half)),
    [r, half - ROUND],
    [r - ROUND * 0.3, half - ROUND * 0.3],
    [r - ROUND, half],
    [0.01, half],
  ];
  const center: Vec3 = [at[0], r + 0.05, at[2]];
  bench.add(lathe(outline, 48), 30, { axes: [axes[1], axes[2], axes[0]], origin: center });
  const end = (way: number): Vec3 => [
    center[0] + axes[0][0] * way * (half - 1),
    center[1],
    center[2] + axes[0][2] * way * (half - 1),
  ];
  return { angle, before: end(-1), after: end(1) };
}
