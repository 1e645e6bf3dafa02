/** Words for one ring of a pair. */
import { cues } from '../language/cues';

const OWNER = cues`${'whose'}[^,.;]{0,24}$`;

/** True for what follows words for one ring of a pair: "his 6 mm brushed". */
export const isOfOwner = (before: string): boolean => OWNER.test(before);
