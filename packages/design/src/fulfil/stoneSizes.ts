/** Judges whether stones are large or small. */
import { gemOf, smallWidth } from '../catalogue/gems';
import type { GemKind } from '../spec';
import type { BilledStones } from '../weigh/billOfMaterials';
import type { BuiltDesign } from './built';
import type { Size } from './sizeWords';
import type { Verdict } from './verdict';
import { differently, met, round } from './verdict';

/** Width of a stone that is called large, mm: a diamond of 6.5 mm has a carat; pearls are larger. */
const LARGE_STONE_MM = 6;
const LARGE_PEARL_MM = 8.5;
/** Width of a large stone of a row, mm: a line of diamonds of 4.5 mm has a third of a carat in each. */
const LARGE_IN_ROW_MM = 4.5;
/** Fewest stones of a row. */
const ROW = 8;
/** A large stone is at least this share of the widest other stone. */
const LARGE_SHARE = 0.9;

/** True for a stone that is large for its kind and among the others. */
export function isLargeStone(
  { stones }: BuiltDesign,
  { kind, size_mm }: Pick<BilledStones, 'kind' | 'size_mm'>,
): boolean {
  const others = stones.filter((one) => one.kind !== kind).map((one) => one.size_mm);
  const total = stones.reduce((sum, one) => sum + (one.kind === kind ? one.count : 0), 0);
  const least = kind === 'pearl' ? LARGE_PEARL_MM : total >= ROW ? LARGE_IN_ROW_MM : LARGE_STONE_MM;
  return size_mm >= least && size_mm >= LARGE_SHARE * Math.max(0, ...others);
}

/** Judges a word of size by the stones of a kind. */
export function judgeStoneSize(built: BuiltDesign, size: Size, kind: GemKind | undefined): Verdict {
  const own = built.stones.filter((one) => one.kind === kind);
  const isSmall = size === 'small' || size === 'thin';
  const [stone] = own.toSorted((a, b) => (isSmall ? a.size_mm - b.size_mm : b.size_mm - a.size_mm));
  if (!stone || kind === undefined) return differently('No such stone is set.');
  const isSo = isSmall ? stone.size_mm <= smallWidth(kind) : isLargeStone(built, stone);
  return isSo
    ? met(built.partOf(stone))
    : differently(`The ${gemOf(kind).name} is ${round(stone.size_mm)} mm wide.`, built.partOf(stone));
}
