import { SESSION_LOST_HOME_MS } from '@jewelry/contract/constants';
import { MutationCache, QueryCache, QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import { announceAuthChange } from './authEvents';
import { ApiFailure, isUnauthenticated } from './failures';
import { sessionKey } from './queryKeys';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** A page of the user's own images: a second refusal leads home. */
      isHistory?: true;
    };
    mutationMeta: {
      /** A 401 answers what was sent and says nothing about the session, as after a wrong password. */
      answers401?: true;
    };
  }
}

const MAX_RETRIES = 3;
const MAX_DELAY_MS = 30_000;

/** A refusal stays one, however often it is asked for; only what was not answered or failed is tried again. */
const mayChange = (error: unknown): boolean => !(error instanceof ApiFailure) || error.status >= 500;

/** Whether to try again: at most so many times, and never after a refusal. */
export const retryUpTo = (times: number) => (failures: number, error: unknown): boolean => mayChange(error) && failures < times;

/**
 * A 401 means that the session is over: who is signed in is asked for again, here and in every other tab. For what is
 * called outside of the cache; inside it happens by itself.
 */
export function followRefusal(client: QueryClient, error: unknown): void {
  if (!isUnauthenticated(error)) return;
  void client.invalidateQueries({ queryKey: sessionKey });
  announceAuthChange();
}

/**
 * The cache of the app. A 401 of any call but the question who is signed in means that the session is over: the
 * session is asked for again, here and in every other tab, and the screens follow its answer. A history that is refused a
 * second time leads home.
 * @param defaults of queries, for tests and stories that must not wait between tries
 * @param goHome opens the home page anew
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
        // What cannot be sent fails: it does not wait unseen for the connection to come back, under an empty list or a button that does nothing.
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
