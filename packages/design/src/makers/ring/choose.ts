/** Chooses the ring maker for a brief. */
import { isMotif } from '../../motifs/library';
import type { Form } from '../../language/vocabulary';
import type { Random } from '../../random';
import type { Brief, Layout } from '../maker';
import { isFriezed, isSetInside, plainBand, stemOf, tensionRing } from './band';
import { bypassRing, isOnePerSide } from './bypass';
import { channelBand, cutInTurns } from './channel';
import { chevronRing } from './chevron';
import { clusterRing, isCountedCluster } from './cluster';
import { crossoverRing } from './crossover';
import { domeRing } from './dome';
import { haloRing } from './halo';
import { honeycombRing } from './honeycomb';
import { bandInSequence, isClawedBand, isMelee, isRow } from './inRows';
import { isAmongSeveral, isInOwnCuts } from './lots';
import { hasOrnament, hasSideStones } from './kits';
import { motifRing } from './motifRing';
import { nameRing } from './nameRing';
import { woundAnimal } from './octopus';
import { paveBand } from './pave';
import { isRingStack, ringStack } from './ringStack';
import { STRAIGHT, isCountedRow, listedLots, rowRing } from './rowRing';
import { MOST_IN_FACE_MM, isMansSlab, signet } from './signet';
import { hasLoneAccent, hasScatteredAccents, isOnShoulders, isRoped, leavesAround, solitaire } from './solitaire';
import { stackRing } from './stack';
import { MOST_PER_SIDE, gradedSides, threeStone } from './threeStone';
import { wavedBand } from './wavedBand';
import { figureWithStones } from './withFigure';
import { wordList } from '../../wordList';

/** Heads and shanks that imply one stone unless the prompt requires many. */
const ONE_STONE_FORMS: readonly Form[] = wordList(`
  bezel half-bezel prong cathedral split twist hidden-halo pave-shank east-west basket high-set low-set
`);

/** Layouts of constructions with a name. */
const NAMED: readonly (readonly [Form, Layout])[] = [
  ['alternating', paveBand],
  ['cluster', clusterRing],
  ['bypass', bypassRing],
  ['toi-et-moi', bypassRing],
  ['tension', tensionRing],
  ['channel', channelBand],
  ['flush', plainBand],
];
/** Layouts of constructions that need no stones. */
const SHAPES: readonly (readonly [Form, Layout])[] = [
  ['dome', domeRing],
  ['chevron', chevronRing],
  ['crossover', crossoverRing],
];

/** Number of kinds from which one is in the middle and each of the others around it: the nine gems. */
const FEWEST_KINDS_AROUND = 6;

/** Candidates when the prompt names only the metal: one of each, the solitaire twice because it is the most common. */
const OPEN: readonly Layout[] = [
  solitaire,
  solitaire,
  haloRing,
  threeStone,
  paveBand,
  channelBand,
  clusterRing,
  bypassRing,
  tensionRing,
  signet,
  stackRing,
  honeycombRing,
  motifRing,
  plainBand,
  domeRing,
  chevronRing,
  crossoverRing,
];

/** Forms of a band that is uniform all the way round. */
const EVEN: ReadonlySet<Form> = new Set(['band', 'plain', 'lines-beside']);

/** True for bands that are required to be plain. */
const isBare = ({ forms, motif, gems }: Brief): boolean =>
  gems.length === 0 && !isMotif(motif) && forms.every((form) => EVEN.has(form));

/** True for a man's ring with stones about which the prompt states nothing else. */
const wantsStonesForMan = ({ isForMan, gems, gemsGiven, stoneCount, forms, cuts }: Brief): boolean =>
  isForMan &&
  gemsGiven &&
  (stoneCount ?? 1) === 1 &&
  forms.every((form) => form === 'plain') &&
  cuts.every((cut) => cut === 'cabochon' && gems.length === 1) &&
  gems.length > 0 &&
  gems.length < 3 &&
  !gems.includes('pearl');

/** Forms of a ring with one head, whose other stones are on its shoulders. */
const HEADED: readonly Form[] = ['solitaire', 'cathedral', 'hidden-halo', 'basket', 'pave-shank'];

/** Number of stones that are a row by themselves. */
const ROW_COUNT = 3;

/** True for a ring with one head; a row of counted stones has none. */
const isHeaded = ({ wants, stoneCount, centered, gems }: Brief): boolean =>
  HEADED.some((form) => wants(form)) && !((stoneCount ?? 1) >= ROW_COUNT && !centered && gems.length === 1);

/** True for one stone in a bezel with others beside it. */
const isBezelled = ({ gems, wants }: Brief): boolean => gems.length > 1 && wants('bezel');

/** True for a stone in the middle with a number of others on each side, which the two ends of a bypass do not hold. */
const isFlankedInMiddle = ({ perSide, centered, gems, wants }: Brief): boolean =>
  perSide !== null && gems.length > 1 && (centered || wants('three-stone'));

/** True for a band with small round stones let into it; other stones stand in a head. */
const isLetIn = (brief: Brief): boolean =>
  brief.wants('band') &&
  isMelee(brief) &&
  !brief.wants('bezel') &&
  !brief.wants('prong') &&
  brief.cuts.every((cut) => cut === 'round');

export function chooseRing(brief: Brief, rng: Random): Layout {
  if (cutInTurns(brief) && brief.gems.length === 1) return channelBand;
  const manyWanted = brief.quantityGiven && brief.quantity === 'many' && !isAmongSeveral(brief);
  if (brief.wants('signet') || isMansSlab(brief)) return signet;
  if (brief.name !== null) return nameRing;
  if (isRingStack(brief)) return ringStack;
  if (
    brief.wants('pair') &&
    brief.motif === null &&
    brief.gems.length < 2 &&
    !brief.forms.some((form) => ONE_STONE_FORMS.includes(form))
  )
    return plainBand;
  const isSurrounded = brief.gems.length > 1 && (brief.wants('halo') || brief.wants('cluster'));
  if (brief.inlay !== null && !isMotif(brief.motif) && !isSurrounded) return plainBand;
  if (brief.engraving !== null && isBare(brief)) return plainBand;
  const wound = woundAnimal(brief) ?? (leavesAround(brief) === null ? null : solitaire);
  if (wound) return wound;
  if (isSetInside(brief)) return plainBand;
  const waved = wavedBand(brief, isHeaded(brief));
  if (waved) return waved;
  const grown = figureWithStones(brief);
  if (grown) return grown;
  if (isFriezed(brief) || stemOf(brief)) return plainBand;
  if (isMotif(brief.motif)) return motifRing;
  const isStrewn = brief.wants('stations') || (brief.wants('scattered') && brief.stoneSizeMm === null);
  if (isStrewn && brief.gems.length > 0 && !brief.centered) return hasScatteredAccents(brief) ? solitaire : plainBand;
  if (isClawedBand(brief) || (isInOwnCuts(brief) && !brief.centered)) return rowRing;
  const inSequence = bandInSequence(brief);
  if (inSequence) return inSequence;
  // Stones in heads beside the main one, and heads that are named, stand on a V-shaped shank.
  const isPointedUnderHead = hasSideStones(brief) || brief.prongs !== null || brief.wants('halo');
  const shape = SHAPES.find(([form]) => brief.wants(form) && !(form === 'chevron' && isPointedUnderHead));
  if (shape) return shape[1];
  const named =
    brief.gems.length > 0 &&
    NAMED.find(
      ([form]) =>
        brief.wants(form) &&
        !(form === 'flush' && isBezelled(brief)) &&
        !(form === 'channel' && isHeaded(brief)) &&
        !(form === 'bypass' && isFlankedInMiddle(brief)),
    );
  if (named) return named[1];
  if (
    brief.wants('halo') &&
    ((brief.gems.length > 1 && isCountedCluster(brief)) || brief.gems.length >= FEWEST_KINDS_AROUND)
  )
    return clusterRing;
  if (isOnePerSide(brief)) return bypassRing;
  if (hasLoneAccent(brief)) return solitaire;
  if (isRoped(brief)) return solitaire;
  if (brief.wants('halo') && brief.gems.length > 0) return haloRing;
  // Ornament requires shoulders beside one head.
  if (
    hasOrnament(brief) &&
    brief.gems.length > 0 &&
    !brief.wants('three-stone') &&
    (brief.stoneCount ?? 1) < 3 &&
    !(brief.wants('beside') && listedLots(brief)) &&
    brief.sideCut === null &&
    !brief.wants('eternity') &&
    !brief.wants('half-eternity') &&
    !brief.wants('band') &&
    !brief.wants('stack')
  )
    return !hasSideStones(brief) &&
      (brief.gems.length > 1 || (manyWanted && brief.look?.isSurrounded)) &&
      !brief.refusedForms.includes('halo') &&
      !ONE_STONE_FORMS.some((form) => brief.wants(form)) &&
      !brief.wants('solitaire')
      ? brief.look?.isSurrounded || brief.wants('engraved')
        ? haloRing
        : rng.pick([haloRing, solitaire])
      : solitaire;
  const isFlanked =
    brief.wants('three-stone') &&
    (brief.perSide === 1 ||
      brief.named.some(({ role, count }) => role === 'side' && count === 2) ||
      ((brief.sideCut ?? 'round') !== 'round' && (brief.perSide ?? 1) <= MOST_PER_SIDE));
  if (
    ((brief.wants('solitaire') && !isFlanked) ||
      (brief.wants('hidden-halo') && !isFlanked) ||
      (brief.wants('half-bezel') && !isFlanked) ||
      (brief.wants('channel') && isHeaded(brief)) ||
      (brief.wants('pave') && !isMelee(brief))) &&
    brief.gems.length > 0
  )
    return solitaire;
  if (brief.isOpen && brief.gems.length > 0) return rng.pick(OPEN);
  if ((brief.perSide ?? 0) > MOST_PER_SIDE || isOnShoulders(brief)) return solitaire;
  if (gradedSides(brief) > 0) return threeStone;
  // "Beştaş", five equal stones.
  if ((brief.stoneCount ?? 0) > 3 && brief.wants('even') && brief.gems.length === 1) return rowRing;
  if (listedLots(brief)) return rowRing;
  if (isRow(brief)) return rowRing;
  // For stacking rings with one row, the row decides.
  if (brief.wants('stack') && brief.gems.length > 0 && brief.cuts.some((cut) => STRAIGHT.has(cut))) return channelBand;
  if (brief.strands !== null && brief.gems.length > 0 && !brief.wants('stack'))
    return brief.cuts.some((cut) => STRAIGHT.has(cut)) ? channelBand : paveBand;
  if (brief.has('honeycombs')) return honeycombRing;
  if ((brief.has('layered') || brief.wants('stack')) && !brief.wants('three-stone')) {
    if (!brief.isInGolds) return stackRing;
    return brief.gems.length === 0 || brief.quantity === 'single' ? plainBand : paveBand;
  }
  // A named cross-section needs a plain shank.
  if (brief.section !== null && !manyWanted && !brief.wants('three-stone'))
    return brief.gems.length > 0 && !isLetIn(brief) ? solitaire : plainBand;
  // Stones of a man's ring are flush or low.
  if (wantsStonesForMan(brief))
    return brief.isDomed || (brief.stoneSizeMm ?? 0) > MOST_IN_FACE_MM
      ? solitaire
      : brief.cuts.length > 0
        ? signet
        : brief.gems.length > 1 || manyWanted
          ? channelBand
          : rng.pick([signet, signet, tensionRing]);
  if (brief.gems.length > 2 && brief.gemsGiven && !brief.wants('band') && !brief.wants('eternity')) return threeStone;
  if (brief.gems.length === 0) return plainBand;
  if (brief.wants('three-stone') || brief.stoneCount === 3 || brief.sideCut !== null) return threeStone;
  if (
    isCountedRow(brief) ||
    ((brief.stoneCount ?? 0) > 3 && brief.gems.length === 1 && !brief.centered && !isMelee(brief))
  )
    return rowRing;
  if ((brief.stoneCount ?? 0) > 3 && isMelee(brief))
    return brief.cuts.some((cut) => STRAIGHT.has(cut)) ? channelBand : paveBand;
  if (brief.stoneCount === 2)
    return brief.named.some(({ count }) => count !== null && count > 1) && brief.gems.length > 1
      ? threeStone
      : bypassRing;
  if (brief.wants('eternity') || brief.wants('half-eternity'))
    return brief.cuts.some((cut) => STRAIGHT.has(cut)) ? channelBand : paveBand;
  if (brief.wants('pave-shank') || (brief.gems.length > 1 && brief.centered)) return solitaire;
  if (brief.wants('pave')) return brief.cuts.some((cut) => STRAIGHT.has(cut)) ? channelBand : paveBand;
  // Two kinds of stones: one in the middle and one beside it, or alternating.
  if (brief.gems.length > 1 && brief.gemsGiven && !manyWanted)
    return rng.pick(
      brief.wants('band')
        ? [paveBand, solitaire]
        : [haloRing, threeStone, solitaire, isAmongSeveral(brief) ? solitaire : bypassRing],
    );
  if (brief.wants('band') && brief.quantity === 'single') return isLetIn(brief) ? plainBand : solitaire;
  if (brief.wants('band') && brief.cuts.some((cut) => STRAIGHT.has(cut))) return channelBand;
  if (brief.has('innovative') && brief.quantity === 'single' && !brief.wants('prong') && !brief.wants('bezel'))
    return tensionRing;
  if (brief.has('innovative') && !manyWanted) return bypassRing;
  if (!manyWanted && (brief.quantity === 'single' || ONE_STONE_FORMS.some((form) => brief.wants(form))))
    return brief.quantityGiven || brief.forms.length > 0 || brief.styles.length > 0 || brief.engraving !== null
      ? solitaire
      : rng.pick(
          brief.gemsGiven
            ? [solitaire, solitaire, solitaire, solitaire, tensionRing]
            : [solitaire, solitaire, solitaire, bypassRing, tensionRing],
        );
  if (brief.wants('vintage'))
    return manyWanted ? rng.pick([haloRing, paveBand, channelBand]) : rng.pick([haloRing, solitaire, threeStone]);
  if (!isMelee(brief)) return rng.pick([haloRing, threeStone, solitaire]);
  const shaped = brief.cuts.some((cut) => cut !== 'round');
  if (!shaped && (brief.wants('band') || brief.has('minimalist'))) return rng.pick([paveBand, channelBand]);
  if (brief.has('geometric') || brief.has('sci-fi'))
    return manyWanted ? rng.pick([channelBand, threeStone]) : rng.pick([solitaire, threeStone]);
  if (brief.has('organic-shapes'))
    return manyWanted ? rng.pick([clusterRing, threeStone]) : rng.pick([solitaire, bypassRing]);
  return rng.pick(
    shaped
      ? [haloRing, threeStone, haloRing, bypassRing]
      : [haloRing, haloRing, threeStone, threeStone, paveBand, clusterRing, channelBand, bypassRing],
  );
}
