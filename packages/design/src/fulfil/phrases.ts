/** Settles the words of one phrase together: what describes a missing thing, and what a refusal names. */
import { cues } from '../language/cues';
import type { Requirement, RequirementConcept } from '../language/requirement';
import type { Judged } from './choices';
import { sizeOf } from './sizeWords';
import { met } from './verdict';
import { setOf } from '../wordList';

/** Concepts of things that others describe. */
const THINGS: ReadonlySet<RequirementConcept> = setOf('stone colour motif form unknown');

const isSize = ({ concept, text }: Requirement): boolean =>
  concept === 'scale' || (concept === 'style' && sizeOf(text) !== null);

/** True for words that say nothing without the thing that they describe. */
const isAttribute = (one: Requirement): boolean =>
  isSize(one) || one.concept === 'cut' || one.concept === 'place' || one.concept === 'size';

/** The value of the thing that a requirement describes; undefined where it describes none. */
const ownerOf = ({ of, at }: Requirement): string | undefined =>
  of ?? (at !== undefined && /^(?:stone|motif|form|word(?= ..)) /.test(at) ? at.slice(at.indexOf(' ') + 1) : undefined);

/** The thing that a requirement describes, where the piece lacks every thing of that name. */
function missingOwner({ requirement: one }: Judged, all: readonly Judged[]): Judged | undefined {
  const owner = ownerOf(one);
  if (owner === undefined || one.isRefused || !isAttribute(one)) return undefined;
  const named = all.filter(
    ({ requirement: { concept, value, isRefused } }) =>
      value === owner && !isRefused && (one.concept === 'cut' ? concept === 'stone' : THINGS.has(concept)),
  );
  return named.length > 0 && named.every(({ verdict: { status } }) => status === 'not') ? named[0] : undefined;
}

/** Words that refuse what follows them, with at most two others between: "no extra little dials". */
const REFUSAL = cues`(?:${'not'}|${'no'}|${'without'})(?:(?: \p{L}+){0,2} )?$`;

/** Concepts of what a refusal may name. */
const REFUSABLE: ReadonlySet<RequirementConcept> = new Set<RequirementConcept>(['form', 'motif', 'unknown', 'colour']);

/** Where the refusal starts that words belong to which no reading took as refused; null for other words. */
function refusalOf({ requirement: one, verdict }: Judged, all: readonly Judged[], prompt: string): number | null {
  if (one.isRefused || verdict.status !== 'not' || !REFUSABLE.has(one.concept)) return null;
  const isBehind = all.some(
    ({ requirement: { isRefused, end }, verdict: { status } }) =>
      isRefused && status === 'met' && one.concept === 'unknown' && prompt.slice(end, one.start) === ' ',
  );
  const words = REFUSAL.exec(prompt.slice(0, one.start));
  const isFirst =
    words !== null && all.every(({ requirement: { start, end } }) => start >= one.start || end <= words.index);
  return isFirst ? words.index : isBehind ? one.start : null;
}

/**
 * The verdicts of a prompt without those on words that have none of their own. Words that describe a missing thing share
 * its verdict, and what a refusal names is met where the piece lacks it.
 */
export function settled(judged: readonly Judged[], prompt: string): Judged[] {
  const spans = new Map<Requirement, { start: number; end: number }>();
  const kept = judged.flatMap((one): Judged[] => {
    const { requirement } = one;
    const owned = missingOwner(one, judged);
    if (owned) {
      // A cut and a number of mm are missing as well; a size and a place are not said of what is missing.
      if (requirement.concept === 'cut' || requirement.concept === 'size')
        return [{ requirement, verdict: owned.verdict }];
      const { requirement: owner } = owned;
      const { start, end } = spans.get(owner) ?? owner;
      if (requirement.end + 1 === start || requirement.start === end + 1)
        spans.set(owner, { start: Math.min(start, requirement.start), end: Math.max(end, requirement.end) });
      return [];
    }
    const start = refusalOf(one, judged, prompt);
    if (start === null) return [one];
    const text = prompt.slice(start, requirement.end);
    return requirement.concept === 'unknown' ? [] : [{ requirement: { ...requirement, start, text }, verdict: met() }];
  });
  return kept.map((one) => {
    const span = spans.get(one.requirement);
    return span
      ? { ...one, requirement: { ...one.requirement, ...span, text: prompt.slice(span.start, span.end) } }
      : one;
  });
}
