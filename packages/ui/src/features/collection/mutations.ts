import { useMutation, useQueryClient } from '@tanstack/react-query';
import { imageKeys, type ImagePages } from '../images';
import { call } from '../session';

const NOTHING: ImagePages = { pages: [{ images: [], hasMore: false, totalPages: 0, totalCount: 0 }], pageParams: [1] };

/** Deletes all of the user's images permanently. */
export function useClearHistory() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('clearHistory'),
    onSuccess: () => {
      queryClient.setQueriesData<ImagePages>({ queryKey: imageKeys.history }, NOTHING);
      for (const queryKey of [imageKeys.public, imageKeys.shared]) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
