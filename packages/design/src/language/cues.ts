/**
 * Words by which prompts relate, place, count or refuse things, as regular expressions. The words themselves are `cue` in the lexicon
 * of each language.
 */
import EN from './lexicon/en.json' with { type: 'json' };
import { CJK, ENGLISH, HANGUL, OTHERS, phrases } from './lookup';
import { folded, plain } from './tokenizer';

/** A class of words; English lists all classes, those that it has no words for as well. */
export type Cue = keyof (typeof EN)['cue'];

/** Letters that people write for one another. */
const ALIKE: readonly string[] = ['اأإآ', 'هة', 'يىی', 'كک', 'ँं', 'её'];

/** A letter with and without its accents, those as part of the letter or after it. */
function spelled(letter: string): string {
  if (letter === ' ') return '[ -]';
  if (letter === "'") return "['’]?";
  const bare = folded(plain(letter));
  const alike = ALIKE.find((letters) => letters.includes(letter)) ?? letter;
  const spellings = [...new Set([...alike, letter.normalize('NFD'), bare])].filter((one) => one !== '');
  const any = spellings.length > 1 ? `(?:${spellings.join('|')})` : letter;
  return bare === '' ? `${any}?` : any;
}

/** True for a letter of a script without spaces between words, or whose particles join them. */
const isJoined = (letter: string): boolean => CJK.test(letter) || HANGUL.test(letter);

const NO_LETTER_BEFORE = String.raw`(?<![\p{L}\p{M}])`;
const NO_LETTER_AFTER = String.raw`(?![\p{L}\p{M}])`;
const ANY_ENDING = String.raw`[\p{L}\p{M}]*`;

const lettersOf = (phrase: string): string => [...phrase.replaceAll('*', '')].map(spelled).join('');

const isWhole = (phrase: string): boolean =>
  !/^\*|\*$/.test(phrase) && !isJoined(phrase[0]!) && !isJoined(phrase.at(-1)!);

function withBounds(phrase: string): string {
  const before = phrase.startsWith('*') || isJoined(phrase[0]!) ? '' : NO_LETTER_BEFORE;
  const after = phrase.endsWith('*') ? ANY_ENDING : isJoined(phrase.at(-1)!) ? '' : NO_LETTER_AFTER;
  return before + lettersOf(phrase) + after;
}

/** The words of a class in all languages, longest first. */
function anyOf(cue: Cue): string {
  const all = [ENGLISH, ...OTHERS]
    .flatMap(({ words }) => words['cue']?.[cue] ?? [])
    .flatMap(phrases)
    .toSorted((a, b) => b.length - a.length);
  const whole = all.filter(isWhole).map(lettersOf);
  const others = all.filter((phrase) => !isWhole(phrase)).map(withBounds);
  return `(?:${[...(whole.length > 0 ? [`${NO_LETTER_BEFORE}(?:${whole.join('|')})${NO_LETTER_AFTER}`] : []), ...others].join('|')})`;
}

/**
 * A regular expression with classes of words: cues`^${'owning'} ${'possessive'} own`. It ignores case and accents, and takes texts
 * of prompts and phrases that are normalized for look-up alike. In a class `a|b` is either word, `word?` may be left out, `stem*`
 * has any ending and `*end` any beginning, which is no part of the match.
 */
export const cues = (text: TemplateStringsArray, ...classes: readonly Cue[]): RegExp =>
  new RegExp(String.raw(text, ...classes.map(anyOf)), 'iu');
