/** A bar in a fine chain, or upright under it: polished, engraved, with a stone at its end or a row of stones. */
import type { Stone } from '../../spec';
import type { Random } from '../../random';
import type { Brief, Layout, Plan } from '../maker';
import { mm, viewFrom } from '../maker';

/** Maximum number of stones in a list. */
const MOST_LISTED = 10;
/** The same for hanging stones. */
const MOST_HUNG = 7;

/** Width of stones side by side, their distance and the metal around them, mm. */
const BESIDE = { stone: 3, gap: 0.25, rim: 0.7 } as const;
const MOST_BESIDE = 9;
/** Width of stones in bezels on a bar, and height of the bar over and under them, mm. */
const COLLETS = { stone: 2.6, rim: 1.1 } as const;

/** True for a counted row of stones side by side. */
export const isStoneRow = ({ wants, gems, stoneCount, motif, name }: Brief): boolean =>
  wants('beside') &&
  gems.length > 0 &&
  gems[0] !== 'pearl' &&
  motif === null &&
  name === null &&
  stoneCount !== null &&
  stoneCount > 1 &&
  stoneCount <= MOST_BESIDE;

/** A bar that is as large as its row of stones. */
function stoneRow(brief: Brief, rng: Random): Plan {
  const size = mm(brief.stoneSizeMm ?? BESIDE.stone);
  const count = brief.stoneCount!;
  return {
    stones: Array.from({ length: count }, (_, i): Stone => ({
      role: 'pave',
      kind: brief.gems[i % brief.gems.length]!,
      cut: 'round',
      size_mm: size,
      count: 1,
    })),
    variant: { text: '', links: brief.chain ?? 'fine' },
    dimensions: {
      width: mm(count * (size + BESIDE.gap) + 2 * BESIDE.rim),
      height: mm(size + 2 * BESIDE.rim),
    },
    view: viewFrom(rng, -5, 4, 3),
  };
}

export const barNecklace: Layout = {
  name: 'bar-necklace',
  plan: (brief, rng) => {
    if (isStoneRow(brief)) return stoneRow(brief, rng);
    const text = brief.engraving?.text ?? brief.name ?? '';
    const kind = brief.gems[0];
    const isList = brief.sequence !== null && text === '';
    const isCollets = isList && brief.wants('bezel') && !brief.wants('drop');
    const isRow = kind !== undefined && text === '' && kind !== 'pearl' && brief.quantity === 'many';
    const height =
      isList && brief.wants('drop')
        ? 2.4
        : isCollets
          ? mm((brief.stoneSizeMm ?? COLLETS.stone) + 2 * COLLETS.rim)
          : brief.has('bold')
            ? 7
            : brief.has('minimalist')
              ? 3
              : text === ''
                ? 4
                : 6;
    return {
      stones: !kind
        ? []
        : isList && brief.wants('drop')
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
                size_mm: mm(
                  isCollets ? (brief.stoneSizeMm ?? COLLETS.stone) : Math.min(brief.stoneSizeMm ?? 2.2, height * 0.55),
                ),
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
        ...(brief.wants('upright') ? { upright: 'yes' } : {}),
        ...(isCollets ? { rims: 'yes' } : {}),
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
