/** Judges engraved texts and where they are. */
import type { DesignSpec } from '../spec';
import { paramIn, partsIn } from '../spec/tree';
import type { BuiltDesign } from './built';
import { middleOf } from './positions';
import type { Verdict } from './verdict';
import { differently, met, not } from './verdict';

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

/** A signet only has room for initials. */
export function judgeEngraving(built: BuiltDesign, text: string): Verdict {
  const isHidden = built.spec.root.kind.includes('signet') && paramIn(built.asBuilt, 'side') === 'outside';
  const cut = String(paramIn(built.asBuilt, 'letters') ?? paramIn(built.asBuilt, 'text') ?? text);
  if (cut !== text && unsigned(cut) === unsigned(text)) return differently(`Engraved as ${cut}.`);
  if (built.meets('engraving', text))
    return isHidden ? differently('Engraved around the band, out of sight in the picture.') : met();
  if (built.spec.type === 'watch') return not('The back of the watch is not part of the picture.');
  const letters = paramIn(built.asBuilt, 'letters');
  return letters === undefined
    ? not('There is no room for the engraving.')
    : differently(`Only ${String(letters)} is engraved.`);
}
