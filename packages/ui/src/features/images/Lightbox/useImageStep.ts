import { useCallback, useEffect, useRef } from 'react';

/** Time in ms in which one step holds off the next. */
const lockTime = 300;

/**
 * Steps through a list, one image in 300 ms. A press during that time is not lost: the last one is
 * done when the time is over.
 * @param step goes to the next image or the one before; at the ends it does nothing
 * @returns the same function as long as the list is open
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
