import { PAGE_SIZE } from '@jewelry/contract/constants';
import type { QueryClient } from '@tanstack/react-query';
import { fetchPublicPage } from './usePublicImages';
import { caching, type GalleryView, queryKeys } from '../session';

/** Asks for the first pictures of the gallery before anything is drawn, so that they do not wait for the session. */
export async function prefetchImages(queryClient: QueryClient, view: GalleryView): Promise<void> {
  await queryClient.prefetchInfiniteQuery({
    queryKey: queryKeys.publicImages(view),
    queryFn: ({ signal }) => fetchPublicPage(view, { page: 1, limit: PAGE_SIZE, signal }),
    initialPageParam: 1,
    staleTime: caching.publicImages.staleTime,
    gcTime: caching.publicImages.gcTime,
  });
}
