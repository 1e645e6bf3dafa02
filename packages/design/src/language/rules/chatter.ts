/** Tells words that may be a wish about the piece from those about people, occasions and the past. */
import EVERYDAY from '../everyday.json' with { type: 'json' };
import { cues } from '../cues';
import { simplified } from '../hanzi';
import { CJK } from '../lookup';
import type { Sentence } from '../sentence';
import { plain } from '../tokenizer';
import { beginsClause, clauseEnd, isLoss, isPerson, isReason, pastIn, textBefore } from './stories';
import { setOf } from '../../wordList';

/** Words of everyday speech in all languages, as findings spell them. */
const COMMON: ReadonlySet<string> = new Set(
  Object.values(EVERYDAY).flatMap((words) => words.split(' ').map((word) => simplified(plain(word)))),
);

/** True for words of everyday speech. */
export const isEveryday = (words: string): boolean => words.split(' ').every((word) => COMMON.has(word));

const LONGEST = Math.max(...[...COMMON].map(({ length }) => length));

/** Kinds of concepts that a piece of jewelry is described with. */
const OF_JEWELRY: ReadonlySet<string> = setOf(`
  chain colour cut enamel finish form gold hint hue inlay lacking lettering look metal motif part place quantity role
  scale seat section sequence shape stone stones style type
`);

/** Words of the person or the occasion that a piece is for: what follows them is no part of it. */
const PURPOSE = cues`^${'for'}$`;

/** Longest phrase of a purpose: "for my baby's naming ceremony". */
const PURPOSE_REACH = 6;

const SENTENCE_MARKS: ReadonlySet<string> = new Set(['.', '!', '?', '…', '。', '！', '？']);

const isOfJewelry = (s: Sentence, i: number): boolean =>
  s.isClosed(i) ||
  s.items[i]!.concepts.some(({ kind }) => OF_JEWELRY.has(kind) && !(kind === 'look' && isPerson(s.items[i]!.words)));

/** A clause, and what its phrases say. */
interface Clause {
  readonly from: number;
  readonly hasText: boolean;
  /** True for one about a person that names no jewelry. */
  readonly isStory: boolean;
}

function some(from: number, to: number, test: (i: number) => boolean): boolean {
  for (let i = from; i < to; i++) if (test(i)) return true;
  return false;
}

/** True for a phrase after "for" with no word of jewelry between: "for a fella", "for the naming ceremony". */
function isOfPurpose(s: Sentence, i: number, from: number): boolean {
  for (let at = i - 1; at >= from && i - at <= PURPOSE_REACH; at--) {
    if (PURPOSE.test(s.items[at]!.words)) return true;
    if (isOfJewelry(s, at)) return false;
  }
  return false;
}

/** A style after a name: "Alhambra style", "Emirati jewellery". */
const NAMED_STYLE = cues`^${'styled'}$`;

/** Words that make the name after them a figure: "cufflinks shaped like little Land Rovers". */
const OUTLINE = cues`${'form-of'} [^,.;!?]*$`;
const OUTLINE_REACH = 40;

const CAPITAL = /^\p{Lu}$/u;

/**
 * True for a name of a person, a place or a brand: capitalized within a sentence, as only German writes nouns, whose
 * prompts are exempt.
 */
function isProperName(s: Sentence, i: number): boolean {
  const { start, words } = s.items[i]!;
  const [first, second] = [s.prompt[start] ?? '', s.prompt[start + 1] ?? ''];
  const isCapital = CAPITAL.test(first) && !CAPITAL.test(second) && words.length > 1;
  const isFirst =
    i === 0 || SENTENCE_MARKS.has(s.mark(i - 1) ?? '') || s.prompt.slice(0, start).trimEnd().endsWith('\n');
  return (
    isCapital &&
    !isFirst &&
    !OUTLINE.test(s.prompt.slice(Math.max(0, start - OUTLINE_REACH), start)) &&
    !NAMED_STYLE.test(s.items[i + 1]?.words ?? '') &&
    !isOfJewelry(s, Math.min(i + 1, s.items.length - 1))
  );
}

/** True for a run of Chinese or Japanese that consists of common words. */
function isCommonRun(written: string): boolean {
  if (!CJK.test(written)) return false;
  const words = simplified(written);
  for (let i = 0; i < words.length;) {
    let to = Math.min(words.length, i + LONGEST);
    while (to > i && !COMMON.has(words.slice(i, to))) to--;
    if (to === i) return false;
    i = to;
  }
  return true;
}

/** Words that end a message; names and places follow them. */
const SIGN_OFF = cues`${'sign-off'}`;

/**
 * Tells phrases of a sentence that ends a message and names no jewelry: "Viele Grüße aus Hamburg, Familie Petersen".
 * Reads each sentence once.
 */
function signOffsIn(s: Sentence): (i: number) => boolean {
  const isEnd = (at: number): boolean => SENTENCE_MARKS.has(s.mark(at) ?? '');
  const known: boolean[] = [];
  return (i) => {
    if (known[i] !== undefined) return known[i];
    let from = i;
    while (from > 0 && !isEnd(from - 1)) from--;
    let to = i;
    while (to + 1 < s.items.length && !isEnd(to)) to++;
    const isSignOff =
      SIGN_OFF.test(s.prompt.slice(s.items[from]!.start, s.items[to]!.end)) &&
      !some(from, to + 1, (at) => isOfJewelry(s, at));
    for (let at = from; at <= to; at++) known[at] = isSignOff;
    return isSignOff;
  };
}

/** "Who loves her", before what a person is fond of. */
const FOND_OF = cues`${'who-loves'} (?:(?:${'any-article'}|${'possessive'}) )?$`;

const SMALL_LETTER = /^\p{Ll}$/u;
/** The last letter of a word, repeated: "sooo". */
const DRAWN_OUT = /(\p{L})\1+$/u;
/** Hiragana of one or two letters are endings of words. */
const ENDING = /^\p{Script=Hiragana}{1,2}$/u;

/** The clause from a phrase on. */
function clauseFrom(s: Sentence, from: number, isPast: (i: number) => boolean): Clause {
  const to = clauseEnd(s, from);
  const isStory =
    isReason(s, from) || some(from, to, (at) => isPerson(s.items[at]!.words) && !isOfPurpose(s, at, from));
  return {
    from,
    hasText: some(from, to, (at) => s.items[at]!.concepts.some(({ kind }) => kind === 'lettering')),
    isStory: isPast(from) || isLoss(s, from, to) || (isStory && !some(from, to, (at) => isOfJewelry(s, at))),
  };
}

/** Tells unread phrases that say nothing about the piece. Reads each clause once. */
export function chatterIn(s: Sentence): (i: number) => boolean {
  const isGerman = s.items.some(({ language }) => language === 'de');
  const isPast = pastIn(s);
  const isSignedOff = signOffsIn(s);
  const clauses: Clause[] = [];
  const clauseAt = (i: number): Clause => {
    let from = i;
    while (clauses[from] === undefined && !beginsClause(s, from)) from--;
    const clause = clauses[from] ?? clauseFrom(s, from, isPast);
    for (let at = from; at <= i; at++) clauses[at] = clause;
    return clause;
  };
  return (i) => {
    const { words, concepts, start, end } = s.items[i]!;
    if (concepts.some(({ kind }) => kind === 'month')) return true;
    if (isEveryday(words) || isEveryday(words.replace(DRAWN_OUT, '$1')) || ENDING.test(words) || isCommonRun(words))
      return true;
    // A small letter alone is a kiss or a slip.
    if (SMALL_LETTER.test(s.prompt.slice(start, end))) return true;
    const { from, hasText, isStory } = clauseAt(i);
    if (!hasText && !isGerman && isProperName(s, i)) return true;
    if (FOND_OF.test(textBefore(s, i))) return true;
    return isOfPurpose(s, i, from) || isStory || isSignedOff(i);
  };
}
