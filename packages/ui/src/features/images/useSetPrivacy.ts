import type { Image } from '@jewelry/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, queryKeys } from '../session';
import { confirmImage } from './imagePages';

/** Makes one of one's own pictures private or public. It shows only what the server has confirmed (STA-34). */
export function useSetPrivacy() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isPrivate }: { id: Image['id']; isPrivate: boolean }) => call('setPrivacy', { params: { id }, body: { is_private: isPrivate } }),
    onSuccess: async ({ id, is_private }) => {
      confirmImage(queryClient, id, (image) => ({ ...image, is_private }));
      await queryClient.invalidateQueries({ queryKey: queryKeys.allPublicImages, refetchType: 'none' });
    },
  });
}
