/** The requirements of a prompt with their spans, and its unread words. */
import { cues } from '../cues';
import NEAREST from '../lexicon/nearest.json' with { type: 'json' };
import type { Requirement, RequirementConcept } from '../requirement';
import { chatterIn } from '../rules/chatter';
import type { Sentence } from '../sentence';
import { setOf } from '../../wordList';

/** Concepts that are implied and never required by words. */
const IMPLIED: ReadonlySet<RequirementConcept> = new Set(['custom', 'hint', 'quantity', 'colour']);

/** Kinds that only modify other words and are not reported as unknown. */
const IGNORED: ReadonlySet<string> = new Set(['role', 'number', 'fold', 'scale', 'child']);

/** Words of the grammar that are reported as unread. */
const REPORTED: ReadonlySet<string> = setOf('called illness texture background hallmark pure not');

const MOST_NAMED = 20;

/** Words that were read and have a substitute. */
export function substitutes(words: readonly string[]): Record<string, string> {
  const nearest: Readonly<Record<string, string>> = NEAREST;
  return Object.fromEntries(
    words
      .flatMap((w) => {
        const one = w.replaceAll('-', ' ').replace(/(?<=ch)es$|s$/, '');
        return [one, one.replace(cues`(?: ${'chain-or-link'})+$`, '')]
          .filter((known) => Object.hasOwn(nearest, known))
          .slice(0, 1);
      })
      .map((w) => [w, nearest[w]!]),
  );
}

export interface UnreadWords {
  words: string;
  start: number;
  end: number;
}

const WORDS = /[\p{L}\p{N}\p{M}']+|\p{Extended_Pictographic}/gu;
const SHORT = /^[\p{Script=Latin}\p{Script=Cyrillic}]{1,2}$|^\p{L}$/u;

/** Unread words that may be a wish, each at its first position, without function words and short numbers. */
export function unread(s: Sentence): UnreadWords[] {
  const out = new Map<string, UnreadWords>();
  const isChatter = chatterIn(s);
  for (const [i, item] of s.items.entries()) {
    if (out.size >= MOST_NAMED) break;
    if (
      item.isRead ||
      item.mark !== null ||
      item.words.endsWith("'") ||
      item.concepts.some(
        ({ kind, id }) =>
          IGNORED.has(kind) || (kind === 'grammar' && !REPORTED.has(id)) || (kind === 'noun' && id === 'stone'),
      ) ||
      isChatter(i)
    )
      continue;
    for (const match of item.words.matchAll(WORDS)) {
      const words = match[0].replace(/^'+|'+$/g, '').replace(/'s$/, '');
      if (words === '' || /^\d{1,2}$/.test(words) || (SHORT.test(words) && item.concepts.length > 0) || out.has(words))
        continue;
      out.set(words, { words, start: item.start, end: item.end });
    }
  }
  return [...out.values()].slice(0, MOST_NAMED);
}

/** What may lie between two words of one phrase: "tucked in among". */
const WITHIN = /^[\s-]*(?:\p{L}{1,3}[\s-]+)?$/u;

/** Unread words that stand together, as phrases. */
function inPhrases(prompt: string, lost: readonly UnreadWords[]): UnreadWords[] {
  const phrases: UnreadWords[] = [];
  for (const one of lost.toSorted((a, b) => a.start - b.start)) {
    const last = phrases.at(-1);
    const isSame = last && last.start === one.start;
    if (last && (isSame || (one.start > last.end && WITHIN.test(prompt.slice(last.end, one.start)))))
      phrases[phrases.length - 1] = {
        words: isSame ? last.words : `${last.words} ${one.words}`,
        start: last.start,
        end: Math.max(last.end, one.end),
      };
    else phrases.push(one);
  }
  return phrases;
}

/**
 * All requirements and refusals with their spans, in the order of the prompt.
 * @param hasTypes true when words state the type, so that hints at it require nothing
 */
export function requirementsOf(s: Sentence, lost: readonly UnreadWords[], hasTypes: boolean): Requirement[] {
  return [
    ...s.findings
      .filter(
        ({ concept, from, to }) =>
          to > from && (!IMPLIED.has(concept) || (concept === 'hint' && !hasTypes) || concept === 'colour'),
      )
      .map(({ concept, value, measure, isRefused, role, of, seat, count, at, from, to }): Requirement => {
        const [start, end] = [s.items[from]!.start, s.items[to - 1]!.end];
        return {
          concept: concept === 'hint' ? 'type' : concept === 'colour' && !isRefused ? 'stone' : concept,
          value,
          ...(measure && concept !== 'scale' ? { measure } : {}),
          isRefused,
          role,
          ...(of === undefined ? {} : { of }),
          ...(seat === undefined ? {} : { seat }),
          ...(count === undefined ? {} : { count }),
          ...(at === undefined ? {} : { at }),
          text: s.prompt.slice(start, end),
          start,
          end,
        };
      }),
    ...inPhrases(s.prompt, lost).map(({ words: value, start, end }): Requirement => ({
      concept: 'unknown',
      value,
      isRefused: false,
      role: null,
      text: s.prompt.slice(start, end),
      start,
      end,
    })),
  ].toSorted((a, b) => a.start - b.start || a.end - b.end);
}
