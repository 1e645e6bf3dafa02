import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Makes a region reachable with the Tab key for as long as its content is longer than itself, so that
 * it can be scrolled without a pointer.
 * @returns props for the region
 */
export function useFocusableScroll(): { ref: RefObject<HTMLDivElement | null>; tabIndex?: 0 } {
  const ref = useRef<HTMLDivElement>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  useLayoutEffect(() => {
    const region = ref.current;
    if (region === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      setOverflowing(region.scrollHeight > region.clientHeight),
    );
    observer.observe(region);
    for (const child of region.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex: isOverflowing ? 0 : undefined };
}
