/**
 * Pieces that something is made of, which are not the one that is wanted: "two sapphires from her earrings", "turn his
 * watch chain into a necklace", "I inherited an opal ring, please put the opals in a necklace".
 */
import { cues } from '../cues';
import type { Sentence } from '../sentence';
import { beginsClause, clauseEnd, isPerson } from './stories';

/** Words before a piece of which stones or metal are taken. */
const FROM = cues`^${'taken-out-of'}$`;
/** Verbs by which the wanted piece hangs from another: "hanging from a hoop". */
const HANGING = cues`^${'hangs-from-source'}$`;
/** Words that describe a piece that there is. */
const OWNED = cues`^(?:${'possessive'}|${'of-old'})$`;

/** Verbs of making a piece into another one. */
const TURNING = cues`^${'turning'}$`;
const IT = cues`^(?:${'it'}|${'these'})$`;
const OF_PIECE = ['type', 'hint', 'form', 'chain', 'look'];
const INTO = cues`^${'into'}$`;

/** Words by which a clause tells of a piece that there was or is. */
const HAD = cues`^(?:${'of-before'}|${'got-before'})$`;
/** Words by which a clause tells of pieces in everyday life: "so rings get in the way". */
const EVERYDAY_VERB = cues`^${'everyday-verb'}$`;

/** Words of a wish. */
const WISHED = cues`^(?:${'wanting'}|${'wishing'}|${'asking-for'})$`;

/** Maximum distance of a piece from the words that make it a source, in phrases. */
const REACH = 6;
const INTO_REACH = 14;

const KINDS = ['type', 'hint'] as const;

const typesAt = (s: Sentence, i: number): string[] => KINDS.flatMap((kind) => s.id(i, kind) ?? []);

/** Closes a named piece with the form that belongs to it. */
function leave(s: Sentence, i: number): void {
  s.take(i, i + 1);
}

/** The piece after "from her", or null. */
function takenFrom(s: Sentence, i: number): number | null {
  const isFrom = FROM.test(s.items[i]!.words) || FROM.test(s.words(Math.max(0, i - 1), i + 1));
  if (!isFrom || HANGING.test(s.items[i - 1]?.words ?? '')) return null;
  let isOwned = false;
  for (let at = i + 1; at <= i + REACH && !s.isBreak(at); at++) {
    if (typesAt(s, at).length > 0) return isOwned ? at : null;
    if (s.isAny(at, 'grammar', 'with', 'and')) return null;
    isOwned ||= OWNED.test(s.items[at]!.words) || isPerson(s.items[at]!.words);
  }
  return null;
}

/** Closes the pieces between "turn" and "into a necklace". */
function turned(s: Sentence, i: number): void {
  if (!INTO.test(s.items[i]!.words)) return;
  const isPiece = [1, 2, 3, 4].some((k) => typesAt(s, i + k).length > 0);
  if (!isPiece) return;
  const isOtherMetal = s.all('metal').some((at) => at > i);
  for (let at = i - 1; at >= 0 && at > i - INTO_REACH && !s.isBreak(at); at--) {
    if (!s.items[at]!.words.split(' ').some((word) => TURNING.test(word))) continue;
    s.read(at, at + 1);
    let from = at + 1;
    // "I have her brooch and want to turn it into a pendant."
    if (IT.test(s.items[from]!.words)) while (from > 0 && i - from < INTO_REACH && !s.isBreak(from - 1)) from--;
    for (let k = from; k < i; k++) {
      const isPiece = s.isOf(k, ...OF_PIECE) && s.id(k, 'stone') === null;
      if (isPiece || (isOtherMetal && s.id(k, 'metal') !== null)) leave(s, k);
    }
    return;
  }
}

const wordsOf = (s: Sentence, from: number, to: number): string[] =>
  s.items.slice(from, to).flatMap((item) => item.words.split(' '));

/** True for a clause that tells of a piece that a person has or had. */
function isTold(words: readonly string[]): boolean {
  return words.some((word) => isPerson(word)) && words.some((word) => HAD.test(word));
}

const OPENING = cues`^(?:${'cause'}|${'clause-start'}|${'and'})$`;
/** True for a clause about everyday life: "so rings get in the way". */
const isDaily = (words: readonly string[]): boolean =>
  (OPENING.test(words[0]!) || words.some((word) => isPerson(word))) && words.some((word) => EVERYDAY_VERB.test(word));

/** True for unlike pieces; a pendant and its chain are one. */
const isOther = (told: readonly string[], wanted: readonly string[]): boolean => {
  const kindOf = (type: string): string => (type === 'pendant' ? 'necklace' : type);
  return wanted.some((type) => !told.some((one) => kindOf(one) === kindOf(type)));
};

/** The pieces that clauses tell of, where another one is wanted. */
function toldOf(s: Sentence): number[] {
  const [told, daily, wanted, wished]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let from = 0; from < s.items.length;) {
    let to = clauseEnd(s, from);
    if (to <= from) to = from + 1;
    const words = wordsOf(s, from, to);
    const isWished = words.some((word) => WISHED.test(word));
    const lists = isWished ? [wanted, wished] : isTold(words) ? [told] : isDaily(words) ? [daily, wanted] : [wanted];
    for (let i = from; i < to; i++) if (typesAt(s, i).length > 0) for (const list of lists) list.push(i);
    from = to;
    while (from < s.items.length && !beginsClause(s, from)) from++;
  }
  const isReplaced = (i: number, by: readonly number[]): boolean =>
    by.some((at) => at > i && isOther(typesAt(s, i), typesAt(s, at)));
  return [...told.filter((i) => isReplaced(i, wanted)), ...daily.filter((i) => isReplaced(i, wished))];
}

/** Closes the pieces that something is taken from, where another piece is named. */
export function sources(s: Sentence): void {
  if (KINDS.flatMap((kind) => s.all(kind)).length < 2) return;
  for (let i = 0; i < s.items.length; i++) {
    turned(s, i);
    const piece = takenFrom(s, i);
    if (piece !== null && KINDS.some((kind) => s.all(kind).some((at) => at !== piece))) leave(s, piece);
  }
  for (const i of toldOf(s)) leave(s, i);
}
