/** Links of chains as choices of a design. */
import { z } from 'zod';
import { CHAIN_KINDS } from '../language/vocabulary';
import { NO_CHAIN } from '../parts/chain';
import { lengthMm } from './params';

/** Links of a pendant's chain, or none. */
export const pendantLinks = (): z.ZodEnum<{ [K in (typeof CHAIN_KINDS)[number] | typeof NO_CHAIN]: K }> =>
  z.enum([...CHAIN_KINDS, NO_CHAIN]);

/** Parameters of pendants that are built whole: their chain, their height and its length. */
export const PENDANT_PARAMS = {
  chain: pendantLinks(),
  height: lengthMm(2, 60),
  length: lengthMm(140, 900),
};
