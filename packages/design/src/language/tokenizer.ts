/** Splits a prompt into words, numbers and punctuation, each with its position. */
import EMOJI from './lexicon/emoji.json' with { type: 'json' };
import { simplified } from './hanzi';

export interface Token {
  kind: 'word' | 'number' | 'mark';
  /**
   * Normalized for look-up: lower case, without accents and apostrophes, with Arabic letters of the same sound unified.
   */
  word: string;
  /** Lower case without accents, for findings. */
  text: string;
  /** Position in the prompt, UTF-16 code units. */
  start: number;
  end: number;
  /** True without a space or hyphen before it. */
  isAttached: boolean;
  /** The emoji or misspelled word that this token was read from. */
  source?: string;
}

/** Maximum length of a text, UTF-16 code units. */
export const MOST_READ = 2000;

/** ASCII without capitals and CJK unified ideographs, which need no normalization. */
const IS_PLAIN = /^[ -@[-~\u3400-\u4dbf\u4e00-\u9fff]*$/;

/** Lower case without accents, with ASCII quotes, hyphens and digits. */
export const plain = (text: string): string =>
  IS_PLAIN.test(text)
    ? text
    : text
        .replace(/[\u00bc-\u00be]/g, ' $&')
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase()
        .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) =>
          String(digit.codePointAt(0)! - (digit < '\u0900' ? (digit < '\u06f0' ? 0x660 : 0x6f0) : 0x966)),
        )
        .replace(/[\u2018\u2019]/g, "'")
        .replace(/[\u2010-\u2015]/g, '-')
        .replace(/\u2044/g, '/');

/** Letters that are commonly interchanged. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[\u064b-\u065f]|\u0670|\u0640|\u093c/g, ''],
  [/\u0649|\u06cc|\u06d2/g, '\u064a'],
  [/\u06a9/g, '\u0643'],
  [/\u0629|\u06c1|\u06be|\u06c3/g, '\u0647'],
  [/\u0901/g, '\u0902'],
  [/ß/g, 'ss'],
  [/ı/g, 'i'],
  [/œ/g, 'oe'],
  [/æ/g, 'ae'],
  // "She'll" is no shell.
  [/'(?!ll$)/g, ''],
];
/** ASCII without apostrophes, and kana, which need no normalization. */
const AS_IT_IS = /^[ -&(-~\u3041-\u30ff]*$/;
const IS_HAN = /^\p{Script=Han}+$/u;
export const folded = (text: string): string =>
  AS_IT_IS.test(text)
    ? text
    : IS_HAN.test(text)
      ? simplified(text)
      : ALIKE.reduce((out, [pattern, letter]) => out.replace(pattern, letter), text);

const CJK = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc][\u3099\u309a]?`;
const LETTER = String.raw`(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\u3099\u309a])[\p{L}\p{M}]`;
/* The apostrophe of a decade is no mark: "anni '20". */
const TOKEN = new RegExp(
  `(?<date>\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4}(?![\\d]))|(?<number>\\d+(?:[.,]\\d+)?|\\.\\d+)|(?<cjk>${CJK})|(?<word>(?:${LETTER})+(?:'(?:${LETTER})+)*)|(?<emoji>\\p{Extended_Pictographic})|(?<mark>(?!'\\d0(?!\\d))[^\\s\\-]|(?<=\\s)-(?=\\s))`,
  'gu',
);

/** French and Italian elide articles and prepositions: d'or, l'anello. */
const ELIDED = /^(?:d|l|un|qu|n|dell|all|dall|nell|sull|j|m)'(?=\p{L}{2})/u;

/** Faces, people, hands, gifts, cakes and sparkles, and marks that only change how an emoji looks. */
const SILENT =
  /[\u{1F381}\u{1F382}\u{1F385}\u{1F389}\u{1F38A}\u{1F44B}-\u{1F450}\u{1F464}-\u{1F487}\u{1F4A5}\u{1F4AF}\u{1F600}-\u{1F64F}\u{1F90C}-\u{1F93E}\u{1F970}-\u{1F97A}\u{1F9D0}-\u{1F9DF}\u{2728}]|\uFE0F|\u200D|[\u{1F3FB}-\u{1F3FF}]/u;
const WORDS_OF_EMOJI = new Map(
  Object.entries(EMOJI).flatMap(([words, emoji]) => [...emoji].map((one) => [one, words] as const)),
);

/** Spellings of characters read so far, such as the kana of a text. */
const SPELLED = new Map<string, string>();

/** A character outside of ASCII as it is looked up; empty for one that only changes how an emoji looks. */
function spelledOut(character: string): string {
  const known = SPELLED.get(character);
  if (known !== undefined) return known;
  const spelled = IS_PLAIN.test(character) ? character : SILENT.test(character) ? '' : plain(character);
  SPELLED.set(character, spelled);
  return spelled;
}

/** Returns the tokens of a prompt. A repeated emoji counts once; one without a meaning for jewelry is omitted. */
export function tokenize(prompt: string): Token[] {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let at = 0;
  for (const character of prompt.slice(0, MOST_READ)) {
    const spelled = character < '\u0080' ? character.toLowerCase() : spelledOut(character);
    for (let i = 0; i < spelled.length; i++) {
      starts.push(at);
      ends.push(at + character.length);
    }
    text += spelled;
    at += character.length;
  }
  const tokens: Token[] = [];
  const seen = new Set<string>();
  let last = 0;
  const push = (kind: Token['kind'], from: number, to: number, more: Partial<Token> = {}): void => {
    const part = text.slice(from, to);
    tokens.push({
      kind,
      word: folded(part),
      text: part,
      start: starts[from]!,
      end: ends[to - 1]!,
      isAttached: from === last && from > 0,
      ...more,
    });
    last = to;
  };
  for (const match of text.matchAll(TOKEN)) {
    const { index: from, groups } = match;
    const to = from + match[0].length;
    if (groups!['emoji'] !== undefined) {
      const words = WORDS_OF_EMOJI.get(match[0]);
      if (words === undefined) push('word', from, to);
      else if (!seen.has(match[0]))
        for (const word of words.split(' '))
          push('word', from, to, { word, text: word, source: match[0], isAttached: false });
      seen.add(match[0]);
      last = to;
      continue;
    }
    const elided = groups!['word'] === undefined ? null : ELIDED.exec(match[0]);
    if (elided) push('word', from, from + elided[0].length);
    const kind = groups!['number'] !== undefined ? 'number' : groups!['mark'] !== undefined ? 'mark' : 'word';
    push(kind, elided ? from + elided[0].length : from, to);
  }
  return tokens;
}
