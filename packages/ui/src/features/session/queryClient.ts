import { SESSION_LOST_HOME_MS } from '@jewelry/contract/constants';
import { MutationCache, QueryCache, QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import { announceAuthChange } from './authEvents';
import { ApiFailure, isUnauthenticated } from './failures';
import { sessionKey } from './queryKeys';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** A page of the user's own images: the second refusal redirects home. */
      isHistory?: true;
    };
    mutationMeta: {
      /** A 401 in response to submitted credentials, such as a wrong password, does not end the session. */
      answers401?: true;
    };
  }
}

const MAX_RETRIES = 3;
const MAX_DELAY_MS = 30_000;

/** A refusal is final; only missing responses and server errors are retried. */
const mayChange = (error: unknown): boolean => !(error instanceof ApiFailure) || error.status >= 500;

/** Retries at most `times` times, and never after a refusal. */
export const retryUpTo =
  (times: number) =>
  (failures: number, error: unknown): boolean =>
    mayChange(error) && failures < times;

/**
 * After a 401 the session has ended: refetches it, here and in all other tabs. Only for requests outside the query
 * cache, since queries and mutations do this automatically.
 */
export function followRefusal(client: QueryClient, error: unknown): void {
  if (!isUnauthenticated(error)) return;
  void client.invalidateQueries({ queryKey: sessionKey });
  announceAuthChange();
}

/**
 * The query cache of the app. A 401 from any endpoint but the session's means that the session ended: the session is
 * refetched, here and in all other tabs. The second refusal of a history redirects home.
 * @param defaults of queries, for tests and stories that must not wait between retries
 * @param goHome reloads the home page
 */
export function createQueryClient(
  defaults: NonNullable<QueryClientConfig['defaultOptions']>['queries'] = {},
  goHome = (): void => location.assign('/'),
): QueryClient {
  let refusedHistories = 0;
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        followRefusal(client, error);
        if (!isUnauthenticated(error) || !query.meta?.isHistory) return;
        refusedHistories += 1;
        if (refusedHistories === 2) setTimeout(goHome, SESSION_LOST_HOME_MS);
      },
      onSuccess: (_data, query) => {
        if (query.meta?.isHistory) refusedHistories = 0;
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (mutation.meta?.['answers401'] !== true) followRefusal(client, error);
      },
    }),
    defaultOptions: {
      queries: {
        // Offline requests fail immediately instead of pausing until the connection returns.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: retryUpTo(MAX_RETRIES),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, MAX_DELAY_MS),
        gcTime: 5 * 60_000,
        ...defaults,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
