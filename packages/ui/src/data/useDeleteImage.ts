import type { Image } from '@jewelry/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './client';
import { takeOutImage } from './imagePages';
import { queryKeys } from './queryClient';

/** A picture that was removed, and what puts it back into the lists. */
interface Removal {
  readonly image: Image;
  readonly putBack: () => void;
}

/**
 * Removes one of one's own pictures (MYJ-11): it leaves every list at once, and comes back when the server refuses. The
 * lists are asked for again afterwards, because the pages behind it have moved up.
 */
export function useDeleteImage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (image: Image) => call('deleteImage', { params: { id: image.id } }),
    onMutate: (image): Removal => ({ image, putBack: takeOutImage(queryClient, image.id) }),
    onError: (_error, _image, removal) => removal?.putBack(),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: queryKeys.allImages }),
  });
}

/** Brings a removed picture back, within five minutes. */
export function useRestoreImage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ image }: Removal) => call('restoreImage', { params: { id: image.id } }),
    onSuccess: (_image, { putBack }) => {
      putBack();
      void queryClient.invalidateQueries({ queryKey: queryKeys.allImages });
    },
  });
}
