import { call } from './client';
import { caching, queryKeys, type GalleryView } from './queryClient';
import { useImagePages } from './useImagePages';

/** The public gallery: newest first, or most liked first. */
export const usePublicImages = (view: GalleryView, { isEnabled = true }: { isEnabled?: boolean } = {}) =>
  useImagePages(
    queryKeys.publicImages(view),
    ({ page, limit, signal }) => call(view === 'recent' ? 'recentImages' : 'topImages', { query: { page, limit }, signal }),
    { ...caching.publicImages, enabled: isEnabled },
  );
