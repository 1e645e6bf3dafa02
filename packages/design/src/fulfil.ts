/** Decides for each requirement of a prompt whether the built piece meets it. */
import { gemOf } from './catalogue/gems';
import { CUT_ADJECTIVE } from './gems/names';
import { hueOf } from './gold';
import type { Requirement } from './language/requirement';
import { EACH_PIECE } from './language/rules/counts';
import type { DesignSpec, Stone } from './spec';
import { BuiltDesign, mainOf, named } from './fulfil/built';
import { isEvident, refusedStones } from './fulfil/evident';
import { judge } from './fulfil/judge';
import type { Facts, FulfilledRequirement, RequirementStatus, Verdict } from './fulfil/verdict';
import { met, not, round } from './fulfil/verdict';
import { lengthIn, paramIn } from './spec/tree';

/** Roles of stones beside the main one and along the band. */
const BESIDE: ReadonlySet<string> = new Set(['side', 'pave', 'accent']);

/** Describes where the piece has something refused; null when it has none. */
function found(requirement: Requirement, spec: DesignSpec, facts: Facts, built: BuiltDesign): string | null {
  const { concept, value } = requirement;
  const { stones } = facts.bill;
  switch (concept) {
    case 'stones': {
      const main = mainOf(stones);
      const other = stones.find((one) => one !== main && !(one.kind === main?.kind && one.role === main.role));
      if (value === 'beside') {
        const row = stones.find((one) => one !== main && BESIDE.has(one.role));
        return row ? `Set with ${named(row)} beside the main stone.` : null;
      }
      if (value === 'other') return other ? `Also set with ${named(other)}.` : null;
      const [refused] = refusedStones(built, requirement);
      return refused ? `Set with ${named(refused)}.` : null;
    }
    case 'stone':
      return stones.some(({ kind }) => kind === value) ? `Set with ${gemOf(value as Stone['kind']).name}.` : null;
    case 'cut': {
      const main = mainOf(stones);
      return main && main.kind !== 'pearl' && main.cut === value
        ? `The main stone is ${CUT_ADJECTIVE[main.cut]}.`
        : null;
    }
    case 'metal':
      return facts.built.metals.some(({ alloy }) => hueOf(alloy) === value)
        ? `Made in ${value.replaceAll('-', ' ')}.`
        : null;
    case 'style':
      return foundStyle(requirement, spec, facts);
    case 'finish':
      // Hammer marks glitter.
      if (value === 'polished' && facts.built.metals[0]?.finish === 'hammered') return 'Hammered metal is shiny.';
      return facts.built.metals[0]?.finish === value ? `The metal is ${value}.` : null;
    case 'type':
      return spec.type === value ? `Made as a ${value}.` : null;
    default:
      // A bracelet of links that is no hand chain.
      if (concept === 'form' && value === 'chain' && spec.type === 'bracelet') return null;
      return judge(built, requirement).status === 'met' ? 'It is part of the piece.' : null;
  }
}

/** Bands up to this width are not heavy, mm. */
const LIGHT_MM = 3;
/** Bands from this width on are not thin, mm. */
const STURDY_MM = 2.2;

/** Describes how a refused style shows: heavy and thin by the width of the band, modern by every style but a named one. */
function foundStyle({ value }: Requirement, spec: DesignSpec, facts: Facts): string | null {
  if (spec.styles.some((style) => style === value)) return 'The piece is in this style.';
  const width = spec.type === 'ring' ? lengthIn(spec, 'band_width') : undefined;
  const isSo =
    width !== undefined && ((value === 'bold' && width > LIGHT_MM) || (value === 'minimalist' && width < STURDY_MM));
  if (isSo) return `The band is ${round(width)} mm wide.`;
  const isOld =
    facts.built.parts.some(({ kind }) => kind.startsWith('ornament.')) || paramIn(spec, 'milgrain') === 'yes';
  return value === 'contemporary' && !isOld ? 'Built in a plain style, without old ornament.' : null;
}

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
const MENS =
  /(?<!\p{L})(?:men|man|mens|gents?|unisex)(?!\p{L})|male|herren|männer|homme|hombre|caballero|uomo|homem|masculin|мужск|erkek|رجال|पुरुष|जेंट्स|男|メンズ/iu;

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
const CLAUSE_START = /(?:[,.;:،、，。]|(?<!\p{L})(?:and|und|et|y|e|и|ve|i|och|en|و|और|dan))\s*$/iu;
const CLAUSE = /[,.;:!?،、，。]/u;

/** "… and below pearls": a position at the start of a clause describes what follows, not the stone before it. */
function judgePlaced(built: BuiltDesign, requirement: Requirement, all: readonly Requirement[]): Verdict {
  const verdict = judge(built, requirement);
  const { prompt } = built.spec;
  if (verdict.status === 'met' || !CLAUSE_START.test(prompt.slice(0, requirement.start))) return verdict;
  const next = all.find(
    ({ concept, start, isRefused }) =>
      (concept === 'stone' || concept === 'motif') &&
      !isRefused &&
      start >= requirement.end &&
      !CLAUSE.test(prompt.slice(requirement.end, start)),
  );
  return next ? judge(built, { ...requirement, of: next.value }) : verdict;
}

function judgeCounted(built: BuiltDesign, requirement: Requirement, all: readonly Requirement[]): Verdict {
  if (requirement.concept === 'place') return judgePlaced(built, requirement, all);
  const stone = countedStone(requirement, all);
  if (!stone) return judge(built, withCount(requirement, all));
  const { status, note } = judge(built, stone);
  // Another place or a substitute is not another number.
  return status === 'met' || note?.startsWith('Set with ') === true
    ? { status, ...(note ? { note } : {}) }
    : judge(built, requirement);
}

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

interface Judged {
  readonly requirement: Requirement;
  readonly verdict: Verdict;
}

/** Ways of hanging that one word may mean. */
const HANGING: ReadonlySet<string> = new Set(['drop', 'tassel', 'fringe', 'charm']);

/** Words between two things of which either will do: "moonstone or mother of pearl". */
const OR =
  /^[^,.;!?]{0,12}(?:(?<!\p{L})(?:or|oder|ou|o|eller|lub|albo|или|либо|veya|yahut|ya da|أو|او|या)(?!\p{L})|或|または)[^,.;!?]{0,16}$/u;
/** Concepts of which one may replace another: an inlay, a stone and a colour. */
const ALIKE: Readonly<Record<string, string>> = { inlay: 'stone', colour: 'stone' };

/** True when an entry is one of two meanings or choices, of which the piece has the other. */
function isAnswered({ requirement: one, verdict }: Judged, all: readonly Judged[], prompt: string): boolean {
  if (verdict.status === 'met' || one.isRefused) return false;
  const kindOf = ({ concept }: Requirement): string => ALIKE[concept] ?? concept;
  return all.some(({ requirement: other, verdict: { status } }) => {
    if (other === one || status !== 'met' || other.isRefused) return false;
    if (other.start === one.start && other.end === one.end)
      return HANGING.has(other.value) && (HANGING.has(one.value) || one.concept === 'type');
    if (kindOf(other) !== kindOf(one)) return false;
    const [first, second] = one.start < other.start ? [one, other] : [other, one];
    return first.end <= second.start && OR.test(prompt.slice(first.end, second.start));
  });
}

/**
 * The status of every requirement, in the order of the prompt, one entry for each span of words that no longer one has.
 * @param facts of the piece that was built from the spec
 */
export function fulfil(requirements: readonly Requirement[], spec: DesignSpec, facts: Facts): FulfilledRequirement[] {
  const built = new BuiltDesign(spec, facts, requirements);
  const judged = requirements.flatMap((requirement): Judged[] => {
    const { text, start, end, isRefused } = requirement;
    // A type inferred from other words has no span of its own; "for my wife" requires nothing to be seen.
    if (start === end || (requirement.concept === 'wearer' && !MENS.test(text))) return [];
    if (requirement.concept === 'unknown' && isEvident(built, requirement)) return [];
    const there = isRefused ? found(requirement, spec, facts, built) : null;
    const verdict = isRefused ? (there === null ? met() : not(there)) : judgeCounted(built, requirement, requirements);
    return [{ requirement, verdict }];
  });
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
