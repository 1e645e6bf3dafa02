/** Words of size in all languages of the lexicons. */
import { cues } from '../language/cues';
import type { Requirement } from '../language/requirement';
import { plain } from '../language/tokenizer';

/** What a word of size says. */
export type Size = 'thin' | 'thick' | 'wide' | 'small' | 'large' | 'quiet';

/** Words by what they say; the first that matches counts. */
const WORDS: readonly (readonly [size: Size, word: RegExp])[] = [
  ['quiet', cues`${'understated'}|${'not'}|${'nothing'}`],
  ['thick', cues`${'thick'}|${'heavy'}`],
  ['wide', cues`${'wide'}`],
  ['thin', cues`${'thin'}|${'light-weight'}`],
  ['small', cues`${'small'}|${'tiny'}`],
  ['large', cues`${'large'}`],
];

const TINY = cues`${'tiny'}`;
export const isTiny = (text: string): boolean => TINY.test(text);

/** Words that turn a size round, before it: "nothing heavy", "not so wide". */
const NOT_SO = cues`(?:${'not'}|${'nothing'})(?: ${'to-be'})?(?: ?${'very'})* ?$`;
/** The same after it: "çok kalın olmasın", "ज़्यादा भारी नहीं". */
const NOT_AFTER = cues`^[\p{L}\p{M}]{0,2} ?${'is-not'}`;

/** What a word of size says, and whether the words around it turn it round. */
export interface SizeWord {
  readonly size: Size;
  readonly isNegated: boolean;
}

/** "Large", which is wide in French, and nouns after it in English. */
const LARGE_OR_WIDE = cues`^${'large-or-wide'}$`;
const ENGLISH_NOUN = cues`^ (?!${'follows-adjective'})\p{L}`;

/** What a word of size says between the words before and after it; null for words of a style. */
export function sizeWord(text: string, before = '', after = ''): SizeWord | null {
  const words = plain(text);
  if (LARGE_OR_WIDE.test(words) && ENGLISH_NOUN.test(after))
    return { size: 'large', isNegated: NOT_SO.test(plain(before)) };
  const found = WORDS.flatMap(([size, word]) => {
    const match = size === 'quiet' ? null : word.exec(words);
    return match ? [{ size, from: match.index, to: match.index + match[0].length }] : [];
  })[0];
  const isNegated =
    found !== undefined &&
    (NOT_SO.test(plain(before) + words.slice(0, found.from)) || NOT_AFTER.test(words.slice(found.to) + plain(after)));
  if (found && isNegated) return { size: found.size, isNegated };
  const size = WORDS.find(([, word]) => word.test(words))?.[0];
  return size === undefined ? null : { size, isNegated: false };
}

/** True for a requirement that the piece be wide. */
export const isWideWord = (
  {
    concept,
    value,
    text,
    start,
    end,
    isRefused,
  }: Pick<Requirement, 'concept' | 'value' | 'text' | 'start' | 'end' | 'isRefused'>,
  prompt: string,
): boolean => {
  const word =
    concept === 'style' && value === 'bold' && !isRefused
      ? sizeWord(text, prompt.slice(0, start), prompt.slice(end))
      : null;
  return word?.size === 'wide' && !word.isNegated;
};

/** What a word of size says by itself; null for words of a style. */
export const sizeOf = (text: string): Size | null => sizeWord(text)?.size ?? null;
