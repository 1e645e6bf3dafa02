/** What can hang from a chain or at an ear, and from what hangs there. */
import type { Slot } from '../../catalogue/kind';

export const HANGS: readonly string[] = [
  'head.prong',
  'head.basket',
  'head.bezel',
  'head.half-bezel',
  'head.cap',
  'figure.relief',
  'figure.claw',
  'plate.tag',
  'plate.bar',
  'connector.ring',
  'drop',
  'tassel',
];

/** Side by side under a part of a piece on a chain, or of an earring. */
export const DROPS: Slot = { accepts: HANGS, most: 9, within: ['chain', 'ear'] };
