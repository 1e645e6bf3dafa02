import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import {
  createQueryClient,
  followRefusal,
  forgetWithAccount,
  onAuthChangeElsewhere,
  sessionKey,
  isTemporary,
} from '../features/session';
import { createGenerationStore, GenerationContext, type GenerationStore } from '../features/generation';
import { imageKeys, type ImagePages, withNewImage } from '../features/images';

/** Data and behaviour of the app that no single screen owns. */
export interface AppData {
  readonly queryClient: QueryClient;
  readonly generation: GenerationStore;
}

/** The data of one app instance; stories and tests create their own. */
export function createAppData(queryClient: QueryClient = createQueryClient()): AppData {
  const generation = createGenerationStore({
    onDone(image) {
      queryClient.setQueryData<ImagePages>(imageKeys.history, (pages) => withNewImage(pages, image));
      // The history does not refetch automatically, and temporary images are read-only until it does.
      if (isTemporary(image)) void queryClient.invalidateQueries({ queryKey: imageKeys.history, refetchType: 'all' });
      if (!image.is_private) void queryClient.invalidateQueries({ queryKey: imageKeys.public });
    },
    onFailure: (error) => followRefusal(queryClient, error),
  });
  return { queryClient, generation };
}

/** Provides the app's data, and refetches the session when another tab reports a change. */
export function DataProvider({ data, children }: { data: AppData; children: ReactNode }) {
  const { queryClient } = data;
  useEffect(() => forgetWithAccount(queryClient), [queryClient]);
  useEffect(
    () => onAuthChangeElsewhere(() => void queryClient.invalidateQueries({ queryKey: sessionKey })),
    [queryClient],
  );
  return (
    <GenerationContext value={data.generation}>
      <QueryClientProvider client={data.queryClient}>{children}</QueryClientProvider>
    </GenerationContext>
  );
}
