import type { User } from '@jewelry/contract';
import type { QueryClient } from '@tanstack/react-query';
import { announceAuthChange } from './authEvents';
import { queryKeys } from './queryClient';

/** Makes `user` the one who is signed in, and forgets what was loaded for whoever was here before. */
export function enterAccount(queryClient: QueryClient, user: User | undefined): void {
  if (!user) return;
  queryClient.setQueryData(queryKeys.session, user);
  announceAuthChange();
  queryClient.removeQueries({ queryKey: queryKeys.history });
  queryClient.removeQueries({ queryKey: queryKeys.usage });
  void queryClient.invalidateQueries({ queryKey: queryKeys.allPublicImages });
}
