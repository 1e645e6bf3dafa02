/** Numbers of bangles that are worn together, after their noun: "bangles set of 4", "bilezik, 3 tane yan yana". */
import { cues } from '../cues';
import type { Sentence } from '../sentence';

/** Numbers of bangles of a set. */
export const BANGLES = { least: 2, most: 7 } as const;

/** Maximum distance of a number after its bangles, in phrases. */
const REACH = 6;

/** Words of counting right before and right after the number. */
const BEFORE = cues`^${'counted-as-set'}$`;
const AFTER = cues`^${'counted-pieces'}$`;

/** Phrases that have the number in them. */
const SETS = [
  [cues`^${'set-of'} (?:${'two'}|2)$`, 2],
  [cues`^${'set-of'} ${'three'}$`, 3],
] as const;
export const sizeOfSet = (s: Sentence, i: number): number | null =>
  SETS.find(([words]) => words.test(s.items[i]!.words))?.[1] ?? null;
/** Sets of bangles with one for each day of the week. */
const WEEK = cues`^${'one-a-day'}$`;
export const DAYS = 7;
/** True for the name of such a set. */
export const isWeek = (s: Sentence, at: number): boolean => WEEK.test(s.items[at]?.words ?? '');

/** The number of bangles after their noun at `at`, with its phrase; null without one. */
export function countAfter(s: Sentence, at: number): { i: number; count: number } | null {
  for (let i = at + 1; i <= at + REACH && i < s.items.length; i++) {
    if (s.isBreak(i) && s.mark(i) !== ',') return null;
    const set = sizeOfSet(s, i);
    const count = set ?? s.value(i);
    if (count === null || !Number.isInteger(count) || count < BANGLES.least || count > BANGLES.most) continue;
    const isCounted =
      BEFORE.test(s.items[i - 1]?.words ?? '') ||
      BEFORE.test(s.words(Math.max(0, i - 2), i)) ||
      AFTER.test(s.items[i + 1]?.words ?? '');
    if (set !== null || isCounted) return { i, count };
  }
  return null;
}
