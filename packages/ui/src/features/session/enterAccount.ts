import type { User } from '@jewelry/contract';
import type { QueryClient } from '@tanstack/react-query';
import { announceAuthChange } from './authEvents';
import { ACCOUNT, sessionKey, VIEWER } from './queryKeys';

/** Sets the signed-in user. */
export function enterAccount(queryClient: QueryClient, user: User | undefined): void {
  if (!user) return;
  queryClient.setQueryData(sessionKey, user);
  announceAuthChange();
}

/** Clears the signed-in user after the session ended on the server. */
export function leaveAccount(queryClient: QueryClient): void {
  queryClient.setQueryData(sessionKey, null);
  announceAuthChange();
}

/**
 * Clears the data of the previous account when the session changes: after signing in or out, in this or another tab,
 * and when the session expires. Public data is refetched.
 * @returns a function that unsubscribes
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
