/** Quantities: stones, prongs, strands, pairs. */
import { cues } from '../cues';
import { isStoneNoun } from '../roles';
import type { Sentence } from '../sentence';
import { FOLLOWS, countsPiece, isStoneBefore } from './counters';
import { isLine, isOfMetal } from './bandLines';
import { THREE_STONES, leftAndRight, perSide, sidesCountedAlone, unlikeSides } from './eachSide';
import { DEGREE, MOST_STONES, PLAIN } from './phrases';

/** The measure of a number of rings. */
export const RINGS = 'rings';
/** The measure of a count on one piece of a pair: "a pearl and another pearl" on each earring. */
export const EACH_PIECE = 'each-piece';
/** True when a stone follows after attributes: "two small round diamonds". */
function stoneAfter(s: Sentence, i: number): boolean {
  let at = i + 1;
  while (
    at < i + 4 &&
    !isStoneNoun(s, at) &&
    (s.isClosed(at) || s.isOf(at, 'cut', 'scale', 'colour', 'style', 'sequence'))
  )
    at++;
  return isStoneNoun(s, at);
}

/** True for an English adjective that no lexicon has: "five teensy opals". */
const isUnknown = (s: Sentence, i: number): boolean =>
  s.items[i]!.language === 'en' && s.items[i]!.concepts.length === 0 && s.value(i) === null && s.mark(i) === null;

/** Settings between a number and its stones: "three flush set rubies". */
const SETTINGS = ['flush', 'bezel', 'channel'] as const;

/** Claws between a number and its stones: "7 shared prong diamonds", "five claw set rubies", not "6 prong diamond". */
const isSetInClaws = (s: Sentence, i: number): boolean =>
  s.is(i, 'form', 'prong') &&
  isStoneNoun(s, i + 1) &&
  (cues`${'shared'}`.test(s.items[i]!.words) ||
    (s.items[i]!.words.endsWith(' set') && s.items[i + 1]!.words.endsWith('s')));

/** Stones that are named by their cut alone: "eleven ovals", "three tears". */
const STONES_BY_CUT = cues`^${'stones-by-cut'}$`;

/** Words after a number that count the stones of each earring: "little pearls along the bottom, five on each". */
const ON_EACH = cues`^${'on-each-earring'}(?! ${'side'})`;

function onEachEarring(s: Sentence): { count: number; i: number }[] {
  const stones = s.all('stone');
  const isOneKind = new Set(stones.map((i) => s.id(i, 'stone'))).size === 1;
  if (!isOneKind || !(s.has('type', 'earrings') || s.has('hint', 'earrings'))) return [];
  return s.items.flatMap(({ value }, i) => {
    const isCount = value !== null && Number.isInteger(value) && value > 1 && value <= MOST_ON_EACH && !s.isClosed(i);
    const next = s.items
      .slice(i + 1, i + 4)
      .map(({ words }) => words)
      .join(' ');
    return isCount && i > stones[0]! && ON_EACH.test(`${next} `) ? [{ count: value, i }] : [];
  });
}

/** Least number of stones in a row with a middle one, and words for a larger one. */
const LEAST_IN_ROW = 3;
const LARGER = cues`^(?:${'larger'}|${'larger-one'})$`;
/** Maximum distance of the words for the middle from "larger", in phrases. */
const LARGER_REACH = 4;

/** "Five ruby ring, centre larger", "with a bigger centre stone": a row of one kind, whose middle stone is the largest. */
function largerMiddle(s: Sentence): void {
  const isMixed = new Set(s.all('stone').map((i) => s.id(i, 'stone'))).size > 1;
  if (!s.has('type', 'ring') || s.has('form', 'riviere') || isMixed) return;
  for (const i of s.all('role').filter((at) => s.is(at, 'role', 'center')))
    for (let step = 1; step <= LARGER_REACH; step++)
      for (const at of [i + step, i - step]) {
        const [from, to] = [Math.min(i, at), Math.max(i, at) + 1];
        if (!LARGER.test(s.items[at]?.words ?? '') || s.items.slice(from, to).some((_, k) => s.isBreak(from + k)))
          continue;
        s.find('form', 'riviere', from, to);
        s.close(from, to);
        return;
      }
}

/** The required number of stones. */
export function counts(s: Sentence): void {
  const found: { count: number; i: number }[] = [];
  for (let i = 0; i < s.items.length; i++) {
    const count = s.value(i);
    if (count === null || s.isClosed(i) || !Number.isInteger(count) || count < 1 || count > MOST_STONES) continue;
    let at = i + 1;
    while (
      at < s.items.length &&
      at < i + 5 &&
      s.mark(at) === null &&
      !isStoneNoun(s, at) &&
      (s.isClosed(at) ||
        s.isAny(at, 'grammar', 'adjective', 'counter', 'of') ||
        s.is(at, 'form', 'drop') ||
        isUnknown(s, at) ||
        DEGREE.test(s.items[at]!.words) ||
        SETTINGS.some((form) => s.is(at, 'form', form)) ||
        isSetInClaws(s, at) ||
        (s.items[at]!.language !== 'en' && s.is(at, 'grammar', 'idle')) ||
        PLAIN.test(s.items[at]!.words) ||
        s.isOf(at, 'cut', 'shape', 'scale', 'colour', 'style', 'sequence', 'pearl'))
    )
      at++;
    if (isStoneNoun(s, at) && countsPiece(s, i, at)) {
      s.take(i, i + 1);
    } else if (isStoneNoun(s, at) && (!s.is(at + 1, 'grammar', 'cut') || s.id(at + 1, 'cut') !== null))
      found.push({ count, i });
    else if (
      (FOLLOWS.has(s.items[i]!.language) ||
        (s.is(i + 1, 'grammar', 'counter') && FOLLOWS.has(s.items[i + 1]!.language))) &&
      s.mark(i - 1) === null &&
      ([i - 1, i - 2].some((k) => isStoneNoun(s, k)) || isStoneBefore(s, i)) &&
      !s.is(i + 1, 'form', 'prong')
    )
      found.push({ count, i });
    else if (s.items.slice(i + 1, at).some(({ words }) => STONES_BY_CUT.test(words))) found.push({ count, i });
    else if (
      !isStoneNoun(s, i - 1) &&
      at > i + 1 &&
      (['baguette', 'marquise', 'cabochon', 'tapered-baguette'].includes(s.id(at - 1, 'cut') ?? '') ||
        (s.items[at - 1]!.words.endsWith('s') && s.id(at - 1, 'cut') === 'trillion'))
    )
      found.push({ count, i });
  }
  if (found.length === 0) found.push(...onEachEarring(s));
  // "Between two diamonds".
  for (const i of s.all('role'))
    if (s.items[i]!.words === 'between two' && s.has('type', 'ring') && stoneAfter(s, i)) {
      found.push({ count: 2, i });
      if (!s.has('form', 'three-stone')) s.find('form', 'three-stone', i, i + 1);
    }
  for (const i of s.all('form'))
    if (s.is(i, 'form', 'three-stone') && THREE_STONES.test(s.items[i]!.words)) found.push({ count: 3, i });
  leftAndRight(s, found);
  unlikeSides(s);
  perSide(s, found);
  sidesCountedAlone(s);
  // "Beştaş" is a ring of five stones.
  for (const i of s.all('row-of')) {
    s.find('count', s.id(i, 'row-of')!, i, i + 1);
    if (found.length === 0) return;
  }
  // "One big ruby and two small diamonds" counts the diamonds.
  const counted = found.find(({ count }) => count > 1) ?? found[0];
  for (const { i } of found) s.read(i, i + 1);
  if (!counted) return;
  if (counted.count >= LEAST_IN_ROW) largerMiddle(s);
  const of = s.is(counted.i, 'form', 'three-stone') ? undefined : countedAt(s, counted.i);
  s.find('count', String(counted.count), counted.i, counted.i + 1, of === undefined ? {} : { of });
}

/** Maximum distance of a number from the stone that it counts, in phrases. */
const COUNTED_REACH = 6;

/** The kind of the stones that the number at `i` counts; undefined for stones of any kind. */
function countedAt(s: Sentence, i: number): string | undefined {
  // Arabic puts numbers after their nouns: "حجر فيروز واحد".
  if (s.items[i]!.language === 'ar' && s.id(i - 1, 'stone') !== null) return s.id(i - 1, 'stone')!;
  for (let at = i + 1; at < i + COUNTED_REACH && !s.isBreak(at); at++) {
    if (s.id(at, 'stone') !== null) return s.id(at, 'stone')!;
    if (isStoneNoun(s, at)) return undefined;
  }
  return undefined;
}

/** Most stones that one earring counts. */
const MOST_ON_EACH = 12;

/** Possible numbers of prongs. */
const PRONGS: ReadonlySet<number> = new Set([3, 4, 5, 6, 8]);

const isAdjective = (s: Sentence, i: number): boolean =>
  s.is(i, 'grammar', 'adjective') || s.isOf(i, 'scale', 'style', 'shape', 'colour', 'metal');

export function prongs(s: Sentence): void {
  for (const i of s.all('form')) {
    if (!s.isAny(i, 'form', 'prong', 'double-prong', 'stout-prong') || isSetInClaws(s, i)) continue;
    // "Four chunky claws".
    let at = i - 1;
    while (at > i - 3 && s.value(at) === null && isAdjective(s, at)) at--;
    // "爪は6本".
    const behind = s.items[i]!.language === 'ja' && !s.isBreak(i + 1) ? [i + 1, i + 2] : [];
    const number = [at, ...behind].find((k) => s.value(k) !== null) ?? at;
    const count = s.value(number);
    if (count !== null && PRONGS.has(count))
      s.find('prongs', String(count), Math.min(number, i), Math.max(number, i) + 1);
  }
}

/** Nouns that count turns around a finger on a ring, and strands on other pieces. */
const TURNS = cues`^${'turns'}$`;

/** More are no strands that can be told apart. */
const MOST_STRANDS = 7;

/** True for a possible number of strands: a whole one, unlike "6.5 row". */
const countsStrands = (value: number): boolean => Number.isInteger(value) && value >= 2 && value <= MOST_STRANDS;

export function strands(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    const value = s.value(i);
    const fold = s.id(i, 'fold') ?? (value !== null && countsStrands(value) ? String(value) : null);
    if (fold === null || !s.is(i + 1, 'noun', 'strand')) continue;
    // "Anillo con dos líneas de oro rosa": lines in a band.
    if (s.has('type', 'ring') && isLine(s, i + 1) && isOfMetal(s, i + 1)) continue;
    // "Bague serpent qui fait deux tours".
    if (s.has('type', 'ring') && TURNS.test(s.items[i + 1]!.words)) {
      s.find('form', fold === '2' ? 'coiled-twice' : 'coiled-thrice', i, i + 2);
      continue;
    }
    s.find('strands', fold, i, i + 2);
    s.find('style', 'layered', i, i + 2);
  }
}
