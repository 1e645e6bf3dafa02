/** A horizontal bar in a fine chain: polished, engraved, with a stone at its end or a row of stones. */
import type { Stone } from '../../spec';
import type { Layout } from '../maker';
import { mm, viewFrom } from '../maker';

/** Maximum number of stones in a list. */
const MOST_LISTED = 10;
/** The same for hanging stones. */
const MOST_HUNG = 7;

export const barNecklace: Layout = {
  name: 'bar-necklace',
  plan: (brief, rng) => {
    const text = brief.engraving?.text ?? brief.name ?? '';
    const kind = brief.gems[0];
    const isList = brief.sequence !== null && text === '';
    const isRow = kind !== undefined && text === '' && kind !== 'pearl' && brief.quantity === 'many';
    const height =
      isList && (brief.wants('bezel') || brief.wants('drop'))
        ? 2.4
        : brief.has('bold')
          ? 7
          : brief.has('minimalist')
            ? 3
            : text === ''
              ? 4
              : 5.4;
    return {
      stones: !kind
        ? []
        : isList && (brief.wants('bezel') || brief.wants('drop'))
          ? brief.gems.slice(0, MOST_HUNG).map((own): Stone => ({
              role: 'side',
              kind: own,
              cut: 'round',
              size_mm: mm(brief.stoneSizeMm ?? 3.2),
              count: 1,
            }))
          : isList
            ? brief.gems.slice(0, MOST_LISTED).map((own): Stone => ({
                role: 'pave',
                kind: own,
                cut: 'round',
                size_mm: mm(Math.min(brief.stoneSizeMm ?? 2.2, height * 0.55)),
                count: 1,
              }))
            : isRow
              ? [
                  {
                    role: 'pave',
                    kind,
                    cut: 'round',
                    size_mm: mm(Math.min(brief.stoneSizeMm ?? 1.7, height * 0.55)),
                    count: 0,
                  },
                ]
              : [
                  {
                    role: 'accent',
                    kind,
                    cut: brief.cuts[0] ?? 'round',
                    size_mm: mm(Math.min(brief.stoneSizeMm ?? 2.2, height * 0.5)),
                    count: 1,
                  },
                ],
      variant: {
        ...(brief.name !== null && brief.engraving === null ? { name: text } : {}),
        text,
        links: brief.chain ?? (brief.has('bold') ? 'cable' : 'fine'),
      },
      dimensions: {
        width: mm(
          brief.has('bold') ? rng.between(38, 42) : brief.has('minimalist') ? rng.between(25, 28) : rng.between(31, 36),
        ),
        height,
      },
      view: viewFrom(rng, -5, 4, 3),
    };
  },
};
