import { type RefObject, useEffect, useRef, useState } from 'react';
import { moreImages } from './messages';

/**
 * Watches for new cards after 'Load More': focuses the first one and provides an announcement.
 * @param count current number of cards
 */
export function useNewCards(count: number): {
  listRef: RefObject<HTMLUListElement | null>;
  /** Announcement of the new cards; empty before. */
  news: string;
  /** Calls `load` and focuses the first new card once it is rendered. */
  awaitCards: (load: () => void) => void;
} {
  const listRef = useRef<HTMLUListElement>(null);
  const countBefore = useRef<number | null>(null);
  const [news, setNews] = useState('');

  useEffect(() => {
    const before = countBefore.current;
    if (before === null || count <= before) return;
    countBefore.current = null;
    setNews(moreImages(count - before));
    listRef.current?.children[before]?.querySelector<HTMLElement>('button, a[href]')?.focus();
  }, [count]);

  return {
    listRef,
    news,
    awaitCards: (load) => {
      countBefore.current = count;
      setNews('');
      load();
    },
  };
}
