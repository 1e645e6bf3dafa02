import { type RefObject, useCallback, useRef } from 'react';
import { useReducedMotion } from './useReducedMotion';

/** Duration, ms. */
const SHAKE_MS = 820;
/** Amplitude, px. */
const DISTANCE = 6;
const OFFSETS = [0, -1 / 6, 1 / 3, -2 / 3, 1, -1, 1, -2 / 3, 1 / 3, -1 / 6, 0];

/**
 * Shakes an element once for 820 ms, as after a refused form. Does nothing under reduced motion, so the message must be
 * sufficient.
 * @returns a ref for the element and the function that shakes it
 */
export function useShake<E extends HTMLElement>(): [RefObject<E | null>, () => void] {
  const ref = useRef<E>(null);
  const isStill = useReducedMotion();
  const shake = useCallback(() => {
    if (isStill) return;
    ref.current?.animate?.(
      { transform: OFFSETS.map((offset) => `translateX(${offset * DISTANCE}px)`) },
      { duration: SHAKE_MS, easing: 'cubic-bezier(.36,.07,.19,.97)' },
    );
  }, [isStill]);
  return [ref, shake];
}
