/** Numbers of stones on each side of a main one. */
import { cues } from '../cues';
import { IN_GAPS, isStoneNoun } from '../roles';
import type { Sentence } from '../sentence';

/** The measure of a count per side. */
export const PER_SIDE = 'per-side';
/** The measures of the place of a stone on the left or the right of another. */
export const ON_LEFT = 'left';
export const ON_RIGHT = 'right';
/** Words of the three-stone form that count the stones, which other pieces than rings have too. */
export const THREE_STONES = cues`^${'three-stones'}`;

/** Maximum distance of "on each side" from its number, in phrases. */
export const SIDE_REACH = 5;
/** The same where the band stands between: "two diamonds flush in the band on each side". */
const SIDE_REACH_OVER_BAND = 9;
/** Words for each side. */
export const EACH_SIDE = cues`${'each-side'}`;

/** Chinese verbs for setting stones. */
const SET_WITH = cues`^${'set-in-stones'}+$`;

/** True for an article or a word for one each: "une pierre", "je einem Stein". */
const isOne = (s: Sentence, i: number): boolean => s.isAny(i, 'grammar', 'a', 'each');

/** "Two baguettes on each side": removes the count from those of all stones. */
export function perSide(s: Sentence, found: { count: number; i: number }[]): void {
  // "A small diamond on each side" is one.
  for (let i = 1; i < s.items.length; i++)
    if (
      isStoneNoun(s, i) &&
      s.is(i + 1, 'role', 'side') &&
      EACH_SIDE.test(s.items[i + 1]!.words) &&
      s.has('type', 'ring') &&
      (isOne(s, i - 1) || (isOne(s, i - 2) && s.mark(i - 1) === null)) &&
      !found.some((one) => i - one.i < SIDE_REACH && i > one.i)
    ) {
      s.find('count', '1', i, i + 2, { measure: PER_SIDE });
      if (!s.has('form', 'three-stone')) s.find('form', 'three-stone', i + 1, i + 2);
    }
  // "A three stone ring, two pears on each side" has two of them.
  const isTrilogy = s.all('form').some((i) => s.is(i, 'form', 'three-stone') && THREE_STONES.test(s.items[i]!.words));
  for (const { count, i } of found.slice()) {
    if (isTrilogy && (count === 2 || s.is(i, 'form', 'three-stone'))) continue;
    // "Links und rechts je zwei", "по два с каждой стороны", "両脇に1個ずつ".
    const isEach =
      s.items[i]!.language !== 'en' || s.items[i - 1]?.language !== 'en'
        ? [
            // Turkish "üçer", three each, "по одному".
            i,
            i - 1,
            i + 1,
            ...(s.is(i + 1, 'grammar', 'counter') ? [i + 2] : []),
            // "两边各镶三颗小钻": the verb stands between.
            ...(SET_WITH.test(s.items[i - 1]?.words ?? '') ? [i - 2] : []),
          ].find((k) => s.is(k, 'grammar', 'each'))
        : undefined;
    if (
      isEach !== undefined &&
      s.items.some(({ words, language }, k) => s.is(k, 'role', 'side') && language !== 'en' && !IN_GAPS.test(words))
    ) {
      s.find('count', String(count), Math.min(isEach, i), Math.max(isEach, i) + 1, { measure: PER_SIDE });
      found.splice(
        found.findIndex((one) => one.i === i),
        1,
      );
      continue;
    }
    const at = Array.from({ length: SIDE_REACH_OVER_BAND }, (_, k) => i + 1 + k).find(
      (k) =>
        s.is(k, 'role', 'side') &&
        EACH_SIDE.test(s.items[k]!.words) &&
        (k <= i + SIDE_REACH || s.items.slice(i, k).some((_, n) => s.is(i + n, 'part', 'band'))),
    );
    const isOther =
      at === undefined ||
      s.items
        .slice(i + 1, at)
        .some((_, k) => s.value(i + 1 + k) !== null || s.isBreak(i + 1 + k) || s.is(i + 1 + k, 'role', 'center'));
    if (isOther) continue;
    s.find('count', String(count), i, i + 1, { measure: PER_SIDE });
    // Stones on both sides of a figure or a text are no three stones.
    if (
      s.has('type', 'bracelet') ||
      (!s.has('type', 'ring') && s.findings.some(({ concept }) => concept === 'name' || concept === 'engraving'))
    )
      s.read(at, at + 1);
    else if (!s.has('form', 'three-stone')) s.find('form', 'three-stone', at, at + 1);
    found.splice(
      found.findIndex((one) => one.i === i),
      1,
    );
  }
}

/** Words for the left and the right. */
export const LEFT = cues`${'left'}`;
export const RIGHT = cues`${'right'}`;
/** Words for one of two between them. */
const ONE_MORE = cues`^${'another-one'}`;
const ACROSS = 6;

/** "Two small diamonds, one left and one right": one on each side of the ring's main stone. */
export function leftAndRight(s: Sentence, found: { count: number; i: number }[]): void {
  if (!s.has('type', 'ring')) return;
  for (let i = 1; i < s.items.length; i++) {
    if (!LEFT.test(s.items[i]!.words)) continue;
    const beyond = s.items.slice(i + 1, i + ACROSS);
    const right = beyond.findIndex(({ words }) => RIGHT.test(words));
    const isOneMore = beyond.slice(0, right + 1).some(({ words, value }) => value === 1 || ONE_MORE.test(words));
    const of = found.findLast((one) => one.i < i);
    if (right < 0 || !isOneMore || !of || (of.count !== 1 && of.count % 2 !== 0)) continue;
    s.find('count', String(Math.max(1, of.count / 2)), of.i, of.i + 1, { measure: PER_SIDE });
    const from = s.value(i - 1) === 1 ? i - 1 : i;
    if (!s.has('form', 'three-stone')) s.find('form', 'three-stone', from, i + 2 + right);
    s.close(from, i + 2 + right);
    found.splice(found.indexOf(of), 1);
  }
}

/** Maximum distance of a stone from the word for its side, in phrases. */
const BESIDE = 3;

/** The stone of a kind that stands by the word at `i`, before or after it; null without one in the same part. */
function stoneBeside(s: Sentence, i: number, way: 1 | -1): number | null {
  for (let at = i + way; Math.abs(at - i) <= BESIDE && !s.isBreak(at) && !s.is(at, 'grammar', 'and'); at += way)
    if (s.id(at, 'stone') !== null) return at;
  return null;
}

/** "An emerald, a diamond left, a ruby right": unlike stones on the left and the right of a ring's main stone. */
export function unlikeSides(s: Sentence): void {
  if (!s.has('type', 'ring')) return;
  const sides = [LEFT, RIGHT].map((words) => s.items.findIndex((item, i) => words.test(item.words) && !s.isClosed(i)));
  if (sides.includes(-1) || sides[0] === sides[1]) return;
  const way = ([1, -1] as const).find((one) => sides.every((i) => stoneBeside(s, i, one) !== null));
  if (way === undefined) return;
  const stones = sides.map((i) => stoneBeside(s, i, way)!);
  const isThree = s.all('stone').some((i) => !stones.includes(i)) && !s.has('form', 'three-stone');
  for (const [k, i] of sides.entries()) {
    s.find('place', 'one', i, i + 1, { of: s.id(stones[k]!, 'stone')!, measure: k === 0 ? ON_LEFT : ON_RIGHT });
    s.close(i, i + 1);
  }
  if (isThree) s.find('form', 'three-stone', sides[0]!, sides[0]! + 1);
}

/** Farthest distance of "each" or "one" from the sides, in phrases. */
const ALONE_REACH = 3;

/**
 * "両脇に一石ずつ", "по одному камню с каждой стороны", "her iki yanında bir taş": stones that only a number on each side
 * names, on rings. Figures and engravings are counted otherwise.
 */
export function sidesCountedAlone(s: Sentence): void {
  const isRead = s.findings.some(({ value }) => value === 'three-stone');
  if (isRead || !s.has('type', 'ring') || s.has('form', 'three-stone', 'engraved') || s.has('motif')) return;
  for (const at of s.all('role')) {
    if (!s.is(at, 'role', 'side') || s.items[at]!.language === 'en' || IN_GAPS.test(s.items[at]!.words)) continue;
    const near = [1, 2, ALONE_REACH].flatMap((k) => [at + k, at - k]);
    const isBoth = EACH_SIDE.test(s.items[at]!.words);
    const one = near.find(
      (k) =>
        (s.is(k, 'grammar', 'each') || (isBoth && k > at && s.value(k) === 1)) &&
        !s.items.slice(Math.min(k, at), Math.max(k, at)).some((_, n) => s.isBreak(Math.min(k, at) + n)),
    );
    if (one === undefined) continue;
    if (!s.findings.some(({ measure }) => measure === PER_SIDE))
      s.find('count', '1', one, one + 1, { measure: PER_SIDE });
    s.find('form', 'three-stone', at, at + 1);
    return;
  }
}
