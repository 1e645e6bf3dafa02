/** English positions of a prompt that no reading took: "pearls at the bottom", "wings wrapped round the finger". */
import type { Requirement } from '../language/requirement';

const PLACES: readonly (readonly [words: RegExp, place: string])[] = [
  [/(?<!\p{L})(?:on|at) (?:the )?(?:very )?top(?!\p{L})(?! (?:stud|half|row|one))/giu, 'above'],
  [/(?<!\p{L})(?:at|along) (?:the |its )?(?:very )?bottom(?!\p{L})|(?<!\p{L})underneath(?!\p{L})/giu, 'below'],
  [/(?<!\p{L})(?:wrapp?|curl|coil|wind)(?:s|ed|ing)? (?:all )?a?round(?!\p{L})/giu, 'wrap'],
];

/** The end of what a position belongs to. */
const BREAK = /[,.;:!?()،、，。\n]/u;
/** Longest distance of a position from its thing, characters. */
const REACH = 40;

const isThing = ({ concept, isRefused }: Requirement): boolean =>
  (concept === 'stone' || concept === 'motif') && !isRefused;

/** Requirements for unread positions of the stone or figure that stands before them, or else after them. */
export function placesLeft(prompt: string, requirements: readonly Requirement[]): Requirement[] {
  return PLACES.flatMap(([words, value]) =>
    [...prompt.matchAll(words)].flatMap(({ 0: text, index: start }): Requirement[] => {
      const end = start + text.length;
      if (requirements.some((one) => one.start < end && one.end > start)) return [];
      const before = requirements.findLast(
        (one) =>
          isThing(one) && one.end <= start && start - one.end < REACH && !BREAK.test(prompt.slice(one.end, start)),
      );
      const after = requirements.find(
        (one) =>
          isThing(one) && one.start >= end && one.start - end < REACH && !BREAK.test(prompt.slice(end, one.start)),
      );
      const thing = before ?? after;
      return thing
        ? [{ concept: 'place', value, of: thing.value, isRefused: false, role: null, text, start, end }]
        : [];
    }),
  );
}
