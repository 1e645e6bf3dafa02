import { caching, call, normalizePage, queryKeys } from '../session';
import { useImagePages } from './useImagePages';

interface HistoryOptions {
  /** Asked for only while somebody is signed in. */
  readonly isEnabled: boolean;
  /** Only pictures whose prompt holds all of these words. */
  readonly words?: string;
}

/** One's own pictures, newest first. */
export const useHistory = ({ isEnabled, words = '' }: HistoryOptions) =>
  useImagePages(
    words === '' ? queryKeys.history : queryKeys.historySearch(words),
    async ({ page, limit, signal }) => normalizePage(await call('recentImages', { query: { page, limit, history: 'true', q: words || undefined }, signal })),
    { ...caching.history, enabled: isEnabled },
  );
