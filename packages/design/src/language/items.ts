/** Groups the tokens of a prompt into phrases of the lexicons, in the languages of the prompt. */
import { cues } from './cues';
import { isCompound, parts } from './compounds';
import EVERYDAY from './everyday.json' with { type: 'json' };
import { joinFractions } from './fractions';
import { ringImpliedAt } from './impliedRing';
import type { Concept, Language, Lexicon, Match } from './lookup';
import { CJK, HANGUL, KATAKANA, LATIN, PROMPT_WORDS, longest } from './lookup';
import { LEAST_LETTERS, mended } from './misspellings';
import { respelled } from './spelling';
import { plain, tokenize, type Token } from './tokenizer';
import { turkishWithout } from './wordForms';

export interface Item {
  /** Possible meanings of the phrase; none for marks, plain numbers and unknown words. */
  concepts: readonly Concept[];
  /** The value of digits or a number word. */
  value: number | null;
  /** The punctuation mark, if the phrase is one. */
  mark: string | null;
  words: string;
  /** The language of the lexicon that contains the phrase. */
  language: string;
  start: number;
  end: number;
  /** True when a rule has read it. */
  isRead: boolean;
  isAttached: boolean;
  /** True when its hint at a type follows from the rest of the prompt instead of its own words. */
  isImplied?: boolean;
}

export interface Items {
  items: Item[];
  /** English readings of words of other languages, emoji and misspellings. */
  readAs: Record<string, string>;
}

/** Kinds that are no evidence for the language of a prompt. */
const SMALL: ReadonlySet<string> = new Set(['grammar']);
/** How much such a word counts for its language. */
const SMALL_WEIGHT = 0.5;

const isTelling = ({ concepts }: Match): boolean => concepts.some(({ kind }) => !SMALL.has(kind));
const SCRIPTS: readonly RegExp[] = [
  LATIN,
  /\p{Script=Arabic}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Devanagari}/u,
  CJK,
  HANGUL,
];

/** The refusal in a Turkish word, as its noun and "without": "elmassız" is "elmas olmadan". */
function withoutIn(token: Token, turkish: Language): Token[] | null {
  const noun = turkishWithout(token.word);
  if (noun === null || token.text.length !== token.end - token.start) return null;
  const first = { ...token, word: noun, text: token.text.slice(0, noun.length), end: token.start + noun.length };
  if (longest(turkish, [first], 0) === null) return null;
  return [
    first,
    { ...token, word: 'olmadan', text: token.text.slice(noun.length), start: first.end, isAttached: false },
  ];
}

/** The longest phrase of a language at each token, looked up once. */
type Matches = (language: Language, at: number) => Match | null;

function matchesIn(tokens: readonly Token[]): Matches {
  const known = new Map<Language, (Match | null)[]>();
  return (language, at) => {
    let own = known.get(language);
    if (own === undefined) known.set(language, (own = []));
    if (own[at] === undefined) own[at] = longest(language, tokens, at);
    return own[at]!;
  };
}

/** How well a phrase explains a token: not at all, as a word of grammar, or as a word of jewelry. */
const UNKNOWN = 0;
const GRAMMATICAL = 1;
const TELLING = 2;

/** For every token, how well the phrases of the languages explain it. */
function explained(count: number, matches: Matches, languages: readonly Language[]): Uint8Array {
  const out = new Uint8Array(count);
  for (const language of languages) {
    for (let i = 0; i < count;) {
      const match = matches(language, i);
      if (match) out.fill(isTelling(match) ? TELLING : GRAMMATICAL, i, match.to);
      i = match?.to ?? i + 1;
    }
  }
  return out;
}

/** English words that are no evidence for another language: "matter" is no German "matte". */
const OF_ENGLISH: ReadonlySet<string> = new Set(EVERYDAY.en.split(' '));

/** The language that capitalizes all nouns. */
const CAPITALIZING = 'de';

const CAPITALIZED = /^\p{Lu}\p{Ll}/u;
const SMALL_FIRST = /^\p{Ll}/u;
/** True for a capitalized word after one that is not, such as "Muscat" in "a wedding in Muscat". */
function isProperNoun(prompt: string, tokens: readonly Token[], i: number): boolean {
  const [before, { start }] = [tokens[i - 1], tokens[i]!];
  return (
    before?.kind === 'word' &&
    CAPITALIZED.test(prompt.slice(start, start + 2)) &&
    SMALL_FIRST.test(prompt.slice(before.start, before.end))
  );
}

/** Languages besides English: for each script the one whose lexicon covers most of the words that English does not. */
function languagesOf(
  prompt: string,
  tokens: readonly Token[],
  matches: Matches,
  { english, others }: Lexicon,
  slip: (word: string) => string | null,
): Language[] {
  const inEnglish = explained(tokens.length, matches, [english]);
  const editing = others.filter(({ words }) => words['edit'] !== undefined);
  /** A word of changes is not a misspelled English word: "geen" is Dutch for "no", not "green". */
  const isForeignEdit = (token: Token): boolean =>
    editing.some((language) => longest(language, [token], 0)?.concepts.some(({ kind }) => kind === 'edit'));
  const strange = tokens.flatMap((token, i) =>
    token.kind === 'word' &&
    token.source === undefined &&
    inEnglish[i] === UNKNOWN &&
    !OF_ENGLISH.has(token.word) &&
    (slip(token.word) === null || isForeignEdit(token))
      ? [i]
      : [],
  );
  const proper = new Set(strange.filter((i) => isProperNoun(prompt, tokens, i)));
  /** How much a word counts for a language that explains it so well. */
  const weightOf = (i: number, known: number, language: Language): number => {
    const isName = language.id !== CAPITALIZING && proper.has(i);
    // A name in another language's lexicon is hardly evidence: "for Hari".
    if (known === TELLING) return isName ? SMALL_WEIGHT : 1;
    if (!isName && isCompound(tokens[i]!, language, english)) return 1;
    return known === GRAMMATICAL ? SMALL_WEIGHT : 0;
  };
  const written = strange.map((i) => tokens[i]!.word).join(' ');
  return SCRIPTS.filter((script) => script.test(written)).flatMap((script) => {
    const own = strange.filter((i) => script.test(tokens[i]!.word));
    const text = own.map((i) => tokens[i]!.word).join(' ');
    const scripts = new Set([...new Set(others.map((language) => language.script))].filter((one) => one.test(text)));
    let best: Language | null = null;
    // One such word alone, such as the name Mia, is no evidence.
    let most = SMALL_WEIGHT;
    for (const language of others) {
      if (!scripts.has(language.script)) continue;
      const known = explained(tokens.length, matches, [language]);
      let weight = 0;
      for (const i of own) weight += weightOf(i, known[i]!, language);
      if (weight > most) [best, most] = [language, weight];
    }
    return best ? [best] : [];
  });
}

/** The English name of a term of another language. */
function englishOf(concepts: readonly Concept[]): string | null {
  const first = ['type', 'metal', 'stone', 'cut', 'motif', 'hint', 'form', 'style', 'look', 'finish', 'wearer', 'unit']
    .map((kind) => concepts.find((one) => one.kind === kind))
    .find((one) => one !== undefined);
  return first ? first.id.replace(/-(?:18k|925|950|316l)$/, '').replaceAll('-', ' ') : null;
}

const numberIn = (text: string): number =>
  Number(/^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? text.replaceAll(/[.,]/g, '') : text.replace(',', '.'));

/** Units that Russian puts before an approximate number. */
const TURNED: ReadonlySet<string> = new Set(['mm', 'cm', 'carat']);

/** "Миллиметров 10" and "карата на два" are about 10 mm and 2 ct, with the places of both words. */
function unturned(items: Item[]): void {
  for (let i = 0; i + 1 < items.length; i++) {
    const unit = items[i]!;
    const at = cues`^${'number-before'}$`.test(items[i + 1]!.words) ? i + 2 : i + 1;
    const number = items[at];
    const isTurned =
      number !== undefined &&
      unit.language === 'ru' &&
      unit.concepts.some(({ kind, id }) => kind === 'unit' && TURNED.has(id)) &&
      number.value !== null &&
      (items[i - 1]?.value ?? null) === null;
    if (!isTurned) continue;
    items[i] = { ...number, start: unit.start, end: unit.end };
    items.splice(i + 1, at - i - 1);
    items[i + 1] = { ...unit, start: number.start, end: number.end };
  }
}

/** Characters of katakana up to which a word inside a run of it is chance: ナス (eggplant) in ボーナス (bonus). */
const CHANCE_KATAKANA = 2;

/** True for a match that is a word, after an unknown character. */
const isWordAt = (tokens: readonly Token[], from: number, match: Match | null): boolean =>
  match !== null &&
  !(match.to - from <= CHANCE_KATAKANA && tokens.slice(from - 1, match.to).every(({ word }) => KATAKANA.test(word)));

/** The phrases of a prompt in their order. */
export function itemsOf(prompt: string, lexicon: Lexicon = PROMPT_WORDS): Items {
  const readAs: Record<string, string> = {};
  let tokens = tokenize(prompt);
  const slips = new Map<string, string | null>();
  const slip = (word: string): string | null => {
    if (!slips.has(word)) slips.set(word, respelled(word));
    return slips.get(word)!;
  };
  const { english } = lexicon;
  let matches = matchesIn(tokens);
  const others = languagesOf(prompt, tokens, matches, lexicon, slip);
  const languages = [...others, english];
  // Romance languages and Turkish have no compounds: "carnaval" is no naval car.
  const compounding = others.every(({ compounds, script }) => compounds || script !== LATIN) ? languages : others;
  const known = explained(tokens.length, matches, languages);
  const given = tokens;
  tokens = given.flatMap((token, i): Token[] => {
    if (known[i] !== UNKNOWN || token.kind !== 'word' || token.source !== undefined) return [token];
    const turkish = others.find(({ id }) => id === 'tr');
    const without = turkish ? withoutIn(token, turkish) : null;
    if (without) return without;
    const isName = !others.some(({ id }) => id === CAPITALIZING) && isProperNoun(prompt, given, i);
    const split = isName ? null : parts(token, compounding);
    if (split) return split;
    // Short English terms are too close to the words of other languages in its letters.
    const isForeign =
      token.word.length < LEAST_LETTERS && others.some(({ script }) => script === LATIN || script.test('a'));
    const term = (isForeign ? null : slip(token.word)) ?? (isName ? null : mended(token.word, languages));
    if (term === null) return [token];
    readAs[token.text] = term;
    return [{ ...token, word: term }];
  });
  if (tokens.length !== given.length || tokens.some((token, i) => token !== given[i])) matches = matchesIn(tokens);
  for (const { source, text } of tokens)
    if (source !== undefined) readAs[source] = [readAs[source], text].filter(Boolean).join(' ');
  const items: Item[] = [];
  for (let i = 0; i < tokens.length;) {
    const token = tokens[i]!;
    let best: Match | null = null;
    let own = english;
    for (const language of languages) {
      const match = matches(language, i);
      if (match && (best === null || match.to > best.to)) [best, own] = [match, language];
    }
    let to = best?.to ?? i + 1;
    // Unknown characters of one run of Chinese or Japanese are one word.
    if (!best && token.kind === 'word')
      while (
        tokens[to]?.isAttached &&
        tokens[to]!.kind === 'word' &&
        CJK.test(tokens[to]!.word) &&
        !languages.some((language) => isWordAt(tokens, to, matches(language, to)))
      )
        to++;
    const last = tokens[to - 1]!;
    const isNumber = to === i + 1 && token.kind === 'number';
    const words = token.source ?? plain(prompt.slice(token.start, last.end)).trim();
    const figure = isNumber
      ? numberIn(token.text)
      : Number(best?.concepts.find(({ kind }) => kind === 'number')?.id ?? Number.NaN);
    items.push({
      concepts: best?.concepts ?? [],
      value: Number.isNaN(figure) ? null : figure,
      mark: token.kind === 'mark' && !best ? token.text : null,
      words,
      language: own.id,
      start: token.start,
      end: last.end,
      isRead: false,
      isAttached: token.isAttached,
    });
    const meaning = own !== english && best && isTelling(best) ? englishOf(best.concepts) : null;
    if (meaning !== null && meaning !== words) readAs[words] = meaning;
    i = to;
  }
  unturned(items);
  joinFractions(items);
  const implied = ringImpliedAt(items);
  const { [implied]: band } = items;
  if (band) items[implied] = { ...band, concepts: [...band.concepts, { kind: 'hint', id: 'ring' }], isImplied: true };
  return { items, readAs };
}
