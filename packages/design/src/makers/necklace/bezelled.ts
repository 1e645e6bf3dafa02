/** Stones in separate bezels, as on chains. */
import { WORLD, type Axes } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { bezelCup, girdleMm } from '../../parts/head';
import type { Vec3 } from '../../piece';
import type { Stone } from '../../spec';

/** Sets a stone in a bezel; returns the extent of the setting above its middle, mm. */
export function bezelled(
  bench: Bench,
  { kind, cut, role }: Pick<Stone, 'kind' | 'cut' | 'role'>,
  sizeMm: number,
  origin: Vec3,
  axes: Axes = WORLD,
): number {
  bench.stone({ kind, cut, role, sizeMm, origin, axes });
  bench.add(
    bezelCup(cut, sizeMm, axes, origin, { wallMm: sizeMm < 2.9 ? 0.36 : 0.54, depth: sizeMm * 0.5, open: 0.58 }),
    38,
  );
  return Math.max(...girdleMm(cut, sizeMm).map((p) => p[1])) + 0.5;
}
