/** Judges engraved texts and where they are. */
import { cues } from '../language/cues';
import type { Requirement } from '../language/requirement';
import type { DesignSpec } from '../spec';
import { paramIn, partsIn } from '../spec/tree';
import type { BuiltDesign } from './built';
import { middleOf } from './positions';
import { differently, met, not, type Verdict } from './verdict';

/** True for a text that is engraved inside. */
export const isInside = (spec: DesignSpec): boolean =>
  [...partsIn(spec.root)].some(({ params }) => params['text'] !== undefined && params['side'] === 'inside');

/** True for a text on a plate whose figure lies above the plate's middle. */
export const isTextBelow = ({ asBuilt, facts: { extents } }: BuiltDesign): boolean =>
  [...partsIn(asBuilt.root)].some(({ id, params, children }) => {
    const [plate, face] = [extents.boxes[id], extents.boxes[children['face']?.[0]?.id ?? '']];
    return params['text'] !== undefined && plate && face ? middleOf([...face])[1] > middleOf([...plate])[1] : false;
  });

/** Letters and numerals without the signs between them. */
const unsigned = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** Words for a side of the metal after a text, and the values of the param that put it there. */
const SIDES: readonly (readonly [words: RegExp, sides: RegExp, note: string])[] = [
  [cues`${'outside'}`, /^(?!inside|back)/, 'Engraved on the inside.'],
  [cues`${'on-the-back'}`, /^(?:back|inside|reverse)/, 'Engraved on the front.'],
];
/** Longest distance of such words from the text, characters. */
const SIDE_REACH = 26;
const BREAK = cues`[,.;:!?،]|${'and'}`;

/** The note on a text that is on another side than the words after it say; null where they agree. */
function otherSide({ asBuilt, spec }: BuiltDesign, end: number): string | null {
  const [after = ''] = spec.prompt.slice(end, end + SIDE_REACH).split(BREAK);
  const side = String(paramIn(asBuilt, 'side') ?? '');
  return SIDES.find(([words, sides]) => words.test(after) && !sides.test(side))?.[2] ?? null;
}

/** A signet only has room for initials. */
export function judgeEngraving(built: BuiltDesign, { value: text, end }: Requirement): Verdict {
  const isHidden = built.spec.root.kind.includes('signet') && paramIn(built.asBuilt, 'side') === 'outside';
  const cut = String(paramIn(built.asBuilt, 'letters') ?? paramIn(built.asBuilt, 'text') ?? text);
  if (cut !== text && unsigned(cut) === unsigned(text)) return differently(`Engraved as ${cut}.`);
  const other = otherSide(built, end);
  if (built.meets('engraving', text) && other !== null) return differently(other);
  if (built.meets('engraving', text))
    return isHidden ? differently('Engraved around the band, out of sight in the picture.') : met();
  if (built.spec.type === 'watch') return not('The back of the watch is not part of the picture.');
  const letters = paramIn(built.asBuilt, 'letters');
  return letters === undefined
    ? not('There is no room for the engraving.')
    : differently(`Only ${String(letters)} is engraved.`);
}
