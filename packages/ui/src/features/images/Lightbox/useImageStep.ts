import { useCallback, useEffect, useRef } from 'react';

/** Minimum time between two steps, ms. */
const lockTime = 300;

/**
 * Steps through a list, one image per 300 ms. The last press during that time is applied at its end.
 * @param step goes to the next image or the previous one; does nothing at the ends
 * @returns a stable function while the list is open
 */
export function useImageStep(step: (direction: 1 | -1) => void): (direction: 1 | -1) => void {
  const latest = useRef(step);
  const waiting = useRef<1 | -1 | null>(null);
  const lock = useRef<ReturnType<typeof setTimeout> | null>(null);

  useEffect(() => {
    latest.current = step;
  });
  useEffect(
    () => () => {
      if (lock.current !== null) clearTimeout(lock.current);
    },
    [],
  );

  return useCallback((direction) => {
    const go = (towards: 1 | -1): void => {
      latest.current(towards);
      lock.current = setTimeout(() => {
        lock.current = null;
        const next = waiting.current;
        waiting.current = null;
        if (next !== null) go(next);
      }, lockTime);
    };
    if (lock.current === null) go(direction);
    else waiting.current = direction;
  }, []);
}
