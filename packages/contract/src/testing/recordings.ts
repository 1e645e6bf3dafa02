/** Drawings made by hand, recorded on the pad with a pen in a browser; `npm run record` records them again. */
import { z } from 'zod';
import { JEWELRY_TYPE_IDS } from '../constants/jewelry';
import { DrawingPaths } from '../schemas/drawing';
import recorded from './recordings.json';

const Recording = z.object({
  name: z.string(),
  jewelryType: z.enum(JEWELRY_TYPE_IDS),
  prompt: z.string(),
  paths: DrawingPaths,
});
export type Recording = z.output<typeof Recording>;

/** A heart with a leaf, a monogram, a vine for a ring, a snowflake with blue stones and a pair of drops. */
export const RECORDINGS: readonly Recording[] = z.array(Recording).parse(recorded);
