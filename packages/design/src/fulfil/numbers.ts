/** Numbers of a prompt that no reading took, although they count stones or figures. */
import { cues } from '../language/cues';
import type { Requirement } from '../language/requirement';
import { ENGLISH, phrases } from '../language/lookup';

/** English words for numbers with their values. */
const VALUES: ReadonlyMap<string, number> = new Map(
  Object.entries(ENGLISH.words['number'] ?? {}).flatMap(([value, words]) =>
    words.flatMap(phrases).flatMap((word) => (/^\p{L}+$/u.test(word) ? [[word, Number(value)] as const] : [])),
  ),
);
/** Digits and words for numbers, without decimals, sizes and dates. */
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/×'’-])(?:\d{1,2}|${[...VALUES.keys()].join('|')})(?![\p{L}\p{N}.,/×%'’"-])`,
  'giu',
);
const FIRST = 2;
const MOST = 60;

/** Longest distance of a number from what it counts, characters. */
const REACH = 40;

/** The end of a clause, and words that begin another thing. */
const BREAK = cues`[,.;:!?()،、，。\n]|${'and'}|${'with'}|${'for'}|${'in'}|${'on'}|${'of'}|${'to'}`;

type Span = Pick<Requirement, 'start' | 'end'>;

/** True when requirements have taken every word of a text that begins at a place of the prompt. */
const isAllRead = (text: string, from: number, spans: readonly Span[]): boolean =>
  [...text.matchAll(/\p{L}+/gu)].every(({ index }) =>
    spans.some(({ start, end }) => from + index >= start && from + index < end),
  );

/** Requirements for unread numbers before a stone or a figure: "5 evenly spaced bezel moonstones". */
export function countsLeft(prompt: string, requirements: readonly Requirement[]): Requirement[] {
  return [...prompt.matchAll(NUMBER)].flatMap(({ 0: text, index: start }): Requirement[] => {
    const end = start + text.length;
    const value = VALUES.get(text.toLowerCase()) ?? Number(text);
    const isRead = requirements.some((one) => one.start < end && one.end > start);
    if (isRead || value < FIRST || value > MOST) return [];
    const thing = requirements.find(
      ({ concept, start: at, isRefused }) =>
        (concept === 'stone' || concept === 'motif') && !isRefused && at > end && at - end < REACH,
    );
    if (!thing || thing.count !== undefined) return [];
    const between = prompt.slice(end, thing.start);
    if (BREAK.test(between) || !isAllRead(between, end, requirements)) return [];
    const span = { isRefused: false, role: null, text, start, end };
    return thing.concept === 'motif'
      ? [{ ...span, concept: 'motif', value: thing.value, count: value }]
      : [{ ...span, concept: 'count', value: String(value), of: thing.value }];
  });
}
