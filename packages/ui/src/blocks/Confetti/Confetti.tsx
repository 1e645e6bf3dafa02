export type ConfettiMetal = 'white-gold' | 'yellow-gold' | 'rose-gold';
export type ConfettiStone = 'diamond' | 'ruby' | 'blue-sapphire' | 'emerald';

export interface ConfettiProps {
  /** Each new value throws once; `null` throws nothing. Use the id of the finished image. */
  burst: string | null;
  /** Metal of the piece. @default 'yellow-gold' */
  metal?: ConfettiMetal;
  /** Stones of the piece. @default ['diamond'] */
  stones?: readonly ConfettiStone[];
}

/**
 * Small faceted stones in the colours of a finished piece. Decorative: silent, never focused, and
 * absent under reduced motion. Its engine is loaded at the first throw.
 */
export function Confetti(_props: ConfettiProps) {
  return null;
}
