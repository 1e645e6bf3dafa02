/** Which ring answers which wishes. */
import { MOTIFS } from '../../motifs/library';
import type { Random } from '../../random';
import type { Brief, Maker } from '../maker';
import { plainBand, tensionRing } from './band';
import { haloRing } from './halo';
import { motifRing } from './motifRing';
import { paveBand } from './pave';
import { solitaire } from './solitaire';
import { threeStone } from './threeStone';

export function chooseRing(brief: Brief, dice: Random): Maker {
  if (brief.motif !== null && MOTIFS.includes(brief.motif)) return motifRing;
  if (brief.gems.length === 0) return plainBand;
  if (brief.wants('halo')) return haloRing;
  if (brief.wants('three-stone') || brief.stoneCount === 3) return threeStone;
  if (brief.wants('pave') || brief.wants('eternity')) return paveBand;
  if (brief.wants('band') && brief.quantity === 'single') return plainBand;
  if (brief.has('innovative') && brief.quantity === 'single' && !brief.wants('prong') && !brief.wants('bezel')) return tensionRing;
  if (brief.quantity === 'single' || brief.wants('solitaire')) return solitaire;
  if (brief.has('honeycombs')) return haloRing;
  const shaped = brief.cuts.some((cut) => cut !== 'round');
  if (!shaped && (brief.wants('band') || brief.has('minimalist'))) return paveBand;
  return dice.pick(shaped ? [haloRing, threeStone] : [haloRing, paveBand, threeStone, haloRing]);
}
