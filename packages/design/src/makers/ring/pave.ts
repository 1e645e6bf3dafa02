/** A band whose upper part, or all of it, is set with rows of small stones. */
import type { Stone } from '../../spec';
import { mm, rowKinds, sequenceChoice, viewFrom, type Layout } from '../maker';
import { milgrainChoice } from './kits';
import { isWaved } from './waved';

/** Maximum count that is set exactly in equal stones, and the room for them over the finger, mm. */
const MOST_COUNTED = 15;
const ROW_MM = 29;
/** Widths of the stones of a thin band, of one row and of several, mm. */
const ROWS_MM = { fine: [1.4, 1.7], one: [1.9, 2.5], many: [1.55, 1.8] } as const;

export const paveBand: Layout = {
  name: 'pave-band',
  plan: (brief, rng) => {
    const counted =
      brief.stoneCount !== null && brief.stoneCount > 3 && brief.stoneCount <= MOST_COUNTED ? brief.stoneCount : 0;
    const kinds = rowKinds(brief, 2);
    // In two rows, alternating stones would form stripes.
    const isOneRow = kinds.length > 1 || brief.sequence === 'gradient';
    const rows = isOneRow
      ? 1
      : brief.strands !== null && counted === 0
        ? Math.min(5, Math.max(1, brief.strands))
        : counted > 0 || brief.has('minimalist')
          ? 1
          : brief.has('bold')
            ? 3
            : brief.has('layered')
              ? 2
              : rng.about('row rows').pick([1, 2, 3]);
    const [least, most] = rows > 1 ? ROWS_MM.many : brief.has('minimalist') ? ROWS_MM.fine : ROWS_MM.one;
    const size = rng.about('row size').between(least, most);
    return {
      stones: kinds.map((kind, i): Stone => ({
        role: 'pave',
        kind,
        cut: 'round',
        size_mm: mm(
          counted > 0
            ? Math.min(3.4, brief.stoneSizeMm ?? 2.6, ROW_MM / counted)
            : brief.stoneSizeMm
              ? Math.min(2.8, brief.stoneSizeMm)
              : size,
        ),
        count: Math.ceil(Math.max(0, counted - i) / kinds.length),
      })),
      variant: {
        rows,
        ...sequenceChoice(brief),
        way: brief.wants('eternity') && counted === 0 ? 'full' : 'half',
        ...milgrainChoice(brief),
        ...(isWaved(brief) ? { line: 'waved' } : {}),
      },
      dimensions: { inner_diameter: 16.8 },
      view: viewFrom(rng.about('view'), 30, 31),
    };
  },
};
