/** Parts that can hang from a chain, at an ear, or from one another. */
import type { Slot } from '../../catalogue/kind';
import { wordList } from '../../wordList';

export const HANGS: readonly string[] = wordList(`
  head.prong head.basket head.bezel head.half-bezel head.cap head.wrap figure.relief figure.claw plate.tag plate.bar
  connector.ring drop ball tassel
`);

/** Slot for parts side by side under a part on a chain or of an earring. */
export const DROPS: Slot = { accepts: HANGS, most: 9, within: ['chain', 'ear'] };
