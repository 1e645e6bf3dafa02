import type { Image } from '@jewelry/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, isUnauthenticated, queryKeys } from '../session';
import { changeImage, confirmImage } from './imagePages';

/** Pictures whose like is on its way; one request at a time for each (STA-32). */
const inFlight = new Set<string>();

const toggled = (image: Image): Image => ({
  ...image,
  is_liked: !image.is_liked,
  like_count: Math.max(0, image.like_count + (image.is_liked ? -1 : 1)),
});

/**
 * Likes a picture or takes the like back. It shows at once everywhere the picture is; a failure puts things back and
 * is reported. A press while the last one is on its way does nothing.
 */
export function useToggleLike({ onFailure }: { onFailure: (error: unknown) => void }) {
  const queryClient = useQueryClient();
  return useCallback(
    async (image: Image): Promise<void> => {
      if (inFlight.has(image.id)) return;
      inFlight.add(image.id);
      changeImage(queryClient, image.id, toggled);
      try {
        const { liked, like_count } = await call(image.is_liked ? 'unlike' : 'like', { params: { imageId: image.id } });
        confirmImage(queryClient, image.id, (current) => ({ ...current, is_liked: liked, like_count }));
        await queryClient.invalidateQueries({ queryKey: queryKeys.publicImages('top'), refetchType: 'none' });
      } catch (error) {
        changeImage(queryClient, image.id, (current) => ({ ...current, is_liked: image.is_liked, like_count: image.like_count }));
        if (isUnauthenticated(error)) void queryClient.invalidateQueries({ queryKey: queryKeys.session });
        onFailure(error);
      } finally {
        inFlight.delete(image.id);
      }
    },
    [queryClient, onFailure],
  );
}
