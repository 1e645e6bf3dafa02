/** Links of chains as choices of a design. */
import { z } from 'zod';
import type { ChainKind } from '../language/vocabulary';
import { NO_CHAIN } from '../parts/chain';

export const LINKS = [
  'fine',
  'cable',
  'rope',
  'box',
  'curb',
  'snake',
  'paperclip',
  'figaro',
  'mariner',
  'bead',
  'bold',
  'cord',
  'brown-cord',
  'red-cord',
  'navy-cord',
  'green-cord',
  'white-cord',
  'pink-cord',
] as const satisfies readonly ChainKind[];

/** Links of a pendant's chain, or none. */
export const pendantLinks = (): z.ZodEnum<{ [K in (typeof LINKS)[number] | typeof NO_CHAIN]: K }> =>
  z.enum([...LINKS, NO_CHAIN]);
