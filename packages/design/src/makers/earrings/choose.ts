/** Which earrings answer which wishes. */
import { isMotif } from '../../motifs/library';
import type { Random } from '../../random';
import type { Brief, Maker } from '../maker';
import { chandeliers } from './chandelier';
import { climbers } from './climbers';
import { geometricDrops, haloDrops, motifDrops } from './drops';
import { hoops } from './hoops';
import { pearlDrops } from './pearlDrops';
import { studs } from './studs';

/** A pearl hangs better than it stands in prongs. */
const wantsPearls = (brief: Brief): boolean => !brief.wants('halo') && ((brief.gems[0] === 'pearl' && !brief.wants('stud')) || (brief.gems.length === 2 && brief.gems[1] === 'pearl'));

/** Stones too large, or too few, for rows. */
const isLarge = ({ stoneSizeMm, stoneCount }: Brief): boolean => (stoneSizeMm ?? 0) > 3.6 || (stoneCount !== null && stoneCount <= 2);

export function chooseEarrings(brief: Brief, dice: Random): Maker {
  if (isMotif(brief.motif)) return motifDrops;
  if (brief.wants('hoop')) return hoops;
  if (brief.wants('twist')) return hoops;
  if (wantsPearls(brief)) return pearlDrops;
  if (brief.wants('climber')) return climbers;
  if (brief.wants('chandelier')) return chandeliers;
  if (brief.wants('stud') && brief.gems.length > 0) return studs;
  if (brief.wants('halo') && brief.gems.length > 0) return haloDrops;
  if (brief.wants('pave') && brief.gems.length > 0 && !brief.wants('drop')) return hoops;
  if ((brief.wants('prong') || brief.wants('solitaire')) && brief.gems.length > 0 && !brief.wants('drop')) return studs;
  if (brief.wants('bezel') && brief.gems.length > 0) return dice.pick([studs, haloDrops]);
  if (brief.has('honeycombs') && brief.gems.length > 0) return dice.pick([studs, geometricDrops]);
  if (brief.has('geometric') || brief.has('sci-fi') || brief.has('honeycombs')) return geometricDrops;
  if (brief.gems.length === 0) return dice.pick([hoops, motifDrops, geometricDrops]);
  if (brief.has('layered')) return haloDrops;
  if (brief.quantityGiven && brief.quantity === 'single') return dice.pick([haloDrops, studs, hoops]);
  if (brief.gems.length > 1) return haloDrops;
  if (isLarge(brief)) return brief.wants('drop') ? haloDrops : dice.pick([haloDrops, studs]);
  const manyWanted = brief.quantityGiven && brief.quantity === 'many';
  if (brief.wants('drop')) return manyWanted ? chandeliers : dice.pick([haloDrops, chandeliers, haloDrops]);
  if (brief.has('organic-shapes')) return dice.pick([motifDrops, hoops, climbers]);
  if (brief.has('innovative')) return geometricDrops;
  if (brief.has('contemporary')) return dice.pick([climbers, haloDrops]);
  if (brief.has('minimalist')) return dice.pick([studs, hoops]);
  if (brief.has('bold')) return dice.pick([chandeliers, hoops, haloDrops]);
  if (manyWanted) return dice.pick([chandeliers, haloDrops, climbers]);
  return dice.pick([haloDrops, studs, hoops, climbers, chandeliers]);
}
