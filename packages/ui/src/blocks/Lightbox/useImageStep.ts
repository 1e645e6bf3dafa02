import { useEffect, useRef, useState } from 'react';

/** Time in ms in which one step holds off the next (LBX-07). */
const lockTime = 300;

/**
 * Steps through a list, one image in 300 ms. A press during that time is not lost: the last one is
 * done when the time is over.
 * @param step goes to the next image or the one before; at the ends it does nothing
 */
export function useImageStep(step: (direction: 1 | -1) => void): (direction: 1 | -1) => void {
  const latest = useRef(step);
  const waiting = useRef<1 | -1 | null>(null);
  const [isLocked, setLocked] = useState(false);

  useEffect(() => {
    latest.current = step;
  });

  useEffect(() => {
    if (!isLocked) return undefined;
    const timer = setTimeout(() => {
      const next = waiting.current;
      waiting.current = null;
      if (next === null) setLocked(false);
      else latest.current(next);
    }, lockTime);
    return () => clearTimeout(timer);
  });

  return (direction) => {
    if (isLocked) {
      waiting.current = direction;
      return;
    }
    setLocked(true);
    latest.current(direction);
  };
}
