/** Chooses the bracelet maker for a brief. */
import type { Form } from '../../language/vocabulary';
import { isMotif } from '../../motifs/library';
import type { Random } from '../../random';
import { betweenOf } from '../between';
import type { Brief, Maker } from '../maker';
import { bangle } from './bangle';
import { goesAround, isEngraved } from './bangleFrieze';
import { figureAmongBeads } from './beadPlan';
import { beadBracelet } from './beads';
import { chainBracelet } from './chain';
import { MOST_STATIONS } from './chainStations';
import { organicCuff } from './cuff';
import { latticeBracelet } from './lattice';
import { isOnLeather } from './leather';
import { isPlateFree } from './flatCurb';
import { isFlatLinked } from './linkSizes';
import { linkBracelet } from './links';
import { snakeBracelet } from './snake';
import { tennisBracelet } from './tennis';

/** A row of more stones than this extends beyond the visible front. */
const MOST_COUNTED = 12;

/** Candidates when the prompt names only the metal. */
const OPEN: readonly Maker[] = [
  tennisBracelet,
  chainBracelet,
  bangle,
  organicCuff,
  linkBracelet,
  beadBracelet,
  latticeBracelet,
];

/** True for a snake that is the bracelet rather than a figure on one. */
const isCoiled = ({ motif, row, name, chain, wants }: Brief): boolean =>
  motif === 'snake' &&
  row.length < 2 &&
  name === null &&
  chain === null &&
  !(['charm', 'torque', 'links', 'beads', 'engraved'] as const).some((form) => wants(form));

const isFreeOfLinks = ({ chain, wants }: Brief): boolean =>
  chain === null &&
  !(['tennis', 'chain', 'links', 'second-links', 'third-links', 'beads', 'charm'] as const).some((form) => wants(form));

/** True for one stone: "a bracelet with a pearl". */
const isOne = ({ stoneCount, quantity, quantityGiven, named }: Brief): boolean =>
  (stoneCount === 1 || (quantityGiven && quantity === 'single')) && named.every(({ isSeveral }) => !isSeveral);

export function chooseBracelet(brief: Brief, rng: Random): Maker {
  if (brief.isOpen) return brief.inlay === null ? rng.pick(OPEN) : bangle;
  const isStiff = brief.wants('bangle') || brief.wants('hinged') || brief.wants('cuff') || brief.wants('beads');
  if (isCoiled(brief)) return snakeBracelet;
  if (brief.refusedForms.includes('chain') && !brief.name && brief.gems[0] !== 'pearl' && isFreeOfLinks(brief))
    return bangle;
  const isPlated = brief.engraving?.inside === false || brief.wants('bar');
  if (isPlated && isFlatLinked(brief.chain) && isPlateFree(brief) && !isMotif(brief.motif)) return linkBracelet;
  if (isOnLeather(brief)) return chainBracelet;
  if (brief.engraving?.inside === false && !isStiff && !isMotif(brief.motif)) return chainBracelet;
  if (brief.name !== null && !brief.wants('bangle') && !brief.wants('cuff')) return chainBracelet;
  const isBangle = brief.wants('bangle') || brief.wants('hinged') || brief.wants('cuff') || brief.wants('torque');
  if (isMotif(brief.motif) && isBangle && !brief.wants('charm')) return bangle;
  // A figure that is engraved needs metal that carries it.
  if (
    isMotif(brief.motif) &&
    isEngraved(brief) &&
    goesAround(brief, 0) &&
    brief.chain === null &&
    !brief.wants('charm')
  )
    return bangle;
  if (!isBangle && figureAmongBeads(brief) !== null) return beadBracelet;
  if (brief.engraving?.inside === false && brief.wants('beads') && brief.gems.length > 0 && !isBangle)
    return beadBracelet;
  if (brief.wants('bar') && brief.gems.length === 0 && !isStiff) return chainBracelet;
  if (brief.wants('charm') || isMotif(brief.motif)) return chainBracelet;
  if (betweenOf(brief) && !isStiff && !brief.wants('tennis'))
    return brief.stoneCount !== null && 2 * brief.stoneCount - 1 <= MOST_STATIONS
      ? chainBracelet
      : brief.gems[0] === 'pearl'
        ? beadBracelet
        : tennisBracelet;
  if (brief.wants('drop') && brief.gems.length > 0 && !isStiff) return chainBracelet;
  if (brief.wants('toggle-clasp') && !isStiff && brief.gems[0] !== 'pearl') return chainBracelet;
  if (
    (brief.wants('beads') || brief.wants('spacers')) &&
    !isBangle &&
    brief.gems.length > 0 &&
    brief.gems.length < 3 &&
    brief.sequence !== 'spectrum' &&
    !brief.wants('tennis')
  )
    return beadBracelet;
  if (brief.inlay !== null && brief.gems.length === 0 && isFreeOfLinks(brief)) return bangle;
  if (brief.sequence !== null && !brief.wants('bangle') && !brief.wants('cuff') && brief.gems[0] !== 'pearl')
    return brief.stoneCount === brief.gems.length ||
      (brief.sequence === 'turns' && !brief.wants('alternating') && !brief.wants('tennis'))
      ? chainBracelet
      : tennisBracelet;
  if (
    brief.wants('anklet') &&
    !isStiff &&
    !(['tennis', 'links', 'second-links', 'third-links', 'eternity', 'riviere'] as const).some((form) =>
      brief.wants(form),
    ) &&
    !isFlatLinked(brief.chain)
  )
    return chainBracelet;
  if (brief.has('honeycombs')) return latticeBracelet;
  if (brief.wants('stations') && !brief.wants('tennis') && brief.gems.length > 0) return chainBracelet;
  if (
    brief.look?.borders &&
    !['tennis', 'chain', 'links', 'second-links', 'third-links', 'beads', 'halo', 'eternity', 'riviere'].some((form) =>
      brief.wants(form as Form),
    ) &&
    brief.chain === null &&
    brief.gems.length < 2 &&
    brief.gems[0] !== 'pearl'
  )
    return bangle;
  if (
    brief.has('organic-shapes') &&
    brief.section === null &&
    !brief.wants('tennis') &&
    !brief.wants('chain') &&
    brief.chain === null
  )
    return organicCuff;
  if (
    brief.wants('bangle') ||
    brief.wants('hinged') ||
    brief.wants('torque') ||
    brief.wants('twist') ||
    brief.wants('cuff')
  )
    return bangle;
  if (brief.wants('tennis') || brief.wants('eternity') || brief.wants('riviere')) return tennisBracelet;
  if (brief.wants('halo') && brief.gems.length > 0) return chainBracelet;
  if (brief.wants('beads')) return beadBracelet;
  if (brief.wants('links') || brief.wants('second-links') || brief.wants('third-links') || isFlatLinked(brief.chain))
    return linkBracelet;
  if (brief.isWide && brief.chain === null && !brief.gemsGiven && brief.wants('chain')) return linkBracelet;
  if (brief.wants('chain') || brief.chain !== null) return chainBracelet;
  // A broad band is wide where links and beads would be thick.
  if (brief.isWide && brief.strands === null && brief.gems[0] !== 'pearl') return bangle;
  if (brief.section !== null) return bangle;
  if ((brief.stoneCount ?? 0) > 1 && brief.gems.length === 1 && (brief.stoneCount ?? 0) <= MOST_COUNTED)
    return rng.pick([bangle, organicCuff]);
  if (brief.gems.length > 1 && (brief.styles.length === 0 || brief.gemsGiven) && brief.gems[0] !== 'pearl')
    return brief.wants('alternating') ? tennisBracelet : rng.pick([tennisBracelet, chainBracelet]);
  if (brief.gems[0] === 'pearl' && isOne(brief)) return chainBracelet;
  if (brief.gems[0] === 'pearl')
    return brief.strands === null ? rng.pick([beadBracelet, beadBracelet, chainBracelet]) : beadBracelet;
  if (brief.has('sci-fi')) return linkBracelet;
  if (brief.has('innovative')) return bangle;
  if (brief.has('geometric')) return rng.pick([linkBracelet, bangle]);
  if (brief.has('contemporary')) return rng.pick([bangle, chainBracelet]);
  if (brief.has('bold')) return rng.pick([linkBracelet, beadBracelet, bangle]);
  if (brief.gems.length === 0 && brief.bareBand) return rng.pick([linkBracelet, linkBracelet, bangle]);
  if (brief.gems.length === 0) return rng.pick([bangle, chainBracelet, linkBracelet, beadBracelet, organicCuff]);
  if (brief.quantity === 'single') return rng.pick([chainBracelet, bangle, organicCuff, linkBracelet]);
  return rng.pick([tennisBracelet, chainBracelet, bangle, beadBracelet, linkBracelet]);
}
