/** Inlays: bands with a filled channel around them, and materials of enamelled figures. */
import { inlayOf, type InlayKind } from '../catalogue/inlays';
import type { Solid } from '../geometry/solid';
import { sweepSections } from '../geometry/sweep';
import { TAU } from '../geometry/vec';
import type { Surface, Vec3 } from '../piece';
import { sectionShank, type Shank } from './shank';

/** Metal beside and under the strip, and depth of the strip below the rims, mm. */
const RIM_MM = 0.9;
const RIM_SHARE = 0.3;
const FLOOR_MM = 1;
const CHANNEL_MM = 0.9;
const SUNK_MM = 0.03;
/** Width of a stripe beside the widest strip and of the metal between two strips, mm; of narrow bands as shares of the room. */
const STRIPE_MM = 1.1;
const STRIPE_SHARE = 0.22;
const RIB_MM = 0.32;
const RIB_SHARE = 0.07;
/** Bevel of the rims, mm; of wide ones as a share of a rim. */
const BEVEL_MM = 0.16;
const BEVEL_SHARE = 0.7;
/** Rounding of the inside, mm. */
const COMFORT_MM = 0.3;
const STEPS = 240;

export function inlaySurface(kind: InlayKind): Surface {
  const { fill } = inlayOf(kind);
  return 'gem' in fill ? { kind: 'stone', gem: fill.gem } : { kind: 'lacquer', ...fill };
}

/** Part id of an inlay, such as `turquoise-inlay`. */
export const inlayPart = (kind: InlayKind): string => `${kind}-inlay`;

type Section = readonly (readonly [radius: number, across: number])[];

const turned = (section: Section, [x, y, z]: Vec3): Solid =>
  sweepSections(
    Array.from({ length: STEPS }, (_, i) => {
      const angle = (i / STEPS) * TAU;
      return section.map(([r, across]): Vec3 => [x + Math.sin(angle) * r, y + Math.cos(angle) * r, z + across]);
    }),
    true,
  );

/** The outline of an inlaid band's metal from one side over the inside to the other, with the tops of its rims or without. */
const insideOf = (metal: Section, hasRims: boolean): Section => {
  const half = metal.slice(0, hasRims ? 7 : 5);
  return [...half.toReversed(), ...half.slice(1).map(([r, across]) => [r, -across] as const)];
};

/** A thin layer on an outline, mm. */
const SKIN = { over: 0.015, under: 0.1 };
function skinOf(outline: Section, innerMm: number): Section {
  const offset = (by: number): (readonly [number, number])[] =>
    outline.map(([r, across], k) => {
      const [before, after] = [outline[Math.max(0, k - 1)]!, outline[Math.min(outline.length - 1, k + 1)]!];
      const [run, rise] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(run, rise) || 1;
      const isOut = (rise * (r - innerMm - FLOOR_MM) - run * across) / length > 0;
      const way = (isOut ? by : -by) / length;
      return [r + rise * way, across - run * way];
    });
  return [...offset(SKIN.over), ...offset(-SKIN.under).toReversed()];
}

/** From the front to the back edge, where the strips of a band with so many lie across it, mm, the widest one first. */
export function stripsAcross(
  half: number,
  count: number,
  stripeMm = STRIPE_MM,
): (readonly [front: number, back: number])[] {
  const stripe = Math.min(stripeMm, 2 * half * STRIPE_SHARE);
  const rib = Math.min(RIB_MM, 2 * half * RIB_SHARE);
  const stripes = Array.from({ length: count - 1 }, (_, i) => {
    const outside = half - Math.floor(i / 2) * (stripe + rib);
    return i % 2 === 0 ? ([outside, outside - stripe] as const) : ([stripe - outside, -outside] as const);
  });
  const front = half - Math.ceil((count - 1) / 2) * (stripe + rib);
  const back = -half + Math.floor((count - 1) / 2) * (stripe + rib);
  return [[front, back], ...stripes];
}

/**
 * A hoop with channels all the way round, and the strips in them, the widest first. `halfWidth` is half the band's
 * width, mm.
 */
export function inlaidBand(
  boreMm: number,
  halfWidth: number,
  { isBevelled = false, count = 1, stripeMm = STRIPE_MM } = {},
): { shank: Shank & { center: Vec3 }; strips: Solid[] } {
  const inner = boreMm / 2;
  const floor = inner + FLOOR_MM;
  const outer = floor + CHANNEL_MM;
  const rim = Math.min(RIM_MM, halfWidth * RIM_SHARE);
  const bevel = isBevelled ? rim * BEVEL_SHARE : BEVEL_MM;
  const center: Vec3 = [0, outer, 0];
  const across = stripsAcross(halfWidth - rim, count, stripeMm);
  const chamfer = BEVEL_MM * 0.3;
  const metal: Section = [
    [inner, 0],
    [inner + COMFORT_MM * 0.2, halfWidth * 0.6],
    [inner + COMFORT_MM, halfWidth - BEVEL_MM],
    [inner + COMFORT_MM + BEVEL_MM, halfWidth],
    [outer - bevel, halfWidth],
    [outer, halfWidth - bevel],
    ...across
      .toSorted(([a], [b]) => b - a)
      .flatMap(
        ([front, back]) =>
          [
            [outer, front + chamfer],
            [outer - chamfer, front],
            [floor, front],
            [floor, back],
            [outer - chamfer, back],
            [outer, back - chamfer],
          ] as const,
      ),
    [outer, -halfWidth + bevel],
    [outer - bevel, -halfWidth],
    [inner + COMFORT_MM + BEVEL_MM, -halfWidth],
    [inner + COMFORT_MM, -halfWidth + BEVEL_MM],
    [inner + COMFORT_MM * 0.2, -halfWidth * 0.6],
  ];
  const top = outer - SUNK_MM;
  const strips = across.map(([front, back]): Section => [
    [floor, back],
    [top - 0.02, back],
    [top, (front + back) / 2],
    [top - 0.02, front],
    [floor, front],
  ]);
  const { layers, ...hoop } = sectionShank({
    innerRadius: inner,
    center,
    section: () => ({ halfWidth, halfThickness: (outer - inner) / 2 }),
    exponent: 9,
    flatInside: 0.35,
  });
  return {
    shank: {
      ...hoop,
      solids: [{ solid: turned(metal, center), creaseDeg: 30 }],
      layers: { ...layers!, lining: (edgeMm) => turned(skinOf(insideOf(metal, edgeMm > 0), inner), center) },
      center,
    },
    strips: strips.map((strip) => turned(strip, center)),
  };
}
