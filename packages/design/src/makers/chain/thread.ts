/** A chain with stations in it: stones in bezels and beads, each between two eyes. */
import { Z, add, axesFacing, scale, sub, type Axes } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { chain, jumpRing, type LinkSize } from '../../parts/chain';
import { bezelCup, girdleMm } from '../../parts/head';
import type { Vec3 } from '../../piece';
import type { DesignPart } from '../../spec';
import { beyond } from './line';

/** The eye beside a station, which faces the viewer and lets the wire of a link through, mm. */
export function eyeFor(links: LinkSize): { from: number; radius: number; wire: number } {
  const wire = Math.max(0.16, links.wire * 0.6);
  const radius = wire + links.wire * 1.55;
  return { from: radius - 0.1, radius, wire };
}

const isBead = ({ kind }: DesignPart): boolean => kind === 'bead';
/** Distance from the middle of a station to the outside of its setting, along the chain, mm. */
export function reachOf(part: DesignPart): number {
  const { cut, size_mm: sizeMm } = part.stones![0]!;
  return isBead(part) ? sizeMm / 2 + 0.1 : Math.max(...girdleMm(cut, sizeMm).map(([x]) => x)) + 0.5;
}

/** Distance from the middle of a station to that of the first link beside it, mm. */
export function clearOf(station: DesignPart, links: LinkSize): number {
  const { from, radius, wire } = eyeFor(links);
  return reachOf(station) + from + radius - wire + Math.max(0, links.length / 2 - 2 * links.wire);
}

/** Places one stone in the chain, its long side across. */
function placeStation(bench: Bench, part: DesignPart, at: Vec3, axes: Axes): void {
  const { kind, cut, size_mm: sizeMm, role } = part.stones![0]!;
  bench.inPart(part.id, () => {
    bench.stone({ kind, cut, role, sizeMm, origin: at, axes });
    if (!isBead(part))
      bench.add(
        bezelCup(cut, sizeMm, axes, at, { wallMm: sizeMm < 2.9 ? 0.36 : 0.54, depth: sizeMm * 0.5, open: 0.58 }),
        38,
      );
  });
}

/** Alternates stations while there are stones of each. */
export function inTurns(stations: readonly DesignPart[], share: 1 | 2): DesignPart[] {
  const left = stations.map(({ stones }) => Math.floor((stones![0]!.count || share) / share));
  const order: DesignPart[] = [];
  while (left.some((count) => count > 0))
    for (const [i, part] of stations.entries()) if (left[i]!-- > 0) order.push(part);
  return order;
}

interface Thread {
  at: (t: number) => Vec3;
  from: number;
  to: number;
  links: LinkSize;
  part: string;
  wornMm: number;
}

/**
 * Lays a chain between two positions of a line, with stations in it.
 * @param isClose stations share the ring between them
 */
export function thread(
  bench: Bench,
  { at, from, to, links, part, wornMm }: Thread,
  stations: readonly DesignPart[],
  places: readonly number[],
  isClose = false,
): void {
  const worn = wornMm / (stations.length + 1);
  const eye = eyeFor(links);
  const run = (a: number, b: number): void =>
    chain(
      bench,
      Array.from({ length: 120 }, (_, i) => at(a + ((b - a) * i) / 119)),
      links,
      { wornMm: worn, part },
    );
  let start = from;
  stations.forEach((station, i) => {
    const t = places[i]!;
    const axes = axesFacing(Z, sub(at(t + 0.001), at(t - 0.001)));
    placeStation(bench, station, at(t), axes);
    for (const way of [-1, 1]) {
      if (isClose && way === -1 && i > 0) continue;
      bench.inPart(station.id, () =>
        bench.add(
          jumpRing(
            add(at(t), scale(axes[0], way * (reachOf(station) + eye.from))),
            axes[0],
            axes[1],
            eye.radius,
            eye.wire,
          ),
          40,
        ),
      );
    }
    const clear = clearOf(station, links);
    if (!isClose || i === 0) run(start, beyond(at, t, -clear));
    start = beyond(at, t, clear);
  });
  run(start, to);
}
