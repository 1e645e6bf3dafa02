/** Chooses bands for stones in a row, by their size, their cuts and the sequence of their kinds. */
import type { Form } from '../../language/vocabulary';
import type { Brief, Layout } from '../maker';
import { channelBand } from './channel';
import { paveBand } from './pave';
import { STRAIGHT, listedLots, rowRing } from './rowRing';

/** True when the required stones are small enough to lie in rows. */
export const isMelee = ({ centered, hasLargeStone, stoneSizeMm }: Brief): boolean =>
  !centered && !hasLargeStone && (stoneSizeMm ?? 0) <= 3.4;

/** True for stones in a row whose cut or kinds suit neither pavé nor a channel. */
export function isRow(brief: Brief): boolean {
  const isRound = brief.cuts.every((cut) => cut === 'round' || cut === 'cabochon');
  const isStraight = brief.cuts.some((cut) => STRAIGHT.has(cut));
  if (brief.wants('eternity', 'half-eternity')) return (!isRound && !isStraight) || brief.gems.length > 2;
  if (!brief.gemsGiven || brief.wants('pave', 'three-stone') || brief.centered) return false;
  return (
    brief.gems.length > 3 ||
    ((brief.stoneCount ?? 0) > 3 && !isRound && !isStraight && isMelee(brief)) ||
    (brief.wants('stack') && brief.quantity === 'many' && !isRound && !isStraight)
  );
}

/** True for a band of stones in claws: "a half eternity, seven diamonds in shared claws". */
export const isClawedBand = ({ wants, gems, centered, cuts, prongs }: Brief): boolean =>
  wants('prong') &&
  prongs === null &&
  !wants('pave-shank', 'solitaire') &&
  wants('eternity', 'half-eternity') &&
  gems.length === 1 &&
  !centered &&
  cuts.every((cut) => cut === 'round' || cut === 'cabochon');

/** Forms of bands with alternating stones. */
const ROW_FORMS: ReadonlySet<Form> = new Set(['alternating', 'eternity', 'half-eternity']);

/** The band with a row in the named sequence of colours; null without one. */
export function bandInSequence(brief: Brief): Layout | null {
  const { sequence, cuts, forms, centered } = brief;
  if (sequence === null || centered) return null;
  // "Garnet, emerald and amethyst, in that order" from left to right.
  if (sequence === 'turns' && !forms.some((form) => ROW_FORMS.has(form)))
    return brief.gems.length > 2 && listedLots(brief) ? rowRing : null;
  const isCounted = brief.gems.length > 1 && brief.named.every(({ count }) => count !== null);
  if (sequence === 'turns' && isCounted && listedLots(brief)) return rowRing;
  if (sequence === 'turns' && cuts.some((cut) => cut !== 'round' && !STRAIGHT.has(cut))) return rowRing;
  return cuts.some((cut) => STRAIGHT.has(cut)) || forms.includes('channel') ? channelBand : paveBand;
}
