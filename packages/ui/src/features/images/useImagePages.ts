import type { ImagePage } from '@jewelry/contract';
import { PAGE_SIZE } from '@jewelry/contract/constants';
import { useInfiniteQuery, type UseInfiniteQueryOptions, type UseInfiniteQueryResult, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { imagesOf, type ImagePages } from './imagePages';

export type PageRequest = { readonly page: number; readonly limit: number; readonly signal: AbortSignal };

type Settings = Pick<
  UseInfiniteQueryOptions<ImagePage, Error, ImagePages, QueryKey, number>,
  'staleTime' | 'gcTime' | 'retry' | 'refetchOnMount' | 'refetchOnReconnect' | 'refetchOnWindowFocus' | 'enabled'
>;

/** A list of pictures that grows page by page. After a failure `retry` goes on where it stopped: with the page that did not come, or from the start. */
export function useImagePages(queryKey: readonly string[], fetchPage: (request: PageRequest) => Promise<ImagePage>, settings: Settings) {
  const query: UseInfiniteQueryResult<InfiniteData<ImagePage, number>> = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage({ page: pageParam, limit: PAGE_SIZE, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.hasMore ? page + 1 : undefined),
    ...settings,
  });
  const images = useMemo(() => imagesOf(query.data), [query.data]);
  const retry = (): void => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch());
  return { ...query, images, totalCount: query.data?.pages[0]?.totalCount ?? 0, retry };
}
