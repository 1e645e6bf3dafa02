/**
 * A polished plate for engraving: a disc, an oval, a square, or a dog tag with a raised rim; with an optional relief
 * figure or small stone.
 */
import { isMotif } from '../../motifs/library';
import type { Layout } from '../maker';
import { mm, viewFrom } from '../maker';
import { planFigure } from './motif';

/** Half the height of a constellation as a share of its plate's. */
const SKY_SHARE = 0.66;

export const tagPendant: Layout = {
  name: 'tag-pendant',
  plan: (brief, rng) => {
    const shape = brief.wants('dog-tag')
      ? 'dog-tag'
      : brief.wants('disc') || brief.wants('medallion') || brief.look?.borders
        ? 'disc'
        : brief.has('geometric')
          ? 'square'
          : rng.pick(['disc', 'disc', 'oval'] as const);
    const k = (shape === 'dog-tag' ? 14 : 9.5) * (brief.has('minimalist') ? 0.82 : brief.has('bold') ? 1.18 : 1);
    const kind = brief.gems[0];
    const sky =
      kind && isMotif(brief.motif) && brief.motif.endsWith(' constellation')
        ? planFigure(brief, rng.about('figure'), brief.motif, k * SKY_SHARE, { isFirstVersion: true }).stones
        : null;
    return {
      stones:
        sky ??
        (kind
          ? [
              {
                role: 'accent',
                kind,
                cut: brief.cuts[0] ?? 'round',
                size_mm: mm(Math.min(brief.stoneSizeMm ?? 1.8, k * 0.26)),
                count: 1,
              },
            ]
          : []),
      variant: {
        shape,
        text: brief.engraving?.text ?? '',
        motif: isMotif(brief.motif) ? brief.motif : '',
        ...(brief.wants('milgrain') && (shape === 'disc' || shape === 'oval') ? { milgrain: 'yes' } : {}),
        chain: brief.chain ?? (shape === 'dog-tag' ? 'bead' : 'cable'),
      },
      dimensions: { height: mm(2 * k) },
      view: viewFrom(rng, -9, 6, 3),
    };
  },
};
