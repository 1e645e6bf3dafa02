import type { User } from '@jewelry/contract';
import type { QueryClient } from '@tanstack/react-query';
import { announceAuthChange } from './authEvents';
import { ACCOUNT, sessionKey, VIEWER } from './queryKeys';

/** Makes `user` the one who is signed in. */
export function enterAccount(queryClient: QueryClient, user: User | undefined): void {
  if (!user) return;
  queryClient.setQueryData(sessionKey, user);
  announceAuthChange();
}

/** Clears the user of the page: the session has ended on the server. */
export function leaveAccount(queryClient: QueryClient): void {
  queryClient.setQueryData(sessionKey, null);
  announceAuthChange();
}

/**
 * Clears the data of the previous account when the session changes: after signing in or out, here or in another tab,
 * and when the session expires. Public data is fetched again.
 * @returns unsubscribes
 */
export function forgetWithAccount(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache();
  const owner = (): string | null | undefined => {
    const user = queryClient.getQueryData<User | null>(sessionKey);
    return user === undefined ? undefined : (user?.id ?? null);
  };
  let before = owner();
  return cache.subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== sessionKey[0]) return;
    const now = owner();
    const isKnownToChange = before !== undefined && now !== undefined && now !== before;
    before = now;
    if (!isKnownToChange) return;
    queryClient.removeQueries({ queryKey: [ACCOUNT] });
    void queryClient.invalidateQueries({ queryKey: [VIEWER] });
  });
}
