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

/** Makes the page nobody's: the session has ended on the server. */
export function leaveAccount(queryClient: QueryClient): void {
  queryClient.setQueryData(sessionKey, null);
  announceAuthChange();
}

/**
 * Forgets what was loaded for whoever was here before, whenever the session turns out to be somebody else's: after
 * signing in or out here or in another tab, and when it ended by itself. What everybody may see is asked for again.
 * @returns what ends it
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
