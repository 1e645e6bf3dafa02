/** Words for clasps, and figures that a prompt wants as one. */
import { cues } from '../language/cues';
import type { Requirement } from '../language/requirement';
import { paramIn } from '../spec/tree';
import type { BuiltDesign } from './built';

/** Words for clasps. */
export const CLASPS = cues`${'clasp'}`;

/** True for words in the clause of a clasp: "the clasp must be box type". */
export const isOfClasp = (
  { spec: { prompt } }: BuiltDesign,
  { start, end }: Pick<Requirement, 'start' | 'end'>,
): boolean =>
  CLASPS.test(
    `${prompt
      .slice(0, start)
      .split(/[,.;:!?]/u)
      .at(-1)!} ${prompt.slice(end).split(/[,.;:!?]/u)[0]!}`,
  );

/** "Anchor clasp", "heart shaped clasp", "Ankerverschluss". */
const BEFORE_CLASP = cues`^[- ]?(?:${'shaped'} )?${'clasp'}`;
/** "Clasp shaped like an anchor", "chiusura davanti fatta a cammeo". */
const AFTER_CLASP = cues`${'clasp'}(?: \p{L}+)? ${'made-as'}(?: \p{L}{1,4}){0,2} $`;

/** True for a figure that is said to be the clasp, while another one closes the piece. */
export function isUnclosed({ spec: { prompt }, asBuilt }: BuiltDesign, { start, end, value }: Requirement): boolean {
  return (
    (BEFORE_CLASP.test(prompt.slice(end)) || AFTER_CLASP.test(prompt.slice(0, start))) &&
    !String(paramIn(asBuilt, 'clasp') ?? '').includes(value)
  );
}

/** "The clasp in front". */
const CLASP_BEFORE = cues`${'clasp'}(?: \p{L}{1,3}){0,2} $`;

/** True for a place in front of the clasp of a necklace, which closes behind the neck. */
export const isOfClaspBehind = ({ spec: { prompt, type } }: BuiltDesign, { start, value }: Requirement): boolean =>
  value === 'front' && (type === 'necklace' || type === 'pendant') && CLASP_BEFORE.test(prompt.slice(0, start));
