import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { wasScrolledBeforeHydration } from './eventReplay';

const STORED = 'scrollPlaces';
/** A page that has not grown to its old height by then will not, ms. */
const PATIENCE_MS = 3000;

type Places = Record<string, number>;

function storedPlaces(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Places;
  } catch {
    return {};
  }
}

/** The first page of a visit has the same key in every visit of a tab: its path tells them apart. */
const placeOf = ({ key, pathname }: Location): string => `${key} ${pathname}`;

/** This is a new navigation, neither Back nor a reload. */
function isNewArrival(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}

/** The stored position is restored, or the user has scrolled elsewhere and must not be moved back. */
const isInPlace = (y: number): boolean =>
  wasScrolledBeforeHydration() && (window.scrollY >= y || window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1);

/** Scrolls down to `y` as soon as the page is that long, unless its reader scrolls first. @returns what gives it up */
function scrollWhenLong(y: number): () => void {
  const reach = (): boolean => {
    window.scrollTo(0, y);
    return Math.abs(window.scrollY - y) <= 1;
  };
  if (reach()) return () => undefined;
  const growth = new ResizeObserver(() => {
    if (reach()) giveUp();
  });
  const timer = setTimeout(giveUp, PATIENCE_MS);
  const own = ['wheel', 'touchstart', 'keydown'] as const;
  function giveUp(): void {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of own) window.removeEventListener(event, giveUp);
  }
  growth.observe(document.body);
  for (const event of own) window.addEventListener(event, giveUp, { passive: true });
  return giveUp;
}

/**
 * Remembers how far each page of the history was scrolled: a new page begins at its top, Back and a reload lead to where
 * one was, also when the pictures there have to be drawn again first.
 */
export function useScrollMemory(): void {
  const place = placeOf(useLocation());
  const arrival = useNavigationType();
  const places = useRef<Places | null>(null);
  const current = useRef(place);

  useEffect(() => {
    const takeOver = (): void => {
      history.scrollRestoration = 'manual';
    };
    takeOver();
    const kept = (places.current ??= storedPlaces());
    const note = (): void => {
      kept[current.current] = window.scrollY;
    };
    const leave = (): void => {
      // In a server-rendered page the browser restores the scroll position before hydration.
      history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(STORED, JSON.stringify(kept));
      } catch {
        // Without storage a reload begins at the top.
      }
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  useLayoutEffect(() => {
    current.current = place;
    const isFirstPage = places.current === null;
    if (arrival !== NavigationType.Pop) {
      window.scrollTo(0, 0);
      return undefined;
    }
    places.current ??= storedPlaces();
    const y = places.current[place] ?? 0;
    return isFirstPage && (isNewArrival() || isInPlace(y)) ? undefined : scrollWhenLong(y);
  }, [place, arrival]);
}
