/** Words for one ring of a pair. */
import { cues } from '../language/cues';

/** Whose ring the words before describe, to the end of the sentence. */
const OWNER = cues`${'whose'}[^.;!?]*$`;

/** True for what follows words for one ring of a pair: "his 6 mm brushed". */
export const isOfOwner = (before: string): boolean => OWNER.test(before);
