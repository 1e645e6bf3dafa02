/** Links of chains as choices of a design. */
import { z } from 'zod';
import { CHAIN_KINDS } from '../language/vocabulary';
import { NO_CHAIN } from '../parts/chain';

/** Links of a pendant's chain, or none. */
export const pendantLinks = (): z.ZodEnum<{ [K in (typeof CHAIN_KINDS)[number] | typeof NO_CHAIN]: K }> =>
  z.enum([...CHAIN_KINDS, NO_CHAIN]);
