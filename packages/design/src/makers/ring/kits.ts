/** Effects of a look on the ornament of a ring. */
import type { Brief } from '../maker';
import type { EngravingPattern } from './engravings';

/** Milgrain when the prompt names it, or as its look has it. */
export const milgrainChoice = (brief: Brief): { milgrain?: 'yes' } =>
  (brief.look?.hasMilgrain ?? brief.wants('vintage')) ? { milgrain: 'yes' } : {};

/** Ornament of a ring with one head: scrollwork and an engraved pattern, if it has room for them. */
export function ornamentOf(
  brief: Brief,
  hasPavedShoulders: boolean,
): { filigree?: 'yes'; engraving?: EngravingPattern } {
  const pattern =
    (brief.wants('plain') || brief.refusedForms.includes('engraved') ? undefined : brief.look?.engraving) ??
    (brief.wants('engraved')
      ? brief.motif === 'leaf' || brief.has('organic-shapes')
        ? 'leaf'
        : brief.has('geometric')
          ? 'step'
          : 'scroll'
      : undefined);
  return {
    ...(brief.wants('filigree') ? { filigree: 'yes' } : {}),
    ...(pattern && !hasPavedShoulders ? { engraving: pattern } : {}),
  };
}

/** True for stones that the prompt names beside the main one. */
export const hasSideStones = ({ gems, named }: Brief): boolean =>
  gems.length > 1 && named.some(({ role }) => role === 'side' || role === 'pave');

/** True for ornament that requires a ring with a head. */
export const hasOrnament = ({ wants, look, stoneCount }: Brief): boolean =>
  wants('filigree', 'engraved') || (look?.borders !== undefined && (stoneCount ?? 1) < 2);

/** Least width of a shank with a head on a man's ring, mm: slim, usual, and of a heavy ring or under a stone of at least `largeMm`. */
const MANS_MM = { slim: 3.4, usual: 4.2, heavy: 6, largeMm: 8 } as const;

function leastForMan(brief: Brief): number {
  if (brief.has('minimalist')) return MANS_MM.slim;
  return brief.has('bold') || (brief.stoneSizeMm ?? 0) >= MANS_MM.largeMm ? MANS_MM.heavy : MANS_MM.usual;
}

/** The width of a shank, mm; that of a man's ring is stout. */
export const shankWidth = (brief: Brief, usual: number): number =>
  brief.isForMan ? Math.max(usual, leastForMan(brief)) : usual;
