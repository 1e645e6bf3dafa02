/** Limits stones to the numbers that the prompt states. */
import { cues } from '../language/cues';
import type { ParsedPrompt } from '../language/parsedPrompt';
import { ONE_STONE } from '../language/rules/grammaticalNumber';
import type { DesignPart, GemKind, JewelryType, Stone, StoneRole } from '../spec';
import { isWholePiece, mapSlots, partsIn, withStones } from '../spec/tree';
import { setOf } from '../wordList';

/** Words by which a number is that of each of several things. */
const EACH = cues`${'counts-each'}`;

/** Pieces that are a row of stones themselves, which stay whole. */
const ROWS = /^(?:tennis|riviere|pearl-|bead|strung|link-|set-collar|jhumka|chandelier|chandbali)/;

/** Forms of small stones without a number. */
const UNCOUNTED: ReadonlySet<string> = setOf(`
  pave pave-shank eternity half-eternity tennis halo stack pair scattered alternating bridal-set
`);

const ORDER: readonly StoneRole[] = ['center', 'side', 'accent', 'halo', 'pave'];

/** The most stones of a kind, and whether the prompt states the number rather than one by its grammar. */
interface Limit {
  readonly most: number;
  readonly isCounted: boolean;
}
export type Limits = ReadonlyMap<GemKind, Limit>;

/**
 * The most stones of each kind: those of kinds that every mention counts or names in the singular, and one of each kind
 * where the prompt counts as many stones as it names kinds.
 */
export function statedCounts(parsed: ParsedPrompt, prompt: string, type: JewelryType): Limits {
  const limits = new Map<GemKind, Limit>();
  if (type === 'watch' || EACH.test(prompt) || parsed.perSide !== null || parsed.sequence !== null) return limits;
  if (parsed.forms.some((form) => UNCOUNTED.has(form))) return limits;
  const copies = type === 'earrings' ? 2 : 1;
  const mentions = parsed.requirements.filter(({ concept, isRefused }) => concept === 'stone' && !isRefused);
  const kinds = [...new Set(mentions.map(({ value }) => value as GemKind))];
  const isList = kinds.length > 1 && parsed.stoneCount === kinds.length;
  for (const kind of kinds) {
    const own = mentions.filter(({ value }) => value === kind);
    const counts = own.map(({ count, measure, role }) =>
      count !== undefined ? count : measure === ONE_STONE ? (role === 'side' ? 2 : 1) : isList ? 1 : null,
    );
    const isCounted = isList || own.every(({ count }) => count !== undefined);
    if (counts.every((count) => count !== null))
      limits.set(kind, { most: counts.reduce((sum, n) => sum + n, 0) * copies, isCounted });
  }
  return limits;
}

/** The tree with no more stones of a kind than its limit: the main stones stay, then those beside them. Rows take another kind. */
export function withinCounts(root: DesignPart, limits: Limits): DesignPart {
  if (limits.size === 0) return root;
  const stones = [...partsIn(root)].flatMap((part) => part.stones ?? []);
  // A piece that is built as a whole has its small stones beside the one that is named.
  const isWhole = isWholePiece(root) && !ROWS.test(root.kind);
  const left = new Map(
    [...limits].flatMap(([kind, { most, isCounted }]): [GemKind, number][] =>
      isCounted || !isWhole ? [[kind, most]] : [],
    ),
  );
  const kept = new Map<Stone, number>();
  for (const stone of stones.toSorted((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role))) {
    const most = left.get(stone.kind);
    // A row without a number has as many as it has room for.
    const planned = stone.count === 0 ? Infinity : stone.count;
    const count = most === undefined ? stone.count : Math.min(planned, most);
    kept.set(stone, count);
    if (most !== undefined) left.set(stone.kind, most - count);
  }
  if (stones.every((stone) => kept.get(stone) === stone.count)) return root;
  const isOver = (stone: Stone): boolean =>
    left.has(stone.kind) && stone.role !== 'center' && (kept.get(stone)! < stone.count || kept.get(stone) === 0);
  const other = stones.find(({ kind }) => !limits.has(kind));
  if (ROWS.test(root.kind))
    return other
      ? withStones(root, (list) => list.map((stone) => (isOver(stone) ? { ...stone, kind: other.kind } : stone)))
      : root;
  const whole = (part: DesignPart): DesignPart => {
    const own = part.stones?.flatMap((stone) => {
      const count = kept.get(stone)!;
      return count === 0 && left.has(stone.kind) ? [] : [{ ...stone, count }];
    });
    return {
      ...part,
      // A head holds its stone; a row or a halo without any is left out.
      ...(own && { stones: own.length > 0 ? own : part.stones! }),
      children: mapSlots(part, (parts) => parts.filter((one) => !isEmptyRow(one)).map(whole)),
    };
  };
  const isEmptyRow = ({ kind, stones: own = [] }: DesignPart): boolean =>
    /^(?:row|halo)\b/.test(kind) &&
    own.length > 0 &&
    own.every((stone) => left.has(stone.kind) && kept.get(stone) === 0);
  return { ...root, ...whole(root) };
}
