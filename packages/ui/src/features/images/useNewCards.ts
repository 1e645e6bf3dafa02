import { type RefObject, useEffect, useRef, useState } from 'react';
import { moreImages } from './messages';

/**
 * Watches a list grow after 'Load More': moves the focus to the first new card, so that no user has
 * to look for it, and has words for a status.
 * @param count how many cards there are
 */
export function useNewCards(count: number): {
  listRef: RefObject<HTMLUListElement | null>;
  /** What came, to be announced; empty before. */
  news: string;
  /** Loads more cards and moves the focus to the first new one. */
  awaitCards: (ask: () => void) => void;
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
    awaitCards: (ask) => {
      countBefore.current = count;
      setNews('');
      ask();
    },
  };
}
