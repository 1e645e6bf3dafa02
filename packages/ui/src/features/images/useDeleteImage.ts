import type { Image } from '@jewelry/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, queryKeys } from '../session';
import { takeOutImage } from './imagePages';

/** A picture that was removed, and what puts it back into the lists. */
export interface Removal {
  readonly image: Image;
  readonly putBack: () => void;
}

/** The lists, because what lay behind the picture has moved, and the page of its link, which may be open below. */
function askAgain(queryClient: QueryClient, id: string): void {
  for (const queryKey of [queryKeys.allImages, queryKeys.sharedImage(id)]) void queryClient.invalidateQueries({ queryKey });
}

interface DeleteHandlers {
  readonly onRemoved: (removal: Removal) => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Removes one of one's own pictures (MYJ-11): it leaves every list at once, and comes back when the server refuses.
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
      askAgain(queryClient, removal.image.id);
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
    onSuccess: (_answer, { image, putBack }) => {
      putBack();
      askAgain(queryClient, image.id);
      onRestored();
    },
  });
}
