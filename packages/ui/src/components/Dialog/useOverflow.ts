import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Overflow {
  /** Ref of the region with limited height. */
  regionRef: RefObject<HTMLDivElement | null>;
  /** Ref of the region's only child, which wraps all content. */
  contentRef: RefObject<HTMLDivElement | null>;
  isOverflowing: boolean;
}

/** Observes whether the content of a region is taller than the region. */
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
