import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Overflow {
  /** For the region of limited height. */
  regionRef: RefObject<HTMLDivElement | null>;
  /** For the one child of the region that holds everything inside it. */
  contentRef: RefObject<HTMLDivElement | null>;
  isOverflowing: boolean;
}

/** Watches whether the content of a region is taller than the region, whichever of them changes. */
export function useOverflow(): Overflow {
  const regionRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  useLayoutEffect(() => {
    const region = regionRef.current;
    const content = contentRef.current;
    if (region === null || content === null || typeof ResizeObserver === 'undefined') return;
    const measure = (): void => setOverflowing(region.scrollHeight > region.clientHeight);
    // The observer first reports after the frame, and keyboard focus may arrive earlier.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return { regionRef, contentRef, isOverflowing };
}
