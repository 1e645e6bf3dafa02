import { useEffect, useEffectEvent, useRef } from 'react';
import { useReducedMotion } from '../../hooks/useReducedMotion';
import { canvas } from './Confetti.css';
import type { ConfettiMetal, ConfettiStone } from './stoneColours';

export type { ConfettiMetal, ConfettiStone };

export interface ConfettiProps {
  /** Every new value starts one burst; `null` starts none. Use the id of the finished image. */
  burst: string | null;
  /** Metal of the piece. @default 'yellow-gold' */
  metal?: ConfettiMetal;
  /** Stones of the piece. @default ['diamond'] */
  stones?: readonly ConfettiStone[];
}

const diamonds = ['diamond'] as const;

/**
 * A burst of faceted stones in the colours of a finished piece. Decorative: hidden from assistive technology, and
 * absent under reduced motion. The animation code is loaded for the first burst; if loading fails, there is no burst.
 *
 * - **Use it**: once, when a long operation has succeeded.
 * - **Not**: for everyday success, or as the only sign of it: also announce the result as text.
 * - **States**: absent, or shown once for each new `burst`. Never shown under reduced motion.
 * - **Keyboard**: none; it takes no focus and no presses.
 * - **Name**: none; it is hidden from assistive technology.
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
