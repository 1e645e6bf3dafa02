/** Stones that stand above a figure or hang below it, because the prompt places them there or the figure has no room. */
import type { NamedStone } from '../../language/parsedPrompt';
import type { DesignPart, Stone } from '../../spec';
import { partsIn } from '../../spec/tree';
import { mm, within, type Brief } from '../maker';
import { haloRowsOf, part } from '../ring/treeParts';
import { abreast, isBall, stoneHead } from './treeParts';

/** Widths of stones above and below a figure, mm. */
const WIDTH_MM = {
  above: 2,
  atEar: 4.4,
  over: 5,
  several: 1.8,
  below: 4.6,
  pearlBelow: 5,
  haloed: 5.6,
  halo: 1.2,
} as const;
/** Most stones in a line above a figure. */
const MOST_ABOVE = 3;

/** True for a stone that no figure holds. */
const isFree = ({ seat, isHeld, isCarved, isChoice, role }: NamedStone): boolean =>
  seat === null && !isHeld && isChoice !== true && isCarved !== true && role !== 'halo' && role !== 'pave';

const isHaloOf = (halo: NamedStone, { kind }: NamedStone): boolean => halo.role === 'halo' && halo.kind === kind;

/** True for the one stone that hangs below a figure at the ear in a halo of its own. */
const isHaloedDrop = ({ named, wants }: Brief, one: NamedStone): boolean =>
  wants('drop') &&
  !named.some((halo) => isHaloOf(halo, one)) &&
  named.some((other) => other.role === 'halo') &&
  named.every((other) => other === one || !isFree(other) || named.some((halo) => isHaloOf(halo, other)));

/** True for a stone below a figure. */
export const isBelowFigure = (stone: NamedStone, brief: Brief, isAtEar: boolean): boolean =>
  isFree(stone) && (stone.level === 'bottom' || (isAtEar && isHaloedDrop(brief, stone)));

/** True for a stone above a figure. */
export const isAboveFigure = (stone: NamedStone, { wants, named }: Brief): boolean =>
  isFree(stone) &&
  (stone.isOnClasp === true ||
    (stone.level === 'top' &&
      (stone.isApart === true || wants('drop') || named.some(({ level }) => level === 'bottom'))));

/** The figure at the ear, or in the middle of a chain. */
export interface FigureAt {
  figure: DesignPart;
  /** Number of copies in the piece. */
  copies: number;
}

interface Apart {
  above: NamedStone | null;
  below: NamedStone | null;
}

/**
 * The stones above and below a planned figure. Stones that found no place on it stand above when they are set in the
 * bail, or the figure is cut from its own stone, else they hang below.
 */
export function stonesApart(brief: Brief, figure: DesignPart, isAtEar = false): Apart {
  const { named } = brief;
  const set = new Set([...partsIn(figure)].flatMap(({ stones = [] }) => stones.map(({ kind }) => kind)));
  const isCarved = figure.params['carved'] === 'yes';
  const free = named.filter(isFree);
  const lost = free.filter(({ kind }) => !set.has(kind));
  const above =
    free.find((stone) => isAboveFigure(stone, brief)) ??
    (isCarved ? lost.find(({ level }) => level !== 'bottom') : undefined) ??
    null;
  const others = free.filter((stone) => stone !== above);
  const below =
    others.find((stone) => isBelowFigure(stone, brief, isAtEar)) ?? lost.find((stone) => stone !== above) ?? null;
  return { above, below };
}

/** Length of a tassel under a figure by the height of the figure, mm. */
const TASSEL = { share: 1.5, least: 18, most: 34 } as const;

/** A figure with a tassel below it. */
export const withTassel = (figure: DesignPart, { wants }: Brief): DesignPart =>
  wants('tassel') && (figure.children['drops'] ?? []).length === 0
    ? {
        ...figure,
        children: {
          ...figure.children,
          drops: [
            part('tassel', 'tassel', {
              length: within(Number(figure.params['height'] ?? 14) * TASSEL.share, [TASSEL.least, TASSEL.most]),
            }),
          ],
        },
      }
    : figure;

/** The halo that a prompt requests around the stone below. */
function haloOf({ named, gems, wants }: Brief, below: NamedStone): Stone | undefined {
  const own = named.find(({ role, kind }) => role === 'halo' && kind !== below.kind);
  // A cluster is that of the figure above.
  if (!own && (!wants('halo') || wants('cluster'))) return undefined;
  const kind = own?.kind ?? gems.find((gem) => gem !== below.kind) ?? 'diamond';
  return { role: 'halo', kind, cut: 'round', size_mm: WIDTH_MM.halo, count: 0 };
}

/** The stone of `named`, in the width that the prompt states or `usual`. */
const stoneOf = (
  { kind, cut, sizeMm, scale }: NamedStone,
  { cuts, named, stoneSizeMm }: Brief,
  usual: number,
  otherwise: Stone['cut'],
  count: number,
): Stone => ({
  role: 'accent',
  kind,
  cut: kind === 'pearl' ? 'round' : (cut ?? (named.length === 1 ? cuts[0] : undefined) ?? otherwise),
  size_mm: mm(sizeMm ?? (named.length === 1 ? stoneSizeMm : null) ?? usual * Math.min(1, scale)),
  count,
});

/** Stones between figures that hang and outside them; those for which there is no gap hang from the middle ones. */
function between(figures: readonly DesignPart[], stones: readonly DesignPart[]): DesignPart[] {
  // An odd number beside an odd one has its middle stone below the middle figure.
  const isOdd = stones.length % 2 === 1 && figures.length % 2 === 1;
  const middle = isOdd ? stones[Math.floor(stones.length / 2)] : undefined;
  const rest = stones.filter((stone) => stone !== middle);
  const gaps = figures.length + 1;
  const inGap = (gap: number): DesignPart[] =>
    rest.slice(Math.round((rest.length * gap) / gaps), Math.round((rest.length * (gap + 1)) / gaps));
  return [
    ...figures.flatMap((figure, i) => [
      ...inGap(i),
      i === (figures.length - 1) / 2 && middle
        ? { ...figure, children: { ...figure.children, drops: [middle] } }
        : figure,
    ]),
    ...inGap(figures.length),
  ];
}

/** Hangs stones below a figure and puts stones above it. @returns the figure, or the uppermost stone with the figure */
export function withStonesApart(
  brief: Brief,
  { figure, copies }: FigureAt,
  { above, below }: Apart,
  wrap: (head: DesignPart) => DesignPart = (head) => head,
): DesignPart {
  const gone = new Set([above, below].flatMap((stone) => (stone ? [stone.kind] : [])));
  const isCarved = figure.params['carved'] === 'yes';
  const halo = below ? haloOf(brief, below) : undefined;
  if (halo && !brief.named.some((stone) => stone.kind === halo.kind && stone.role !== 'halo')) gone.add(halo.kind);
  const kept = (figure.stones ?? []).filter(({ kind }) => isCarved || !gone.has(kind));
  const height = Number(figure.params['height'] ?? 14);
  const usual = below?.kind === 'pearl' ? WIDTH_MM.pearlBelow : halo ? WIDTH_MM.haloed : WIDTH_MM.below;
  const count = below?.count ?? (brief.named.length === 1 ? brief.stoneCount : null) ?? 1;
  const low = below && stoneOf(below, brief, usual, below.isBead === true ? 'sphere' : 'pear', copies);
  const hung = figure.children['drops'] ?? [];
  const drops =
    low === null
      ? hung
      : hung.length > 0
        ? between(hung, abreast(low, count, copies, height))
        : halo && !isBall(low)
          ? [stoneHead('drop', 'prong', low, { around: haloRowsOf(halo, 1) })]
          : abreast(low, count, copies, height);
  const { stones: _, ...bare } = figure;
  let whole: DesignPart = {
    ...bare,
    ...(kept.length > 0 ? { stones: kept } : {}),
    children: { ...figure.children, ...(drops.length > 0 ? { drops } : {}) },
  };
  if (!above) return whole;
  const many = Math.min(
    MOST_ABOVE,
    above.count ?? (above.isSeveral || (isCarved && brief.wants('halo')) ? MOST_ABOVE : 1),
  );
  const alone = copies > 1 ? WIDTH_MM.atEar : WIDTH_MM.above;
  const usualAbove = above.isApart === true ? WIDTH_MM.over : many > 1 ? WIDTH_MM.several : alone;
  const stone = stoneOf(above, brief, usualAbove, 'round', copies);
  for (let i = many; i >= 1; i--) {
    const head = stoneHead(i === 1 ? 'top' : `top-${i}`, 'bezel', stone, { drops: [whole] });
    whole = i === 1 ? wrap(head) : head;
  }
  return whole;
}
