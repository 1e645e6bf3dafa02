import { useDeferredValue } from 'react';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { media } from '../theme/media';

/** Cards of a list that a phone shows without scrolling, and the row below them. */
const FIRST_ON_A_PHONE = 6;

/**
 * On a phone, the beginning of a list in the first frame, and all of it right after, drawn in pieces that hold nothing up.
 * Elsewhere a window may show the whole list at once.
 */
export function useGradualList<T>(list: readonly T[]): readonly T[] {
  const isPhone = useMediaQuery(media.phone);
  const count = useDeferredValue(Number.POSITIVE_INFINITY, FIRST_ON_A_PHONE);
  return isPhone && list.length > count ? list.slice(0, count) : list;
}
