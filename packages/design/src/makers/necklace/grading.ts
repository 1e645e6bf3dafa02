/** Rows of stones, and how they decrease from the middle to the ends. */
import { girdleMm } from '../../parts/head';
import type { Sequence } from '../../catalogue/sequences';
import type { Front } from './front';
import type { Cut, GemKind, Stone, StoneRole } from '../../spec';

export interface Row {
  kinds: readonly GemKind[];
  sequence: Sequence;
  cut: Cut;
  bigMm: number;
  fallMm: number;
  smallestMm: number;
  bezel: boolean;
  /** Position on the neckline at which the chain begins. */
  until: number;
  /** Maximum number of stones on each side of the middle one. */
  perSide: number;
  role: StoneRole;
  /** The larger stone in its middle. */
  front: Front | null;
  /** True for a row around the whole neck. */
  isWhole: boolean;
  /** The picture shows the stones below this height above the lowest one, mm. */
  seenMm: number;
}

/** Decrease from each stone to the next, as a share of the largest. */
export const FALL = 0.045;
/** The same around the whole neck. */
export const WHOLE_FALL = 0.021;
/** The same for a few counted stones, times their number. */
export const FEW_FALL = 0.7;
/** Distance between the middles of neighbours relative to their widths, before the gap. */
export const TIGHT = 1.03;
/** Distance between the girdles of neighbours in prongs and in bezels, mm. */
export const gapMm = (bezel: boolean): number => (bezel ? 1.2 : 0.15);

/** Half the width of a stone of width 1. */
export const halfWidth = (cut: Cut): number => Math.max(...girdleMm(cut, 1).map((p) => p[0]));

/** Share of a necklace's length in which its stones decrease; the clasp follows. */
const ROW_SHARE = 0.9;

/** Decrease from each stone to the next of a row that ends in the smallest ones at the clasp, mm. */
export function fallTo(smallestMm: number, { cut, size_mm: bigMm }: Stone, lengthMm: number, bezel: boolean): number {
  const pitch = (bigMm + smallestMm) * halfWidth(cut) * TIGHT + gapMm(bezel);
  return (bigMm - smallestMm) / ((ROW_SHARE * lengthMm) / 2 / pitch);
}
