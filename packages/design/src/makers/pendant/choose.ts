/** Which pendant answers which wishes. */
import { MOTIFS } from '../../motifs/library';
import type { Random } from '../../random';
import type { Brief, Maker } from '../maker';
import { framePendant, honeycombPendant } from './frames';
import { motifPendant } from './motif';
import { dropPendant, haloPendant } from './stones';

export function choosePendant(brief: Brief, dice: Random): Maker {
  if (brief.motif !== null && MOTIFS.includes(brief.motif)) return motifPendant;
  if (brief.has('honeycombs')) return honeycombPendant;
  if (brief.wants('halo') && brief.gems.length > 0) return haloPendant;
  if (brief.has('geometric') || brief.has('sci-fi')) return framePendant;
  if (brief.gems.length === 0) return dice.pick([motifPendant, framePendant]);
  if (brief.wants('bezel') || brief.wants('drop') || brief.stoneCount !== null) return dropPendant;
  if (brief.has('organic-shapes')) return motifPendant;
  if (brief.has('innovative')) return framePendant;
  if (brief.quantityGiven && brief.quantity === 'many') return haloPendant;
  if (brief.has('minimalist') || brief.has('contemporary') || (brief.quantityGiven && brief.quantity === 'single')) return dropPendant;
  return brief.quantity === 'many' ? haloPendant : dice.pick([haloPendant, dropPendant, motifPendant]);
}
