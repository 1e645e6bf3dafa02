/** Chooses the layout of a waved band. */
import type { Brief, Layout } from '../maker';
import { MOST_LET_IN, plainBand } from './band';
import { hasSideStones } from './kits';
import { paveBand } from './pave';
import { solitaire } from './solitaire';
import { MOST_PER_SIDE, threeStone } from './threeStone';
import { isWaved } from './waved';

/** The layout of a waved band by its stones: bare or with a few let in, or with a row; null for one with a head. */
export function wavedBand(brief: Brief, isHeaded: boolean): Layout | null {
  const { gems, wants, stoneCount, centered, perSide } = brief;
  if (!isWaved(brief) || isHeaded || wants('halo')) return null;
  if (gems.length === 0) return plainBand;
  if (wants('eternity') || wants('half-eternity') || wants('pave') || (stoneCount ?? 0) > MOST_LET_IN) return paveBand;
  if (wants('three-stone') || (hasSideStones(brief) && perSide !== null && perSide <= MOST_PER_SIDE)) return threeStone;
  const headed = wants('waved') ? solitaire : null;
  if ((centered && (stoneCount ?? 1) < 2) || wants('prong') || wants('bezel')) return headed;
  if (stoneCount === null || stoneCount < 2)
    return brief.quantity === 'many' && brief.quantityGiven ? paveBand : headed;
  return plainBand;
}
