import { useQuery } from '@tanstack/react-query';
import { ApiFailure, call, normalizeImage, queryKeys } from '../session';

/** The picture behind a share link. */
export const useSharedImage = (id: string) =>
  useQuery({
    queryKey: queryKeys.sharedImage(id),
    queryFn: async ({ signal }) => normalizeImage(await call('sharedImage', { params: { imageId: id }, signal })),
  });

/** Whether there is no such picture, or no more. */
export const isGone = (error: unknown): boolean => error instanceof ApiFailure && error.status === 404;
