import type { Image } from '@jewelry/contract';
import { type MutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, useSettledUser } from '../session';
import { changeImage, confirmImage, removeImage } from './imagePages';
import { imageKeys, LISTS } from './queries';

/**
 * Runs a mutation of one image, unless another one of the same scope is pending. Reads the cache at the time of the
 * press, so that two presses between two renders send one request.
 */
function runOnce<Data, Context>(
  queryClient: QueryClient,
  image: Image,
  options: MutationOptions<Data, Error, Image, Context> & { scope: { id: string } },
): Promise<Data | void> {
  const cache = queryClient.getMutationCache();
  const isPending =
    cache.findAll({ status: 'pending', predicate: (mutation) => mutation.options.scope?.id === options.scope.id })
      .length > 0;
  return isPending
    ? Promise.resolve()
    : cache
        .build(queryClient, options)
        .execute(image)
        .catch(() => undefined);
}

interface Handlers {
  readonly onFailure: (error: unknown) => void;
}

const toggled = (image: Image): Image => ({
  ...image,
  is_liked: !image.is_liked,
  like_count: Math.max(0, image.like_count + (image.is_liked ? -1 : 1)),
});

/**
 * Toggles the like of an image. Optimistic everywhere the image is shown; a failure reverts it and is reported. A press
 * while a request for the same image is pending does nothing.
 */
export function useToggleLike({ onFailure }: Handlers): (image: Image) => Promise<unknown> {
  const queryClient = useQueryClient();
  return useCallback(
    (image) =>
      runOnce(queryClient, image, {
        scope: { id: `like ${image.id}` },
        mutationFn: ({ id, is_liked }: Image) => call(is_liked ? 'unlike' : 'like', { params: { imageId: id } }),
        onMutate: () => changeImage(queryClient, image.id, toggled),
        onSuccess: async ({ liked, like_count }) => {
          confirmImage(queryClient, image.id, (current) => ({ ...current, is_liked: liked, like_count }));
          await queryClient.invalidateQueries({ queryKey: imageKeys.publicOf('top'), refetchType: 'none' });
        },
        onError: (error) => {
          changeImage(queryClient, image.id, (current) => ({
            ...current,
            is_liked: image.is_liked,
            like_count: image.like_count,
          }));
          onFailure(error);
        },
      }),
    [queryClient, onFailure],
  );
}

/** Scope of mutations that an image's control shows as pending, and of which only one runs at a time. */
export const busyScope = (id: string) => ({ id: `busy ${id}` });

/** Makes one of the user's own images private or public. Shows only what the server has confirmed. */
export function useSetPrivacy({ onFailure }: Handlers): (image: Image) => Promise<unknown> {
  const queryClient = useQueryClient();
  return useCallback(
    (image) =>
      runOnce(queryClient, image, {
        mutationKey: ['privacy', image.id],
        scope: busyScope(image.id),
        mutationFn: ({ id, is_private }: Image) =>
          call('setPrivacy', { params: { id }, body: { is_private: !is_private } }),
        onSuccess: async ({ id, is_private }) => {
          confirmImage(queryClient, id, (current) => ({ ...current, is_private }));
          await queryClient.invalidateQueries({ queryKey: imageKeys.public, refetchType: 'none' });
        },
        onError: onFailure,
      }),
    [queryClient, onFailure],
  );
}

/** Downloads the file of an image. Its code is loaded by the first download. */
export function useDownloadImage({
  onStarted,
  onFailure,
}: Handlers & { readonly onStarted: () => void }): (image: Image) => Promise<unknown> {
  const queryClient = useQueryClient();
  const settledUser = useSettledUser();
  return useCallback(
    (image) =>
      runOnce(queryClient, image, {
        mutationKey: ['download', image.id],
        scope: busyScope(image.id),
        mutationFn: async (wanted: Image) => {
          const { downloadImage } = await import('./downloadImage');
          await downloadImage(wanted, (await settledUser())?.id);
        },
        onSuccess: onStarted,
        onError: onFailure,
      }),
    [queryClient, settledUser, onStarted, onFailure],
  );
}

/** Has the image service paint one of the user's own images. After a refusal the image has the reason. */
export function usePaintImage({
  onPainted,
  onFailure,
}: Handlers & { readonly onPainted: () => void }): (image: Image) => Promise<unknown> {
  const queryClient = useQueryClient();
  return useCallback(
    (image) =>
      runOnce(queryClient, image, {
        mutationKey: ['paint', image.id],
        scope: busyScope(image.id),
        mutationFn: ({ id }: Image) => call('paintImage', { params: { id } }),
        onSuccess: ({ id, imagined, metadata }) => {
          confirmImage(queryClient, id, (current) => ({
            ...current,
            imagined,
            metadata: { ...current.metadata, imagined_missing: metadata.imagined_missing },
          }));
          onPainted();
        },
        onError: (error) => {
          refetchAround(queryClient, image.id);
          onFailure(error);
        },
      }),
    [queryClient, onPainted, onFailure],
  );
}

/** A removed image, and a function that puts it back into the lists. */
export interface Removal {
  readonly image: Image;
  readonly putBack: () => void;
}

/** Refetches the lists, since the pages behind the image have shifted, and its shared page, which may be open. */
function refetchAround(queryClient: QueryClient, id: string): void {
  for (const queryKey of [...LISTS, imageKeys.sharedOf(id)]) void queryClient.invalidateQueries({ queryKey });
}

/**
 * Deletes one of the user's own images: removes it from every list immediately, and restores it when the server
 * refuses.
 */
export function useDeleteImage({
  onRemoved,
  onFailure,
}: Handlers & { readonly onRemoved: (removal: Removal) => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (image: Image) => call('deleteImage', { params: { id: image.id } }),
    onMutate: (image): Removal => ({ image, putBack: removeImage(queryClient, image.id) }),
    onError: (error, _image, removal) => {
      removal?.putBack();
      onFailure(error);
    },
    onSuccess: (_answer, _image, removal) => {
      refetchAround(queryClient, removal.image.id);
      onRemoved(removal);
    },
  });
}

/** Restores a deleted image, within five minutes. */
export function useRestoreImage({ onRestored, onFailure }: Handlers & { readonly onRestored: () => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ image }: Removal) => call('restoreImage', { params: { id: image.id } }),
    onError: onFailure,
    onSuccess: (_answer, { image, putBack }) => {
      putBack();
      refetchAround(queryClient, image.id);
      onRestored();
    },
  });
}
