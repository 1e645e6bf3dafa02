/** Which earrings answer which wishes. */
import { MOTIFS } from '../../motifs/library';
import type { Random } from '../../random';
import type { Brief, Maker } from '../maker';
import { geometricDrops, haloDrops, motifDrops } from './drops';
import { hoops, studs } from './studs';

export function chooseEarrings(brief: Brief, dice: Random): Maker {
  if (brief.motif !== null && MOTIFS.includes(brief.motif)) return motifDrops;
  if (brief.wants('hoop')) return hoops;
  if (brief.wants('stud') && brief.gems.length > 0) return studs;
  if (brief.wants('halo') && brief.gems.length > 0) return haloDrops;
  if (brief.has('honeycombs') && brief.gems.length > 0) return dice.pick([studs, geometricDrops]);
  if (brief.has('geometric') || brief.has('sci-fi') || brief.has('honeycombs')) return geometricDrops;
  if (brief.gems.length === 0) return dice.pick([hoops, motifDrops, geometricDrops]);
  if (brief.wants('drop')) return haloDrops;
  if (brief.has('organic-shapes')) return dice.pick([motifDrops, hoops]);
  if (brief.has('innovative')) return geometricDrops;
  if (brief.has('minimalist')) return dice.pick([studs, hoops, haloDrops]);
  return dice.pick([haloDrops, studs, hoops, haloDrops]);
}
