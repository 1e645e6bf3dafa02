/** Clauses that tell a story: what they name is no part of the piece, as in "my grandad kept bees". */
import type { Sentence } from '../sentence';

/** Persons that a clause without jewelry is about: it tells a story. */
const PERSONS =
  /^(?:i|im|ive|id|we|he|she|they|my|our|his|her|their|you|who|it|ich|wir|er|sie|mein|meine|unser|unsere|je|j'|nous|il|elle|mon|ma|notre|suis|yo|soy|somos|estoy|mi|nuestra|nuestro|ella|io|sono|mio|mia|noi|lei|lui|eu|sou|meu|minha|ela|ele|я|мы|он|она|мои|моя|моеи|наш|наша|ben|biz|benim|bizim|main|mera|meri|hum|hamari|मैं|मेरी|मेरा|हम|我|我们|他|她|私|僕|彼|彼女)$/u;

/** The one who asks, who also says what is wanted in the past tense: "I was thinking of a fox". */
const ASKING = /^(?:i|im|ive|id|we|it|you)$/u;

/** Words that begin a clause of their own. */
const SUBORDINATE =
  /^(?:because|cause|cos|coz|since|so|so that|who|who's|whos|when|where|while|after|before|until|till|weil|denn|damit|als|wenn|nachdem|bevor|car|parce que|parce|comme|puisque|donc|porque|pues|cuando|perche|poiche|quando|pois|потому что|потому|чтобы|так как|cunku|kyunki|क्योंकि|因为|所以)$/u;

/** Those that begin a reason or a time. */
const CAUSAL =
  /^(?:because|cause|cos|coz|since|after|before|until|till|weil|denn|nachdem|bevor|car|parce que|parce|comme|puisque|porque|pues|perche|poiche|pois|потому что|потому|так как|cunku|kyunki|क्योंकि|因为)$/u;

/** Past forms of being, having and everyday doing; not those of loving and liking, which name what a person would wear. */
const PAST =
  /^(?:was|were|had|kept|moved|worked|lived|died|passed|met|grew|sailed|flew|drove|ran|taught|built|sold|bought|beaten|survived|fished|hunted|raised|bred|rode|served|fought|played|cooked|baked|wore|used|got|went|came|told|called|found|lost|war|waren|hatte|hatten|hielt|zuchtete|arbeitete|lebte|starb|fuhr|sammelte|etait|etaient|avait|avaient|elevait|travaillait|vivait|gardait|tenait|era|eran|tenia|tenian|criaba|trabajaba|vivia|cuidaba|erano|aveva|avevano|allevava|lavorava|viveva|teneva|eram|tinha|criava|trabalhava|cuidava|был|была|были|держал|держала|работал|работала|жил|жила|служил|служила|разводил|разводила|\p{L}+(?:ardi|erdi|irdi|urdi|iyordu)|vardi|था|थी|थे|كان|كانت|كانوا|以前|生前|曾经|だった|でした|ていた)$/u;
/** Past forms of which "I" and "we" say no wish. */
const PAST_OF_ASKING =
  /^(?:kept|lost|moved|worked|lived|died|met|bought|beaten|survived|grew|sailed|flew|drove|taught|fished|hunted|raised|bred|rode)$/u;

/** Verbs of what a person does every day, which tell why something is wished: "she works with horses". */
const DAILY =
  /^(?:work|works|working|live|lives|living|teach|teaches|teaching|commute|commutes|volunteer|volunteers|says|thinks|reckons|jokes|insists|typing)$/u;
/** Words that make a clause a wish. */
const WISHING = /^(?:want|wants|wanted|like|would|need|needs|love|loves|wish|please|i'd|id|we'd)$/u;

/** Words for how a piece was lost: the clause tells what happened to it. */
const LOSS =
  /^(?:lost|nicked|stolen|stole|pinched|dropped|broke|broken|snapped|chewed|burgled|took|melted|ruined|verlor|verloren|geklaut|gestohlen|zerrissen|perdue?s?|volee?s?|cassee?s?|perdi|perdio|perdido|perdida|perdiu|perdeu|robaron|robado|robada|rompio|perso|persa|rubat[oa]|rott[oa]|roubaram|roubad[oa]|quebrou|quebrad[oa]|потерял[аи]?|украли|сломал[аи]?|сломалось|порвал[аи]?|порвалась|kaybett\p{L}*|calind\p{L}*)$/u;

/** Kinds of concepts of a piece itself: a clause with one of them describes it. */
const OF_PIECE: ReadonlySet<string> = new Set(['type', 'hint', 'form', 'chain', 'metal', 'stone', 'part', 'lettering']);

/** Kinds of concepts of which a clause about what a person has tells none. */
const OF_PIECE_ITSELF: ReadonlySet<string> = new Set(['type', 'hint', 'chain', 'metal', 'stone', 'lettering']);

/** The first word without its verb: "they" of "they're". */
const subjectOf = (words: string): string => words.split(' ')[0]!.replace(/['\u2019](?:m|s|re|ve|ll|d)$/u, '');

/** "My nan's" is a look, and a person. */
export const isPerson = (words: string): boolean => PERSONS.test(subjectOf(words));

const isPast = (words: string): boolean => words.split(' ').some((word) => PAST.test(word));

/** True for a person right after a piece, whose past follows: "a ring I lost in the sea". */
const isRelative = (s: Sentence, i: number): boolean =>
  s.id(i - 1, 'type') !== null && PERSONS.test(s.items[i]!.words) && isPast(s.items[i + 1]?.words ?? '');

/** "So" of "I'm so jealous", which begins no reason. */
const isDegree = (s: Sentence, i: number): boolean =>
  s.items[i]!.words === 'so' &&
  /(?:^|['\u2019 ])(?:am|is|are|was|were|be|m|s|re|im|hes|shes)$/.test(s.items[i - 1]?.words ?? '');

/** True where a clause begins: after a mark, at a conjunction, and at "and" before another subject or verb. */
export function beginsClause(s: Sentence, i: number): boolean {
  if (i === 0 || s.isBreak(i - 1)) return true;
  const { words } = s.items[i]!;
  if ((SUBORDINATE.test(words) && !isDegree(s, i)) || isRelative(s, i)) return true;
  const next = s.items[i + 1]?.words ?? '';
  // "I've just beaten".
  if (words === 'just' && isPerson(s.items[i - 1]!.words)) return false;
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
const FONDNESS =
  '(?:love|loves|loved|like|likes|liked|adore|adores|adored|mad|crazy|nuts|obsessed|obsessive|collects?|collected|keeps?|fan)';
const FOND = new RegExp(`^${FONDNESS}$`);
const IS_FOND = new RegExp(`\\b${FONDNESS}\\b`, 'i');

/** Words by which liking is a wish: "I'd like hearts". */
const ASKED = /^(?:would|(?:i|we|he|she|they)['\u2019]?d|id|want|wants|need|needs)$/u;

/** True for a phrase in a clause about what a person is fond of: "my daughter loves bees". */
export function isOfFondness(s: Sentence, i: number): boolean {
  // Most texts have no such word, and then need no clauses.
  const { start } = s.items[Math.max(0, i - LONGEST_CLAUSE)]!;
  if (!IS_FOND.test(s.prompt.slice(start, s.items[i]!.start))) return false;
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
const HAVING = /^(?:i|we|he|she|they|my \p{L}+) ?(?:(?:['\u2019]?ve|have|has|['\u2019]?s got|got)(?: got)?)$/u;

/** True for a phrase in a clause about what a person has, as in "I have a garden full of lavender". */
export function isOwned(s: Sentence, i: number): boolean {
  const from = clauseStart(s, i);
  if (i - from < 2 && !isPerson(s.items[from]!.words)) return false;
  const to = clauseEnd(s, from);
  const words = s.items.slice(from, to).flatMap((item) => item.words.split(' '));
  const start = words[0] === 'and' || words[0] === 'but' ? 1 : 0;
  return (
    (HAVING.test(words.slice(start, start + 2).join(' ')) || /^(?:i|we|they)['\u2019]?ve$/.test(words[start]!)) &&
    !words.some(
      (word) => WISHING.test(word) || FOND.test(word) || /^(?:themes?|styles?|tastes?|thing|vibes?)$/.test(word),
    ) &&
    !s.items.slice(from, to).some(({ concepts }) => concepts.some(({ kind }) => OF_PIECE_ITSELF.has(kind)))
  );
}

/** Characters before a phrase that tell what it is, as in "he's a climber". */
const TELLING = 60;
export const textBefore = (s: Sentence, i: number): string =>
  s.prompt.slice(Math.max(0, s.items[i]!.start - TELLING), s.items[i]!.start);

/** The occasion or the belonging of a person that a piece is for: "for my grandad's headstone". */
const FOR_PERSONS = /(?<!\p{L})for (?:my|our|his|her|their|the) \p{L}+['\u2019]s (?:\p{L}+ )?$/iu;

/** Number from which animals are a herd, not figures: "she milks 200 cows". */
const HERD = 50;

/** True for what a person has that the piece is for or that is counted in herds. */
export const isForPersons = (s: Sentence, i: number): boolean =>
  FOR_PERSONS.test(textBefore(s, i)) || (s.value(i - 1) ?? 0) >= HERD;

/** "She's a", "my dad was a". */
const IS_A =
  /(?<!\p{L})(?:i|he|she|they|we|who|dad|mum|mom|brother|sister|son|daughter|husband|wife|friend|boyfriend|girlfriend|fianc[eé]e?|partner|bf|gf)(?:['\u2019]?(?:s|m|re)| is| was| are)(?: (?:an?|both))? (?:\p{L}+ )?$/iu;
/** Endings of words for what people do. */
const DOER = /(?:er|or|ist|ian|man|woman)s?$/iu;

/** "He's a climber": what a person is. */
export const isOccupation = (s: Sentence, i: number): boolean =>
  (DOER.test(s.items[i]!.words) || (DOER.test(s.items[i + 1]?.words ?? '') && s.mark(i) === null)) &&
  IS_A.test(textBefore(s, i));

/** Words before a verb: "she will swallow", "can't bear". */
const MODAL =
  /^(?:will|won['\u2019]?t|can|can['\u2019]?t|cannot|could|couldn['\u2019]?t|may|might|would|wouldn['\u2019]?t|should|shouldn['\u2019]?t|\p{L}+['\u2019]ll)$/u;

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
  return (
    isPastClause(s, from, to) &&
    !s.items.slice(from, to).some(
      ({ concepts }, k) =>
        // Illnesses that are also signs of the zodiac are closed, too.
        (s.isClosed(from + k) && !concepts.some(({ kind }) => kind === 'motif')) ||
        concepts.some(({ kind }) => OF_PIECE.has(kind)),
    )
  );
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
const WHO = /^(?:who|who's|whos)$/;

/** True for a clause about a person, as in "for my daughter who's mad on space". */
export function isOfWho(s: Sentence, i: number): boolean {
  const from = clauseStart(s, i);
  return (
    WHO.test(s.items[from]!.words) &&
    !s.items.slice(from, clauseEnd(s, from)).some(({ concepts }) => concepts.some(({ kind }) => OF_PIECE.has(kind)))
  );
}

const POSSESSIVE = /^(?:my|our|his|her|their) /;

/** Maximum distance of a piece from the person to whom it belonged, in phrases. */
const OWNED_REACH = 3;

/** True for "my nan's" before no piece: "for my nan's 90th", "made of my gran's ring". */
export const isOfPersonOnly = (s: Sentence, i: number): boolean =>
  POSSESSIVE.test(s.items[i]!.words) &&
  !s.items
    .slice(i + 1, i + 1 + OWNED_REACH)
    .some((_, k) => ['type', 'hint', 'form', 'stone'].some((kind) => s.id(i + 1 + k, kind) !== null));
