import { type RefObject, useCallback, useRef } from 'react';
import { useReducedMotion } from './useReducedMotion';

/** Duration in ms and distance in px of the shake of a form that was refused. */
const duration = 820;
const distance = 6;

/**
 * Shakes an element once, as a form does when its answer was refused. Under reduced motion nothing
 * moves: the message must say it anyway.
 * @returns a ref for the element and the function that shakes it
 */
export function useShake<E extends HTMLElement>(): [RefObject<E | null>, () => void] {
  const ref = useRef<E>(null);
  const isStill = useReducedMotion();
  const shake = useCallback(() => {
    if (isStill) return;
    const shares = [0, -1 / 6, 1 / 3, -2 / 3, 1, -1, 1, -2 / 3, 1 / 3, -1 / 6, 0];
    ref.current?.animate?.(
      { transform: shares.map((share) => `translateX(${share * distance}px)`) },
      { duration, easing: 'cubic-bezier(.36,.07,.19,.97)' },
    );
  }, [isStill]);
  return [ref, shake];
}
