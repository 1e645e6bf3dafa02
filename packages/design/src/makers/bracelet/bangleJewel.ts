/** A main stone on a stiff bracelet with small stones around it or on both sides. */
import type { NamedStone } from '../../language/parsedPrompt';
import { girdleMm } from '../../parts/head';
import { plaqueSolid } from '../../parts/plaque';
import { halo, haloOuter } from '../../parts/rows';
import { along, type Axes } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import type { Vec3 } from '../../piece';
import type { Stone } from '../../spec';
import { mm, type Brief } from '../maker';
import type { BandStones } from './bangleMetal';
import type { Oval } from './common';

/** Widths of the main stone, usual and called large, of stones beside it and around it, mm. */
const MAIN_MM = { usual: 6, large: 8.5 } as const;
const BESIDE_MM = 3;
const AROUND_MM = 1.4;
/** Stones on both sides: usual and most. */
const BESIDE = { usual: 6, most: 16 } as const;
/** Gap between the bezel of the main stone and its halo, and between bezels, mm. */
const HALO_GAP = 0.06;
const APART = 0.7;
/** Thickness of the plate under a halo, and its distance inside the halo's outline, mm. */
const PLATE = { half: 0.55, insideMm: 0.35 } as const;
/** Depth of a halo's channel, in widths of its stones. */
const DEEP = 0.95;

const isAround = ({ role }: NamedStone): boolean => role === 'halo';
const isOne = ({ isSeveral, count, seat, isHeld }: NamedStone): boolean =>
  !isSeveral && (count ?? 1) === 1 && seat === null && !isHeld;

/**
 * The stones of one main stone with a halo, or with others on both sides: "a sapphire with small diamonds around",
 * "diamonds and a ruby in the middle"; null without one.
 */
export function jewelOf(brief: Brief): Stone[] | null {
  const { named, gems, gemsGiven, cuts, stoneSizeMm, hasLargeStone, refusedForms, wants } = brief;
  const isHaloed = (wants('halo') && !refusedForms.includes('halo')) || named.some(isAround);
  const others = named.filter((stone) => !isAround(stone));
  const main =
    others.find((stone) => isOne(stone) && stone.role !== 'side') ?? (isHaloed ? (others[0] ?? named[0]) : undefined);
  if (!gemsGiven || !main || brief.sequence !== null || gems.length > 2 || (brief.strands ?? 1) > 1) return null;
  const beside = others.find((stone) => stone !== main && (!isOne(stone) || stone.role === 'side'));
  if (others.length > (beside ? 2 : 1) && !isHaloed) return null;
  if (!isHaloed && !beside) return null;
  const around = named.find(isAround)?.kind ?? (beside ? undefined : gems.find((kind) => kind !== main.kind));
  const stated = beside?.count ?? null;
  return [
    {
      role: 'center',
      kind: main.kind,
      cut: main.cut ?? cuts[0] ?? (main.kind === 'pearl' ? 'round' : 'oval'),
      size_mm: mm(main.sizeMm ?? stoneSizeMm ?? (hasLargeStone ? MAIN_MM.large : MAIN_MM.usual)),
      count: 1,
    },
    ...(beside
      ? [
          {
            role: 'side' as const,
            kind: beside.kind,
            cut: beside.cut ?? brief.sideCut ?? 'round',
            size_mm: mm(beside.sizeMm ?? BESIDE_MM),
            count: Math.min(BESIDE.most, stated === null ? BESIDE.usual : 2 * Math.ceil(stated / 2)),
          },
        ]
      : []),
    ...(isHaloed
      ? [{ role: 'halo' as const, kind: around ?? 'diamond', cut: 'round' as const, size_mm: AROUND_MM, count: 0 }]
      : []),
  ];
}

/** Extent of a halo beyond the girdle of its stone in a bezel, mm. */
export const haloReach = ({ cut, size_mm: size }: Stone, around: Stone, wallMm: number): number =>
  haloOuter(girdleMm(cut, size), around.size_mm, wallMm + HALO_GAP);

/** Places stones in rows on both sides of a main one. */
export function besideJewel(
  main: Stone,
  { cut, size_mm: size, count }: Stone,
  { aroundMm, wallMm, opening, oval }: { aroundMm: number; wallMm: number; opening: number; oval: Oval },
): BandStones {
  const halfOf = (own: Stone['cut'], mmWide: number): number => Math.max(...girdleMm(own, mmWide).map(([x]) => x));
  const clear = halfOf(main.cut, main.size_mm) + aroundMm + APART;
  const pitch = 2 * (halfOf(cut, size) + wallMm) + APART;
  const each = Math.ceil(count / 2);
  // A cuff has its stones opposite the opening.
  const middle = opening > 0 ? Math.PI : 0;
  return {
    sizes: Array.from({ length: 2 * each }, () => size),
    angles: [-1, 1].flatMap((way) =>
      Array.from({ length: each }, (_, i) => middle + (way * (clear + (i + 0.5) * pitch)) / oval.rz),
    ),
  };
}

/** Sets small stones around a stone in a bezel on a band, on a plate that goes down to the metal. */
export function haloOnBand(
  bench: Bench,
  around: Stone,
  { cut, size_mm: sizeMm }: Stone,
  { origin, axes, wallMm }: { origin: Vec3; axes: Axes; wallMm: number },
): void {
  const { outline } = halo(bench, {
    cut,
    sizeMm,
    origin,
    axes,
    kind: around.kind,
    meleeMm: around.size_mm,
    gapMm: wallMm + HALO_GAP,
  });
  const reach = Math.max(...outline.map(([x, y]) => Math.hypot(x, y)));
  const inside = outline.map(([x, y]): [number, number] => [
    x * (1 - PLATE.insideMm / reach),
    y * (1 - PLATE.insideMm / reach),
  ]);
  bench.add(plaqueSolid({ outline: inside, half: PLATE.half }), 40, {
    axes,
    origin: along(origin, axes[2], -around.size_mm * DEEP - PLATE.half * 0.7),
  });
}
