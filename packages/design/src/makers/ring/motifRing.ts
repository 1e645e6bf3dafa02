/** A ring with a metal figure on its top. */
import { isMotif } from '../../motifs/library';
import type { Stone } from '../../spec';
import { mm, viewFrom, type Layout } from '../maker';
import { planFigure } from '../pendant/motif';
import { BENT, CURVED } from './relief';

/** Factor on the length of figures along the band. */
const LONGER = 1.3;
/** Half height of an animal or a head on a man's ring, mm. */
const MANS_MM = 6.8;
/** Width of the band under a figure that wraps the finger, mm. */
const UNDER_WINGS_MM = 3;
/** Maximum half height of a figure that is enlarged for its stone, mm. */
export const MOST_MM = 9.6;
/** Width of stones on the shoulders beside a figure, mm. */
const SHOULDER_STONE_MM = 1.3;
/** Figures whose other versions have details too fine for a ring; they use the first version. */
const FINE = new Set(['leaf']);

export const motifRing: Layout = {
  name: 'motif-ring',
  plan: (brief, rng) => {
    const motif = isMotif(brief.motif)
      ? brief.motif
      : rng.about('figure motif').pick(['heart', 'star', 'flower', 'leaf']);
    const isWrapped = CURVED.has(motif) && brief.placed.some(({ place, of }) => place === 'wrap' && of === motif);
    const k =
      (isWrapped
        ? MOST_MM
        : brief.has('bold')
          ? 7.4
          : brief.isForMan && CURVED.has(motif)
            ? MANS_MM
            : brief.has('minimalist')
              ? 4.6
              : 5.8) * (motif in BENT ? LONGER : 1);
    // Shoulders widen towards an animal or a head.
    const isBroad = CURVED.has(motif) && !brief.has('minimalist') && brief.section === null;
    const { stones, version, halfHeightMm } = planFigure(brief, rng.about('figure'), motif, k, {
      mostMm: MOST_MM,
      isFirstVersion: FINE.has(motif),
    });
    // A figure that holds one stone leaves the others to the shoulders.
    const kind = brief.gemsGiven && brief.gems.length === 1 ? brief.gems[0] : undefined;
    const isOne = stones.reduce((sum, { count }) => sum + count, 0) === 1;
    const areSeveral = brief.named.some((one) => one.isSeveral && one.count === null && one.role === null);
    const rest: Stone[] =
      kind !== undefined && isOne && areSeveral && !brief.isForMan
        ? [{ role: 'side', kind, cut: 'round', size_mm: SHOULDER_STONE_MM, count: 0 }]
        : [];
    return {
      stones: [...stones, ...rest],
      variant: {
        motif,
        version,
        companions: brief.has('layered') ? 2 : 0,
      },
      dimensions: {
        inner_diameter: 16.8,
        height: mm(2 * halfHeightMm),
        band_width: isWrapped
          ? UNDER_WINGS_MM
          : isBroad
            ? brief.isForMan || brief.has('bold')
              ? 5.2
              : 4
            : brief.has('bold')
              ? 4.4
              : brief.has('minimalist')
                ? 1.8
                : 2.8,
      },
      view: viewFrom(rng.about('view'), 20, 44),
    };
  },
};
