/** Stones that a prompt places one below the other, one of them in a halo. */
import type { Cut, GemKind, Stone } from '../spec';
import { isCabochon } from '../catalogue/gems';
import { mm, type Brief } from './maker';
import { lotsOf, type Lot } from './ring/lots';

const LEVELS = { top: 0, middle: 1, bottom: 2 } as const;
/** Most stones below one another. */
const MOST = 4;
/** Widths relative to the main stone, and of small stones around it, mm. */
const SIZE = { above: 0.5, below: 0.62, least: 1.8, haloMm: 1.2 } as const;

export interface Column {
  /** From top to bottom. */
  lots: readonly Lot[];
  /** Index of the main stone. */
  main: number;
  /** Kind of the small stones around the main one. */
  halo: GemKind | null;
}

const isPearl = ({ kind }: Lot): boolean => kind === 'pearl';

/** The stones of a column whose order the prompt states; null for other arrangements. @param copies of it in the piece */
export function orderedColumn(brief: Brief, copies: 1 | 2 = 1): Column | null {
  const { gemsGiven, gems, named, motif, name, wants } = brief;
  const isOther = (
    ['stations', 'fringe', 'choker', 'beads', 'bar', 'tennis', 'riviere', 'pave', 'tassel'] as const
  ).some((form) => wants(form));
  if (!gemsGiven || motif !== null || name !== null || brief.strands !== null || isOther || brief.has('layered'))
    return null;
  const around = named.find(({ role }) => role === 'halo');
  const free = named.filter(({ role, isOnClasp }) => role !== 'halo' && isOnClasp !== true);
  if (
    free.some(
      ({ seat, isHeld, count, isSeveral }) =>
        seat !== null || isHeld || (count ?? 1) > copies || (isSeveral && copies === 1),
    )
  )
    return null;
  const lots = lotsOf({
    named: free.map((one) => ({ ...one, role: null, count: 1, isEach: false })),
    stoneCount: null,
  })?.filter(({ kind }, i, all) => all.findIndex((one) => one.kind === kind) === i);
  if (!lots || lots.length < 2 || lots.length > MOST) return null;
  const levelOf = ({ kind }: Lot): number | null => {
    const level = free.find((one) => one.kind === kind && one.level !== null)?.level ?? null;
    return level === null ? null : LEVELS[level];
  };
  if (lots.every((lot) => (levelOf(lot) ?? LEVELS.middle) === LEVELS.middle)) return null;
  const order = lots.toSorted((a, b) => (levelOf(a) ?? 1) - (levelOf(b) ?? 1));
  const central = free.find(({ role }) => role === 'center')?.kind;
  const isMain = ({ kind }: Lot): boolean => kind === (central ?? gems[0]);
  const hasHalo = around !== undefined || wants('halo');
  // A pearl has no halo where another stone can have it.
  const wanted = order.findIndex((lot) => isMain(lot) && !(hasHalo && isPearl(lot)));
  const main = Math.max(0, wanted >= 0 ? wanted : order.findIndex((lot) => !isPearl(lot)));
  const halo = hasHalo
    ? (around?.kind ?? gems.find((kind) => !order.some((lot) => lot.kind === kind)) ?? 'diamond')
    : null;
  return { lots: order, main, halo };
}

const cutOf = ({ kind, cut }: Lot, stated: Cut | undefined): Cut =>
  kind === 'pearl' ? 'round' : (cut ?? stated ?? (isCabochon(kind) ? 'cabochon' : 'round'));

/** The stones of a column from top to bottom, then those around the main one. */
export function columnStones({ lots, main, halo }: Column, mainMm: number, mainCut: Cut): Stone[] {
  const sized = (lot: Lot, i: number): number =>
    lot.sizeMm ??
    (i === main
      ? mainMm
      : Math.max(SIZE.least, mainMm * (i < main ? SIZE.above : SIZE.below) * Math.min(1, lot.scale)));
  return [
    ...lots.map((lot, i): Stone => ({
      role: i === main ? 'center' : 'accent',
      kind: lot.kind,
      cut: cutOf(lot, i === main && !isPearl(lot) && !isCabochon(lot.kind) ? mainCut : undefined),
      size_mm: mm(sized(lot, i)),
      count: 1,
    })),
    ...(halo ? [{ role: 'halo' as const, kind: halo, cut: 'round' as const, size_mm: SIZE.haloMm, count: 0 }] : []),
  ];
}
