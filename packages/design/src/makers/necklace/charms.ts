/** Necklaces with figures or stones that hang in a row from the chain. */
import { isMotif } from '../../motifs/library';
import type { Random } from '../../random';
import type { Stone } from '../../spec';
import type { Brief, Layout } from '../maker';
import { mm, viewFrom } from '../maker';
import type { RowItem } from '../row';
import { MOST_IN_ROW, planItem, rowOf, stonesBetween } from '../row';

/** Height of a figure by the number of figures, mm. */
const heightFor = (count: number): number => mm(Math.min(13, Math.max(6.5, 15.5 - 0.9 * count)));

/** Counted stones that hang from the chain one by one. */
function hangingStones(brief: Brief): RowItem[] {
  return brief.named
    .flatMap((stone) =>
      Array.from({ length: stone.count ?? Math.ceil((brief.stoneCount ?? 0) / brief.named.length) }, (): RowItem => ({
        figure: null,
        stones: [stone],
      })),
    )
    .slice(0, MOST_IN_ROW);
}

/** True for figures in a row, or several counted stones that hang. */
export const isCharmRow = (brief: Brief): boolean =>
  rowOf(brief) !== null ||
  (brief.wants('drop') &&
    !brief.wants('fringe') &&
    brief.row.length === 0 &&
    !isMotif(brief.motif) &&
    hangingStones(brief).length > 2);

export const charmNecklace: Layout = {
  name: 'charm-necklace',
  plan: (brief: Brief, rng: Random) => {
    const row = rowOf(brief) ?? { items: hangingStones(brief), between: [] };
    const height = heightFor(row.items.length);
    const plans = row.items.map((item) => planItem(brief, rng, item, height / 2));
    const between = stonesBetween(brief, row.between, row.items.length - 1);
    const stones: Stone[] = [...plans.flatMap((plan) => plan.stones), ...between];
    return {
      stones,
      variant: {
        charms: row.items.map(({ figure }) => figure ?? '').join('|'),
        holds: plans.map((plan) => plan.stones.length).join('|'),
        beads: row.between.some(({ isBead }) => isBead) ? 'yes' : 'no',
        head: brief.wants('prong') ? 'prong' : 'bezel',
        links: brief.chain ?? 'fine',
      },
      dimensions: { width: 44, height },
      view: viewFrom(rng, -8, 6),
    };
  },
};
