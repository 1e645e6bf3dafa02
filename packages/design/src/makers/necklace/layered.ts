/** Several layered chains, and a lariat that falls from a stone in its middle. */
import { isMotif } from '../../motifs/library';
import type { Layout } from '../maker';
import { mm, viewFrom } from '../maker';
import { planFigure } from '../pendant/motif';
import { chooseCut, chooseSize } from '../ring/common';

export const layeredNecklace: Layout = {
  name: 'layered-necklace',
  plan: (brief, rng) => {
    const cut = chooseCut(brief, rng);
    const kind = brief.gems[0];
    return {
      stones: kind
        ? [
            {
              role: 'center',
              kind,
              cut,
              size_mm: mm(chooseSize(brief, cut, rng) * (brief.has('minimalist') ? 0.8 : 1)),
              count: 1,
            },
            {
              role: 'side',
              kind: brief.gems[1] ?? kind,
              cut: 'round',
              size_mm: brief.has('minimalist') ? 1.9 : 2.5,
              count: brief.quantity === 'many' ? 7 : 3,
            },
          ]
        : [],
      variant: {
        middle: brief.chain ?? (brief.has('minimalist') ? 'paperclip' : rng.pick(['curb', 'paperclip'] as const)),
        low: brief.has('bold') ? 'cable' : 'fine',
        end: rng.pick(['stone', 'bar']),
      },
      dimensions: { width: 42 },
      view: viewFrom(rng, -8, 6),
    };
  },
};

/** Height of a figure at the end of a lariat, mm. */
const FIGURE_MM = 13;

export const lariat: Layout = {
  name: 'lariat',
  plan: (brief, rng) => {
    // The stone with a named cut hangs at the end, the other one is where the chains meet.
    const [first, second] = brief.named;
    const isSecondLast = first !== undefined && second !== undefined && first.cut === null && second.cut !== null;
    const cut =
      (isSecondLast ? second.cut : brief.cuts[0]) ?? rng.pick(['pear', 'marquise', 'kite', 'emerald'] as const);
    const [kind, other] = isSecondLast ? [second.kind, first.kind] : brief.gems;
    // Two stones of one kind hang at both ends.
    const areEnds = brief.stoneCount === 2 && brief.gems.length === 1;
    // A figure hangs at the end instead of a stone.
    const figure = isMotif(brief.motif) ? planFigure(brief, rng.about('figure'), brief.motif, FIGURE_MM / 2) : null;
    return {
      stones: figure
        ? figure.stones
        : kind
          ? [
              {
                role: 'center',
                kind,
                cut,
                size_mm: mm(brief.stoneSizeMm ?? (brief.has('bold') ? 7 : 5.6)),
                count: areEnds ? 2 : 1,
              },
              ...(areEnds
                ? []
                : [
                    {
                      role: 'side' as const,
                      kind: other ?? kind,
                      cut: 'round' as const,
                      size_mm: mm(brief.has('bold') ? 4 : 3.2),
                      count: brief.quantity === 'many' ? 4 : 1,
                    },
                  ]),
            ]
          : [],
      variant: {
        links: brief.chain ?? (brief.has('bold') ? 'cable' : 'fine'),
        ...(figure && isMotif(brief.motif) ? { motif: brief.motif, version: figure.version } : {}),
      },
      dimensions: {
        ...(figure ? { height: mm(2 * figure.halfHeightMm) } : {}),
        width: 40,
        fall: brief.has('minimalist') ? 18 : 25,
      },
      view: viewFrom(rng, -8, 6),
    };
  },
};
