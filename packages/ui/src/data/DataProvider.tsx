import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useEffect } from 'react';
import { onAuthChangeElsewhere } from './authEvents';
import { forgetWithAccount } from './enterAccount';
import { createGenerationStore, type GenerationStore } from './generationStore';
import { withNewImage, type ImagePages } from './imagePages';
import { createQueryClient, followRefusal, queryKeys } from './queryClient';

/** What the app knows and does apart from any screen. */
export interface AppData {
  readonly queryClient: QueryClient;
  readonly generation: GenerationStore;
}

/** The data of one app; a story or a test makes its own. */
export function createAppData(queryClient: QueryClient = createQueryClient()): AppData {
  const generation = createGenerationStore({
    onDone(image) {
      queryClient.setQueryData<ImagePages>(queryKeys.history, (pages) => withNewImage(pages, image));
      if (!image.is_private) void queryClient.invalidateQueries({ queryKey: queryKeys.allPublicImages });
    },
    onFailure: (error) => followRefusal(queryClient, error),
  });
  return { queryClient, generation };
}

export const AppDataContext = createContext<AppData | null>(null);

/** Gives every screen below the data of the app, and asks again who is signed in when another tab says that it changed. */
export function DataProvider({ data, children }: { data: AppData; children: ReactNode }) {
  const { queryClient } = data;
  useEffect(() => forgetWithAccount(queryClient), [queryClient]);
  useEffect(() => onAuthChangeElsewhere(() => void queryClient.invalidateQueries({ queryKey: queryKeys.session })), [queryClient]);
  return (
    <AppDataContext value={data}>
      <QueryClientProvider client={data.queryClient}>{children}</QueryClientProvider>
    </AppDataContext>
  );
}
