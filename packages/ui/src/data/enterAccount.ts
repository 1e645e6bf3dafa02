import type { User } from '@jewelry/contract';
import type { QueryClient } from '@tanstack/react-query';
import { announceAuthChange } from './authEvents';
import { queryKeys } from './queryClient';

/** Makes `user` the one who is signed in, and forgets what was loaded for whoever was here before. */
export function enterAccount(queryClient: QueryClient, user: User | undefined): void {
  if (user) change(queryClient, user);
}

/** Makes the page nobody's: the session has ended on the server. */
export const leaveAccount = (queryClient: QueryClient): void => change(queryClient, null);

function change(queryClient: QueryClient, user: User | null): void {
  queryClient.setQueryData(queryKeys.session, user);
  queryClient.removeQueries({ queryKey: queryKeys.history });
  queryClient.removeQueries({ queryKey: queryKeys.usage });
  announceAuthChange();
  void queryClient.invalidateQueries({ queryKey: queryKeys.allPublicImages });
}
