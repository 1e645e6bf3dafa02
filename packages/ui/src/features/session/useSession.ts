import type { User } from '@jewelry/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { authChangedSince } from './authEvents';
import { call } from './client';
import { isUnauthenticated } from './failures';
import { retryUpTo } from './queryClient';
import { sessionKey } from './queryKeys';

/** The current session. `isAppUnlocked` is true after the first check, with or without a user. */
export interface Session {
  readonly isAuthenticated: boolean;
  readonly user: User | null;
  readonly isAppUnlocked: boolean;
  /** The first check is pending. */
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly isEmailConfirmed: boolean;
}

/** The signed-in user; null for an anonymous visitor. */
async function fetchUser({ signal }: { signal?: AbortSignal } = {}): Promise<User | null> {
  try {
    return (await call('me', { signal })).user;
  } catch (error) {
    if (isUnauthenticated(error)) return null;
    throw error;
  }
}

/** The signed-in user, fetched once, and again only after an event that may change it. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: fetchUser,
  staleTime: Infinity,
  gcTime: Infinity,
  retry: retryUpTo(1),
  refetchOnMount: false,
});

interface SessionOptions {
  /** Polling interval while the page is visible, ms. */
  readonly pollEvery?: number | false;
}

/** The session of the app. A missing response counts as anonymous, but does not end the session. */
export function useSession({ pollEvery = false }: SessionOptions = {}): Session {
  const { data, isPending, error } = useQuery({
    ...sessionQuery,
    refetchOnWindowFocus: pollEvery === false ? true : 'always',
    refetchInterval: pollEvery,
    refetchIntervalInBackground: false,
  });
  const user = data ?? null;
  return {
    isAuthenticated: user !== null,
    user,
    isAppUnlocked: !isPending,
    isLoading: isPending,
    error,
    isEmailConfirmed: user?.email_confirmed === true,
  };
}

/**
 * Refetches the session when another tab signed in or out while this page was loading. For a component that hydrates
 * last, since an earlier response would not match the server-rendered page.
 */
export function useFreshSession(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (authChangedSince(performance.timeOrigin)) void queryClient.invalidateQueries({ queryKey: sessionKey });
  }, [queryClient]);
}

/**
 * Resolves to the signed-in user once the session has loaded, for actions that are available during the first check.
 */
export function useSettledUser(): () => Promise<User | null> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.ensureQueryData(sessionQuery).catch(() => null), [queryClient]);
}
