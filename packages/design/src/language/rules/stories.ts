/** Clauses that tell a story: what they name is no part of the piece, as in "my grandad kept bees". */
import { cues } from '../cues';
import type { Sentence } from '../sentence';

/** Persons that a clause without jewelry is about: it tells a story. */
const PERSONS = cues`^${'person'}$`;

/** The one who asks, who also says what is wanted in the past tense: "I was thinking of a fox". */
const ASKING = cues`^${'speaker'}$`;

/** Words that begin a clause of their own. */
const SUBORDINATE = cues`^(?:${'cause'}|${'clause-start'})$`;

/** Those that begin a reason or a time. */
const CAUSAL = cues`^${'cause'}$`;

/** Past forms of being, having and everyday doing; not those of loving and liking, which name what a person would wear. */
const PAST = cues`(?:${'past-deed'}|${'past-of-persons'})$`;
/** Past forms of which "I" and "we" say no wish. */
const PAST_OF_ASKING = cues`^${'past-deed'}$`;

/** Verbs of what a person does every day, which tell why something is wished: "she works with horses". */
const DAILY = cues`^${'daily'}$`;
/** Words that make a clause a wish. */
const WISHING = cues`^(?:${'wanting'}|${'wishing'})$`;

/** Words for how a piece was lost: the clause tells what happened to it. */
const LOSS = cues`^${'lost'}$`;

/** Kinds of concepts of a piece itself: a clause with one of them describes it. */
const OF_PIECE: ReadonlySet<string> = new Set(['type', 'hint', 'form', 'chain', 'metal', 'stone', 'part', 'lettering']);

/** Kinds of concepts of which a clause about what a person has tells none. */
const OF_PIECE_ITSELF: ReadonlySet<string> = new Set(['type', 'hint', 'chain', 'metal', 'stone', 'lettering']);

const CONTRACTED = cues`['’]${'contracted-verb'}$`;
/** The first word without its verb: "they" of "they're". */
const subjectOf = (words: string): string => words.split(' ')[0]!.replace(CONTRACTED, '');

const OF_PERSON = cues`^${'person'}(?:['’]${'contracted-verb'})?(?: |$)`;
/** "My nan's" is a look, and a person. */
export const isPerson = (words: string): boolean => OF_PERSON.test(words);

const isPast = (words: string): boolean => words.split(' ').some((word) => PAST.test(word));

/** True for a person right after a piece, whose past follows: "a ring I lost in the sea". */
const isRelative = (s: Sentence, i: number): boolean =>
  s.id(i - 1, 'type') !== null && PERSONS.test(s.items[i]!.words) && isPast(s.items[i + 1]?.words ?? '');

const SO = cues`^${'so'}$`;
const BEING = cues`${'be'}$`;
/** "So" of "I'm so jealous", which begins no reason. */
const isDegree = (s: Sentence, i: number): boolean =>
  SO.test(s.items[i]!.words) && BEING.test(s.items[i - 1]?.words ?? '');

const JUST = cues`^${'just'}$`;
/** True where a clause begins: after a mark, at a conjunction, and at "and" before another subject or verb. */
export function beginsClause(s: Sentence, i: number): boolean {
  if (i === 0 || s.isBreak(i - 1)) return true;
  const { words } = s.items[i]!;
  if ((SUBORDINATE.test(s.items[i]!.words) && !isDegree(s, i)) || isRelative(s, i)) return true;
  const next = s.items[i + 1]?.words ?? '';
  // "I've just beaten".
  if (JUST.test(words) && isPerson(s.items[i - 1]!.words)) return false;
  return (s.is(i, 'grammar', 'and') || s.is(i, 'grammar', 'but')) && (isPerson(next) || isPast(next));
}

/** Longer clauses are lists, or texts without punctuation: phrases. */
const LONGEST_CLAUSE = 40;

/** Where the clause of a phrase begins. */
function clauseStart(s: Sentence, i: number): number {
  let from = i;
  while (from > i - LONGEST_CLAUSE && !beginsClause(s, from)) from--;
  return from;
}

/** Words for what a person is fond of. */
const FOND = cues`${'fond-of'}`;

/** Words by which liking is a wish: "I'd like hearts". */
const ASKED = cues`^${'wanting'}$`;

/** True for a phrase in a clause about what a person is fond of: "my daughter loves bees". */
export function isOfFondness(s: Sentence, i: number): boolean {
  // Most texts have no such word, and then need no clauses.
  const { start } = s.items[Math.max(0, i - LONGEST_CLAUSE)]!;
  if (!FOND.test(s.prompt.slice(start, s.items[i]!.start))) return false;
  const words = s.items.slice(clauseStart(s, i), i).flatMap((item) => item.words.split(' '));
  return (
    words.some((word) => isPerson(word)) &&
    words.some((word) => FOND.test(word)) &&
    !words.some((word) => ASKED.test(word))
  );
}

/** True for a phrase in a clause that tells of a person's past. */
export function isInPast(s: Sentence, i: number): boolean {
  const from = clauseStart(s, i);
  return isPastClause(s, from, clauseEnd(s, from));
}

/** "I have", "she's got". */
const HAVING = cues`^(?:(?:${'and'}|${'but'}) )?(?:${'subject-and-have'}|${'subject'} ${'having'})`;

/** Phrases that such words may take. */
const HAVING_REACH = 6;
const TASTE = cues`^${'taste'}$`;
/** True for a phrase in a clause about what a person has, as in "I have a garden full of lavender". */
export function isOwned(s: Sentence, i: number): boolean {
  const from = clauseStart(s, i);
  if ((i - from < 2 && !isPerson(s.items[from]!.words)) || !HAVING.test(s.words(from, from + HAVING_REACH)))
    return false;
  const to = clauseEnd(s, from);
  const words = s.items.slice(from, to).flatMap((item) => item.words.split(' '));
  return (
    HAVING.test(words.join(' ')) &&
    !words.some((word) => WISHING.test(word) || FOND.test(word) || TASTE.test(word)) &&
    !s.items.slice(from, to).some(({ concepts }) => concepts.some(({ kind }) => OF_PIECE_ITSELF.has(kind)))
  );
}

/** Characters before a phrase that tell what it is, as in "he's a climber". */
const TELLING = 60;
export const textBefore = (s: Sentence, i: number): string =>
  s.prompt.slice(Math.max(0, s.items[i]!.start - TELLING), s.items[i]!.start);

/** The occasion or the belonging of a person that a piece is for: "for my grandad's headstone". */
const FOR_PERSONS = cues`${'for'} (?:${'possessive'}|${'the'}) \p{L}+['’]s (?:\p{L}+ )?$`;

/** Number from which animals are a herd, not figures: "she milks 200 cows". */
const HERD = 50;

/** True for what a person has that the piece is for or that is counted in herds. */
export const isForPersons = (s: Sentence, i: number): boolean =>
  FOR_PERSONS.test(textBefore(s, i)) || (s.value(i - 1) ?? 0) >= HERD;

/** "She's a", "my dad was a". */
const IS_A = cues`(?:${'subject-and-be'}|(?:${'subject'}|${'who'}|${'relative'})(?:['’]s| ${'be'}))(?: ${'a-or-both'})? (?:\p{L}+ )?$`;
/** Endings of words for what people do. */
const DOER = cues`${'doer'}$`;

/** "He's a climber": what a person is. */
export const isOccupation = (s: Sentence, i: number): boolean =>
  (DOER.test(s.items[i]!.words) || (DOER.test(s.items[i + 1]?.words ?? '') && s.mark(i) === null)) &&
  IS_A.test(textBefore(s, i));

/** Words before a verb: "she will swallow", "can't bear". */
const MODAL = cues`^${'modal'}$|['’]${'contracted-will'}$`;

/** True for a noun that is a verb here: "no stones she will swallow". */
export const isVerb = (s: Sentence, i: number): boolean => {
  const before = s.items[i - 1];
  return (
    s.items[i]!.language === 'en' &&
    before !== undefined &&
    before.mark === null &&
    MODAL.test(before.words.split(' ').at(-1)!)
  );
};

/** True for a phrase in a clause that names a person. */
export function isAboutPerson(s: Sentence, i: number): boolean {
  const from = clauseStart(s, i);
  return s.items.slice(from, clauseEnd(s, from)).some(({ words }) => isPerson(words));
}

export const isReason = (s: Sentence, from: number): boolean => CAUSAL.test(s.items[from]!.words);

/** One past the clause that begins at `from`. */
export function clauseEnd(s: Sentence, from: number): number {
  const most = Math.min(s.items.length, from + LONGEST_CLAUSE);
  let to = from + 1;
  while (to < most && !beginsClause(s, to) && !s.isBreak(to)) to++;
  return to;
}

/** True for a clause that tells of another person's past: "my gran had a ruby ring". */
export function isPastClause(s: Sentence, from: number, to: number): boolean {
  const words = s.items.slice(from, to).map((item) => item.words);
  const persons = words.filter((one) => isPerson(one));
  if (persons.length === 0) return false;
  const isOfOthers = persons.some((one) => !ASKING.test(subjectOf(one)));
  const all = words.flatMap((one) => one.split(' '));
  const isDaily = all.some((word) => DAILY.test(word)) && !all.some((word) => WISHING.test(word));
  if (isDaily) return true;
  const verbs = all.filter((word) => PAST.test(word));
  return isOfOthers ? verbs.length > 0 : verbs.some((verb) => PAST_OF_ASKING.test(verb));
}

function isOfPast(s: Sentence, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const { concepts } = s.items[i]!;
    // Illnesses that are also signs of the zodiac are closed, too.
    if (s.isClosed(i) && !concepts.some(({ kind }) => kind === 'motif')) return false;
    if (concepts.some(({ kind }) => OF_PIECE.has(kind))) return false;
  }
  return isPastClause(s, from, to);
}

/** Tells the phrases of clauses that tell of the past and name no piece. */
export function pastIn(s: Sentence): (i: number) => boolean {
  const isPastAt: boolean[] = [];
  for (let from = 0; from < s.items.length;) {
    const to = clauseEnd(s, from);
    const isStory = isOfPast(s, from, to);
    for (let i = from; i < to; i++) isPastAt[i] = isStory;
    from = to;
  }
  return (i) => isPastAt[i] ?? false;
}

/** True for a clause that tells how a person lost a piece: "he lost his ring in the lake". */
export function isLoss(s: Sentence, from: number, to: number): boolean {
  const words = s.items.slice(from, to).flatMap((item) => item.words.split(' '));
  return words.some((word) => LOSS.test(word)) && words.some((word) => isPerson(word));
}

/** Words that begin a clause about a person. */
const WHO = cues`^${'who'}$`;

/** True for a clause about a person, as in "for my daughter who's mad on space". */
export function isOfWho(s: Sentence, i: number): boolean {
  const from = clauseStart(s, i);
  return (
    WHO.test(s.items[from]!.words) &&
    !s.items.slice(from, clauseEnd(s, from)).some(({ concepts }) => concepts.some(({ kind }) => OF_PIECE.has(kind)))
  );
}

const POSSESSIVE = cues`^${'possessive'} `;

/** Maximum distance of a piece from the person to whom it belonged, in phrases. */
const OWNED_REACH = 3;

/** True for "my nan's" before no piece: "for my nan's 90th", "made of my gran's ring". */
export const isOfPersonOnly = (s: Sentence, i: number): boolean =>
  POSSESSIVE.test(s.items[i]!.words) &&
  !s.items
    .slice(i + 1, i + 1 + OWNED_REACH)
    .some((_, k) => ['type', 'hint', 'form', 'stone'].some((kind) => s.id(i + 1 + k, kind) !== null));
