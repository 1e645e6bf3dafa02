import type { Image } from '@jewelry/contract';
import { alloysOf, stonesOfDesign } from '@jewelry/contract/constants';
import type { ConfettiMetal, ConfettiStone } from '../components/Confetti/Confetti';

const METALS: readonly ConfettiMetal[] = ['white-gold', 'yellow-gold', 'rose-gold'];
const STONES: readonly ConfettiStone[] = ['diamond', 'ruby', 'blue-sapphire', 'emerald'];

/** Metal and stones of a finished piece, read from the design of its image; undefined when the image has no design. */
export function pieceColours({ metadata }: Pick<Image, 'metadata'>): {
  metal?: ConfettiMetal;
  stones?: readonly ConfettiStone[];
} {
  const [alloy] = alloysOf(metadata.design);
  const kinds = new Set(stonesOfDesign(metadata.design).map(({ kind }) => kind));
  const stones = STONES.filter((stone) => kinds.has(stone));
  return { metal: METALS.find((metal) => alloy?.startsWith(metal)), stones: stones.length > 0 ? stones : undefined };
}
