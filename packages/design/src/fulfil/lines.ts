/** Lines along a band: of a second metal, or inlaid. */
import { cues } from '../language/cues';
import { inlayPart } from '../parts/inlay';
import type { InlayKind } from '../catalogue/inlays';
import type { Requirement } from '../language/requirement';
import type { BuiltDesign } from './built';

/** Words for a line of another metal or material along a band. */
export const LINE = cues`^\p{L}*(?:${'line-in-band'}|${'stripe-or-groove'})$`;

/** The ids of the inlays around a band. */
export const inlaysOf = ({ facts }: Pick<BuiltDesign, 'facts'>): string[] =>
  facts.built.parts.flatMap(({ id }) => (id.endsWith('-inlay') ? [id] : []));

/** What may lie between a word of size and the material of its line: "fina de turquesa". */
const OF = cues`^\s?(?:(?:${'of'}|${'in'})[ '’]?)?$`;
/** Words between a line and the word of its size after it: "filo d'oro sottile". */
const BEHIND = 3;

const wordsOf = (text: string): string[] => text.split(/[\s'’]+/u).filter((word) => word !== '');

/** True for words at a position of the prompt that stand behind a line: "filo d'oro sottile". */
export const isBehindLine = ({ spec }: Pick<BuiltDesign, 'spec'>, start: number): boolean =>
  wordsOf(
    spec.prompt
      .slice(0, start)
      .split(/[,.;:!?]/u)
      .at(-1)!,
  )
    .slice(-BEHIND)
    .some((word) => LINE.test(word));

/** True for words that end right before a line: "ein schmaler Streifen". */
export const isBeforeLine = ({ spec }: Pick<BuiltDesign, 'spec'>, end: number): boolean =>
  LINE.test(wordsOf(/^[^,.;:!?]*/u.exec(spec.prompt.slice(end))![0])[0] ?? '');

/** The inlay that a word of size between two positions of the prompt stands at: "a thin turquoise stripe". */
export function inlayBeside(built: BuiltDesign, start: number, end: number): string | undefined {
  const beside = built.requirements.find(
    (one) =>
      one.concept === 'inlay' &&
      ((one.start >= end && OF.test(built.spec.prompt.slice(end, one.start))) ||
        (one.end <= start && start - one.end <= 1)),
  );
  const id = beside && inlayPart(beside.value as InlayKind);
  return inlaysOf(built).find((one) => one === id);
}

/** True for a band in two metals. */
export const isOfTwo = ({ spec, facts }: BuiltDesign): boolean =>
  spec.type === 'ring' && new Set(facts.built.metals.map(({ alloy }) => alloy)).size > 1;

/** True for a band with an inlay, or with a line of a second metal. */
export const hasLine = (built: BuiltDesign): boolean => inlaysOf(built).length > 0 || isOfTwo(built);

/** Words for a line on each side, and for two of them. */
const TWO_LINES = cues`${'each'}|${'both'}|${'two'}`;

/** The clause of words in a prompt. */
const clauseOf = (prompt: string, { start, end }: Pick<Requirement, 'start' | 'end'>): string =>
  `${prompt
    .slice(0, start)
    .split(CLAUSE_END)
    .at(-1)!}${prompt.slice(start, end)}${prompt.slice(end).split(CLAUSE_END)[0]!}`;
const CLAUSE_END = cues`[,.;:!?،。、]|${'with'}|${'and'}`;

/**
 * True for a band that has fewer lines of its second metal than its words say. A line is in the middle of a band, or beside
 * an inlay; two lie on both sides of stones, or of an inlay that was planned so.
 */
export const lacksLines = (built: BuiltDesign, words: Pick<Requirement, 'start' | 'end'>): boolean =>
  TWO_LINES.test(clauseOf(built.spec.prompt, words)) &&
  !built.meets('form', 'lines-beside') &&
  (inlaysOf(built).length > 0 || built.stones.length === 0);
