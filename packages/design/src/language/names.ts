/** Several names on one piece: "the names Liam and Noah", "سارة ومحمد". */
import { isName } from '../motifs/name';
import { cues } from './cues';
import type { Sentence } from './sentence';

/** A text without the accents of Latin letters and the vowel signs of Arabic ones. */
export const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u064b-\u0652\u0670\u0640]/g, '')
    .normalize('NFC');

/** Names in the plural before a list of them, in the languages of the lexicons. */
export const NAMES = cues`${'names'}\s?[\s?!.,:-]{1,4}(?:${'are-or-of'} )?`;

/** Kinds of words that are also names, where the prompt says that it lists names: Lily, Ruby. */
const NAMESAKES: ReadonlySet<string> = new Set(['motif', 'stone']);

/** Most names on one piece. */
const MOST = 4;

const LATIN = new RegExp(
  cues`^\s{0,2}(?:(?:[,&+/]|${'and'}|${'and-between-names'})\s{0,2}){1,2}(\p{Lu}\p{Ll}{1,11})(?![\p{L}'’])`,
  'u',
);
const ARABIC = /^\s?(?:[,،]\s?)?و\s?([\p{Script=Arabic}\p{M}]{2,12})(?![\p{L}\p{M}])/u;

/** The names that a list goes on with after the first one, which ends at a place in the prompt. */
export function namesAfter(
  s: Sentence,
  from: number,
): { text: string; start: number; end: number; whole: readonly [number, number] }[] {
  const rest = s.prompt.slice(from);
  const match = LATIN.exec(rest) ?? ARABIC.exec(rest);
  if (!match || !isName(bare(match[1]!))) return [];
  const end = from + match[0].length;
  const start = end - match[1]!.length;
  const at = s.range(start, end);
  const kinds = at ? s.items.slice(...at).flatMap(({ concepts }) => concepts.map(({ kind }) => kind)) : [];
  if (kinds.length > 0 && !(NAMES.test(s.prompt) && kinds.some((kind) => NAMESAKES.has(kind)))) return [];
  return [{ text: match[1]!, start, end, whole: [start, end] as const }, ...namesAfter(s, end)].slice(0, MOST - 1);
}
