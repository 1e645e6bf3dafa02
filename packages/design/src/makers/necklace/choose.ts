/** Chooses the necklace maker for a brief. */
import { isMotif } from '../../motifs/library';
import type { Random } from '../../random';
import { betweenOf } from '../between';
import { orderedColumn } from '../column';
import type { Brief, Layout, Plan } from '../maker';
import { barNecklace, isStoneRow } from './bar';
import { locket } from '../pendant/locket';
import { medallion } from '../pendant/medallion';
import { columnPendant, dropPendant, isHeldByLeaves } from '../pendant/stones';
import { isCutOut, isFigureOnMedal, tagPendant } from '../pendant/tag';
import { tasselPendant } from '../pendant/tassel';
import { charmNecklace, isCharmRow } from './charms';
import { centerNecklace } from './center';
import { collar, fringe } from './collar';
import { combNecklace } from './comb';
import { garland } from './garland';
import { nameplate } from './nameplate';
import { riviere } from './riviere';
import { isSetCollar, setCollar } from './setCollar';
import { isSetRow, stationNecklace } from './station';
import { lariat, layeredNecklace } from './layered';
import { beadOf, pearlNecklace } from './beads';
import { isIcedCurb, linkNecklace } from './strands';

/** Candidates when the prompt names only the metal. */
const OPEN: readonly Layout[] = [
  riviere,
  centerNecklace,
  collar,
  fringe,
  garland,
  combNecklace,
  layeredNecklace,
  lariat,
  linkNecklace,
  pearlNecklace,
];

/** True for a few counted stones, or several kinds on a chain, when the prompt does not state how they hang. */
function areFew(brief: Brief): boolean {
  const { gems, stoneCount, centered } = brief;
  if (centered || brief.wants('halo', 'drop', 'beads')) return false;
  return stoneCount === null
    ? gems.length > 1 && brief.wants('chain')
    : gems.length > 0 && stoneCount > 1 && stoneCount < 14;
}

/** Layouts with one part on the lowest chain, above which other chains can be worn. */
const LAYERED: ReadonlySet<Layout> = new Set<Layout>([
  tagPendant,
  nameplate,
  barNecklace,
  stationNecklace,
  tasselPendant,
]);
/** Chains of a layered necklace. */
const CHAINS = 3;

/** A layout below further chains. */
const underOthers = (layout: Layout, strands: number): Layout => ({
  name: layout.name,
  plan: (brief, rng) => {
    const plan = layout.plan(brief, rng);
    const coins: Plan['variant'] = brief.wants('medallion') && layout === tagPendant ? { layer_coins: 'yes' } : {};
    return { ...plan, variant: { ...plan.variant, layers: Math.min(CHAINS, strands - 1), ...coins } };
  },
});

export function chooseNecklace(brief: Brief, rng: Random): Layout {
  const layout = oneNecklace(brief, rng);
  return brief.has('layered') && LAYERED.has(layout) ? underOthers(layout, brief.strands ?? CHAINS) : layout;
}

/** True for a look that shows around one stone or on a disc. */
const isOfLook = (brief: Brief): boolean =>
  brief.look?.borders !== undefined && !brief.has('layered') && !areFew(brief) && !brief.wants('beads', 'chain');

/** True for one stone on a chain of no stated links: "a thin chain with one little aquamarine". */
const isOneOnChain = ({ gems, named, stoneCount, chain, wants }: Brief): boolean =>
  gems.length === 1 &&
  (wants('chain') || chain !== null) &&
  (stoneCount === 1 || (stoneCount === null && named.every(({ isSeveral, count }) => !isSeveral && count === null))) &&
  (chain === null || chain === 'fine');

/** True for one stone in counted prongs, or a solitaire. */
const isSolitaire = ({ gems, named, stoneCount, prongs, motif, strands, styles, wants }: Brief): boolean =>
  gems.length === 1 &&
  motif === null &&
  strands === null &&
  (stoneCount ?? 1) === 1 &&
  !styles.includes('layered') &&
  !wants('choker', 'drop') &&
  named.every(({ isSeveral, count }) => !isSeveral && (count ?? 1) === 1) &&
  (wants('solitaire') || prongs !== null);

/** True for a single pearl on a chain. */
const isOnePearl = ({ named, quantity, quantityGiven, stoneCount, strands, wants }: Brief): boolean =>
  strands === null &&
  ((quantityGiven && quantity === 'single') ||
    stoneCount === 1 ||
    wants('solitaire') ||
    named.some(({ kind, count }) => kind === 'pearl' && count === 1)) &&
  !named.some(({ kind, isSeveral, count }) => kind === 'pearl' && isSeveral && count !== 1);

/** True for strands of pearls, with or without another stone in front. */
const hasStrandsOfPearls = ({ gems, named, strands }: Brief): boolean =>
  strands !== null && (gems[0] === 'pearl' || named.some(({ kind, count }) => kind === 'pearl' && count === null));

/** True for three stones one below the other: "three-stone drop". */
const isColumn = ({ wants, gems, motif }: Brief): boolean =>
  wants('three-stone') && wants('drop') && gems.length === 1 && motif === null;

/** True for one stone above the main one: "a pear tanzanite, and above it a small diamond". */
const hasOneAbove = ({ gems, named, motif, placed, wants }: Brief): boolean =>
  gems.length === 2 &&
  !isMotif(motif) &&
  !wants('halo', 'choker', 'beads') &&
  named.every(({ isSeveral, count }) => !isSeveral && (count ?? 1) === 1) &&
  named.some(
    ({ kind, level }) =>
      kind !== gems[0] && (level === 'top' || placed.some(({ place, of }) => place === 'above' && of === kind)),
  );

function oneNecklace(brief: Brief, rng: Random): Layout {
  if (brief.wants('locket')) return locket;
  if (isColumn(brief)) return dropPendant;
  if (isCharmRow(brief)) return charmNecklace;
  if (isIcedCurb(brief) && !isMotif(brief.motif)) return linkNecklace;
  if (brief.wants('tassel') && !isMotif(brief.motif)) return tasselPendant;
  if (brief.wants('bar')) return barNecklace;
  if (isSetRow(brief)) return stationNecklace;
  if (isStoneRow(brief)) return barNecklace;
  if (brief.name !== null) return nameplate;
  if (brief.engraving !== null || brief.wants('dog-tag', 'disc') || isFigureOnMedal(brief) || isCutOut(brief))
    return tagPendant;
  if (brief.isOpen) return rng.pick(OPEN);
  if (hasStrandsOfPearls(brief)) return pearlNecklace;
  // Beads with chain between them.
  if (brief.gems.length > 0 && brief.wants('stations') && brief.wants('chain')) return stationNecklace;
  if (betweenOf(brief) && brief.stoneCount === null && !brief.wants('stations', 'chain', 'choker'))
    return brief.gems[0] === 'pearl' ? pearlNecklace : riviere;
  if (brief.wants('beads') && beadOf(brief)) return pearlNecklace;
  // A strand with a figure in front, such as a bow.
  if (isMotif(brief.motif) && brief.wants('choker') && brief.gems.includes('pearl'))
    return isSetCollar(brief) ? setCollar : pearlNecklace;
  if (isSetCollar(brief)) return setCollar;
  if (orderedColumn(brief) && !brief.wants('chain')) return columnPendant;
  if (isHeldByLeaves(brief) || (brief.wants('wire-wrapped') && brief.gems.length > 0)) return dropPendant;
  if (hasOneAbove(brief)) return dropPendant;
  if (brief.wants('tiers') && brief.gems.length > 0 && !isMotif(brief.motif) && !brief.wants('choker'))
    return dropPendant;
  if (brief.wants('lariat')) return lariat;
  if (brief.motif === 'leaf' || brief.motif === 'vine')
    return (brief.quantityGiven && brief.quantity === 'single') || brief.has('minimalist') ? centerNecklace : garland;
  if (isMotif(brief.motif)) return centerNecklace;
  if (brief.sequence !== null && (brief.sequence !== 'turns' || brief.wants('alternating')) && !brief.wants('choker'))
    return riviere;
  if (brief.wants('medallion'))
    return brief.has('layered') || (brief.look?.borders && brief.gems.length === 0) ? tagPendant : medallion;
  if (brief.gems.length > 0 && brief.wants('stations')) return stationNecklace;
  if (brief.gems[0] === 'pearl' && brief.strands === null && areFew(brief)) return stationNecklace;
  if (brief.gems[0] === 'pearl' && (!brief.has('layered') || brief.strands !== null))
    return isOnePearl(brief) ? centerNecklace : pearlNecklace;
  if (brief.wants('riviere', 'tennis') && brief.gems.length > 0) return riviere;
  if (brief.wants('fringe') && brief.gems.length > 0) return fringe;
  if (brief.wants('alternating') && brief.gems.length > 1) return riviere;
  if (isSolitaire(brief)) return centerNecklace;
  if (brief.wants('choker', 'twist')) return collar;
  if (isOfLook(brief)) return brief.gems.length > 0 ? centerNecklace : tagPendant;
  if (brief.has('honeycombs')) return combNecklace;
  if (brief.has('layered')) return layeredNecklace;
  if (brief.wants('beads')) return linkNecklace;
  if (areFew(brief)) return stationNecklace;
  if (isOneOnChain(brief)) return centerNecklace;
  // A stone in the centre with others along the chain.
  if (brief.centered && brief.gems.length > 1) return centerNecklace;
  if (brief.wants('chain', 'charm') || (brief.chain !== null && brief.gems.length === 0)) return linkNecklace;
  if (brief.wants('drop') && brief.gems.length > 0) return rng.pick([fringe, lariat]);
  if (brief.wants('halo') && brief.gems.length > 0) return centerNecklace;
  if (brief.quantityGiven && brief.quantity === 'single' && brief.gems.length > 0) return centerNecklace;
  if (brief.chain !== null) return centerNecklace;
  if (brief.has('organic-shapes')) return rng.pick([collar, garland, garland]);
  if (brief.has('innovative')) return collar;
  if (brief.has('contemporary')) return rng.pick([collar, lariat, linkNecklace]);
  if (brief.has('sci-fi')) return collar;
  if (brief.gems.length === 0 && brief.bareBand) return linkNecklace;
  if (brief.gems.length === 0) return rng.pick([collar, linkNecklace, lariat, garland]);
  if (brief.gems.length > 1 && brief.styles.length === 0) return rng.pick([riviere, centerNecklace]);
  if (brief.has('minimalist')) return rng.pick([centerNecklace, lariat]);
  if (brief.has('bold')) return rng.pick([linkNecklace, fringe, riviere]);
  if (brief.has('geometric')) return riviere;
  if (brief.quantity === 'single') return rng.pick([centerNecklace, lariat, linkNecklace]);
  return rng.pick([riviere, fringe, centerNecklace, garland, layeredNecklace]);
}
