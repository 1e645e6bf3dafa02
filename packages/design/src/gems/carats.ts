/** Converts between carats and millimetres, by the trade's formulas for mounted stones. */
import type { Cut, GemKind } from '../spec';
import { gemShape } from './cuts';
import { gemOf } from '../catalogue/gems';
import { girdleOutline, volumeOf } from './polyhedron';

const GRAMS_PER_CARAT = 0.2;

/**
 * Weight of a diamond, carats = factor × length × width × depth (mm): GIA's factors for mounted stones, those of oblong
 * cuts depending on their length-to-width ratio. `depth` is the usual total depth as a share of the width. The stones
 * of `gems/cuts.ts` may be deeper or shallower, for their looks.
 */
const MOUNTED: Partial<Record<Cut, { factor: number; depth: number }>> = {
  round: { factor: 0.0061, depth: 0.61 },
  oval: { factor: 0.0062, depth: 0.62 },
  cushion: { factor: 0.0081, depth: 0.65 },
  pear: { factor: 0.0061, depth: 0.61 },
  marquise: { factor: 0.0058, depth: 0.62 },
  emerald: { factor: 0.0086, depth: 0.65 },
  asscher: { factor: 0.008, depth: 0.65 },
  baguette: { factor: 0.00915, depth: 0.6 },
  princess: { factor: 0.0083, depth: 0.7 },
  trillion: { factor: 0.0057, depth: 0.45 },
  heart: { factor: 0.0059, depth: 0.6 },
};

/** Carats of a diamond 1 mm across its short side; for cuts without a trade factor, by volume. */
function caratsOfOneMm(cut: Cut): number {
  const shape = gemShape(cut);
  const rule = MOUNTED[cut];
  if (!rule) return ((volumeOf(shape) / 8) * gemOf('diamond').density) / 1000 / GRAMS_PER_CARAT;
  const outline = girdleOutline(shape, 360);
  const [across, along] = [0, 1].map(
    (k) => (Math.max(...outline.map((p) => p[k as 0])) - Math.min(...outline.map((p) => p[k as 0]))) / 2,
  ) as [number, number];
  return rule.factor * across * along * rule.depth;
}

const known = new Map<Cut, number>();

/** Weight of a stone of a width across its short side (mm), carats. */
export function caratsOfWidth(kind: GemKind, cut: Cut, widthMm: number): number {
  const unit = known.get(cut) ?? caratsOfOneMm(cut);
  known.set(cut, unit);
  return unit * widthMm ** 3 * (gemOf(kind).density / gemOf('diamond').density);
}

/** Width of a stone across its short side, mm, when it weighs `carats`. */
export const widthOfCarats = (kind: GemKind, cut: Cut, carats: number): number =>
  Math.cbrt(carats / caratsOfWidth(kind, cut, 1));

/** Pitch of the stones in a closed row, in widths, with prongs or two bezel walls between them. */
const PITCH = { prong: 1.07, bezel: 1.44 };

/** Weight of a closed row of stones of a width (mm) on a line of a length (mm), carats. */
export const caratsOfRow = (
  kind: GemKind,
  cut: Cut,
  widthMm: number,
  lengthMm: number,
  held: 'prong' | 'bezel',
): number => (lengthMm / (widthMm * PITCH[held])) * caratsOfWidth(kind, cut, widthMm);

/** Width of the stones in a closed row on a line of a length (mm) when together they weigh `carats`, mm. */
export const widthInRow = (
  kind: GemKind,
  cut: Cut,
  carats: number,
  lengthMm: number,
  held: 'prong' | 'bezel',
): number => Math.sqrt(carats / caratsOfRow(kind, cut, 1, lengthMm, held));
