import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { wasScrolledBeforeHydration } from './eventReplay';

const STORED = 'scrollPositions';
/** How long to wait for the page to grow to its old height, ms. */
const TIMEOUT_MS = 3000;

/** Scroll offsets by history entry, px. */
type Positions = Record<string, number>;

function storedPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

/** The first entry of a visit has the same key in every visit of a tab, so the path is part of the name. */
const entryOf = ({ key, pathname }: Location): string => `${key} ${pathname}`;

/** This is a new navigation, neither Back nor a reload. */
function isNewArrival(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}

/** The stored position is restored, or the user has scrolled elsewhere and must not be moved back. */
const isRestored = (y: number): boolean =>
  wasScrolledBeforeHydration() &&
  (window.scrollY >= y || window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1);

/** Scrolls down to `y` as soon as the page is that long, unless the user scrolls first. @returns cancels it */
function scrollWhenLong(y: number): () => void {
  const reach = (): boolean => {
    window.scrollTo(0, y);
    return Math.abs(window.scrollY - y) <= 1;
  };
  if (reach()) return () => undefined;
  const growth = new ResizeObserver(() => {
    if (reach()) cancel();
  });
  const timer = setTimeout(cancel, TIMEOUT_MS);
  const own = ['wheel', 'touchstart', 'keydown'] as const;
  function cancel(): void {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of own) window.removeEventListener(event, cancel);
  }
  growth.observe(document.body);
  for (const event of own) window.addEventListener(event, cancel, { passive: true });
  return cancel;
}

/**
 * Stores the scroll offset of each history entry: a new page begins at its top; Back and a reload return to the offset,
 * also when the page has to load its pictures again first.
 */
export function useScrollMemory(): void {
  const entry = entryOf(useLocation());
  const arrival = useNavigationType();
  const positions = useRef<Positions | null>(null);
  const current = useRef(entry);

  useEffect(() => {
    const claimScrollRestoration = (): void => {
      history.scrollRestoration = 'manual';
    };
    claimScrollRestoration();
    const stored = (positions.current ??= storedPositions());
    const note = (): void => {
      stored[current.current] = window.scrollY;
    };
    const leave = (): void => {
      // In a server-rendered page the browser restores the scroll position before hydration.
      history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(STORED, JSON.stringify(stored));
      } catch {
        // Without storage a reload begins at the top.
      }
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pageshow', claimScrollRestoration);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pageshow', claimScrollRestoration);
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  useLayoutEffect(() => {
    current.current = entry;
    const isFirstPage = positions.current === null;
    if (arrival !== NavigationType.Pop) {
      window.scrollTo(0, 0);
      return undefined;
    }
    positions.current ??= storedPositions();
    const y = positions.current[entry] ?? 0;
    return isFirstPage && (isNewArrival() || isRestored(y)) ? undefined : scrollWhenLong(y);
  }, [entry, arrival]);
}
