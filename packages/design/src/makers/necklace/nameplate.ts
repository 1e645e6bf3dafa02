/** A name cut from sheet on a chain at both ends, with an optional hanging figure. */
import { isMotif, lettersOf } from '../../motifs/library';
import { plateWidth } from '../../motifs/name';
import type { Stone } from '../../spec';
import type { Brief, Layout } from '../maker';
import { mm, viewFrom } from '../maker';

/** The stone after a name. */
export const nameStones = (brief: Brief): Stone[] =>
  brief.gemsGiven && brief.gems[0]
    ? [
        {
          role: 'accent',
          kind: brief.gems[0],
          cut: brief.cuts[0] ?? 'round',
          size_mm: mm(Math.min(4, brief.stoneSizeMm ?? 2.4)),
          count: 1,
        },
      ]
    : [];

export const nameplate: Layout = {
  name: 'nameplate',
  plan: (brief, rng) => {
    const scale = brief.has('bold') ? 1.18 : brief.has('minimalist') ? 0.84 : 1;
    return {
      stones: nameStones(brief),
      variant: {
        name: brief.name ?? '',
        ...(isMotif(brief.motif) && lettersOf(brief.motif) === '' ? { motif: brief.motif } : {}),
        links: brief.chain ?? (brief.has('bold') ? 'cable' : 'fine'),
      },
      dimensions: { width: mm(plateWidth(brief.name ?? '') * scale) },
      view: viewFrom(rng, -5, 4, 3),
    };
  },
};
