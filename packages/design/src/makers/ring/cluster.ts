/** Stones like petals around a centre. */
import type { Cut, Stone } from '../../spec';
import type { Layout } from '../maker';
import { mm, viewFrom } from '../maker';
import { chooseSize } from './common';
import { chooseShank } from './shanks';
import { petalMm } from './treeParts';

/** Sizes of centre and petals of a flower, and number of petals. */
const FLOWER = { center: 0.62, petal: 0.72, count: 7 };
/** Widths of long stones around the centre relative to round ones. */
const SLENDER: Partial<Record<Cut, number>> = { pear: 0.78, marquise: 0.6, oval: 0.8, baguette: 0.5, emerald: 0.75 };
/** Range of counts for one ring of stones around the first. */
const COUNTED = [4, 13] as const;

export const clusterRing: Layout = {
  name: 'cluster-ring',
  plan: (brief, rng) => {
    const isFlower = brief.motif === 'flower';
    const drawn = brief.has('bold') ? 10 : rng.about('cluster petals').pick([7, 8, 9]);
    const isCounted = brief.stoneCount !== null && brief.stoneCount >= COUNTED[0] && brief.stoneCount <= COUNTED[1];
    const petals = isFlower ? FLOWER.count : isCounted ? brief.stoneCount! - 1 : drawn;
    const usual = Math.min(6, Math.max(3.8, chooseSize(brief, 'round', rng) * (isCounted && petals < 7 ? 0.6 : 0.72)));
    const size = mm(isFlower ? usual * FLOWER.center + 1 : usual);
    const [center = 'diamond', ...others] = brief.gems;
    const kinds = others.length > 0 ? others : [center];
    const cuts = isFlower ? (['pear'] as const) : brief.cuts.length > 1 ? brief.cuts : (['round'] as const);
    // Every kind and every cut has its lot; they take turns around the centre.
    const lots = Math.max(kinds.length, cuts.length);
    const beside = Array.from({ length: lots }, (_, i): Stone => {
      const cut = cuts[i % cuts.length]!;
      return {
        role: 'side',
        kind: kinds[i % kinds.length]!,
        cut,
        size_mm: isFlower ? mm(size * FLOWER.petal) : mm(petalMm(size, petals) * (SLENDER[cut] ?? 1)),
        count: Math.ceil((petals - i) / lots),
      };
    });
    return {
      stones: [{ role: 'center', kind: center, cut: 'round', size_mm: size, count: 1 }, ...beside],
      variant: {
        shank: isFlower ? 'plain' : chooseShank(brief, rng),
        ...(isFlower ? { motif: 'flower' } : {}),
        ...(brief.prongs ? { prongs: brief.prongs } : {}),
      },
      dimensions: { inner_diameter: 16.8, band_width: 2.2 },
      view: viewFrom(rng.about('view'), 20, 36),
    };
  },
};
