import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, queryKeys } from '../session';
import type { ImagePages } from '../images';

const NOTHING: ImagePages = { pages: [{ images: [], hasMore: false, totalPages: 0, totalCount: 0 }], pageParams: [1] };

/** Removes all of one's own pictures, for good. */
export function useClearHistory() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('clearHistory'),
    onSuccess: () => {
      queryClient.setQueriesData<ImagePages>({ queryKey: queryKeys.history }, NOTHING);
      for (const queryKey of [queryKeys.allPublicImages, queryKeys.allSharedImages]) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
