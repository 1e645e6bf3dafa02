/** Stones that hang below the figure of a brooch. */
import type { Bench } from '../../parts/bench';
import type { Stone } from '../../spec';
import { partIdOf } from '../../spec/tree';
import { isBelowFigure } from '../chain/apart';
import { hungOf } from '../chain/bodies';
import { hungFigure } from '../chain/figures';
import { withDrops } from '../chain/hung';
import { abreast } from '../chain/treeParts';
import { mm, type Brief } from '../maker';

/** Widths of stones, mm. */
const HANGING_MM = { pearl: 7, others: 5 } as const;

/** The stones that a prompt hangs below the figure. */
export const hangingStones = (brief: Brief): Stone[] =>
  (brief.gemsGiven ? brief.named : [])
    .filter((one) => isBelowFigure(one, brief, false) || (brief.wants('drop') && brief.gems.length === 1))
    .map(({ kind, cut, count, sizeMm }): Stone => ({
      role: 'side',
      kind,
      cut: kind === 'pearl' ? 'round' : (cut ?? 'pear'),
      size_mm: mm(sizeMm ?? brief.stoneSizeMm ?? (kind === 'pearl' ? HANGING_MM.pearl : HANGING_MM.others)),
      count: count ?? brief.stoneCount ?? 1,
    }));

/** Places the figure, with the side stones of the brooch hanging from its lower edge. */
export function placeWithDrops(bench: Bench, figure: string, lift: number): void {
  const { root } = bench.spec;
  const own = { ...root, id: partIdOf(figure), children: {} };
  const drops = (root.stones ?? [])
    .filter(({ role }) => role === 'side')
    .flatMap((stone) => abreast(stone, stone.count, 1, Number(root.params['height'] ?? 30)))
    .map((drop) => hungOf(bench, drop, 'fine'));
  bench.inPart(own.id, () => withDrops(bench, hungFigure(bench, own), drops).place([0, 0, lift]));
}
