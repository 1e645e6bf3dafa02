import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { wasScrolledBeforeHydration } from './eventReplay';

const STORAGE_KEY = 'scrollPositions';
/** How long to wait for the page to become tall enough, ms. */
const TIMEOUT_MS = 3000;

/** Scroll offsets by history entry, px. */
type Positions = Record<string, number>;

function storedPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

/** The first entry of every visit of a tab has the same key, so the path is part of the name. */
const entryOf = ({ key, pathname }: Location): string => `${key} ${pathname}`;

/** Whether this is a new navigation, rather than Back or a reload. */
function isNewNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}

/** Whether the stored position is already restored, or the user has scrolled elsewhere and must not be moved. */
const isRestored = (y: number): boolean =>
  wasScrolledBeforeHydration() &&
  (window.scrollY >= y || window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1);

/**
 * Scrolls down to `y` once the page is tall enough, unless the user scrolls first.
 * @returns a function that cancels it
 */
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
  const userEvents = ['wheel', 'touchstart', 'keydown'] as const;
  function cancel(): void {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of userEvents) window.removeEventListener(event, cancel);
  }
  growth.observe(document.body);
  for (const event of userEvents) window.addEventListener(event, cancel, { passive: true });
  return cancel;
}

/**
 * Stores the scroll offset of each history entry. A new page starts at the top; Back and reload restore the offset,
 * also when the page has to load its pictures first.
 */
export function useScrollMemory(): void {
  const entry = entryOf(useLocation());
  const navigationType = useNavigationType();
  const positions = useRef<Positions | null>(null);
  const current = useRef(entry);

  useEffect(() => {
    const claimScrollRestoration = (): void => {
      history.scrollRestoration = 'manual';
    };
    claimScrollRestoration();
    const stored = (positions.current ??= storedPositions());
    const recordPosition = (): void => {
      stored[current.current] = window.scrollY;
    };
    const storePositions = (): void => {
      // On a server-rendered page the browser restores the scroll position before hydration.
      history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
      } catch {
        // Without storage a reload starts at the top.
      }
    };
    window.addEventListener('scroll', recordPosition, { passive: true });
    window.addEventListener('pageshow', claimScrollRestoration);
    window.addEventListener('pagehide', storePositions);
    return () => {
      window.removeEventListener('scroll', recordPosition);
      window.removeEventListener('pageshow', claimScrollRestoration);
      window.removeEventListener('pagehide', storePositions);
    };
  }, []);

  useLayoutEffect(() => {
    current.current = entry;
    const isFirstPage = positions.current === null;
    if (navigationType !== NavigationType.Pop) {
      window.scrollTo(0, 0);
      return undefined;
    }
    positions.current ??= storedPositions();
    const y = positions.current[entry] ?? 0;
    return isFirstPage && (isNewNavigation() || isRestored(y)) ? undefined : scrollWhenLong(y);
  }, [entry, navigationType]);
}
