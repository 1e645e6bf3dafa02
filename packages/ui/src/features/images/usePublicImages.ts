import type { ImagePage } from '@jewelry/contract';
import { caching, call, type GalleryView, normalizePage, queryKeys } from '../session';
import { useImagePages, type PageRequest } from './useImagePages';

/** A page of the public gallery, its pictures normalized. */
export const fetchPublicPage = async (view: GalleryView, { page, limit, signal }: PageRequest): Promise<ImagePage> =>
  normalizePage(await call(view === 'recent' ? 'recentImages' : 'topImages', { query: { page, limit }, signal }));

/** The public gallery: newest first, or most liked first. */
export const usePublicImages = (view: GalleryView, { isEnabled = true }: { isEnabled?: boolean } = {}) =>
  useImagePages(queryKeys.publicImages(view), (request) => fetchPublicPage(view, request), { ...caching.publicImages, enabled: isEnabled });
