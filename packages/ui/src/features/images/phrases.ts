import type { Requirement } from '@jewelry/contract';

/** Allowed between two words of one phrase: other words, but not the end of a sentence or of an item. */
const WITHIN = /^[\p{L}\p{M}\s'’-]{0,16}$/u;

/**
 * Merges adjacent requirements with the same outcome in the same part: 'a 1.5 carat oval aquamarine' is one phrase of a
 * customer rather than three. Requirements with a note remain separate.
 */
export function phrasesOf(prompt: string, requirements: readonly Requirement[]): Requirement[] {
  const isQuoted = ({ text, start, end }: Requirement): boolean => prompt.slice(start, end) === text;
  return requirements
    .toSorted((a, b) => a.start - b.start)
    .reduce<Requirement[]>((phrases, next) => {
      const last = phrases.at(-1);
      const isSame =
        last &&
        !last.note &&
        !next.note &&
        last.status === next.status &&
        last.part === next.part &&
        last.end <= next.start;
      if (!isSame || !isQuoted(last) || !isQuoted(next) || !WITHIN.test(prompt.slice(last.end, next.start)))
        return [...phrases, next];
      return [...phrases.slice(0, -1), { ...last, end: next.end, text: prompt.slice(last.start, next.end) }];
    }, []);
}
