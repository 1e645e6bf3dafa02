import { useEffect, useEffectEvent, useRef } from 'react';
import { useReducedMotion } from '../../hooks/useReducedMotion';
import { canvas } from './Confetti.css';
import type { ConfettiMetal, ConfettiStone } from './stoneColours';

export type { ConfettiMetal, ConfettiStone };

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
 * Small faceted stones in the colours of a finished piece. Decorative: silent, never
 * focused, and absent under reduced motion. Its engine is loaded at the first throw; if it cannot
 * be loaded, nothing is thrown.
 *
 * - **Use it**: once, when something that took a while has succeeded.
 * - **Not**: for everyday success, or as the only sign of it: announce the result in words.
 * - **States**: absent, or thrown once for each new `burst`. Under reduced motion it never appears.
 * - **Keyboard**: none; it is silent and takes no focus or presses.
 * - **Name**: it has no name.
 */
export function Confetti({ burst, metal = 'yellow-gold', stones = diamonds }: ConfettiProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const isStill = useReducedMotion();
  const start = useEffectEvent((signal: AbortSignal) => {
    const place = ref.current;
    if (place === null) return;
    import('./throwStones').then(
      ({ throwStones }) => throwStones(place, [metal, ...stones], signal),
      () => undefined,
    );
  });

  useEffect(() => {
    if (burst === null || isStill) return undefined;
    const thrown = new AbortController();
    start(thrown.signal);
    return () => thrown.abort();
  }, [burst, isStill]);

  if (burst === null || isStill) return null;
  return <canvas ref={ref} aria-hidden="true" className={canvas} />;
}
