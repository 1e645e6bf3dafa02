/** Stone pendants: in a halo or a plain bezel, alone or in a cascade. */
import { columnStones, orderedColumn } from '../column';
import { mm, viewFrom, type Brief, type Layout } from '../maker';
import { chooseCut, chooseSize } from '../ring/common';
import { milgrainChoice } from '../ring/kits';

export const haloPendant: Layout = {
  name: 'halo-pendant',
  plan: (brief, rng) => {
    const chosen = brief.cuts[0] ?? rng.pick(['emerald', 'oval', 'pear', 'cushion', 'round', 'asscher'] as const);
    const cut = chosen === 'kite' || chosen === 'trillion' ? 'oval' : chosen;
    return {
      stones: [
        {
          role: 'center',
          kind: brief.gems[0] ?? 'emerald',
          cut,
          size_mm: mm(chooseSize(brief, cut, rng) * 1.25),
          count: 1,
        },
        { role: 'halo', kind: brief.gems[1] ?? 'diamond', cut: 'round', size_mm: 1.4, count: 0 },
      ],
      variant: {
        chain: brief.chain ?? (brief.has('bold') ? 'cable' : 'fine'),
        rows: brief.has('layered', 'bold') || brief.wants('double-halo') ? 2 : 1,
        ...milgrainChoice(brief),
      },
      dimensions: {},
      view: viewFrom(rng, 10, 7),
    };
  },
};

/** True for a pair of leaves that holds one stone. */
export const isHeldByLeaves = ({ motif, gems, named, quantity, quantityGiven }: Brief): boolean =>
  (motif === '2 leaf' || motif === '4 leaf') &&
  gems.length === 1 &&
  named.every(({ count, role }) => (count ?? 1) === 1 && role !== 'halo') &&
  !(quantityGiven && quantity === 'many');

/** Factor on the usual width of a stone in a wrap of wire, which hides its edge. */
const WRAPPED = 1.9;
/** Most stones in a line. */
const MOST_IN_LINE = 5;
/** Width of the second of three equal stones in a line, relative to the lowest. */
const GRADED = 0.8;

/** Stones one below the other in the order of the prompt. */
export const columnPendant: Layout = {
  name: 'column-pendant',
  plan: (brief, rng) => {
    const column = orderedColumn(brief)!;
    const kind = column.lots[column.main]!.kind;
    const [stated] = brief.cuts;
    const isFree = kind === brief.gems[0] && brief.named.every((one) => one.cut !== stated);
    const own = brief.named.find((one) => one.kind === kind && one.cut)?.cut ?? (isFree ? stated : undefined);
    const cut = chooseCut({ ...brief, cuts: own ? [own] : [], gems: [kind] }, rng);
    const size = mm(chooseSize(kind === brief.gems[0] ? brief : { ...brief, stoneSizeMm: null }, cut, rng) * 1.1);
    return {
      stones: columnStones(
        column,
        brief.stoneSizeMm !== null && kind === brief.gems[0] ? brief.stoneSizeMm : size,
        cut,
      ),
      variant: {
        chain: brief.chain ?? (brief.has('bold') ? 'cable' : 'fine'),
        ...(brief.wants('prong') ? { head: 'prong' } : {}),
        ...milgrainChoice(brief),
      },
      dimensions: {},
      view: viewFrom(rng, -8, 7),
    };
  },
};

export const dropPendant: Layout = {
  name: 'drop-pendant',
  plan: (brief, rng) => {
    const cut = chooseCut(brief, rng);
    const isWrapped = brief.wants('wire-wrapped');
    const size = mm(chooseSize(brief, cut, rng) * (isWrapped && brief.stoneSizeMm === null ? WRAPPED : 1.15));
    const leaves = isHeldByLeaves(brief) ? { leaves: brief.motif === '4 leaf' ? 4 : 2 } : null;
    const drops = leaves
      ? 1
      : brief.has('layered')
        ? 3
        : isWrapped
          ? 1
          : brief.wants('tiers')
            ? Math.min(MOST_IN_LINE, Math.max(2, brief.stoneCount ?? 3))
            : brief.stoneCount === 3 || brief.wants('three-stone')
              ? 3
              : brief.wants('solitaire')
                ? 1
                : brief.stoneCount === 2 || brief.gems.length > 1
                  ? 2
                  : brief.has('minimalist') || brief.quantity === 'single'
                    ? 1
                    : rng.pick([1, 2]);
    const isGraded = (drops === 3 || brief.wants('tiers')) && brief.gems.length === 1 && brief.gemsGiven;
    return {
      stones: [
        { role: 'center', kind: brief.gems[0] ?? 'diamond', cut, size_mm: size, count: 1 },
        ...(drops > 1
          ? [
              {
                role: 'accent' as const,
                kind: brief.gems[1] ?? brief.gems[0] ?? ('diamond' as const),
                cut: isGraded
                  ? cut
                  : (brief.named.find(({ kind }) => kind === brief.gems[1])?.cut ?? ('round' as const)),
                size_mm: mm(size * (isGraded ? GRADED : 0.5)),
                count: drops - 1,
              },
            ]
          : []),
      ],
      variant: {
        drops,
        chain: brief.chain ?? (brief.has('bold') ? 'cable' : 'fine'),
        bar: brief.has('contemporary') && !leaves && brief.quantity !== 'single' ? 'yes' : 'no',
        ...(isWrapped ? { head: 'wrap' } : brief.wants('prong') ? { head: 'prong' } : {}),
        ...leaves,
      },
      dimensions: {},
      view: viewFrom(rng, -11, 7),
    };
  },
};
