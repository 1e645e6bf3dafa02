/**
 * Corrects words of jewelry in which one letter is wrong, missing, doubled or swapped with the next, in Latin,
 * Cyrillic, Arabic and Devanagari letters.
 */
import leven from 'leven';
import EVERYDAY from './everyday.json' with { type: 'json' };
import type { Language } from './lookup';
import { folded, plain } from './tokenizer';
import { setOf } from '../wordList';

/** Shorter words are too close to each other; Arabic, which omits vowels, has shorter ones. */
export const LEAST_LETTERS = 6;
const LEAST_ARABIC = 5;

const ARABIC = /\p{Script=Arabic}/u;
const leastOf = (word: string): number => (ARABIC.test(word) ? LEAST_ARABIC : LEAST_LETTERS);

/** Kinds of concepts whose words are corrected. */
const OF_JEWELRY: ReadonlySet<string> = setOf('type metal stone cut finish hint motif form chain');

/** Everyday words, which are never corrected. */
const COMMON: ReadonlySet<string> = new Set(
  Object.values(EVERYDAY).flatMap((words) => words.split(' ').map((word) => folded(plain(word)))),
);

/** The terms of a language and the beginnings that its inflected ones share, by every spelling that lacks one letter. */
interface Terms {
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly stems: ReadonlyMap<string, readonly string[]>;
}

/** A word, and the spellings that lack one letter of it. */
const shortened = (word: string): string[] => [
  word,
  ...Array.from(word, (_, i) => `${word.slice(0, i)}${word.slice(i + 1)}`),
];

function indexed(terms: readonly string[]): Map<string, string[]> {
  const out = new Map<string, string[]>();
  for (const term of terms)
    for (const key of shortened(term)) {
      const known = out.get(key);
      if (known) known.push(term);
      else out.set(key, [term]);
    }
  return out;
}

const LETTERS = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}]+$/u;
const isLetters = (word: string): boolean => word.length >= leastOf(word) && LETTERS.test(word);

const isTerm = ({ concepts }: Language['root']): boolean => concepts.some(({ kind }) => OF_JEWELRY.has(kind));
/**
 * True for a beginning that is a term itself or with a second word, as "обручальн* кольц*", and that alone is no word of
 * grammar.
 */
const beginsTerm = (node: Language['root']): boolean =>
  isTerm(node) ||
  (node.concepts.length === 0 && [...node.stems.values()].flat().some(({ node: next }) => isTerm(next)));

const KNOWN = new WeakMap<Language, Terms>();

/** The terms of a language, indexed on first use. */
function termsOf(language: Language): Terms {
  const known = KNOWN.get(language);
  if (known) return known;
  const { next, stems } = language.root;
  const terms = {
    words: indexed([...next].flatMap(([word, node]) => (isLetters(word) && isTerm(node) ? [word] : []))),
    stems: indexed(
      [...stems.values()].flat().flatMap(({ stem, node }) => (isLetters(stem) && beginsTerm(node) ? [stem] : [])),
    ),
  };
  KNOWN.set(language, terms);
  return terms;
}

/** True for spellings that one letter, or two neighbours in the other order, make alike. */
const isSlip = (word: string, term: string): boolean =>
  word[0] === term[0] &&
  (leven(word, term, { maxDistance: 2 }) <= 1 ||
    (word.length === term.length && [...term].toSorted().join('') === [...word].toSorted().join('')));

const near = (index: ReadonlyMap<string, readonly string[]>, word: string): string[] =>
  shortened(word)
    .flatMap((key) => index.get(key) ?? [])
    .filter((term) => isSlip(word, term));

/** Meanings of a term, to tell whether two of them differ. */
const meanings = (language: Language, term: string): string => {
  const node =
    language.root.next.get(term) ?? language.root.stems.get(term[0]!)?.find(({ stem }) => stem === term)?.node;
  return (node?.concepts ?? [])
    .map(({ kind, id }) => `${kind} ${id}`)
    .toSorted()
    .join();
};

/** The term that an unknown word misspells, in the first language that has one; null for none and for several. */
export function mended(word: string, languages: readonly Language[]): string | null {
  if (word.length < LEAST_LETTERS || !isLetters(word) || COMMON.has(word)) return null;
  for (const language of languages) {
    if (!language.script.test(word)) continue;
    const { words, stems } = termsOf(language);
    const forms = language.forms(word).filter(isLetters);
    const whole = forms.flatMap((form) => near(words, form));
    const begun =
      whole.length > 0 || stems.size === 0
        ? []
        : Array.from({ length: word.length - LEAST_LETTERS + 2 }, (_, k) =>
            word.slice(0, LEAST_LETTERS - 1 + k),
          ).flatMap((beginning) => near(stems, beginning));
    const found = [...new Set([...whole, ...begun])];
    if (new Set(found.map((term) => meanings(language, term))).size === 1) return found[0]!;
  }
  return null;
}
