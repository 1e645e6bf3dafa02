/**
 * Pieces that something is made of, which are not the one that is wanted: "two sapphires from her earrings", "turn his
 * watch chain into a necklace", "I inherited an opal ring, please put the opals in a necklace".
 */
import type { Sentence } from '../sentence';
import { beginsClause, clauseEnd, isPerson } from './stories';

/** Words before a piece of which stones or metal are taken. */
const FROM = /^(?:from|out of|off|off of|taken from|aus|из)$/;
/** Verbs by which the wanted piece hangs from another: "hanging from a hoop". */
const HANGING = /^(?:hang|suspend|dangl|drop|drip|swing|fall|cascad|flow|hung)/;
/** Words that describe a piece that there is. */
const OWNED =
  /^(?:my|her|his|our|their|an|old|late|the|existing|broken|single|odd|inherited|\p{L}+['\u2019]s|seiner|ihrer|meiner|den|dem|alten|старого|старых|маминого|бабушкиного)$/u;

/** Verbs of making a piece into another one. */
const TURNING =
  /^(?:turn|make|melt|convert|transform|remodel|remake|redesign|rework|repurpose|reset|upcycle|recycle|reuse|mach|einschmelz|umarbeit|transform|convertir|transformar)/;
const IT = /^(?:it|them|this|these|that|those)$/;
const OF_PIECE = ['type', 'hint', 'form', 'chain', 'look'];
const INTO = /^(?:into|to|zu|en|in)$/;

/** Words by which a clause tells of a piece that there was or is. */
const HAD =
  /^(?:was|were|had|wore|left|lost|gave|given|got|passed|inherited|inherit|stolen|broke|broken|found|belonged|geerbt|trug|verloren|herite|avait|portait|perdu|herede|tenia|perdi|ereditato|aveva|herdei|tinha|унаследовала|была|было|был|достал\p{L}*)$/u;
/** Words by which a clause tells of pieces in everyday life: "so rings get in the way". */
const EVERYDAY_VERB =
  /^(?:get|gets|getting|work|works|have|has|ive|keep|keeps|keeping|melt|melting|melted|saw|seen|send|sends|sending|catch|catches|bother|bothers|wears|always|never)$/u;

/** Words of a wish. */
const WISHED =
  /^(?:want|would|like|need|please|can|could|wish|i'd|id|we'd|looking|love|fancy|thinking|prefer|make|design|mochte|hatte gern|voudrais|aimerais|quiero|quisiera|vorrei|queria|quero|хочу|хотела)$/u;

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
  const isOutOf = s.items[i]!.words === 'of' && s.items[i - 1]?.words === 'out';
  if ((!FROM.test(s.items[i]!.words) && !isOutOf) || HANGING.test(s.items[i - 1]?.words ?? '')) return null;
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

/** True for a clause about everyday life: "so rings get in the way". */
const isDaily = (words: readonly string[]): boolean =>
  (/^(?:so|because|since|when|and)$/.test(words[0]!) || words.some((word) => isPerson(word))) &&
  words.some((word) => EVERYDAY_VERB.test(word));

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
