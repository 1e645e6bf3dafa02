/** Decides for each requirement of a prompt whether the built piece meets it. */
import { cues } from './language/cues';
import type { Requirement } from './language/requirement';
import { EACH_PIECE } from './language/rules/counts';
import { PER_SIDE, THREE_STONES } from './language/rules/eachSide';
import type { DesignSpec } from './spec';
import { BuiltDesign } from './fulfil/built';
import { isAnswered, type Judged } from './fulfil/choices';
import { comparisonsIn } from './fulfil/compared';
import { isEvident, plainly } from './fulfil/evident';
import { judge } from './fulfil/judge';
import { countsLeft } from './fulfil/numbers';
import { settled } from './fulfil/phrases';
import { qualified } from './fulfil/qualified';
import { isPlaceShown, placesLeft } from './fulfil/unreadPlaces';
import { found } from './fulfil/refused';
import { sizeOf } from './fulfil/sizeWords';
import type { Facts, FulfilledRequirement, RequirementStatus, Verdict } from './fulfil/verdict';
import { UNREAD, differently, met, not } from './fulfil/verdict';

const WORST: readonly RequirementStatus[] = ['met', 'differently', 'not'];

/** Combines the verdicts on words that state several requirements; partly met counts as met differently. */
function together(verdicts: readonly Verdict[]): Verdict {
  const [worst] = verdicts.toSorted((a, b) => WORST.indexOf(b.status) - WORST.indexOf(a.status));
  const isMixed = worst!.status === 'not' && verdicts.some(({ status }) => status !== 'not');
  const part = verdicts.find((verdict) => verdict.part !== undefined)?.part;
  return {
    ...worst!,
    ...(isMixed ? { status: 'differently' as const } : {}),
    ...(part !== undefined && worst!.status !== 'not' ? { part } : {}),
  };
}

/** Words for pieces that men wear, as opposed to those for the person who gets one. */
const MENS = cues`${'for-men'}`;

/** A cut takes the count of its stones: "two pear diamonds". */
function withCount(requirement: Requirement, all: readonly Requirement[]): Requirement {
  if (requirement.concept !== 'cut' || requirement.of === undefined) return requirement;
  const stone = all.find(
    ({ concept, value, start }) => concept === 'stone' && value === requirement.of && start >= requirement.end,
  );
  return stone?.count === undefined ? requirement : { ...requirement, count: stone.count };
}

/** Maximum distance of a number from the stone that it counts, in characters. */
const COUNT_REACH = 40;

/** "6 diamonds around" counts the diamonds and no other stones. */
const countedStone = (
  { concept, value, measure, end }: Requirement,
  all: readonly Requirement[],
): Requirement | undefined =>
  concept === 'count' && measure === undefined
    ? all.find(
        (one) =>
          one.concept === 'stone' &&
          one.count === Number(value) &&
          one.start >= end &&
          one.start - end < COUNT_REACH &&
          one.measure !== EACH_PIECE,
      )
    : undefined;

/** The end of a clause or a conjunction, before words that describe what follows. */
const CLAUSE_START = cues`(?:[,.;:،、，。]|${'and'})\s*$`;
const CLAUSE = /[,.;:!?،、，。]/u;

/** Adverbs of languages that put them before what they place: "üstte pırlanta", "नीचे मोती". */
const AHEAD = cues`[\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|^${'ahead'}$`;

/** Maximum distance of a position from what it places, in characters. */
const PLACED_REACH = 30;

/** What may stand between a position and what it is said of: "encima del ónix", and longest distance of what lies there. */
const OF_IT = cues`^\s?(?:(?:${'of'}|${'article'})\s){0,2}$`;
const COMPLEMENT_REACH = 5;

const ON_IT = cues`^${'on-it'}$`;

/** "… and below pearls": a position at the start of a clause describes what follows, not the stone before it. */
function judgePlaced(built: BuiltDesign, requirement: Requirement, all: readonly Requirement[]): Verdict {
  // "An emerald, a diamond left, a ruby right": both sides belong to their stones.
  if (requirement.measure !== undefined) return judge(built, requirement);
  const { prompt } = built.spec;
  const next = all.find(
    ({ concept, start, isRefused }) =>
      (concept === 'stone' || concept === 'motif') &&
      !isRefused &&
      start >= requirement.end &&
      start - requirement.end < PLACED_REACH &&
      !CLAUSE.test(prompt.slice(requirement.end, start)),
  );
  const isStart = CLAUSE_START.test(prompt.slice(0, requirement.start));
  // ", üzerinde kurt başı": on the piece.
  if (next?.concept === 'motif' && isStart && ON_IT.test(requirement.text)) return judge(built, next);
  // "And above the pearl a diamond": the pearl is what the diamond lies above.
  const isOfNext = next && OF_IT.test(prompt.slice(requirement.end, next.start));
  const complement = isOfNext && requirement.of === next.value ? next : undefined;
  const placed =
    complement &&
    all.find(
      ({ concept, start, value, isRefused }) =>
        (concept === 'stone' || concept === 'motif') &&
        !isRefused &&
        value !== complement.value &&
        start > complement.end &&
        start - complement.end < COMPLEMENT_REACH,
    );
  if (placed) return judge(built, { ...requirement, of: placed.value });
  const isAhead = AHEAD.test(requirement.text) || isStart;
  return judge(built, next && isAhead ? { ...requirement, of: next.value } : requirement);
}

/** What may stand between a thing and its position. */
const JOINT = cues`^\s*${'is'}?\s*$`;

const MIDDLE = cues`^${'middle-adjective'}$`;
const THE = cues`${'the'} $`;

/** True for "middle" that describes the noun after it: "the middle plain". */
const isAttribute = (prompt: string, text: string, start: number, end: number): boolean =>
  MIDDLE.test(text) && THE.test(prompt.slice(0, start)) && /^ \p{L}{3}/u.test(prompt.slice(end));

/** The words right before a position, when they name something that the piece lacks: "a T bar at the front". */
const isOfMissing = (built: BuiltDesign, { start, end, text, of }: Requirement, all: readonly Requirement[]): boolean =>
  isAttribute(built.spec.prompt, text, start, end) ||
  (!AHEAD.test(text) &&
    all.every((one) => one.value !== of || one.end > start) &&
    all.some(
      (one) =>
        !one.isRefused &&
        one.end <= start &&
        JOINT.test(built.spec.prompt.slice(one.end, start)) &&
        ((one.concept === 'unknown' && !isEvident(built, one)) ||
          (one.concept === 'form' && judge(built, one).status === 'not')),
    ));

const ROUND_IT = cues`^ ${'after-round'}`;

/** A title before a name and a preposition are no cuts: "like Princess Diana's", "twisted round each other". */
const isNoCut = (prompt: string, { concept, value, end }: Requirement, all: readonly Requirement[]): boolean =>
  concept === 'cut' &&
  ((value === 'princess' && /^ \p{Lu}\p{Ll}/u.test(prompt.slice(end)) && all.every(({ start }) => start !== end + 1)) ||
    (value === 'round' && ROUND_IT.test(prompt.slice(end))));

const OWNED = cues`(?:${'having'}|${'contracted-have'}) ${'possessive'} ${'own'} (?:\p{L}+ )?$`;

/** "I've got my own chain": what a person has already. */
const isOwned = (prompt: string, { value, start }: Requirement): boolean =>
  value === 'chain' && OWNED.test(prompt.slice(0, start));

/** Words that count what lies on one of two sides. */
const EACH_SIDE = cues`^[^,.;:!?]*${'per-side'}`;

/** The requirement that says what another one only introduces: "skull bead", "wide 3 mm". */
function saidBy(one: Requirement, all: readonly Requirement[]): Requirement | undefined {
  if (one.concept === 'form' && one.value === 'spacers')
    return all.find((other) => other.concept === 'motif' && other.end + 1 === one.start);
  if (one.concept === 'style' && sizeOf(one.text) === 'wide')
    return all.find(
      (other) => other.concept === 'length' && other.measure === 'band_width' && other.start === one.end + 1,
    );
  return undefined;
}

/** The verdict on a number right before a cut that stands for its stones, "two baguettes"; null for others. */
function countedCut(
  built: BuiltDesign,
  { concept, value, end }: Requirement,
  all: readonly Requirement[],
): Verdict | null {
  const cut = all.find((one) => one.concept === 'cut' && one.start - end === 1);
  if (concept !== 'count' || !cut || all.some((one) => one.concept === 'stone' && one.start - cut.end === 1))
    return null;
  const total = built.stones.reduce((sum, stone) => sum + (stone.cut === cut.value ? stone.count : 0), 0);
  if (total === 0) return null;
  return [total, total / built.copies].includes(Number(value)) ? met() : differently(`Set with ${total}.`);
}

function judgeCounted(built: BuiltDesign, requirement: Requirement, all: readonly Requirement[]): Verdict {
  const said = saidBy(requirement, all);
  if (said) return judge(built, said);
  const sides = EACH_SIDE.exec(built.spec.prompt.slice(requirement.end))?.[0].length ?? 0;
  // "One emerald in the middle and a diamond on each side": the sides have a stone of their own.
  const isOfSides =
    requirement.concept === 'count' &&
    sides > 0 &&
    all.every(
      ({ concept, value, start }) =>
        concept !== 'stone' ||
        requirement.of === undefined ||
        value === requirement.of ||
        start < requirement.end ||
        start > requirement.end + sides,
    );
  const counted = countedStone(requirement, all);
  // Of three stones, "two on each side" are two.
  const isOfThree =
    THREE_STONES.test(requirement.text.toLowerCase()) ||
    (requirement.value === '2' &&
      all.some(({ value, text }) => value === 'three-stone' && THREE_STONES.test(text.toLowerCase())));
  if (isOfSides && !isOfThree) return judge(built, { ...requirement, measure: PER_SIDE });
  if (requirement.concept === 'place') return judgePlaced(built, requirement, all);
  if (!counted) return countedCut(built, requirement, all) ?? judge(built, withCount(requirement, all));
  const { status, note } = judge(built, counted);
  // Another place or a substitute is not another number.
  return status === 'met' || note?.startsWith('Set with ') === true
    ? { status, ...(note ? { note } : {}) }
    : judge(built, requirement);
}

/** Words of something that the same clause refuses: "taşın etrafında halo istemiyorum". */
const isOfRefusal = (prompt: string, one: Requirement, all: readonly Requirement[]): boolean =>
  one.concept === 'form' &&
  all.some(
    (other) =>
      other.isRefused &&
      other.concept === one.concept &&
      other.value === one.value &&
      !CLAUSE.test(prompt.slice(Math.min(one.end, other.end), Math.max(one.start, other.start))),
  );

type Words = Pick<Requirement, 'text' | 'start' | 'end'>;

/** True for words that are part of longer ones: "claw" in "4 claw". */
const isWithin = (one: Words, other: Words): boolean =>
  one.start >= other.start && one.end <= other.end && one.end - one.start < other.end - other.start;

/** Removes entries that repeat an earlier one in words and verdict. */
const once = (entries: readonly FulfilledRequirement[]): FulfilledRequirement[] => {
  const keyOf = ({ text, status, part, note }: FulfilledRequirement): string =>
    [text.toLowerCase(), status, part, note].join('|');
  return entries.filter((one, i) => entries.findIndex((other) => keyOf(other) === keyOf(one)) === i);
};

/**
 * The status of every requirement, in the order of the prompt, one entry for each span of words that no longer one has.
 * @param facts of the piece that was built from the spec
 */
export function fulfil(requirements: readonly Requirement[], spec: DesignSpec, facts: Facts): FulfilledRequirement[] {
  const built = new BuiltDesign(spec, facts, requirements);
  const unread = [...countsLeft(spec.prompt, requirements), ...placesLeft(spec.prompt, requirements)];
  const compared = comparisonsIn(built);
  const isCompared = ({ start, end }: Words): boolean =>
    compared.some(({ requirement: one }) => start >= one.start && end <= one.end);
  const verdicts = [...requirements, ...unread].flatMap((requirement): Judged[] => {
    const { text, start, end, isRefused } = requirement;
    // A type inferred from other words has no span of its own; "for my wife" requires nothing to be seen.
    if (start === end || isCompared(requirement) || (requirement.concept === 'wearer' && !MENS.test(text))) return [];
    if (isNoCut(spec.prompt, requirement, requirements) || isOwned(spec.prompt, requirement)) return [];
    const isUnread =
      requirement.concept === 'unknown' || requirement.concept === 'lacking' || requirement.value === 'arrangement';
    if (isUnread && (isEvident(built, requirement) || isPlaceShown(built, requirement))) return [];
    if (!isRefused && isOfRefusal(spec.prompt, requirement, requirements)) return [];
    if (requirement.concept === 'place' && isOfMissing(built, requirement, requirements)) return [];
    const there = isRefused ? found(built, requirement) : null;
    const verdict = isRefused ? (there === null ? met() : not(there)) : judgeCounted(built, requirement, requirements);
    return [{ requirement, verdict }];
  });
  const judged = qualified(settled([...verdicts, ...compared], spec.prompt), spec.prompt);
  const spans = new Map<string, { words: Words; verdicts: Verdict[] }>();
  for (const one of judged) {
    if (isAnswered(one, judged, spec.prompt)) continue;
    const { requirement, verdict } = one;
    const { text, start, end } = requirement;
    const span = spans.get(`${start} ${end}`) ?? { words: { text, start, end }, verdicts: [] };
    span.verdicts.push(verdict);
    spans.set(`${start} ${end}`, span);
  }
  const entries = [...spans.values()].toSorted((a, b) => a.words.start - b.words.start || b.words.end - a.words.end);
  return once(
    entries
      .filter(({ words }) => !entries.some((other) => isWithin(words, other.words)))
      .map(({ words, verdicts }) => {
        const inner = entries.filter((other) => isWithin(other.words, words)).flatMap((other) => other.verdicts);
        return { ...words, ...together([...verdicts, ...inner]) };
      }),
  );
}

/**
 * The words of a prompt that were not understood, without those that the built piece shows all the same and those that
 * have a verdict of their own.
 * @param words as `not_understood` of the design lists them
 */
export function leftOut(
  words: readonly string[],
  requirements: readonly Requirement[],
  fulfilled: readonly FulfilledRequirement[],
): string[] {
  const isIn = (text: string, word: string): boolean => ` ${plainly(text)} `.includes(` ${plainly(word)} `);
  const isRead = (word: string): boolean =>
    requirements.some(({ text, value }) => isIn(text, word) || isIn(value, word)) &&
    !fulfilled.some(({ text, note }) => note === UNREAD && isIn(text, word));
  return words.filter((word) => !isRead(word));
}
