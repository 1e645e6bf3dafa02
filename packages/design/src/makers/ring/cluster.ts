/** Stones like petals around a centre. */
import type { Cut, Stone } from '../../spec';
import { mm, viewFrom, type Brief, type Layout } from '../maker';
import { chooseSize } from './common';
import { shankWidth } from './kits';
import { chooseShank } from './shanks';
import { petalMm } from './treeParts';

/** Sizes of centre and petals of a flower, and number of petals; a daisy has round ones. */
const FLOWER = { center: 0.62, petal: 0.72, count: 7 };
const DAISY_PETALS = 8;
/** Flowers that stones around a centre are. */
export const STONE_FLOWERS: ReadonlySet<string> = new Set(['flower', 'daisy']);
/** Widths of long stones around the centre relative to round ones. */
const SLENDER: Partial<Record<Cut, number>> = { pear: 0.78, marquise: 0.6, oval: 0.8, baguette: 0.5, emerald: 0.75 };
/** Cuts that are petals when a cluster is of one cut. */
const PETALS: ReadonlySet<Cut> = new Set(['pear', 'marquise', 'oval']);
/** Range of counts for one ring of stones around the first. */
const COUNTED = [4, 13] as const;

/** The stated number of stones around the main one, if they are few enough for separate cups. */
export function countAround({ named }: Brief): number | null {
  const around = named.filter(({ role }) => role === 'halo');
  const total = around.reduce((sum, { count }) => sum + (count ?? Infinity), 0);
  return around.length > 0 && total >= COUNTED[0] && total < COUNTED[1] ? total : null;
}

/** Cuts that a circle of stones fits closely. */
const ROUND: ReadonlySet<Cut> = new Set(['round', 'old-mine', 'cushion', 'cabochon', 'asscher', 'sphere', 'hexagon']);

/** True for a few counted stones around a round one. */
export const isCountedCluster = (brief: Brief): boolean =>
  countAround(brief) !== null &&
  brief.named.every(({ role, cut }) => role === 'halo' || cut === null || ROUND.has(cut));

export const clusterRing: Layout = {
  name: 'cluster-ring',
  plan: (brief, rng) => {
    const isFlower = brief.motif === 'flower';
    const isDaisy = brief.motif === 'daisy';
    const drawn = isDaisy ? DAISY_PETALS : brief.has('bold') ? 10 : rng.about('cluster petals').pick([7, 8, 9]);
    const isCounted = brief.stoneCount !== null && brief.stoneCount >= COUNTED[0] && brief.stoneCount <= COUNTED[1];
    const [center = 'diamond', ...others] = brief.gems;
    const named = countAround(brief) ?? (others.length >= COUNTED[0] ? others.length : null);
    // "A diamond with eight diamonds around": the number is that of the others.
    const isAround = brief.named.length > 1 && brief.named.some(({ role }) => role === 'center');
    const hasPetals = isCounted && brief.named.some(({ seat }) => seat === 'petals');
    const stated = brief.cuts[0] ?? 'oval';
    // "A cushion garnet cluster" has one cut, in its middle; long stones are the petals.
    const isOfOne = brief.cuts.length === 1 && brief.gemsGiven && !isAround && brief.sideCut === null;
    const isCentered = (isAround || isOfOne) && ROUND.has(stated);
    const ownCut =
      !isFlower && (isCentered || (isDaisy && (ROUND.has(stated) || brief.cuts[0] === 'oval'))) ? stated : 'round';
    const petals = isFlower
      ? hasPetals
        ? brief.stoneCount!
        : (named ?? (isCounted && isAround ? brief.stoneCount! : FLOWER.count))
      : (named ?? (isCounted ? brief.stoneCount! - (isAround ? 0 : 1) : drawn));
    const share = (isCounted || named !== null) && petals < 7 ? 0.6 : 0.72;
    const usual = Math.min(6, Math.max(3.8, chooseSize(brief, 'round', rng) * share));
    const size = mm(isFlower ? usual * FLOWER.center + 1 : usual);
    const kinds = others.length > 0 ? others : [center];
    const cuts = isFlower
      ? [brief.sideCut ?? ('pear' as const)]
      : !isDaisy && (brief.cuts.length > 1 || (isOfOne && PETALS.has(stated)))
        ? brief.cuts
        : (['round'] as const);
    // Every kind and every cut has its lot; they take turns around the centre.
    const lots = Math.max(kinds.length, cuts.length);
    const beside = Array.from({ length: lots }, (_, i): Stone => {
      const cut = cuts[i % cuts.length]!;
      return {
        role: 'side',
        kind: kinds[i % kinds.length]!,
        cut,
        size_mm: isFlower
          ? mm(size * FLOWER.petal * ((SLENDER[cut] ?? 1) / SLENDER.pear!))
          : mm(petalMm(size, petals) * (SLENDER[cut] ?? 1)),
        count: Math.max(1, Math.ceil((petals - i) / lots)),
      };
    });
    return {
      stones: [{ role: 'center', kind: center, cut: ownCut, size_mm: size, count: 1 }, ...beside],
      variant: {
        shank: isFlower || isDaisy ? 'plain' : chooseShank(brief, rng),
        ...(isFlower || isDaisy ? { motif: brief.motif! } : {}),
        ...((named !== null || isCounted) && !isFlower ? { counted: 'yes' } : {}),
        ...(brief.prongs ? { prongs: brief.prongs } : {}),
      },
      dimensions: { inner_diameter: 16.8, band_width: shankWidth(brief, 2.2) },
      view: viewFrom(rng.about('view'), 20, 44),
    };
  },
};
