/** Bracelets of leather: braided or smooth cords, with stones in collars of metal and beads that are threaded on them. */
import { CORDS, type ChainKind } from '../../language/vocabulary';
import type { Random } from '../../random';
import type { DesignSpec, Stone } from '../../spec';
import { stonesIn } from '../../spec/tree';
import type { Vec3 } from '../../piece';
import type { Point2 } from '../../geometry/curves';
import { lathe, tube } from '../../geometry/sweep';
import { sphere } from '../../geometry/blocks';
import { Y, add, along, axesFacing, fromAxes, scale, type Axes } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { CABLE, chainNamed, type LinkSize } from '../../parts/chain';
import { bezelCup, girdleMm } from '../../parts/head';
import { choice, countOf, isBead, mm, stonesOf, type Brief } from '../maker';
import { chooseCut, chooseSize } from '../ring/common';
import { onOval, type Oval } from './common';
import type { Station } from './strand';

type Cord = (typeof CORDS)[number];

/** The braid of a cord's leather. */
export const braidOf = (cord: string): string => cord.replace('cord', 'braid');
export const BRAIDS = CORDS.map(braidOf);

/** Width of braided leather, mm. */
const BRAID_MM = 5.2;
const braidLinks = (cord: Cord): LinkSize => ({
  ...chainNamed(cord, CABLE),
  width: BRAID_MM,
  length: BRAID_MM,
  weave: 'braid',
});
export const BRAID_LINKS: Record<string, LinkSize> = Object.fromEntries(
  CORDS.map((cord) => [braidOf(cord), braidLinks(cord)]),
);

export const isCord = (chain: ChainKind | null): chain is Cord => CORDS.some((cord) => cord === chain);

/** True for a bracelet of leather rather than a stiff one. */
export const isOnLeather = ({ chain, wants }: Brief): boolean => isCord(chain) && !wants('bangle', 'cuff');

/** Width of a single bead and of each of several, mm: wider than the braid that runs through them. */
const BEAD_MM = { one: 10, row: 8.4 } as const;
/** Number of beads whose number the prompt leaves open, and of metal ones. */
const SOME_BEADS = 5;
const MOST_BEADS = 6;
const METAL_BEADS = 3;
/** Usual width of a stone in a collar, mm. */
const LEAST_STONE_MM = 5.5;

/** Beads of stone in a row at the front, or one stone: a bead on the cord, or in a collar around it. */
export function leatherStones(brief: Brief, rng: Random): Stone[] | null {
  const [kind, ...others] = brief.gems;
  if (!kind) return [];
  if (others.length > 0 || brief.sequence !== null) return null;
  const count = brief.stoneCount ?? 1;
  const isMany = brief.quantityGiven && brief.quantity === 'many';
  if (!isBead(brief, kind)) {
    if (count > 1 || isMany) return null;
    const cut = chooseCut(brief, rng);
    const size = brief.stoneSizeMm ?? Math.max(LEAST_STONE_MM, chooseSize(brief, cut, rng));
    return [{ role: 'center', kind, cut, size_mm: mm(size), count: 1 }];
  }
  const isSeveral = brief.named.some((stone) => stone.kind === kind && stone.isSeveral);
  const isOne = count === 1 && (brief.stoneCount === 1 || (brief.quantity === 'single' && !isSeveral));
  const size_mm = mm(brief.stoneSizeMm ?? (isOne ? BEAD_MM.one : BEAD_MM.row));
  if (isOne) return [{ role: 'center', kind, cut: 'sphere', size_mm, count: 1 }];
  return Array.from({ length: Math.min(MOST_BEADS, brief.stoneCount ?? SOME_BEADS) }, () => ({
    role: 'side',
    kind,
    cut: 'sphere',
    size_mm,
    count: 1,
  }));
}

/** Number of metal beads on the cord where the prompt names beads and no stone. */
export const metalBeadsOf = (brief: Brief): number =>
  isOnLeather(brief) && brief.wants('beads') && brief.gems.length === 0 ? METAL_BEADS : 0;

/** Wall of a collar over the cord, its rounding, and its length beyond the stone, mm. */
const COLLAR = { wall: 0.85, round: 0.5, beyond: 2.2 } as const;
/** Width of the rings beside a bead, mm. */
const RING_MM = 2.2;
/** Radius of the bore of a bead, mm. */
const BORE_MM = 0.5;
/** Extent of the cord into the metal, mm. */
const INTO = 0.6;

/** A rounded barrel of half length `half` and radius `r` around the first axis. */
function barrel(bench: Bench, r: number, half: number, origin: Vec3, axes: Axes): void {
  const round = Math.min(COLLAR.round, half * 0.4);
  const corner = (way: number): Point2[] => [
    [r - round, way * half],
    [r - round * 0.3, way * (half - round * 0.3)],
    [r, way * (half - round)],
  ];
  const outline: Point2[] = [[0.01, -half], ...corner(-1), ...corner(1).toReversed(), [0.01, half]];
  bench.add(lathe(outline, 48), 30, { axes: [axes[1], axes[2], axes[0]], origin });
}

const endsAt = (angle: number, center: Vec3, axes: Axes, half: number): Station => ({
  angle,
  before: fromAxes(axes, center, [INTO - half, 0, 0]),
  after: fromAxes(axes, center, [half - INTO, 0, 0]),
});

/** A stone at `angle` on a cord of this width: a bead between two rings, or a stone in a collar that the cord enters. */
function stoneOnLeather(bench: Bench, stone: Stone, oval: Oval, angle: number, { width }: LinkSize): Station {
  const { at, out, axes } = onOval(angle, oval);
  const { kind, cut, size_mm: sizeMm, role } = stone;
  const r = width / 2 + COLLAR.wall;
  if (cut === 'sphere') {
    const center: Vec3 = [at[0], sizeMm / 2, at[2]];
    bench.stone({ kind, cut, sizeMm, role, origin: center, axes });
    const ring = Math.min(r, sizeMm * 0.42);
    // A ring touches the bead's round side.
    const foot = Math.sqrt((sizeMm / 2) ** 2 - (ring * 0.8) ** 2);
    for (const way of [-1, 1])
      barrel(bench, ring, RING_MM / 2, along(center, axes[0], way * (foot + RING_MM / 2 - 0.1)), axes);
    // The bore, through which the cord runs.
    bench.add(
      tube(
        [-1, 1].map((way) => along(center, axes[0], way * (foot + 0.2))),
        BORE_MM,
      ),
      20,
    );
    return endsAt(angle, center, axes, foot + RING_MM);
  }
  const facing = axesFacing(add(scale(Y, 0.8), scale(out, 0.6)), axes[0]);
  const center: Vec3 = [at[0], r, at[2]];
  const reach = Math.max(...girdleMm(cut, sizeMm).map((p) => Math.abs(p[0])));
  const half = Math.max(width * 0.8, reach + COLLAR.beyond);
  barrel(bench, r, half, center, axes);
  const origin = along(center, facing[2], r + 0.35);
  bench.stone({ kind, cut, sizeMm, role, origin, axes: facing });
  bench.add(bezelCup(cut, sizeMm, facing, origin, { wallMm: 0.6, depth: Math.min(r, sizeMm * 0.55), open: 0.5 }), 40);
  return endsAt(angle, center, axes, half);
}

/** A ball of metal that the cord runs through. */
function metalBead(bench: Bench, oval: Oval, angle: number, { width }: LinkSize): Station {
  const { at, axes } = onOval(angle, oval);
  const r = width / 2 + 1.4;
  const center: Vec3 = [at[0], r, at[2]];
  bench.place(bench.define(sphere(1, 40), 40), { origin: center, scale: r });
  return endsAt(angle, center, axes, Math.sqrt(r * r - (width / 2) ** 2) + INTO);
}

/** Length of cord between two beads, mm. */
const BETWEEN_MM = 1.6;

/** Beads and a stone at the front of a cord; empty when it holds figures, a bar or stones of other kinds. */
export function stationsOnLeather(bench: Bench, spec: DesignSpec, oval: Oval, links: LinkSize): Station[] {
  if (['motif', 'name', 'text'].some((key) => !['', 'none'].includes(choice(spec, key)))) return [];
  if (choice(spec, 'charms') === 'yes' || choice(spec, 'holds') !== '' || choice(spec, 'halo') === 'yes') return [];
  const row = stonesIn(spec);
  const center = stonesOf(spec, 'center');
  const hasBeads = row.length > 0 && row.every(({ cut, role }) => cut === 'sphere' && role === 'side');
  const stones = hasBeads ? row : [];
  const count = hasBeads ? row.length : countOf(spec, 'beads', 0);
  if (count > 0) {
    const width = stones[0] ? stones[0].size_mm + 2 * RING_MM : links.width + 2.8;
    const step = (width + BETWEEN_MM) / oval.rx;
    return Array.from({ length: count }, (_, i) => {
      const angle = (i - (count - 1) / 2) * step;
      const stone = stones[i];
      const station = stone ? stoneOnLeather(bench, stone, oval, angle, links) : metalBead(bench, oval, angle, links);
      return { ...station, isClose: true };
    });
  }
  const isOwn = links.weave === 'braid' || center?.cut === 'sphere';
  return center && isOwn && row.length === 1 ? [stoneOnLeather(bench, center, oval, 0, links)] : [];
}
