/** Shared by all rings with stones: cut and size for a brief, shanks with seats, companion bands, milgrain. */
import type { Vec3 } from '../../piece';
import type { Random } from '../../random';
import type { Cut, GemKind, Stone } from '../../spec';
import type { Bench } from '../../parts/bench';
import { widthOfCarats } from '../../gems/carats';
import { girdleMm } from '../../parts/head';
import { prongCount } from '../../parts/prongHead';
import { milgrainEdges } from '../../parts/milgrain';
import { grains, seated, setStones, type Seat } from '../../parts/seats';
import { innerRadiusOf, sectionShank, type Shank } from '../../parts/shank';
import { refined } from '../../geometry/refine';
import { sculpt } from '../../geometry/sculpt';
import { axesFacing, distance } from '../../geometry/vec';
import { mm, type Brief } from '../maker';

/** Cuts that a man's ring has only when they are named. */
const POINTED: ReadonlySet<Cut> = new Set(['marquise', 'pear']);

export function chooseCut(brief: Brief, rng: Random): Cut {
  if (brief.cuts[0]) return brief.cuts[0];
  // The main stone differs from side stones with a named cut.
  const pick = (cuts: readonly Cut[]): Cut =>
    rng
      .about('head cut')
      .pick(
        cuts.filter(
          (cut) =>
            cuts.length === 1 ||
            (cut !== brief.sideCut &&
              !(brief.isForMan && POINTED.has(cut)) &&
              (brief.prongs === null || prongCount(cut, brief.prongs) === brief.prongs)),
        ),
      );
  // Six prongs are those of a round stone.
  if (brief.prongs === 6) return 'round';
  if (brief.look?.cuts) return pick(brief.look.cuts);
  if (brief.has('honeycombs')) return 'hexagon';
  if (brief.has('sci-fi')) return pick(['asscher', 'hexagon', 'kite']);
  if (brief.has('geometric')) return pick(['hexagon', 'emerald', 'asscher', 'princess', 'trillion']);
  if (brief.has('organic-shapes')) return pick(['oval', 'pear', 'marquise', 'cabochon']);
  if (brief.has('contemporary')) return pick(['emerald', 'marquise', 'pear', 'round']);
  if (brief.has('minimalist')) return pick(['round', 'oval', 'round']);
  if (brief.gems[0] === 'emerald') return pick(['emerald', 'emerald', 'emerald', 'cushion', 'oval', 'pear']);
  if (brief.gems[0] === 'diamond') return pick(['round', 'round', 'round', 'oval', 'cushion']);
  return pick(['round', 'round', 'oval', 'cushion', 'emerald', 'pear', 'asscher']);
}

/** Weights of a diamond as large as a centre stone of unstated size, carats: on delicate, usual and bold rings. */
const CARATS = { delicate: [0.75, 1], usual: [0.9, 1.25], bold: [2, 2.8] } as const;

/** Size of a centre stone for the styles, mm across the short side. Long cuts are narrower. */
export function chooseSize(brief: Brief, cut: Cut, rng: Random): number {
  if (brief.stoneSizeMm !== null) return brief.stoneSizeMm;
  const [least, most] = CARATS[brief.has('bold') ? 'bold' : brief.has('minimalist') ? 'delicate' : 'usual'];
  return widthOfCarats('diamond', cut, rng.about('head size').between(least, most));
}

/**
 * The stones of a band: one centre stone when a single one is requested, else a row of round ones.
 * @param centerShare factor on the size of a centre stone, at least `leastMm`
 * @param rowMm default and maximum size of the row's stones, mm
 */
export function centerOrRow(
  brief: Brief,
  rng: Random,
  {
    centerShare,
    leastMm = 0,
    rowMm,
  }: { centerShare: number; leastMm?: number; rowMm: { usual: number; most: number } },
): Stone[] {
  const [kind] = brief.gems;
  const cut = chooseCut(brief, rng);
  if (!kind) return [];
  if (brief.quantity !== 'single' || (brief.stoneCount ?? 1) > 1) {
    const size_mm = mm(Math.min(rowMm.most, brief.stoneSizeMm ?? rowMm.usual));
    return [{ role: 'side', kind, cut: 'round', size_mm, count: brief.stoneCount ?? 0 }];
  }
  const size_mm = mm(brief.stoneSizeMm ?? Math.max(leastMm, chooseSize(brief, cut, rng) * centerShare));
  return [{ role: 'center', kind, cut, size_mm, count: 1 }];
}

/** A point of the hoop: `angle` clockwise from the top, `radius` from its centre. */
export const onHoop = (center: Vec3, angle: number, radius: number): Vec3 => [
  center[0] + Math.sin(angle) * radius,
  center[1] + Math.cos(angle) * radius,
  center[2],
];

/** Half the width of a stone along the band, mm; its long side is across the band unless turned. */
export const reachAlong = ({ cut, size_mm }: Stone, isTurned: boolean): number =>
  Math.max(...girdleMm(cut, size_mm).map((p) => p[isTurned ? 1 : 0]));

/** A shank with its position. */
export type Hoop = Shank & { readonly center: Vec3 };

/** The metal that a head grows out of. */
export type Ground = Pick<Hoop, 'field' | 'topRadius' | 'center'>;

/** Offset of a band's middle along the finger at an angle from the top, mm; 0 where it has two arms or none. */
export const swingOf = ({ arms }: Shank, angle: number): number => (arms.length === 1 ? arms[0]!.across(angle) : 0);

/** A line of stones over a band, from its middle in both directions. */
export interface Row {
  /** Offset of the line along the finger at an angle from the top, mm. */
  across: (angle: number) => number;
  /** Radius of the band's outside at that angle, mm. */
  outer: (angle: number) => number;
  sizeAt: (angle: number) => number;
  /** Maximum extent around the finger, radians from the top. */
  reach: number;
  /** Number of stones from the middle; 0 for as many as fit. */
  count: number;
}

/** Seats side by side along a line over the band. */
export function seatsAlong(center: Vec3, { across, outer, sizeAt, reach, count }: Row): Seat[] {
  const at = (angle: number): Vec3 => {
    const [x, y, z] = onHoop(center, angle, outer(angle) - 0.04);
    return [x, y, z + across(angle)];
  };
  const seat = (angle: number): Seat => ({
    axes: axesFacing([Math.sin(angle), Math.cos(angle), 0], [0, 0, 1]),
    origin: at(angle),
    sizeMm: mm(sizeAt(Math.abs(angle))),
  });
  const seats = [seat(0)];
  for (const way of [-1, 1]) {
    let last = seats[0]!;
    for (let angle = 0; angle < reach; angle += 0.002) {
      const next = seat(way * angle);
      if (distance(last.origin, next.origin) < ((last.sizeMm + next.sizeMm) / 2) * 1.03) continue;
      seats.push(next);
      last = next;
    }
  }
  const fromMiddle = seats.toSorted((a, b) => Math.abs(a.origin[0]) - Math.abs(b.origin[0]));
  return count > 0 ? fromMiddle.slice(0, count) : seats;
}

/** Adds a shank with seats for its small stones: held by grains, or flush with the metal. */
export function addShank(
  bench: Bench,
  shank: Hoop,
  seats: readonly Seat[],
  kind: GemKind = 'diamond',
  hold: 'grains' | 'flush' = 'grains',
): void {
  bench.inPart('shank', () => buildShank(bench, shank, seats, kind, hold));
}

function buildShank(bench: Bench, shank: Hoop, seats: readonly Seat[], kind: GemKind, hold: 'grains' | 'flush'): void {
  if (seats.length === 0) {
    for (const { solid, creaseDeg } of shank.solids) bench.add(solid, creaseDeg);
    return;
  }
  const edge = shank.topRadius + 0.8;
  const [, y] = shank.center;
  const wide = Math.max(2.6, widestOf(shank) + 0.3);
  const body = seated(shank.field, seats);
  bench.add(refined(sculpt(body, [-edge, y - edge, -wide], [edge, y + edge, wide], 0.125), body), 50);
  setStones(bench, seats, [kind], hold === 'flush' ? 'accent' : 'side');
  if (hold === 'grains') grains(bench, seats);
}

/** Half the extent of a shank's metal along the finger, mm. */
export const widestOf = (shank: Shank): number =>
  Math.max(...shank.solids.flatMap(({ solid }) => solid.positions.filter((_, i) => i % 3 === 2)));

/**
 * Thin bands beside the widest part of the shank.
 * @param sides positions: before the ring, behind it or both
 * @param overMm distance of its middle from the widest part of the ring, mm
 */
export function companionBands(
  bench: Bench,
  boreMm: number,
  shank: Hoop,
  isWavy: boolean,
  sides: readonly (1 | -1)[],
  overMm = 0.5,
): void {
  const widest = widestOf(shank);
  const thin = 0.72;
  const wave = isWavy ? 0.08 : 0;
  for (const side of sides) {
    const band = sectionShank({
      innerRadius: innerRadiusOf(boreMm, 0.5, thin - wave),
      center: [shank.center[0], shank.center[1], side * (widest + overMm)],
      exponent: 2.2,
      flatInside: 0.5,
      section: (_away, angle) => ({ halfWidth: 0.62, halfThickness: thin + wave * Math.sin(angle * 9) }),
    });
    for (const { solid, creaseDeg } of band.solids) bench.add(solid, creaseDeg);
  }
}

/**
 * Shanks with edges regular enough for milgrain, and the edge's distance from the middle as a share of the half width.
 */
export const BEADED_EDGES: Record<string, number> = {
  plain: 0.6,
  cathedral: 0.55,
  taper: 0.5,
  wide: 0.72,
  dome: 0.53,
  slim: 0.62,
  waved: 0.86,
  chevron: 0.74,
  fitted: 0,
};

/** Milgrain along both edges of a shank, clear of the head over the finger. */
export function beadShank(bench: Bench, name: string, shank: Hoop, halfWidth: number, clear = 0.42): void {
  const share = BEADED_EDGES[name];
  if (share !== undefined)
    milgrainEdges(
      bench,
      shank,
      () => halfWidth * share,
      clear,
      (angle) => swingOf(shank, angle),
    );
}
