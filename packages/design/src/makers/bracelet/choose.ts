/** Which bracelet answers which wishes. */
import { MOTIFS } from '../../motifs/library';
import type { Random } from '../../random';
import type { Brief, Maker } from '../maker';
import { latticeBracelet } from './lattice';
import { bangle, chainBracelet, tennisBracelet } from './rows';

export function chooseBracelet(brief: Brief, dice: Random): Maker {
  if (brief.motif !== null && MOTIFS.includes(brief.motif)) return chainBracelet;
  if (brief.has('honeycombs')) return latticeBracelet;
  if (brief.wants('bangle') || brief.wants('twist')) return bangle;
  if (brief.wants('tennis') && brief.gems.length > 0) return tennisBracelet;
  if (brief.wants('chain')) return chainBracelet;
  if (brief.has('organic-shapes') || brief.has('contemporary') || brief.has('innovative') || brief.has('sci-fi')) return bangle;
  if (brief.gems.length === 0) return dice.pick([bangle, chainBracelet, bangle]);
  if (brief.quantity === 'single') return brief.has('geometric') ? bangle : dice.pick([chainBracelet, bangle]);
  if (brief.has('geometric')) return dice.pick([bangle, latticeBracelet, tennisBracelet]);
  return dice.pick([tennisBracelet, tennisBracelet, chainBracelet, bangle]);
}
