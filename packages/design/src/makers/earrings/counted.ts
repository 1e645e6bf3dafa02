/** Plans of earrings whose stones a prompt counts: groups on the lobe, and stones one below the other. */
import { isCabochon } from '../../catalogue/gems';
import type { Cut, GemKind, Stone } from '../../spec';
import { columnStones, orderedColumn } from '../column';
import { fittingOf, tiersOf } from './layouts';
import { mm, viewFrom, type Brief, type Layout } from '../maker';
import { chooseCut, chooseSize } from '../ring/common';
import { countAround } from '../ring/cluster';
import { centerOf, inOrder, lotsOf, totalOf, type Lot } from '../ring/lots';
import type { GroupForm } from './group';

interface Group {
  form: GroupForm;
  /** In their order on the lobe. */
  stones: readonly Lot[];
}

/** Widths of the stones of a group: the usual one of a stone among few and among many, and of small and central ones. */
const GROUP_MM = { few: 3.6, many: 2.6, center: 1.4 } as const;
const FEW = 4;
/** Numbers of stones in a group, and around one. */
const MOST_GROUPED = 9;

const single = (lot: Lot): Lot[] => Array.from({ length: lot.count }, () => ({ ...lot, count: 1 }));

const isPearl = (kind: GemKind | undefined): boolean => kind === 'pearl';

/** The counted stones on each lobe; null for one stone or other constructions. */
export function groupOf(brief: Brief): Group | null {
  const { named, wants, gemsGiven, gems } = brief;
  if (!gemsGiven || wants('jacket', 'drop', 'climber', 'chandelier', 'mismatched')) return null;
  const around = countAround(brief);
  if (around !== null) {
    const inner = named.find(({ role }) => role !== 'halo');
    if (!inner) return null;
    const lots = named
      .filter(({ role }) => role === 'halo')
      .map(({ kind, cut, sizeMm, scale, count }): Lot => ({
        kind,
        cut,
        sizeMm,
        scale,
        count: count!,
        isCenter: false,
      }));
    const center: Lot = { ...inner, count: 1, isCenter: true };
    return { form: 'flower', stones: [center, ...lots.flatMap(single)] };
  }
  if (wants('halo') && !wants('cluster')) return null;
  const lots = lotsOf(brief);
  if (!lots || totalOf(lots) > MOST_GROUPED) return null;
  const total = totalOf(lots);
  // "Two diamond studs" are one on each ear.
  if (total < 2 || (total === 2 && lots.length === 1)) return null;
  const center = centerOf(lots);
  if (wants('beside', 'bar'))
    return { form: 'row', stones: inOrder(lots, wants('alternating')).map((lot) => ({ ...lot })) };
  if (total === 2)
    return { form: 'column', stones: smallFirst(lots).map((lot) => ({ ...lot, isCenter: lot.kind === gems[0] })) };
  if (total === 3) {
    // The single one is at the top, as in "a garnet above two peridots".
    const top = lots.find(({ count }) => count === 1 && lots.length === 2);
    return {
      form: 'triangle',
      stones: top ? [top, ...lots.filter((lot) => lot !== top).flatMap(single)] : lots.flatMap(single),
    };
  }
  if (center && total > FEW)
    return {
      form: 'flower',
      stones: [{ ...center, isCenter: true }, ...lots.filter((lot) => lot !== center).flatMap(single)],
    };
  return { form: total === FEW ? 'square' : 'ring', stones: lots.flatMap(single) };
}

/** Of two stones, a small one is above the other. */
const smallFirst = (lots: readonly Lot[]): Lot[] =>
  lots.flatMap(single).toSorted((a, b) => a.scale - b.scale || Number(isPearl(a.kind)) - Number(isPearl(b.kind)));

const cutOf = ({ kind, cut }: Pick<Lot, 'kind' | 'cut'>, stated: Cut | undefined): Cut =>
  isPearl(kind) ? 'round' : (cut ?? stated ?? (isCabochon(kind) ? 'cabochon' : 'round'));

/** True for a flower of a counted number of stones around one: "a flower, a ruby and six diamonds around it". */
export const isFlowerOfStones = (brief: Brief): boolean =>
  brief.motif === 'flower' && countAround(brief) !== null && groupOf(brief)?.form === 'flower';

export const groupStuds: Layout = {
  name: 'group-studs',
  plan: (brief, rng) => {
    const { form, stones } = groupOf(brief)!;
    const usual = stones.length > FEW ? GROUP_MM.many : GROUP_MM.few;
    const hasCenter = stones.some(({ isCenter }) => isCenter);
    const isOneKind = new Set(stones.map(({ kind }) => kind)).size === 1;
    return {
      stones: stones.map((lot, i): Stone => ({
        role: (hasCenter ? lot.isCenter : i === 0) ? 'center' : form === 'flower' ? 'halo' : 'side',
        kind: lot.kind,
        cut: cutOf(lot, isOneKind ? brief.cuts[0] : undefined),
        size_mm: mm(
          lot.sizeMm ??
            (lot.kind === brief.gems[0] && brief.stoneSizeMm !== null
              ? brief.stoneSizeMm
              : usual * lot.scale * (lot.isCenter ? GROUP_MM.center : 1)),
        ),
        count: 2,
      })),
      variant: {
        form,
        setting: brief.wants('prong') ? 'prong' : 'bezel',
        ...(brief.motif === 'flower' ? { motif: 'flower' } : {}),
      },
      dimensions: {},
      view: viewFrom(rng, 16, 8),
    };
  },
};

/** Size of the first of several stones one below the other, relative to the last. */
const FIRST = 0.62;
/** Least width of a pearl that hangs below a halo, mm. */
const LEAST_PEARL_MM = 7;
const LEVELS = { top: 0, middle: 1, bottom: 2 } as const;

/** True for a stone that hangs below another: "a stud on top and an aquamarine below". */
export const hasLowStone = ({ named, wants, gems }: Brief): boolean =>
  wants('drop') || (gems.length > 1 && named.some(({ level, role }) => level === 'bottom' && role !== 'halo'));

/** Stones of several kinds from top to bottom; null where the prompt leaves their order open. */
export function columnOf(brief: Brief): Lot[] | null {
  const { named, wants, gemsGiven } = brief;
  const isOther = (['stud', 'jacket', 'halo', 'climber', 'chandelier', 'hoop', 'mismatched', 'tassel'] as const).some(
    (form) => wants(form) && !(form === 'stud' && hasLowStone(brief)),
  );
  if (!gemsGiven || isOther || named.some(({ seat, isHeld }) => seat !== null || isHeld)) return null;
  const open = named.map((one) => ({ ...one, role: one.role === 'center' ? one.role : null }));
  const lots = lotsOf({ named: open, stoneCount: brief.stoneCount });
  if (!lots || lots.length < 2 || totalOf(lots) > MOST_GROUPED) return null;
  const levelOf = ({ kind }: Lot): number | null => {
    const level = named.find((one) => one.kind === kind)?.level ?? null;
    return level === null ? null : LEVELS[level];
  };
  const levels = lots.map(levelOf);
  const isOrdered = levels.some((level) => level !== null);
  if (!isOrdered && totalOf(lots) < 3) return null;
  return lots
    .map((lot, i) => ({ lot, level: levels[i] ?? (isOrdered ? 1 : i) }))
    .toSorted((a, b) => a.level - b.level)
    .flatMap(({ lot }) => single(lot));
}

export const columnDrops: Layout = {
  name: 'column-drops',
  plan: (brief, rng) => {
    const column = columnOf(brief)!;
    const hasCenter = column.some(({ isCenter }) => isCenter);
    const largest = chooseSize(brief, chooseCut(brief, rng), rng);
    return {
      stones: column.map((lot, i): Stone => {
        const isLast = i === column.length - 1;
        return {
          role: (hasCenter ? lot.isCenter : isLast) ? 'center' : 'side',
          kind: lot.kind,
          cut: cutOf(lot, isLast ? brief.cuts[0] : undefined),
          size_mm: mm(
            lot.sizeMm ??
              largest * Math.min(1, lot.scale) * (FIRST + ((1 - FIRST) * i) / Math.max(1, column.length - 1)),
          ),
          count: 2,
        };
      }),
      variant: { fitting: fittingOf(brief, 'post') },
      dimensions: {},
      view: viewFrom(rng, 11, 5),
    };
  },
};

/** The same with a halo around the main one: "a pearl below, above it an emerald in small diamonds". */
export const isHaloColumn = (brief: Brief): boolean =>
  brief.gems.length > 1 &&
  (['stud', 'jacket', 'climber', 'chandelier', 'hoop', 'mismatched'] as const).every((form) => !brief.wants(form)) &&
  orderedColumn(brief, 2)?.halo != null;

export const haloColumn: Layout = {
  name: 'column-drops',
  plan: (brief, rng) => {
    const column = orderedColumn(brief, 2)!;
    const { kind, cut: own, sizeMm } = column.lots[column.main]!;
    const cut =
      own ??
      (kind === brief.gems[0] || brief.gems[0] === 'pearl' ? brief.cuts[0] : undefined) ??
      chooseCut({ ...brief, gems: [kind], cuts: [] }, rng);
    return {
      stones: columnStones(column, sizeMm ?? mm(chooseSize({ ...brief, stoneSizeMm: null }, cut, rng)), cut).map(
        (stone) => ({
          ...stone,
          count: stone.role === 'halo' ? 0 : 2,
          // A pearl below is the drop itself.
          size_mm: stone.kind === 'pearl' ? Math.max(stone.size_mm, LEAST_PEARL_MM) : stone.size_mm,
        }),
      ),
      variant: { fitting: fittingOf(brief, 'post') },
      dimensions: {},
      view: viewFrom(rng, 11, 5),
    };
  },
};

/** Stones in a vertical line, larger from tier to tier. */
export const tieredDrops: Layout = {
  name: 'tiered-drops',
  plan: (brief, rng) => {
    const cut = chooseCut(brief, rng);
    const tiers = tiersOf(brief, 3);
    return {
      stones: [
        {
          role: 'center',
          kind: brief.gems[0] ?? 'diamond',
          cut,
          size_mm: mm(chooseSize(brief, cut, rng)),
          count: 2 * tiers,
        },
        ...(brief.wants('halo')
          ? [
              {
                role: 'halo' as const,
                kind: brief.gems[1] ?? ('diamond' as const),
                cut: 'round' as const,
                size_mm: 1.2,
                count: 0,
              },
            ]
          : []),
      ],
      variant: { tiers, fitting: fittingOf(brief, 'hook') },
      dimensions: {},
      view: viewFrom(rng, 11, 5),
    };
  },
};
