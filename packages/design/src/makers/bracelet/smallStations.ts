/** Small stones in bezels along the chain of a bracelet, with whole links between them. */
import type { Vec3 } from '../../piece';
import type { Stone } from '../../spec';
import type { Bench } from '../../parts/bench';
import type { LinkSize } from '../../parts/chain';
import { bezelCup } from '../../parts/head';
import { TAU, distance, fromAxes, type Axes } from '../../geometry/vec';
import { beadEnds } from './beadEnds';
import { leaning } from './chainStations';
import { onOval, type Oval } from './common';
import { linksIn, spanOf, type Station } from './strand';

/** Place of a small stone along the chain. */
function smallPlace({ size_mm: size }: Stone, oval: Oval, angle: number): { origin: Vec3; axes: Axes } {
  const { at } = onOval(angle, oval);
  return { origin: [at[0], size * 0.62 + 0.4, at[2]], axes: leaning(angle, oval) };
}

/** Ends of the chain beside a small stone. */
const smallEnds = ({ size_mm: size }: Stone, axes: Axes, origin: Vec3): [before: Vec3, after: Vec3] => {
  const reach = size / 2 + 0.5;
  const end = (way: number): Vec3 => fromAxes(axes, origin, [way * reach, 0, -size * 0.15]);
  return [end(-1), end(1)];
};

/** Step of the search for the place of a stone, its range, radians, and the least number of links beside it. */
const SEARCH = 0.004;
const REACH = 1;
const LEAST_LINKS = 2;

/**
 * Angles of small stones beside a part at the front, near the given ones, with whole links of the usual length between
 * neighbours.
 */
export function spotsBeside(
  { after }: Pick<Station, 'after'>,
  stone: Stone,
  oval: Oval,
  links: LinkSize,
  usual: readonly number[],
): number[] {
  let end = after;
  return usual.map((near) => {
    const endsAt = (a: number): [Vec3, Vec3] => {
      const { origin, axes } = smallPlace(stone, oval, a);
      return smallEnds(stone, axes, origin);
    };
    const spanAt = (a: number): number => distance(end, endsAt(a)[0]);
    const span = spanOf(Math.max(LEAST_LINKS, Math.round(linksIn(spanAt(near), links))), links);
    let angle = near;
    const way = spanAt(near) < span ? 1 : -1;
    while (way * (span - spanAt(angle)) > 0 && Math.abs(angle - near) < REACH) angle += way * SEARCH;
    end = endsAt(angle)[1];
    return angle;
  });
}

export function smallStation(bench: Bench, stone: Stone, oval: Oval, angle: number): Station {
  const a = angle % TAU;
  const size = stone.size_mm;
  const { origin, axes } = smallPlace(stone, oval, a);
  bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: size, role: 'side', origin, axes });
  if (stone.cut === 'sphere') return beadEnds(bench, size, a, origin, axes);
  bench.add(bezelCup(stone.cut, size, axes, origin, { wallMm: 0.55, depth: size * 0.5, open: 0.6 }), 40);
  const [before, after] = smallEnds(stone, axes, origin);
  return { angle: a, before, after };
}
