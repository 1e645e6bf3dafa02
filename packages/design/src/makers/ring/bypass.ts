/** Two main stones: side by side on a shank, toi et moi, or at the ends of a hoop that pass each other. */
import type { Vec3 } from '../../piece';
import type { Cut, DesignPart, ParamValue, Stone } from '../../spec';
import { girdleMm } from '../../parts/head';
import { BYPASS_FLAT, bypassShank } from '../../parts/openShank';
import { innerRadiusOf } from '../../parts/shank';
import { wire } from '../../geometry/wireField';
import { TAU, smoothstep } from '../../geometry/vec';
import { mm, viewFrom, type Brief, type Layout } from '../maker';
import { chooseCut, chooseSize, reachAlong, type Hoop } from './common';
import type { ShankName } from './shanks';

/** Half the thickness of the band, mm. */
const HALF_THICK = 0.88;
/** Gap between the stones, mm. */
const APART = 0.7;
/** Default width of the smaller stone on a thin band, mm. */
const LEAST_MM = 4.4;
/** Angle from the top beyond which the band is centred, radians. */
const STRAIGHT_FROM = 1.5;
/** Height difference of the first and second stone, mm. */
const FIRST_LIFT = 0.25;
/** Height difference of the girdles of two heads per difference of their widths. */
const TWIN_LIFT = 0.48;
/** Widths of stones in its halos and rows, mm. */
const HALO_MM = 1.1;
const ROW_MM = 1.3;
/** Cuts that are placed head to tail in pairs. */
const POINTED: ReadonlySet<Cut> = new Set(['pear', 'trillion', 'kite']);
const LONG: ReadonlySet<Cut> = new Set(['oval', 'pear', 'marquise', 'emerald', 'baguette', 'tapered-baguette', 'kite']);
/** Width of the second stone relative to the first. */
const SLENDER: Partial<Record<Cut, number>> = { pear: 0.82, emerald: 0.82, marquise: 0.7 };

/** The shank under two stones side by side. */
function twinShank(brief: Brief): ShankName {
  if (brief.section) return brief.section;
  if (brief.wants('twist')) return 'twist';
  return brief.wants('split') ? 'split' : 'plain';
}

/** True for two stones of unlike kinds of which each has its own side: "a diamond on the left and a ruby on the right". */
export const isOnePerSide = ({ gems, named, placed, wants }: Brief): boolean =>
  gems.length === 2 &&
  !wants('three-stone') &&
  named.every(({ count, isSeveral }) => (count ?? 1) === 1 && !isSeveral) &&
  gems.every((gem) => placed.some(({ place, of }) => place === 'one' && of === gem));

export const bypassRing: Layout = {
  name: 'bypass-ring',
  plan: (brief, rng) => {
    const [first, second] = brief.named;
    // "Both pears": the only cut is named for no stone.
    const isOfBoth = brief.cuts.length === 1 && first?.cut === null && second?.cut === null;
    const cut = (second && first?.cut) || chooseCut(brief, rng);
    const size = Math.min(6.4, Math.max(LEAST_MM, chooseSize(brief, cut, rng) * 0.86));
    const isPassing =
      brief.wants('bypass') || !(brief.wants('toi-et-moi') || brief.stoneCount === 2 || isOnePerSide(brief));
    const own = cut === 'round' ? rng.about('second-head cut').pick(['pear', 'round', 'emerald'] as const) : 'round';
    const melee = brief.gems[2] ?? 'diamond';
    // A cut named without a kind, or for the only kind, applies to both.
    const other = second
      ? (second.cut ?? (isOfBoth ? cut : null) ?? brief.cuts.find((named) => named !== cut) ?? brief.sideCut ?? own)
      : (brief.cuts[1] ?? brief.sideCut ?? brief.cuts[0] ?? own);
    return {
      stones: [
        { role: 'center', kind: brief.gems[0] ?? 'diamond', cut, size_mm: mm(size), count: 1 },
        {
          role: 'side',
          kind: brief.gems[1] ?? brief.gems[0] ?? 'diamond',
          cut: other,
          // A stated size applies to both.
          size_mm: mm(
            second?.sizeMm ??
              (brief.stoneSizeMm === null
                ? size * (other === cut ? 0.94 : (SLENDER[other] ?? 0.94))
                : Math.min(6.4, brief.stoneSizeMm)),
          ),
          count: 1,
        },
        ...(brief.wants('halo')
          ? [{ role: 'halo' as const, kind: melee, cut: 'round' as const, size_mm: HALO_MM, count: 0 }]
          : []),
        ...(brief.wants('pave-shank') || brief.wants('pave')
          ? [{ role: 'pave' as const, kind: melee, cut: 'round' as const, size_mm: ROW_MM, count: 0 }]
          : []),
      ],
      variant: {
        head:
          brief.wants('bezel') || (brief.has('organic-shapes') && !brief.wants('prong')) || cut === 'cabochon'
            ? 'bezel'
            : 'prong',
        ...(isPassing ? (LONG.has(cut) || LONG.has(other) ? { gap: APART } : {}) : { shank: twinShank(brief) }),
        ...(brief.prongs ? { prongs: brief.prongs } : {}),
      },
      dimensions: { inner_diameter: 16.8, band_width: brief.has('bold') ? 3.2 : brief.has('minimalist') ? 1.7 : 2.3 },
      // Outlines of long stones show from above.
      view: viewFrom(rng.about('view'), 20, 44),
    };
  },
};

const isHeadToTail = (stones: readonly Stone[]): boolean => stones.every(({ cut }) => POINTED.has(cut));

/** Parameters of the two heads of a bypass. */
export const bypassHeads = (stones: readonly Stone[]): Record<string, ParamValue>[] => [
  { lift: FIRST_LIFT },
  isHeadToTail(stones) ? { turn: 180 } : {},
];

/** Parameters of two heads side by side, with their stones at one height. */
export function twinHeads(stones: readonly Stone[]): Record<string, ParamValue>[] {
  const widest = Math.max(...stones.map(({ size_mm }) => size_mm));
  return stones.map(({ size_mm }, i) => ({
    ...(size_mm < widest ? { lift: mm((widest - size_mm) * TWIN_LIFT) } : {}),
    ...(i === 1 && isHeadToTail(stones) ? { turn: 180 } : {}),
  }));
}

/** Greatest radius of a stone, mm. */
const widestReach = ({ cut, size_mm }: Stone): number =>
  Math.max(...girdleMm(cut, size_mm).map((p) => Math.hypot(p[0], p[1])));

/** An end of the band: the metal that its head grows out of, and the angle of the head, radians from the top. */
export interface BypassEnd {
  ground: Hoop;
  angle: number;
}

/**
 * The hoop of a bypass and its ends from left to right, with enough distance for their heads.
 * @param gapMm gap between stones side by side; by default their greatest radii determine the distance
 * @param widthOf width that halos add to a head on each side, mm
 */
export function bypassHoop(
  heads: readonly DesignPart[],
  boreMm: number,
  halfWidth: number,
  widthOf: (head: DesignPart) => number,
  gapMm?: number,
): { hoop: Hoop; ends: BypassEnd[] } {
  const innerRadius = innerRadiusOf(boreMm, BYPASS_FLAT, HALF_THICK);
  const topRadius = innerRadius + 2 * HALF_THICK;
  const center: Vec3 = [0, topRadius, 0];
  const sizes = heads.map(({ stones }) => stones![0]!.size_mm);
  // The stones are side by side; each end passes the other stone, half a band to its side.
  const girdleRadius = topRadius + sizes[0]! * 0.45;
  const aside = halfWidth * 0.8 + 0.12;
  const apart = (reachOf: (stone: Stone) => number, gap: number): number =>
    (heads.reduce((sum, head) => sum + reachOf(head.stones![0]!) + widthOf(head), 0) + gap) / 2;
  const past =
    (gapMm === undefined
      ? Math.sqrt(Math.max(0.2, apart(widestReach, APART) ** 2 - aside ** 2))
      : apart((stone) => reachAlong(stone, false), gapMm)) / girdleRadius;
  const swing = (angle: number): number =>
    (smoothstep(TAU - STRAIGHT_FROM, TAU - past, angle) - (1 - smoothstep(past, STRAIGHT_FROM, angle))) * aside;
  const open = bypassShank({
    past: past + 0.02,
    innerRadius,
    center,
    halfThickness: HALF_THICK,
    halfWidth: (away) => halfWidth * (0.72 + 0.28 * smoothstep(0, 0.22, away)),
    swing,
  });
  const at = (angle: number): Vec3 => [
    Math.sin(angle) * (innerRadius + HALF_THICK),
    center[1] + Math.cos(angle) * (innerRadius + HALF_THICK),
    swing(angle),
  ];
  const ends = sizes.map((size, i): BypassEnd => {
    const way = i === 0 ? -1 : 1;
    // Each head grows only out of its own end, which extends under all of it, and not out of the passing one.
    const tip = past + (size * 0.32) / girdleRadius;
    const field = wire(
      Array.from({ length: 61 }, (_, k) => at(way * (tip - (k / 60) * (tip + Math.PI)))),
      HALF_THICK * 0.9,
    );
    return { ground: { ...open, field, center: [0, center[1], way * aside] }, angle: way * past };
  });
  return { hoop: { ...open, center }, ends };
}
