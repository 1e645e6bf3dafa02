/** Judges engraved texts and where they are. */
import type { DesignSpec } from '../spec';
import { paramIn, partsIn } from '../spec/tree';
import type { BuiltDesign } from './built';
import type { Verdict } from './verdict';
import { differently, met, not } from './verdict';

/** True for a text that is engraved inside. */
export const isInside = (spec: DesignSpec): boolean =>
  [...partsIn(spec.root)].some(({ params }) => params['text'] !== undefined && params['side'] === 'inside');

/** A signet only has room for initials. */
export function judgeEngraving(built: BuiltDesign, text: string): Verdict {
  const isHidden = built.spec.root.kind.includes('signet') && paramIn(built.asBuilt, 'side') === 'outside';
  if (built.meets('engraving', text))
    return isHidden ? differently('Engraved around the band, out of sight in the picture.') : met();
  if (built.spec.type === 'watch') return not('The back of the watch is not part of the picture.');
  const letters = paramIn(built.asBuilt, 'letters');
  return letters === undefined
    ? not('There is no room for the engraving.')
    : differently(`Only ${String(letters)} is engraved.`);
}
