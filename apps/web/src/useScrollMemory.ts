import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

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
 * one was, also when the pictures there have to be drawn again first (GAL-05).
 */
export function useScrollMemory(): void {
  const { key } = useLocation();
  const arrival = useNavigationType();
  const places = useRef<Places | null>(null);
  const current = useRef(key);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const kept = (places.current ??= storedPlaces());
    const note = (): void => {
      kept[current.current] = window.scrollY;
    };
    const store = (): void => {
      try {
        sessionStorage.setItem(STORED, JSON.stringify(kept));
      } catch {
        // Without storage a reload begins at the top.
      }
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', store);
    };
  }, []);

  useLayoutEffect(() => {
    current.current = key;
    const isFirstPage = places.current === null;
    if (arrival !== NavigationType.Pop) {
      window.scrollTo(0, 0);
      return undefined;
    }
    places.current ??= storedPlaces();
    // A page that was painted before the app was there may have been scrolled already.
    return isFirstPage && window.scrollY > 0 ? undefined : scrollWhenLong(places.current[key] ?? 0);
  }, [key, arrival]);
}
