import type { Image } from '@jewelry/contract';
import type { ConfettiMetal, ConfettiStone } from '../components/Confetti/Confetti';

const METALS: readonly ConfettiMetal[] = ['white-gold', 'yellow-gold', 'rose-gold'];
const STONES: readonly ConfettiStone[] = ['diamond', 'ruby', 'blue-sapphire', 'emerald'];

interface Design {
  readonly metal?: { readonly alloy?: unknown };
  readonly stones?: readonly { readonly kind?: unknown }[];
}

/** Metal and stones of a finished piece, read from the design behind its picture; undefined where it tells none. */
export function pieceColours({ metadata }: Pick<Image, 'metadata'>): { metal?: ConfettiMetal; stones?: readonly ConfettiStone[] } {
  const design = metadata.design as Design | null;
  const alloy = design?.metal?.alloy;
  const kinds = new Set((design?.stones ?? []).map(({ kind }) => kind));
  const stones = STONES.filter((stone) => kinds.has(stone));
  return { metal: METALS.find((metal) => typeof alloy === 'string' && alloy.startsWith(metal)), stones: stones.length > 0 ? stones : undefined };
}
