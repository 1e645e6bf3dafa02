/** Refusals that are said of one part: "inside without stones", "no diamonds on the bezel". */
import { cues } from '../language/cues';
import type { Requirement } from '../language/requirement';
import type { BuiltDesign } from './built';
import { CLASPS } from './clasps';

/** Parts that may be free of stones, and the ids of what holds stones there. */
const PARTS: readonly (readonly [words: RegExp, ids: RegExp])[] = [
  [cues`${'inside'}`, /inner|inside/],
  [CLASPS, /clasp|toggle/],
  [cues`${'ear-hook'}`, /hook|lever/],
  [cues`${'chain'}`, /^(?:chain|stations)/],
  [cues`${'bezel'}`, /^bezel/],
  [cues`${'dial'}`, /^(?:dial|indices)/],
  [cues`${'stem'}`, /^stem/],
  [cues`${'leaf'}`, /^leaves/],
  [cues`${'petal'}`, /^petals/],
  [cues`${'wing'}`, /^(?:wings|tips)/],
];

const BREAK = /[,.;:!?،、。]/u;
/** What stands between a refusal and the part that follows it. */
const ON = cues`^ (?:${'on'}|${'in'})(?: ${'article'})? ?$`;

/**
 * The ids of what holds stones in the part that a refusal is said of; undefined where it is said of the whole piece. Another
 * stone of the prompt lies elsewhere.
 */
export function refusedPart({ spec, requirements }: BuiltDesign, { start, end }: Requirement): RegExp | undefined {
  const isWanted = requirements.some(({ concept, isRefused }) => concept === 'stone' && !isRefused);
  if (!isWanted) return undefined;
  const before = spec.prompt.slice(0, start).split(BREAK).at(-1)!;
  const after = spec.prompt.slice(end).split(BREAK)[0]!;
  return PARTS.find(([words]) => {
    const [behind, ahead] = [words.exec(after), words.exec(before)];
    if (behind && ON.test(after.slice(0, behind.index))) return true;
    const from = start - before.length + (ahead?.index ?? 0);
    return (
      ahead !== null &&
      requirements.every((one) => one.concept !== 'stone' || one.isRefused || one.start < from || one.start >= start)
    );
  })?.[1];
}
