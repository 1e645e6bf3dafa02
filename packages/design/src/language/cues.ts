/**
 * Words by which prompts relate, place, count or refuse things, as regular expressions. The words themselves are `cue` in the lexicon
 * of each language.
 */
import EN from './lexicon/en.json' with { type: 'json' };
import { CJK, ENGLISH, HANGUL, LATIN, OTHERS, phrases, type Language } from './lookup';
import { folded, plain } from './tokenizer';

/** A class of words; English lists all classes, those that it has no words for as well. */
export type Cue = keyof (typeof EN)['cue'];

const LETTER = String.raw`[\p{L}\p{M}]`;
const NO_LETTER_BEFORE = `(?<!${LETTER})`;
const NO_LETTER_AFTER = `(?!${LETTER})`;
const ANY_ENDING = `${LETTER}*`;
/** Arabic joins "and" and "so" to the word after them. */
const ARABIC = /^\p{Script=Arabic}/u;
const JOINED_BEFORE = '[وف]?';

/** Letters that people write for one another. */
const ALIKE: readonly string[] = ['اأإآ', 'هة', 'يىی', 'كک', 'ँं', 'её'];

/** A letter with and without its accents, those as part of the letter or after it; always with them where they tell words apart. */
function spelled(letter: string, hasAccents: boolean): string {
  if (letter === ' ') return '[ -]';
  if (letter === "'") return "['’]? ?";
  if (letter === '*') return `${LETTER}{2,}`;
  if (hasAccents && LATIN.test(letter)) return letter;
  const bare = folded(plain(letter));
  const alike = ALIKE.find((letters) => letters.includes(letter)) ?? letter;
  const spellings = [...new Set([...alike, letter.normalize('NFD'), bare])].filter((one) => one !== '');
  const short = spellings.filter((one) => one.length === 1);
  const any = [...spellings.filter((one) => one.length > 1), ...(short.length > 1 ? [`[${short.join('')}]`] : short)];
  const pattern = any.length > 1 || bare === '' ? `(?:${any.join('|')})` : any[0]!;
  return bare === '' ? `${pattern}?` : pattern;
}

/** True for a letter of a script without spaces between words, or whose particles join them. */
const isJoined = (letter: string): boolean => CJK.test(letter) || HANGUL.test(letter);

/** Patterns of letters so far, without accents and with them. */
const SPELLED = [new Map<string, string>(), new Map<string, string>()] as const;

function lettersOf(phrase: string, hasAccents: boolean): string {
  const known = SPELLED[hasAccents ? 1 : 0];
  return [...phrase.replaceAll(/^\*|\*$/g, '')]
    .map((letter) => {
      if (!known.has(letter)) known.set(letter, spelled(letter, hasAccents));
      return known.get(letter)!;
    })
    .join('');
}

const isWhole = (phrase: string): boolean =>
  !/^\*|\*$/.test(phrase) && !ARABIC.test(phrase) && !isJoined(phrase[0]!) && !isJoined(phrase.at(-1)!);

function withBounds(phrase: string, hasAccents: boolean): string {
  const before = phrase.startsWith('*') || isJoined(phrase[0]!) ? '' : NO_LETTER_BEFORE;
  const joined = before !== '' && ARABIC.test(phrase) ? JOINED_BEFORE : '';
  const after = phrase.endsWith('*') ? ANY_ENDING : isJoined(phrase.at(-1)!) ? '' : NO_LETTER_AFTER;
  return before + joined + lettersOf(phrase, hasAccents) + after;
}

/** The words of a class in some languages, longest first; nothing matches a class without words. */
function anyOf(cue: Cue, languages: readonly Language[], hasAccents: boolean): string {
  const all = languages
    .flatMap(({ words }) => words['cue']?.[cue] ?? [])
    .flatMap(phrases)
    .toSorted((a, b) => b.length - a.length);
  if (all.length === 0) return '(?!)';
  const whole = all.filter(isWhole).map((phrase) => lettersOf(phrase, hasAccents));
  const others = all.filter((phrase) => !isWhole(phrase)).map((phrase) => withBounds(phrase, hasAccents));
  return `(?:${[...(whole.length > 0 ? [`${NO_LETTER_BEFORE}(?:${whole.join('|')})${NO_LETTER_AFTER}`] : []), ...others].join('|')})`;
}

/** Maximum length of a text whose answer is remembered, UTF-16 code units, and maximum number of such texts. */
const MOST_LETTERS = 40;
const MOST_KNOWN = 2000;

/** An expression that remembers which short texts it matches: rules test the words of a prompt again and again. */
class WordPattern extends RegExp {
  readonly #known = new Map<string, boolean>();

  override test(text: string): boolean {
    if (text.length > MOST_LETTERS) return super.test(text);
    let isMatch = this.#known.get(text);
    if (isMatch === undefined) {
      if (this.#known.size >= MOST_KNOWN) this.#known.clear();
      isMatch = super.test(text);
      this.#known.set(text, isMatch);
    }
    return isMatch;
  }
}

/** Makes a regular expression from a template with classes of words and with parts that are regular expressions themselves. */
export type Cues = (text: TemplateStringsArray, ...parts: readonly (Cue | RegExp)[]) => RegExp;

/** A compiled template, which one place in the code fills with the same parts again. */
interface Compiled {
  readonly parts: readonly (Cue | RegExp)[];
  readonly pattern: RegExp;
}

const isSame = (a: Cue | RegExp, b: Cue | RegExp | undefined): boolean =>
  a === b || (a instanceof RegExp && b instanceof RegExp && a.source === b.source);

function cuesOf(languages: readonly Language[], hasAccents: boolean): Cues {
  // Expressions inside of functions are compiled once.
  const compiled = new WeakMap<TemplateStringsArray, Compiled[]>();
  return (text, ...parts) => {
    let known = compiled.get(text);
    if (!known) compiled.set(text, (known = []));
    const same = known.find((one) => one.parts.every((part, i) => isSame(part, parts[i])));
    if (same) return same.pattern;
    const sources = parts.map((part) => (part instanceof RegExp ? part.source : anyOf(part, languages, hasAccents)));
    const pattern = new WordPattern(String.raw(text, ...sources), 'iu');
    known.push({ parts, pattern });
    return pattern;
  };
}

/**
 * A regular expression with classes of words: cues`^${'owning'} ${'possessive'} own`. It ignores case and accents, and takes texts
 * of prompts and phrases that are normalized for look-up alike. In a class `a|b` is either word, `word?` may be left out, `stem*`
 * has any ending, `*end` any beginning, which is no part of the match, and `be*in` two letters or more between.
 */
export const cues = cuesOf([ENGLISH, ...OTHERS], false);

/** The same with the words of one language alone, for texts as written: accents tell endings apart, as in "porto" and "portò". */
export const cuesIn = (id: string): Cues =>
  cuesOf(
    [ENGLISH, ...OTHERS].filter((language) => language.id === id),
    true,
  );

/** Makes an expression for each language when it is first needed. */
export function byLanguage(make: (language: string) => RegExp): (language: string) => RegExp {
  const known = new Map<string, RegExp>();
  return (language) => {
    const words = known.get(language) ?? make(language);
    known.set(language, words);
    return words;
  };
}
