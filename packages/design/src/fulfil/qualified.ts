/** A thing is met only together with what its own phrase says of it: its number, and that it hangs. */
import type { Requirement } from '../language/requirement';
import type { Judged } from './choices';

/** Longest distance of a number before its thing, and of "hanging" after it, characters. */
const COUNT_REACH = 40;
const HANG_REACH = 14;
const CLAUSE = /[,.;:!?،、，。]/u;

/** True for a number of a thing: "three little chains", "two rings". */
const counts = (prompt: string, one: Requirement, thing: Requirement): boolean =>
  (one.concept === 'number' || one.concept === 'count') &&
  (one.at === `${thing.concept} ${thing.value}` || (thing.concept === 'stone' && one.of === thing.value)) &&
  one.end <= thing.start &&
  thing.start - one.end < COUNT_REACH &&
  !CLAUSE.test(prompt.slice(one.end, thing.start));

/** True for words that say that chains hang: "chains hanging below". */
const hangs = (prompt: string, one: Requirement, thing: Requirement): boolean =>
  thing.value === 'chain' &&
  one.concept === 'form' &&
  one.value === 'drop' &&
  one.start >= thing.end &&
  one.start - thing.end < HANG_REACH &&
  !CLAUSE.test(prompt.slice(thing.end, one.start));

/** Gives a met thing the verdict on a qualifier of its phrase that the piece does not meet. */
export const qualified = (judged: readonly Judged[], prompt: string): Judged[] =>
  judged.map((one) => {
    const { requirement: thing, verdict } = one;
    if (verdict.status !== 'met' || thing.isRefused) return one;
    const unmet = judged.find(
      ({ requirement, verdict: { status } }) =>
        !requirement.isRefused &&
        ((status === 'differently' && counts(prompt, requirement, thing)) ||
          (status === 'not' && hangs(prompt, requirement, thing))),
    );
    return unmet ? { requirement: thing, verdict: { ...verdict, ...unmet.verdict } } : one;
  });
