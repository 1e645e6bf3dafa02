/** One ring for stacking, as opposed to a stack. */
import { cues } from '../cues';
import type { Sentence } from '../sentence';
import { isStoneNoun } from '../roles';
import { sizeOfSet } from './bangleCounts';
import { RINGS } from './counts';

/** Words that name several rings, or a stack, by themselves. */
const SEVERAL_RINGS = cues`${'set-of-rings'}`;
/** Adjectives and nouns for one ring that is worn with others, in the singular or without number. */
const STACKABLE = cues`^${'stackable'}$`;
/** The singular of ring and band. */
const RING = cues`^${'one-ring'}$`;
/** Maximum distance of the noun from its adjective, in phrases. */
const REACH = 4;

/** Plurals of ring and band, and the numbers of them that make a stack. */
const RINGS_NOUN = cues`^${'several-rings'}$`;
const STACKED = [2, 6] as const;
/** "Stacking rings x3", "3x stacking rings": a number of rings beside the sign of multiplication. */
const TIMES = /^[x×]$/;

/** True for what a number counts before the rings in Chinese and Turkish: "三颗钻石的戒指". */
const isOtherThing = (s: Sentence, at: number): boolean =>
  s.items[at] !== undefined && s.items[at].language !== 'en' && isStoneNoun(s, at);

/** Words for the middle one of several rings. */
const MIDDLE_ONE = cues`^${'middle-ring'}$`;
const MIDDLE = cues`^${'the-middle-one'}$`;
export const RING_OR_ONE = cues`^(?:${'the-one'}|${'one-ring'})$`;

/** True for words for the middle ring, as opposed to the middle of a ring. */
export function isMiddleRing(s: Sentence, i: number): boolean {
  const { words, language } = s.items[i]!;
  if (MIDDLE_ONE.test(words)) return true;
  return MIDDLE.test(words) && (language !== 'en' || RING_OR_ONE.test(s.items[i + 1]?.words ?? ''));
}

/** Reads "the middle one" of a stack, whose ring takes what follows. */
function readMiddle(s: Sentence): void {
  for (const i of s.items.keys()) {
    if (!isMiddleRing(s, i)) continue;
    const isArticle = cues`^${'definite-article'}$`.test(s.items[i - 1]?.words ?? '');
    s.read(isArticle ? i - 1 : i, RING_OR_ONE.test(s.items[i + 1]?.words ?? '') ? i + 2 : i + 1);
  }
}

/** "Two with a diamond each": the number of rings whose description begins here; null for other numbers. */
export function ringsAt(s: Sentence, i: number): number | null {
  const count = s.value(i);
  const isStart = s.isBreak(i - 1) || s.is(i - 1, 'grammar', 'and');
  if (count === null || count < STACKED[0] || count > STACKED[1] || !isStart) return null;
  const isOfRings =
    s.is(i + 1, 'grammar', 'with') ||
    s.isOf(i + 1, 'metal', 'hue', 'finish') ||
    s.isAny(i + 1, 'form', 'plain', 'twist');
  return isOfRings ? count : null;
}

/** "Two with a diamond each": the number of rings of a stack that have the stone at `i`; undefined for others. */
export function ringsWith(s: Sentence, i: number): number | undefined {
  if (!s.findings.some(({ measure }) => measure === RINGS)) return undefined;
  for (let at = i - 1; at >= 0 && !s.isBreak(at); at--) {
    const rings = ringsAt(s, at);
    if (rings !== null) return rings;
  }
  return undefined;
}

/** "A stack of three thin bands", "two stacking rings": a number of rings. Two bands that are not stacked are a pair. */
export function severalRings(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    const set = sizeOfSet(s, i);
    const count = s.value(i) ?? set;
    if (count === null || s.isClosed(i) || count < STACKED[0] || count > STACKED[1]) continue;
    const nouns = Array.from({ length: REACH }, (_, k) => i + 1 + k);
    // "リング三本": Japanese puts the number after its noun.
    const isAfter =
      s.items[i]!.language === 'ja' &&
      s.is(i - 1, 'type', 'ring') &&
      cues`${'counter-of-rings'}$`.test(s.items[i]!.words);
    const isTimes = TIMES.test(s.items[i - 1]?.words ?? '') && RINGS_NOUN.test(s.items[i - 2]?.words ?? '');
    // "Skinny stacking rings set of 3".
    const isOfSet = set !== null || cues`${'set-of'}$`.test(s.words(Math.max(0, i - 2), i));
    const isSetAfter =
      isOfSet &&
      !isStoneNoun(s, i + 1) &&
      Array.from({ length: REACH }, (_, k) => i - 1 - k).some((at) => RINGS_NOUN.test(s.items[at]?.words ?? ''));
    const noun =
      isAfter || isTimes || isSetAfter
        ? i
        : nouns.find((at) => s.items[at] !== undefined && RINGS_NOUN.test(s.items[at].words));
    const isApart =
      noun !== undefined &&
      nouns.some((at) => at < noun && (s.mark(at) !== null || s.value(at) !== null || isOtherThing(s, at)));
    if (noun === undefined || isApart || s.is(i + 1, 'unit', 'mm') || s.is(i + 1, 'noun', 'stone')) continue;
    if (!isOfSet && !s.has('form', 'stack') && (count === 2 || s.has('form', 'pair'))) continue;
    s.find('count', String(count), i, i + 1, { measure: RINGS });
    if (!s.has('form', 'stack')) s.find('form', 'stack', i, noun + 1);
    s.close(i, i + 1);
    readMiddle(s);
    return;
  }
}

/** "A dainty stacking ring" is one thin ring; "stacking rings" and "a set of stacking rings" are a stack. */
export function stackables(s: Sentence): void {
  if (SEVERAL_RINGS.test(s.prompt)) return;
  for (const i of s.all('form')) {
    if (!s.is(i, 'form', 'stack') || !STACKABLE.test(s.items[i]!.words)) continue;
    const near = s.items.map((_, at) => at).filter((at) => Math.abs(at - i) <= REACH);
    const nouns = near.filter((at) => s.isOf(at, 'type', 'hint'));
    if (nouns.length === 0 || !nouns.every((at) => RING.test(s.items[at]!.words))) continue;
    const first = Math.min(i, ...nouns);
    if ([first - 1, first - 2].some((at) => (s.value(at) ?? 0) > 1 && !s.isBreak(at + 1))) continue;
    if (nouns.includes(i)) s.find('type', 'ring', i, i + 1);
    s.find('style', 'minimalist', i, i + 1);
    s.find('custom', 'bare', i, i + 1);
    s.close(i, i + 1);
  }
}
