/** Which ring answers which wishes. */
import { MOTIFS } from '../../motifs/library';
import type { Form } from '../../parse/lexicon';
import type { Random } from '../../random';
import type { Brief, Maker } from '../maker';
import { plainBand, tensionRing } from './band';
import { haloRing } from './halo';
import { motifRing } from './motifRing';
import { paveBand } from './pave';
import { signet } from './signet';
import { snakeRing } from './snake';
import { solitaire } from './solitaire';
import { threeStone } from './threeStone';

/** Heads and shanks that speak of one stone, unless many are asked for. */
const ONE_STONE_FORMS: readonly Form[] = ['bezel', 'prong', 'cathedral', 'split', 'twist'];

export function chooseRing(brief: Brief, dice: Random): Maker {
  if (brief.motif === 'snake') return snakeRing;
  if (brief.motif !== null && MOTIFS.includes(brief.motif)) return motifRing;
  if (brief.wants('signet')) return signet;
  if (brief.gems.length === 0) return plainBand;
  if (brief.wants('halo')) return haloRing;
  if (brief.wants('three-stone') || brief.stoneCount === 3) return threeStone;
  if (brief.wants('solitaire')) return solitaire;
  if (brief.wants('pave') || brief.wants('eternity')) return paveBand;
  if (brief.wants('band') && brief.quantity === 'single') return plainBand;
  if (brief.has('innovative') && brief.quantity === 'single' && !brief.wants('prong') && !brief.wants('bezel')) return tensionRing;
  const manyWanted = brief.quantityGiven && brief.quantity === 'many';
  if (brief.quantity === 'single' || (!manyWanted && ONE_STONE_FORMS.some((form) => brief.wants(form)))) return solitaire;
  if (brief.has('honeycombs')) return haloRing;
  const shaped = brief.cuts.some((cut) => cut !== 'round');
  if (!shaped && (brief.wants('band') || brief.has('minimalist'))) return paveBand;
  if (brief.has('geometric') || brief.has('sci-fi') || brief.has('organic-shapes')) return manyWanted ? dice.pick([threeStone, haloRing]) : dice.pick([solitaire, threeStone]);
  return dice.pick(shaped ? [haloRing, threeStone] : [haloRing, paveBand, threeStone, haloRing]);
}
