/** Queries on neighbouring phrases, shared by several rules. */
import { cues } from '../cues';
import { goldOf } from '../../gold';
import { INLAYS } from '../../catalogue/inlays';
import type { Sentence } from '../sentence';

export const MOST_STONES = 60;
/** Maximum distance of a measure from its stone after it, in phrases. */
export const MEASURE_REACH = 4;
export const INLAY_STONES: ReadonlySet<string> = new Set(Object.keys(INLAYS));

/** The number that begins at a phrase, and its end: "1 1/2", "1/2", "2". */
export function numberAt(s: Sentence, i: number): { value: number; to: number } | null {
  // "About an inch wide".
  const isOne =
    cues`^${'a-or-one'}$`.test(s.items[i]?.words ?? '') && cues`^${'inch'}$`.test(s.items[i + 1]?.words ?? '');
  const value = s.value(i) ?? (isOne ? 1 : null);
  if (value === null) return null;
  const isFraction = (at: number): boolean =>
    s.mark(at + 1) === '/' &&
    s.value(at) !== null &&
    s.value(at + 2) !== null &&
    Number.isInteger(s.value(at)) &&
    s.items[at + 1]!.isAttached &&
    s.items[at + 2]!.isAttached &&
    s.value(at)! < s.value(at + 2)!;
  if (isFraction(i)) return { value: value / s.value(i + 2)!, to: i + 3 };
  if (isFraction(i + 1) && Number.isInteger(value))
    return { value: value + s.value(i + 1)! / s.value(i + 3)!, to: i + 4 };
  return { value, to: i + 1 };
}

/** True when `test` holds for a phrase from `from` on, at most `most` further, before a break. */
export function near(s: Sentence, from: number, most: number, test: (i: number) => boolean): boolean {
  for (let i = from; i < from + most && i < s.items.length && !s.isBreak(i); i++) {
    if (test(i)) return true;
    if (s.isAny(i, 'grammar', 'with', 'and') || s.value(i) !== null) return false;
  }
  return false;
}

export const isOfType = (s: Sentence, i: number, ...types: readonly string[]): boolean =>
  types.some((type) => s.is(i, 'type', type) || s.is(i, 'hint', type));

export const isGold = (s: Sentence, i: number): boolean =>
  s.id(i, 'metal') !== null && goldOf(s.id(i, 'metal') as Parameters<typeof goldOf>[0]) !== null;

/** English adverbs of degree before an adjective: "two very small diamonds". */
export const DEGREE = cues`^${'degree'}$`;

/** Plain adjectives between a count and its stones: "three old diamonds". */
export const PLAIN = cues`^${'plain-adjective'}$`;

/** The place of the count right before a phrase: "three small stars"; -1 without one. */
export function placeOfCount(s: Sentence, i: number): number {
  let at = i - 1;
  while (
    at >= 0 &&
    at > i - 5 &&
    s.mark(at) === null &&
    s.value(at) === null &&
    (s.isClosed(at) ||
      s.isAny(at, 'grammar', 'adjective', 'counter') ||
      DEGREE.test(s.items[at]!.words) ||
      PLAIN.test(s.items[at]!.words) ||
      s.isAny(at, 'form', 'drop', 'twist') ||
      (s.items[at]!.language !== 'en' && s.is(at, 'grammar', 'of')) ||
      s.isOf(at, 'scale', 'cut', 'colour', 'style', 'finish', 'metal', 'gold', 'pearl'))
  )
    at--;
  const count = s.value(at);
  return count !== null &&
    Number.isInteger(count) &&
    count >= 1 &&
    count <= MOST_STONES &&
    s.id(at + 1, 'unit') === null
    ? at
    : -1;
}

/** The count right before a phrase. */
export const countBefore = (s: Sentence, i: number): number | undefined => s.value(placeOfCount(s, i)) ?? undefined;
