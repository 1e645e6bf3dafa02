import type { Image } from '@jewelry/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './client';
import { takeOutImage } from './imagePages';
import { queryKeys } from './queryClient';

/** A picture that was removed, and what puts it back into the lists. */
export interface Removal {
  readonly image: Image;
  readonly putBack: () => void;
}

interface DeleteHandlers {
  readonly onRemoved: (removal: Removal) => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Removes one of one's own pictures (MYJ-11): it leaves every list at once, and comes back when the server refuses. The
 * lists are asked for again afterwards, because what lay behind it has moved up.
 */
export function useDeleteImage({ onRemoved, onFailure }: DeleteHandlers) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (image: Image) => call('deleteImage', { params: { id: image.id } }),
    onMutate: (image): Removal => ({ image, putBack: takeOutImage(queryClient, image.id) }),
    onError: (error, _image, removal) => {
      removal?.putBack();
      onFailure(error);
    },
    onSuccess: (_answer, _image, removal) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.allImages });
      onRemoved(removal);
    },
  });
}

interface RestoreHandlers {
  readonly onRestored: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** Brings a removed picture back, within five minutes. */
export function useRestoreImage({ onRestored, onFailure }: RestoreHandlers) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ image }: Removal) => call('restoreImage', { params: { id: image.id } }),
    onError: onFailure,
    onSuccess: (_image, { putBack }) => {
      putBack();
      void queryClient.invalidateQueries({ queryKey: queryKeys.allImages });
      onRestored();
    },
  });
}
