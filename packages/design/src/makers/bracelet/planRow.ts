/** Plans figures in a row along a chain bracelet, and its charms. */
import type { DesignSpec, Stone } from '../../spec';
import { stonesIn } from '../../spec/tree';
import type { Random } from '../../random';
import { isMotif, lettersOf } from '../../motifs/library';
import { groupName, type Member } from '../../motifs/group';
import { mm, type Brief } from '../maker';
import { planItem, rowOf, stonesBetween } from '../row';
import { filledMm, isFilled } from '../../parts/filledFigure';
import { ROW_HALF_HEIGHT, charmHalfHeight } from './charmRow';

/** Names with the number of times that each follows itself. */
const inRuns = (names: readonly string[]): Member[] =>
  names.reduce<Member[]>((runs, name) => {
    const last = runs.at(-1);
    return last?.name === name
      ? [...runs.slice(0, -1), { name, count: last.count + 1 }]
      : [...runs, { name, count: 1 }];
  }, []);

interface PlannedRow {
  stones: Stone[];
  motif: string;
  holds: string;
  /** True when the figures hang from the chain rather than stand in it. */
  isHung: boolean;
  /** True when stones fill its figures. */
  areFilled: boolean;
}

/** More figures than this have no room in the chain, and hang from it. */
const MOST_IN_CHAIN = 8;

/** Figures that close a bracelet. */
const PADLOCKS: ReadonlySet<string> = new Set(['padlock', 'heart padlock']);

/** A padlock that closes the bracelet, because the prompt counts the charms beside it; null without one. */
export function padlockOf({ row, motifs, charmCount, hasUnread, wants }: Brief): string | null {
  const padlock = row.find(({ name }) => PADLOCKS.has(name))?.name ?? null;
  const letters = motifs.filter((name) => lettersOf(name) !== '' && row.every((one) => one.name !== name)).length;
  const isBeside = hasUnread || row.reduce((sum, { count }) => sum + count, letters) > (charmCount ?? 0);
  return wants('charm') && charmCount !== null && row.length > 1 && isBeside ? padlock : null;
}

/** The figures that hang as charms. */
const charmsOf = (brief: Brief): Brief['row'] => {
  const padlock = padlockOf(brief);
  const row = brief.row.filter(({ name }) => name !== padlock);
  // A letter among charms is one of them.
  const total = row.reduce((sum, { count }) => sum + count, 0);
  const letters = brief.motifs.filter((name) => lettersOf(name) !== '' && row.every((one) => one.name !== name));
  const room = brief.charmCount === null ? letters.length : row.length > 1 ? brief.charmCount - total : 0;
  return [...row, ...letters.slice(0, Math.max(0, room)).map((name) => ({ name, count: 1 }))];
};

/** The stone that fills a figure of a row. */
const filling = (kind: Stone['kind']): Stone => ({
  role: 'center',
  kind,
  cut: 'cabochon',
  size_mm: mm(filledMm(ROW_HALF_HEIGHT)),
  count: 1,
});

/** Figures in a row, and charms that the prompt names or counts; null for others. */
export function planRow(brief: Brief, rng: Random): PlannedRow | null {
  const isCharms = brief.wants('charm');
  const lone = isCharms && isMotif(brief.motif) && brief.group === null ? [{ name: brief.motif, count: 1 }] : [];
  const row = rowOf({ ...brief, row: brief.row.length > 0 ? charmsOf(brief) : lone });
  if (!row) return null;
  const isHung = isCharms || brief.wants('drop') || row.items.length > MOST_IN_CHAIN;
  const plans = row.items.map((item): readonly Stone[] =>
    !isHung && isFilled(item.figure, item.stones)
      ? [filling(item.stones[0]!.kind)]
      : planItem(brief, rng, item, charmHalfHeight(row.items.length)).stones,
  );
  return {
    stones: [...plans.flat(), ...stonesBetween(brief, row.between, row.items.length - 1)],
    motif: groupName({ members: inRuns(row.items.flatMap(({ figure }) => figure ?? [])), isOnGround: false }),
    holds: plans.map(({ length }) => length).join('|'),
    isHung,
    areFilled: !isHung && row.items.some(({ figure, stones }) => isFilled(figure, stones)),
  };
}

/** Stones with figures between them: the fewest, the most, their usual and least width, mm; the others' beside a larger one. */
const BETWEEN = { least: 2, most: 7, mm: 7, leastMm: 3, others: 0.72 } as const;
/** Length of a bracelet's front that they share with the figures, mm. */
const FRONT_MM = 100;
/** Length of a figure between two stones with its links, mm. */
const FIGURE_MM = 11;

/** Counted stones with a figure between each two: "five ambers, leaves between them"; null for others. */
export function stonesWithFigures({
  motif,
  gems,
  gemsGiven,
  named,
  placed,
  cuts,
  stoneCount,
  stoneSizeMm,
  wants,
}: Brief): PlannedRow | null {
  const kind = gems[0];
  const count = stoneCount ?? named[0]?.count ?? 0;
  const isBetween = placed.some(({ place, of }) => place === 'side' && of === motif);
  if (!kind || !gemsGiven || gems.length > 1 || !isMotif(motif) || !isBetween || wants('charm')) return null;
  if (count < BETWEEN.least || count > BETWEEN.most || named.some(({ role, figure }) => role !== null || figure))
    return null;
  const hasLarger = wants('riviere') && count % 2 === 1;
  const shares = 1 + (count - 1) * (hasLarger ? BETWEEN.others : 1);
  const mostMm = (FRONT_MM - (count - 1) * FIGURE_MM) / shares;
  const width = Math.max(BETWEEN.leastMm, Math.min(mostMm, stoneSizeMm ?? BETWEEN.mm));
  const stone = (share: number, alike: number): Stone => ({
    role: 'side',
    kind,
    cut: kind === 'pearl' ? 'round' : (cuts[0] ?? 'round'),
    size_mm: mm(width * share),
    count: alike,
  });
  const beside = (count - 1) / 2;
  return {
    stones: hasLarger ? [stone(BETWEEN.others, beside), stone(1, 1), stone(BETWEEN.others, beside)] : [stone(1, count)],
    motif: groupName({ members: [{ name: motif, count: count - 1 }], isOnGround: false }),
    holds: Array.from({ length: count - 1 }, () => 0).join('|'),
    isHung: false,
    areFilled: false,
  };
}

/** Stones that hang from the chain without a count, the most that fit, and their width, mm. */
const HUNG = { usual: 5, most: 9, mm: 4, littleMm: 2.4 } as const;

/** Stones by themselves that the prompt wants to hang: "three dangling pearls"; null for others. */
export function hungStones(brief: Brief): PlannedRow | null {
  const { gems, gemsGiven, named, stoneCount, stoneSizeMm, cuts, wants } = brief;
  if (!wants('drop') || !gemsGiven || gems.length === 0) return null;
  const total = gems.reduce((sum, kind) => sum + (named.find((one) => one.kind === kind)?.count ?? 0), 0);
  const count = Math.min(HUNG.most, Math.max(gems.length, stoneCount ?? (total > 0 ? total : HUNG.usual)));
  const width = stoneSizeMm ?? (named.some(({ scale }) => scale < 1) ? HUNG.littleMm : HUNG.mm);
  // Counted kinds keep their counts; others take turns.
  const kinds =
    total === count
      ? gems.flatMap((kind) => Array.from({ length: named.find((one) => one.kind === kind)?.count ?? 0 }, () => kind))
      : Array.from({ length: count }, (_, i) => gems[i % gems.length]!);
  return {
    stones: kinds.map((kind): Stone => ({
      role: 'side',
      kind,
      cut: kind === 'pearl' ? 'round' : (cuts[0] ?? 'round'),
      size_mm: mm(width),
      count: 1,
    })),
    motif: '',
    holds: kinds.map(() => 1).join('|'),
    isHung: true,
    areFilled: false,
  };
}

/** True for a bracelet with nothing but a single charm at its front. */
export const isFrontFree = (spec: DesignSpec): boolean => {
  const { motif, charms, holds, name, text } = spec.root.params;
  const charmsHung = holds === undefined || holds === '' ? 0 : String(holds).split('|').length;
  const isBare = (motif === 'none' || motif === undefined) && name === undefined && text === undefined;
  return charms === 'yes' ? charmsHung === 1 : isBare && stonesIn(spec).length === 0;
};
