/** The stones of a ring as a prompt counts them: lots of one kind, cut and width, and their order in a row. */
import type { Cut, GemKind } from '../../spec';
import type { NamedStone } from '../../language/parsedPrompt';
import type { Brief } from '../maker';

/** Stones alike, as named; `sizeMm` and `cut` are null where the prompt leaves them open. */
export interface Lot {
  kind: GemKind;
  cut: Cut | null;
  sizeMm: number | null;
  /** Factor on the usual width. */
  scale: number;
  count: number;
  isCenter: boolean;
}

/** Maximum number of stones in separate heads. */
const MOST_HEADS = 13;
/** Width of the main stone among others of a row, relative to theirs. */
const CENTER_SCALE = 1.35;
/** Width of small stones beside the main one of a row, or in its gaps, relative to the others. */
const SMALL_BESIDE = 0.5;
/** Width of each stone of a graduated row relative to the next inner one. */
const GRADED = 0.86;

/** Number of stones that have several others between them. */
const FEWEST_APART = 3;

type Counted = Pick<Brief, 'named' | 'stoneCount'>;

/** The counted lots; null when a number is open or a stone has another place than on top. */
export function lotsOf({ named, stoneCount }: Counted): Lot[] | null {
  const isApart = named.some(
    ({ role, seat, isHeld }) => seat !== null || isHeld || !(role === null || role === 'center' || role === 'side'),
  );
  if (isApart || named.length === 0) return null;
  // A stone that is named again is counted once: "five opals ... the opals are round".
  const mentions = named.filter(
    (one, i) =>
      one.count !== null ||
      !named.some((other, k) => other.kind === one.kind && k !== i && (other.count !== null || k < i)),
  );
  // "A tiny diamond between each" is as many as there are gaps.
  const counts = mentions.map(({ count, isSeveral, isEach }) => count ?? (isSeveral || isEach === true ? null : 1));
  const known = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const open = counts.filter((count) => count === null).length;
  // "Seven emeralds with diamonds in between" has six of them.
  const isBetween =
    mentions.some(({ role, isEach }, i) => counts[i] === null && (role === 'side' || isEach === true)) &&
    known >= FEWEST_APART;
  const rest = stoneCount !== null && stoneCount > known ? stoneCount - known : isBetween ? known - 1 : null;
  if (open > 1 || (open === 1 && rest === null)) return null;
  const lots = mentions.map(({ kind, cut, sizeMm, scale, role, isEach }, i): Lot => {
    // "Five stones, a ruby and diamonds": the diamonds are the rest; "three rubies" names the only kind.
    const count = counts[i] ?? rest!;
    // "An opal ring, the opal oval 10x8": all mentions describe the same stone.
    const alike = named.filter((one) => one.kind === kind);
    const own = <T>(value: T | null, of: (one: NamedStone) => T | null): T | null =>
      value ?? alike.map(of).find((one) => one !== null) ?? null;
    return {
      kind,
      cut: own(cut, (one) => one.cut),
      sizeMm: own(sizeMm, (one) => one.sizeMm),
      scale: isEach === true && isBetween && counts[i] === null ? Math.min(scale, SMALL_BESIDE) : scale,
      count,
      isCenter: role === 'center' && count === 1,
    };
  });
  if (lots.length === 1 && stoneCount !== null && lots[0]!.count === 1) lots[0]!.count = stoneCount;
  const total = lots.reduce((sum, { count }) => sum + count, 0);
  return total >= 2 && total <= MOST_HEADS ? lots : null;
}

export const totalOf = (lots: readonly Lot[]): number => lots.reduce((sum, { count }) => sum + count, 0);

/** The one stone that the others flank: the central one, else the only single one beside even numbers. */
export function centerOf(lots: readonly Lot[]): Lot | null {
  const singles = lots.filter(({ count }) => count === 1);
  const isFlanked = (one: Lot): boolean => lots.every((lot) => lot === one || lot.count % 2 === 0);
  const center = singles.find(({ isCenter }) => isCenter) ?? (singles.length === 1 ? singles[0]! : null);
  return center && lots.length > 1 && isFlanked(center) ? center : null;
}

const times = (lot: Lot, count: number): Lot[] => Array.from({ length: count }, () => ({ ...lot, count: 1 }));

/**
 * The stones from left to right: halves of each lot on both sides of a single one, lots of nearly one number in turn,
 * others in the order of the prompt.
 */
export function inOrder(lots: readonly Lot[], isAlternating: boolean): Lot[] {
  const center = centerOf(lots);
  if (center && !isAlternating) {
    const beside = lots.filter((lot) => lot !== center).flatMap((lot) => times(lot, lot.count / 2));
    return [...beside.toReversed(), { ...center, isCenter: true }, ...beside];
  }
  const [first, second] = lots.toSorted((a, b) => b.count - a.count);
  if (lots.length === 2 && (isAlternating || first!.count - second!.count <= 1) && totalOf(lots) > 2) {
    const [more, fewer] = [times(first!, first!.count), times(second!, second!.count)];
    return more.flatMap((lot, i) => [lot, ...fewer.slice(i, i + 1)]);
  }
  return lots.flatMap((lot) => times(lot, lot.count));
}

/** Relative widths of a row: the middle of a graduated one is its largest, and a main stone is larger than the others. */
export function scalesOf(row: readonly Lot[], isGraded: boolean): number[] {
  const middle = (row.length - 1) / 2;
  const hasCenter = row.length > 2 && row.some(({ isCenter }) => isCenter);
  return row.map(({ isCenter, scale }, i) => {
    if (isGraded) return scale * GRADED ** Math.abs(i - middle);
    if (!hasCenter) return scale;
    return isCenter ? CENTER_SCALE : scale < 1 ? CENTER_SCALE * SMALL_BESIDE : scale;
  });
}

/** True for kinds that take turns each in a cut of its own: "baguette emeralds and round diamonds alternating". */
export const isInOwnCuts = ({ wants, gems, named, sequence }: Brief): boolean => {
  const cuts = gems.map((kind) => named.find((one) => one.kind === kind)?.cut ?? null);
  // One cut before both kinds is that of both: "princess cut rubies and diamonds".
  return (wants('alternating') || sequence === 'turns') && new Set(cuts).size > 1 && !cuts.includes(null);
};

/** True for a stone in the singular and others in the plural, which lie around or beside it: "a ruby and diamonds". */
export const isAmongSeveral = ({ gems, gemsGiven, named }: Brief): boolean =>
  gemsGiven &&
  gems.length === 2 &&
  gems.every((kind, i) => named.filter((one) => one.kind === kind).every(({ isSeveral }) => isSeveral === i > 0));
