/** Words of the figures made from icons, in all languages of prompts. */
import EVERYDAY from '../../src/language/everyday.json' with { type: 'json' };
import { ENGLISH, OTHERS, longest, type Language } from '../../src/language/lookup';
import { tokenize } from '../../src/language/tokenizer';
import { WORDS } from '../../src/motifs/icons/words';
import { ENGLISH_ONLY, MISTAKEN, REPLACED } from './exceptions';
import type { Listed } from './list';

/** Most words of a name, and most signs of one without spaces between words. */
const MOST_WORDS = 3;
const MOST_SIGNS = 7;
/** A single sign of Chinese or Japanese is part of many other words, and so is a short word elsewhere. */
const LEAST_SIGNS = 2;
const LEAST_LETTERS = 4;
const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const everyday = new Set(
  Object.values(EVERYDAY).flatMap((words) => (typeof words === 'string' ? words.split(' ') : (words as string[]))),
);

/** What a language calls by this name besides figures made from icons, if anything. */
function otherMeaning(language: Language, phrase: string, id: string): string | null {
  const tokens = tokenize(phrase);
  const match = longest(language, tokens, 0);
  if (match?.to !== tokens.length) return null;
  const other = match.concepts.find(
    (concept) =>
      !(concept.kind === 'motif' && Object.hasOwn(WORDS, concept.id)) &&
      concept.kind !== 'lacking' &&
      concept.id !== REPLACED[id],
  );
  return other ? `${language.id} ${other.kind} ${other.id}` : null;
}

/** Why a name is left out, or null. */
function faultOf(language: Language, languages: readonly Language[], phrase: string, id: string): string | null {
  const tokens = tokenize(phrase);
  const isSpaced = tokens.length < 2 || !tokens[1]!.isAttached;
  if (language.id !== 'en') {
    if (MISTAKEN.has(`${language.id} ${phrase}`)) return 'mistaken';
    if (tokens.length > (isSpaced ? MOST_WORDS : MOST_SIGNS)) return 'long';
    if (tokens.some(({ kind }) => kind === 'mark')) return 'marks';
    if ([...phrase].length < (IDEOGRAPHIC.test(phrase) ? LEAST_SIGNS : LEAST_LETTERS)) return 'short';
  }
  const meaning = languages
    .filter(({ script }) => script.test(phrase))
    .map((one) => otherMeaning(one, phrase, id))
    .find((found) => found !== null);
  return meaning ?? (tokens.length === 1 && everyday.has(phrase) ? 'everyday' : null);
}

/** @param nameOf short name of an icon in a language; @param report receives what is left out */
export function wordsOf(
  listed: readonly Listed[],
  nameOf: (icon: string, language: string) => string | undefined,
  report: (text: string) => void,
): Record<string, Record<string, string[]>> {
  const taken = new Map<string, string>();
  // Filipino names are mostly English words.
  const languages = [ENGLISH, ...OTHERS.filter(({ id }) => id !== 'tl')];
  return Object.fromEntries(
    listed.map(({ icon, id, english }) => {
      const entries = languages.map((language): [string, string[]] => {
        const name =
          language.id === 'en' || ENGLISH_ONLY.has(id) ? undefined : nameOf(icon, language.id)?.toLowerCase();
        const phrases = language.id === 'en' ? english : name === undefined ? [] : [name];
        return [
          language.id,
          phrases.filter((phrase) => {
            const key = `${language.id} ${tokenize(phrase)
              .map(({ word }) => word)
              .join(' ')}`;
            const fault =
              faultOf(language, languages, phrase, id) ??
              (taken.has(key) && taken.get(key) !== id ? `also ${taken.get(key)}` : null);
            if (fault !== null) report(`${language.id} ${phrase} (${id}): ${fault}`);
            else taken.set(key, id);
            return fault === null;
          }),
        ];
      });
      return [id, Object.fromEntries(entries.filter(([, phrases]) => phrases.length > 0))];
    }),
  );
}
