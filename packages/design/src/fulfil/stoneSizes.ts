/** Judges whether stones are large or small. */
import { gemOf, smallWidth } from '../catalogue/gems';
import type { GemKind } from '../spec';
import type { BilledStones } from '../weigh/billOfMaterials';
import type { Requirement } from '../language/requirement';
import { mainOf, type BuiltDesign } from './built';
import { SIZE_MM } from './measures';
import { isTiny, type Size } from './sizeWords';
import { differently, met, not, round, type Verdict } from './verdict';

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

/** A stone narrower than this share of the widest other one is small. */
const SMALL_SHARE = 0.7;
/** A stone that is set alone is small up to this width, mm: a diamond of 3.4 mm has 0.15 ct. */
const SMALL_MAIN_MM = 3.4;
/** Each of a few equal stones is small up to this width, mm: a diamond of 2.5 mm has 0.06 ct. */
const SMALL_OF_FEW_MM = 2.5;
/** Most stones that an eye takes in singly. */
const FEW = 7;
/** Beside a figure or a plate of this length on, a stone is small up to a share of it, and a width, mm. */
const LARGE_PIECE_MM = 24;
const SMALL_SHARE_OF_PIECE = 0.16;
const SMALL_THERE_MM = 4.5;

/** A tiny stone is at most these shares as wide as a small one may be: alone, and beside something larger. */
const TINY_SHARE = { alone: 0.9, beside: 0.76 } as const;

/** The words of a size and where a prompt says them, if it does. */
type Spot = Partial<Pick<Requirement, 'start' | 'text'>>;

/**
 * The stone that "small" is judged on: the widest of its kind in the place that its name states. Where a prompt names a
 * kind twice, one of them is large and the smallest counts.
 */
function smallOf(built: BuiltDesign, kind: GemKind | undefined, { start = 0 }: Spot): BilledStones | undefined {
  const names = built.requirements.filter(
    ({ concept, value, isRefused }) => concept === 'stone' && value === kind && !isRefused,
  );
  const { role = null } = names.find((one) => one.end >= start) ?? names[0] ?? {};
  const own = built.stones.filter((one) => one.kind === kind);
  const there = own.filter((one) => built.placed(role, one));
  const widest = (there.length > 0 ? there : own).toSorted((a, b) => b.size_mm - a.size_mm);
  return names.length > 1 ? widest.at(-1) : widest[0];
}

/** True for a stone that is small for its kind, or beside the widest of the others. */
function isSmallStone(built: BuiltDesign, stone: BilledStones, text = ''): boolean {
  const { stones, requirements, spec, copies, facts } = built;
  const main = mainOf(stones);
  const isNamedTwice =
    requirements.filter(({ concept, value, isRefused }) => concept === 'stone' && value === stone.kind && !isRefused)
      .length > 1;
  // The diamond of a ring needs no name of its own to be large.
  const others = stones.filter(
    (one) => one.kind !== stone.kind || (one === main && one !== stone && (isNamedTwice || spec.type === 'ring')),
  );
  const share = isTiny(text) ? TINY_SHARE : { alone: 1, beside: 1 };
  const most =
    stone === main && stone.count <= copies
      ? SMALL_MAIN_MM * share.alone
      : stone.count <= FEW * copies
        ? Math.max(SMALL_OF_FEW_MM * share.alone, smallWidth(stone.kind))
        : smallWidth(stone.kind);
  const [width, height] = facts.extents.whole;
  const longest = spec.type === 'pendant' || spec.type === 'earrings' ? Math.max(width, height) : 0;
  const isSmallThere =
    longest >= LARGE_PIECE_MM &&
    stone.size_mm <= share.beside * Math.min(SMALL_THERE_MM, SMALL_SHARE_OF_PIECE * longest);
  return (
    isSmallThere ||
    stone.size_mm <= most ||
    stone.size_mm < share.beside * SMALL_SHARE * Math.max(0, ...others.map(({ size_mm }) => size_mm))
  );
}

/** Judges a word of size by the stones of a kind. */
export function judgeStoneSize(built: BuiltDesign, size: Size, kind: GemKind | undefined, spot: Spot = {}): Verdict {
  const isSmall = size === 'small' || size === 'thin';
  const stone = isSmall
    ? smallOf(built, kind, spot)
    : built.stones.filter((one) => one.kind === kind).toSorted((a, b) => b.size_mm - a.size_mm)[0];
  if (!stone || kind === undefined) return not('No such stone is set.');
  // "Little pearl studs, 7 mm": the stated width says what is little.
  const isStated =
    isSmall &&
    built.requirements.some(
      ({ concept, value, of, at }) =>
        concept === 'size' &&
        (of ?? at?.replace('stone ', '') ?? kind) === kind &&
        Math.abs(Number(value) - stone.size_mm) < SIZE_MM,
    );
  const isSo = isSmall ? isStated || isSmallStone(built, stone, spot.text) : isLargeStone(built, stone);
  return isSo
    ? met(built.partOf(stone))
    : differently(`The ${gemOf(kind).name} is ${round(stone.size_mm)} mm wide.`, built.partOf(stone));
}

/** Judges a word of size by stones without a name: "small stones" are those beside the main one, where it has some. */
export function judgeStones(built: BuiltDesign, size: Size, spot: Spot = {}): Verdict {
  const main = mainOf(built.stones);
  const beside = built.stones.find((one) => one !== main && isSmallStone(built, one, spot.text));
  if (beside && (size === 'small' || size === 'thin')) return met(built.partOf(beside));
  return judgeStoneSize(built, size, main?.kind, spot);
}

/** Judges whether stones are larger or smaller than usual. */
export function judgeScale(built: BuiltDesign, { value, of, start, text }: Requirement): Verdict {
  const size = Number(value) < 1 ? 'small' : 'large';
  return of === undefined
    ? judgeStones(built, size, { start, text })
    : judgeStoneSize(built, size, of as GemKind, { start, text });
}
