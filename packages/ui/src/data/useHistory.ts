import { call } from './client';
import { normalizePage } from './normalizeImage';
import { caching, queryKeys } from './queryClient';
import { useImagePages } from './useImagePages';

/** One's own pictures, newest first. Asked for only while somebody is signed in. */
export const useHistory = ({ isEnabled }: { isEnabled: boolean }) =>
  useImagePages(
    queryKeys.history,
    async ({ page, limit, signal }) => normalizePage(await call('recentImages', { query: { page, limit, history: 'true' }, signal })),
    { ...caching.history, enabled: isEnabled },
  );
