/** Which necklace answers which wishes. */
import { MOTIFS } from '../../motifs/library';
import type { Random } from '../../random';
import type { Brief, Maker } from '../maker';
import { centerNecklace } from './center';
import { collar, fringe } from './collar';
import { riviere } from './riviere';

export function chooseNecklace(brief: Brief, dice: Random): Maker {
  if (brief.motif !== null && MOTIFS.includes(brief.motif)) return centerNecklace;
  if ((brief.wants('riviere') || brief.wants('tennis')) && brief.gems.length > 0) return riviere;
  if (brief.wants('choker') || brief.wants('twist')) return collar;
  if (brief.wants('drop') && brief.gems.length > 0) return fringe;
  const one = brief.quantityGiven && brief.quantity === 'single' && brief.gems.length > 0;
  if (one) return centerNecklace;
  if (brief.has('contemporary') || brief.has('organic-shapes') || brief.has('innovative') || brief.has('sci-fi')) return collar;
  if (brief.gems.length === 0) return dice.pick([collar, centerNecklace]);
  if (brief.has('layered') || brief.has('minimalist')) return centerNecklace;
  if (brief.has('geometric') || brief.has('honeycombs')) return riviere;
  if (brief.quantity === 'single') return centerNecklace;
  return dice.pick([riviere, fringe, centerNecklace, riviere]);
}
