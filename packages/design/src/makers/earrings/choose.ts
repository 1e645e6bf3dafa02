/** Chooses the earring maker for a brief. */
import { isMotif } from '../../motifs/library';
import type { Random } from '../../random';
import type { Brief, Layout } from '../maker';
import { chandeliers } from './chandelier';
import { chandbalis } from './chandbalis';
import { climbers } from './climbers';
import {
  columnDrops,
  columnOf,
  groupOf,
  hasLowStone,
  isFlowerOfStones,
  groupStuds,
  haloColumn,
  isHaloColumn,
  tieredDrops,
} from './counted';
import { cufflinks } from './cufflinks';
import { earCuffs } from './cuffs';
import { geometricDrops } from './drops';
import { hoops } from './hoopLayout';
import { areSnakes, snakeHoops } from './snakeHoops';
import { jhumkas } from './jhumkas';
import { haloDrops } from './stoneDrops';
import { ballStuds, motifDrops, pearlDrops, studs, tasselDrops, threaders } from './layouts';

/** True for a pearl on the lobe, above another stone. */
const isPearlOnTop = ({ named }: Brief): boolean =>
  named.some(({ kind, level }) => kind !== 'pearl' && level === 'bottom') &&
  named.some(({ kind, level }) => kind === 'pearl' && level !== 'bottom');

/** True for pearls, which hang on earrings, since prongs cannot hold them well. */
const wantsPearls = (brief: Brief): boolean =>
  !isPearlOnTop(brief) &&
  !brief.wants('halo') &&
  ((brief.gems[0] === 'pearl' && (!brief.wants('stud') || brief.wants('drop'))) ||
    (brief.gems.length === 2 && brief.gems[1] === 'pearl' && !brief.wants('stud')));

/** True for stones too large or too few for rows. */
const isLarge = ({ stoneSizeMm, stoneCount }: Brief): boolean =>
  (stoneSizeMm ?? 0) > 3.6 || (stoneCount !== null && stoneCount <= 2);

/** True for stones of one kind, beside those of halos. */
const isOneKind = ({ gems, named, wants }: Brief): boolean =>
  gems.length === 1 ||
  (wants('halo') && gems.length > 1 && named.every(({ kind, role }) => kind === gems[0] || role === 'halo'));

/** True for stones of one kind in a vertical line, with or without halos: tiers, or a few counted ones for drops. */
const isTiered = (brief: Brief): boolean =>
  isOneKind(brief) &&
  !brief.wants('chandelier') &&
  (brief.wants('tiers') || (brief.wants('drop') && (brief.stoneCount ?? 0) >= 3 && (brief.stoneCount ?? 0) <= 5));

/** True for two kinds of which the prompt states neither places nor numbers, in a look that surrounds a stone. */
const isSurrounded = ({ gems, gemsGiven, look, named, wants }: Brief): boolean =>
  look?.borders !== undefined &&
  gemsGiven &&
  gems.length === 2 &&
  !wants('beside') &&
  !wants('bar') &&
  named.every(({ role, count, level }) => role === null && count === null && level === null);

/** True for balls of metal on the lobe, which studs without stones are as well. */
const isBallStuds = ({ gems, gemsGiven, wants }: Brief): boolean =>
  !wants('hoop') && (gems.length === 0 ? wants('ball') || wants('stud') : wants('ball') && !gemsGiven);

/** Candidates when the prompt names only the metal. */
const OPEN: readonly Layout[] = [
  haloDrops,
  geometricDrops,
  motifDrops,
  studs,
  hoops,
  pearlDrops,
  chandeliers,
  climbers,
];

export function chooseEarrings(brief: Brief, rng: Random): Layout {
  if (brief.isOpen) return rng.pick(OPEN);
  if (brief.wants('cufflinks')) return cufflinks;
  if (brief.wants('ear-cuff')) return earCuffs;
  if (brief.wants('jhumka')) return jhumkas;
  if (brief.wants('chandbali')) return chandbalis;
  if (
    brief.wants('threader') ||
    (brief.wants('chain') && brief.gems.length < 2 && !isMotif(brief.motif) && !brief.wants('hoop'))
  )
    return threaders;
  if (brief.wants('tassel') && !isMotif(brief.motif)) return tasselDrops;
  if (brief.wants('jacket')) return studs;
  // One kind of stone for each ear.
  if (brief.wants('mismatched') && brief.gems.length === 2 && !isMotif(brief.motif)) return studs;
  if (brief.wants('lever-back') && brief.gems.length > 0 && !isMotif(brief.motif) && !wantsPearls(brief))
    return isTiered(brief) ? tieredDrops : haloDrops;
  if (brief.wants('stud') && isFlowerOfStones(brief)) return groupStuds;
  if (areSnakes(brief)) return snakeHoops;
  if (isMotif(brief.motif)) return brief.wants('hoop') ? hoops : motifDrops;
  if (isBallStuds(brief)) return ballStuds;
  if (brief.wants('hoop')) return hoops;
  // A rope of wire lies around the stone of each ear.
  if (brief.wants('twist') && !brief.wants('drop')) return brief.gems.length > 0 ? studs : hoops;
  // A drop of filigree, with a stone in its middle or others below it.
  if (brief.wants('filigree') && !brief.wants('stud') && !brief.wants('chandelier') && brief.gems.length < 3)
    return motifDrops;
  if (columnOf(brief)) return columnDrops;
  if (isHaloColumn(brief)) return haloColumn;
  if (brief.wants('stud') && isSurrounded(brief)) return studs;
  if (brief.wants('stud') && !hasLowStone(brief) && groupOf(brief)) return groupStuds;
  if (brief.wants('chandelier')) return chandeliers;
  if (wantsPearls(brief)) return pearlDrops;
  if (isTiered(brief)) return tieredDrops;
  if (brief.wants('climber')) return climbers;
  if (brief.wants('stud') && !hasLowStone(brief) && brief.gems.length > 0) return studs;
  if (brief.wants('halo') && brief.gems.length > 0) return haloDrops;
  if (brief.wants('pave') && brief.gems.length > 0 && !brief.wants('drop')) return hoops;
  if ((brief.wants('prong') || brief.wants('solitaire')) && brief.gems.length > 0 && !brief.wants('drop')) return studs;
  if (brief.look?.borders && brief.gems.length > 0)
    return brief.wants('drop') ? haloDrops : rng.pick([studs, haloDrops]);
  if (brief.wants('bezel') && brief.gems.length > 0) return rng.pick([studs, haloDrops]);
  if (brief.has('honeycombs') && brief.gems.length > 0) return rng.pick([studs, geometricDrops]);
  if (brief.has('geometric') || brief.has('sci-fi') || brief.has('honeycombs')) return geometricDrops;
  if (brief.gems.length === 0)
    return rng.pick(brief.hasUnread ? [hoops, geometricDrops] : [hoops, motifDrops, geometricDrops]);
  if (brief.has('layered')) return haloDrops;
  // Hoops and climbers have only round stones.
  const isShaped = brief.cuts.some((cut) => cut !== 'round');
  const oneOf = (makers: readonly Layout[]): Layout =>
    rng.pick(isShaped ? makers.filter((maker) => maker !== hoops && maker !== climbers) : makers);
  if (brief.quantityGiven && brief.quantity === 'single')
    return brief.wants('drop') ? haloDrops : oneOf([haloDrops, studs, hoops]);
  if (brief.gems.length > 1) return haloDrops;
  if (isLarge(brief)) return brief.wants('drop') ? haloDrops : oneOf([haloDrops, studs]);
  const manyWanted = brief.quantityGiven && brief.quantity === 'many';
  if (brief.wants('drop')) return manyWanted ? chandeliers : haloDrops;
  if (brief.has('organic-shapes')) return oneOf([motifDrops, hoops, climbers]);
  if (brief.has('innovative')) return geometricDrops;
  if (brief.has('contemporary')) return oneOf([climbers, haloDrops]);
  if (brief.has('minimalist')) return oneOf([studs, hoops]);
  if (brief.has('bold')) return oneOf([chandeliers, hoops, haloDrops]);
  if (manyWanted) return oneOf([chandeliers, haloDrops, climbers]);
  return oneOf([haloDrops, studs, hoops, climbers, chandeliers]);
}
