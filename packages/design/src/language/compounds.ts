/** Splits compound words into the words of a lexicon: "Verlobungsring", "Goldkettchen". */
import { cues } from './cues';
import type { Language } from './lookup';
import { folded, type Token } from './tokenizer';

const SHORTEST_PART = 3;
const MOST_PARTS = 3;
const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e', 'ns'];
const LONGEST_COMPOUND = 40;
/** Diminutives of German, the only endings of compounds that lexicons omit. */
const SMALL_HEAD = cues`${'diminutive'}$`;

/** The parts of a compound word, or null. */
export function parts(token: Token, languages: readonly Language[]): Token[] | null {
  const { word } = token;
  if (
    word.length < 2 * SHORTEST_PART ||
    word.length > LONGEST_COMPOUND ||
    token.text.length !== token.end - token.start
  )
    return null;
  /** Index in the prompt of each letter of the word, since ß is looked up as ss. */
  const letters = [...token.text].flatMap((letter, i) => Array.from({ length: folded(letter).length }, () => i));
  if (letters.length !== word.length) return null;
  const place = (at: number): number => letters[at] ?? token.text.length;
  const known = (text: string): boolean => languages.some(({ compounded }) => compounded.has(text));
  /** The last part may have an ending: Goldkettchen. */
  const isHead = (text: string): boolean =>
    known(text) ||
    (SMALL_HEAD.test(text) &&
      languages.some(
        ({ compounded, forms }) => compounded.size > 0 && forms(text).some((form) => compounded.has(form)),
      ));
  /** Boundaries of the parts from `from` on, or null; linking letters such as the s of Verlobungsring are skipped. */
  const split = (from: number, depth: number): number[] | null => {
    if (isHead(word.slice(from))) return [];
    if (depth === 0) return null;
    for (let to = word.length - SHORTEST_PART; to >= from + SHORTEST_PART; to--) {
      for (const link of LINKS) {
        if (
          to - link.length < from + SHORTEST_PART ||
          !word.endsWith(link, to) ||
          !known(word.slice(from, to - link.length))
        )
          continue;
        const rest = split(to, depth - 1);
        if (rest) return [to - link.length, to, ...rest];
      }
    }
    return null;
  };
  const cuts = split(0, MOST_PARTS - 1);
  if (!cuts || cuts.length === 0) return null;
  const bounds = [0, ...cuts, word.length];
  return Array.from({ length: bounds.length / 2 }, (_, i) => {
    const [from, to] = [bounds[2 * i]!, bounds[2 * i + 1]!];
    return {
      ...token,
      word: word.slice(from, to),
      text: token.text.slice(place(from), place(to)),
      start: token.start + place(from),
      end: token.start + place(to),
      isAttached: false,
    };
  });
}

/** True for a compound of words of a language and English ones: Herrenring. */
export const isCompound = (token: Token, language: Language, english: Language): boolean =>
  language.compounded.size > 0 && parts(token, [language, english]) !== null && parts(token, [english]) === null;
