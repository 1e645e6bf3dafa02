import { useEffect, useRef } from 'react';
import { useReducedMotion } from '../../hooks/useReducedMotion';
import { canvas } from './Confetti.css';
import { throwStones } from './throwStones';

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

const diamonds = ['diamond'] as const;

/**
 * Small faceted stones in the colours of a finished piece (STA-25). Decorative: silent, never
 * focused, and absent under reduced motion. Its engine is loaded at the first throw.
 */
export function Confetti({ burst, metal = 'yellow-gold', stones = diamonds }: ConfettiProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const isStill = useReducedMotion();
  const kinds = [metal, ...stones].join(' ');

  useEffect(() => {
    if (burst === null || isStill || ref.current === null) return;
    let isGone = false;
    let end: (() => void) | undefined;
    throwStones(ref.current, kinds.split(' ') as (ConfettiMetal | ConfettiStone)[]).then(
      (stop) => {
        if (isGone) stop();
        else end = stop;
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      end?.();
    };
    // A change of colours alone is no reason to throw again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [burst, isStill]);

  if (burst === null || isStill) return null;
  return <canvas ref={ref} aria-hidden="true" className={canvas} />;
}
