import type { ImagePage } from '@jewelry/contract';
import { PAGE_SIZE } from '@jewelry/contract/constants';
import {
  type InfiniteData,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { ACCOUNT, call, normalizeImage, normalizePage, retryUpTo, VIEWER } from '../session';

const MINUTE = 60_000;

/** Order of the gallery. */
export type GalleryView = 'recent' | 'top';

export type ImagePages = InfiniteData<ImagePage, number>;

export const imageKeys = {
  public: [VIEWER, 'images'],
  publicOf: (view: GalleryView) => [VIEWER, 'images', view],
  history: [ACCOUNT, 'images'],
  /** Not below `public`, since a single image is not a list. */
  shared: [VIEWER, 'image'],
  sharedOf: (id: string) => [VIEWER, 'image', id],
} as const;

/** Keys of all lists of images. */
export const LISTS = [imageKeys.public, imageKeys.history] as const;

type PageRequest = { readonly page: number; readonly limit: number; readonly signal: AbortSignal };

type ImageList = Omit<
  UseInfiniteQueryOptions<ImagePage, Error, ImagePages, readonly string[], number>,
  'enabled' | 'select'
>;

/** Options of a paged list. */
const pagesOf = (queryKey: readonly string[], fetchPage: (request: PageRequest) => Promise<ImagePage>) => ({
  queryKey,
  queryFn: async ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
    normalizePage(await fetchPage({ page: pageParam, limit: PAGE_SIZE, signal })),
  initialPageParam: 1,
  getNextPageParam: (last: ImagePage, _pages: ImagePage[], page: number) => (last.hasMore ? page + 1 : undefined),
});

/** The public gallery, newest or most liked first. Fresh for two minutes. */
export const publicImagesQuery = (view: GalleryView): ImageList => ({
  ...pagesOf(imageKeys.publicOf(view), ({ page, limit, signal }) =>
    call(view === 'recent' ? 'recentImages' : 'topImages', { query: { page, limit }, signal }),
  ),
  staleTime: 2 * MINUTE,
  gcTime: 2 * MINUTE,
});

/**
 * The user's own images, newest first; with `words` those whose prompt contains all of them. Fresh for five minutes,
 * and never refetched automatically.
 */
export const historyQuery = (words = ''): ImageList => ({
  ...pagesOf(words === '' ? imageKeys.history : [...imageKeys.history, 'search', words], ({ page, limit, signal }) =>
    call('recentImages', { query: { page, limit, history: 'true', q: words || undefined }, signal }),
  ),
  staleTime: 5 * MINUTE,
  gcTime: 30 * MINUTE,
  retry: retryUpTo(1),
  refetchOnWindowFocus: false,
  refetchOnMount: false,
  refetchOnReconnect: false,
  meta: { isHistory: true },
});

/** The image behind a share link. */
export const sharedImageQuery = (id: string) =>
  queryOptions({
    queryKey: imageKeys.sharedOf(id),
    queryFn: async ({ signal }) => normalizeImage(await call('sharedImage', { params: { imageId: id }, signal })),
  });

/** All loaded images of a list. `retry` continues with the failed page, or from the start. */
export function useImagePages(list: ImageList, { isEnabled = true }: { readonly isEnabled?: boolean } = {}) {
  const query = useInfiniteQuery<ImagePage, Error, ImagePages, readonly string[], number>({
    ...list,
    enabled: isEnabled,
  });
  const images = useMemo(() => imagesOf(query.data), [query.data]);
  const retry = (): void => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch());
  return { ...query, images, totalCount: query.data?.pages[0]?.totalCount ?? 0, retry };
}

/** The images of all loaded pages in order, without duplicates of images that have moved to a later page. */
export function imagesOf(pages: ImagePages | undefined): ImagePage['images'] {
  const byId = new Map<string, ImagePage['images'][number]>();
  for (const image of pages?.pages.flatMap((page) => page.images) ?? []) {
    if (!byId.has(image.id)) byId.set(image.id, image);
  }
  return [...byId.values()];
}

/** Prefetches the first images of the gallery before rendering, so that they do not wait for the session. */
export const prefetchImages = (queryClient: QueryClient, view: GalleryView): Promise<void> =>
  queryClient.prefetchInfiniteQuery(publicImagesQuery(view));
