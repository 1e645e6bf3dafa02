/** A necklace of fine chain with stones in it: spaced along it, or side by side at its lowest place. */
import { z } from 'zod';
import type { Axes } from '../../geometry/vec';
import { Z, add, axesFacing, distance, scale, sub } from '../../geometry/vec';
import { Bench } from '../../parts/bench';
import { FINE, NECK_MM, chain, chainNamed, jumpRing } from '../../parts/chain';
import { girdleMm } from '../../parts/head';
import { photograph } from '../../parts/shot';
import type { Vec3 } from '../../piece';
import type { Stone } from '../../spec';
import type { Brief, Maker } from '../maker';
import { choice, measure, mm, viewFrom } from '../maker';
import { lengthMm } from '../params';
import { bezelled } from './bezelled';
import { neckline, strand } from './neckline';

/** Stones of a chain whose number is not stated. */
const USUAL_STONES = 7;
const MOST_STONES = 24;
/** The line on which stones can stand and be in the picture, and the most between two of them. */
const SPREAD = { seen: 1.4, most: 0.32 };
/** The rings beside a setting: their middle from its wall, radius and wire, mm. */
const RING = { from: 0.35, radius: 0.65, wire: 0.19 };

const isPearl = ({ kind }: Pick<Stone, 'kind'>): boolean => kind === 'pearl';

/** From the middle of a stone to the outside of its setting, along the chain, mm. */
const reachOf = ({ kind, cut, size_mm }: Stone): number => (isPearl({ kind }) ? size_mm / 2 + 0.1 : Math.max(...girdleMm(cut, size_mm).map(([x]) => x)) + 0.5);

/** Kinds take turns from the left to the right, as long as there are stones of each. */
function inTurns(lots: readonly Stone[]): Stone[] {
  const left = lots.map(({ count }) => count);
  const order: Stone[] = [];
  while (left.some((count) => count > 0)) {
    for (const [i, lot] of lots.entries()) if (left[i]!-- > 0) order.push(lot);
  }
  return order;
}

function planStones(brief: Brief): Stone[] {
  const { gems, named, cuts, stoneCount, stoneSizeMm } = brief;
  const kinds = gems.slice(0, 12);
  const total = Math.min(MOST_STONES, Math.max(stoneCount ?? (brief.wants('stations') ? USUAL_STONES : 0), kinds.length));
  return kinds.map((kind, i): Stone => {
    const own = named.find((stone) => stone.kind === kind);
    return {
      role: i === 0 ? 'center' : 'accent',
      kind,
      cut: kind === 'pearl' ? 'round' : (own?.cut ?? cuts[0] ?? 'round'),
      size_mm: mm(stoneSizeMm ?? (kind === 'pearl' ? 5 : brief.has('bold') ? 4.5 : 3)),
      count: own?.count ?? Math.floor(total / kinds.length) + (i < total % kinds.length ? 1 : 0),
    };
  });
}

export const stationNecklace: Maker = {
  name: 'station-necklace',
  params: z.strictObject({
    spacing: z.enum(['apart', 'close']),
    links: z.enum(['fine', 'cable', 'rope', 'box', 'curb', 'snake', 'paperclip', 'bead', 'bold']),
    width: lengthMm(10, 120),
    length: lengthMm(140, 900),
  }).partial(),
  plan: (brief, rng) => ({
    stones: planStones(brief),
    variant: { spacing: brief.wants('stations') ? 'apart' : 'close', links: brief.chain ?? 'fine' },
    dimensions: { width: 42 },
    view: viewFrom(rng, -8, 6),
  }),
  build: (spec) => {
    const bench = new Bench(spec);
    const half = measure(spec, 'width', 42) / 2;
    const links = chainNamed(choice(spec, 'links'), FINE);
    const stones = inTurns(spec.root.stones ?? []);
    const z = Math.max(links.width * 0.42 + 1, ...stones.map(({ size_mm }) => size_mm * 0.5 + 0.8));
    const at = (t: number): Vec3 => neckline(t, half, half * 2.2, z);
    /** The place on the line at a distance from another one, mm. */
    const beyond = (from: number, apartMm: number): number => {
      let t = from;
      while (distance(at(t), at(from)) < Math.abs(apartMm)) t += 0.0008 * Math.sign(apartMm);
      return t;
    };
    const between = 2 * (RING.from + RING.radius);
    const places = stones.map(() => 0);
    const isClose = choice(spec, 'spacing') === 'close';
    const step = Math.min(SPREAD.most, SPREAD.seen / Math.max(1, stones.length - 1));
    stones.forEach((stone, i) => {
      if (i > 0) places[i] = isClose ? beyond(places[i - 1]!, reachOf(stones[i - 1]!) + reachOf(stone) + between / 2) : i * step;
    });
    const middle = (places[0]! + places.at(-1)!) / 2;
    const ends: [before: number, after: number][] = stones.map((stone, i) => {
      const t = places[i]! - middle;
      const along = sub(at(t + 0.001), at(t - 0.001));
      const axes: Axes = axesFacing(Z, along);
      if (isPearl(stone)) bench.stone({ kind: stone.kind, cut: stone.cut, role: stone.role, sizeMm: stone.size_mm, origin: at(t) });
      else bezelled(bench, stone, stone.size_mm, at(t), axes);
      for (const way of [-1, 1]) {
        // Stones side by side share the ring between them.
        if (isClose && way === -1 && i > 0) continue;
        bench.add(jumpRing(add(at(t), scale(axes[0], way * (reachOf(stone) + RING.from))), axes[0], axes[2], RING.radius, RING.wire), 40);
      }
      const clear = reachOf(stone) + RING.from + RING.radius / 2 + links.length * 0.42;
      return [beyond(t, -clear), beyond(t, clear)];
    });
    const run = (from: number, to: number): void => chain(bench, strand(half, half * 2.2, z, from, to, 120), links, { wornMm: NECK_MM / (stones.length + 1) });
    run(-1.25, ends[0]![0]);
    if (!isClose) ends.slice(1).forEach(([before], i) => run(ends[i]![1], before));
    run(ends.at(-1)![1], 1.25);
    bench.mustShow.push([half * 0.96, half * 1.3, z], [-half * 0.96, half * 1.3, z], [0, -1.5, z]);
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 240, fill: 0.88, raise: 0.01 }));
  },
};
