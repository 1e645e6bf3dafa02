import { SESSION_LOST_HOME_MS } from '@jewelry/contract/constants';
import { MutationCache, QueryCache, QueryClient, type QueryClientConfig, type QueryKey } from '@tanstack/react-query';
import { announceAuthChange } from './authEvents';
import { ApiFailure, isUnauthenticated } from './failures';

const MINUTE = 60_000;
const MAX_RETRIES = 3;
const MAX_DELAY_MS = 30_000;

/** Which picture of the gallery is shown first. */
export type GalleryView = 'recent' | 'top';

export const queryKeys = {
  session: ['session'],
  publicImages: (view: GalleryView) => ['images', 'public', view],
  allPublicImages: ['images', 'public'],
  history: ['images', 'history'],
  historySearch: (words: string) => ['images', 'history', 'search', words],
  allImages: ['images'],
  /** Outside of the lists: a single picture is no page. */
  sharedImage: (id: string) => ['shared-image', id],
  allSharedImages: ['shared-image'],
  estimate: (id: string) => ['estimate', id],
  plans: ['plans'],
  ownPlan: ['own-plan'],
  subscription: ['subscription'],
  invoices: ['invoices'],
  requests: ['requests'],
  usage: ['usage'],
} as const satisfies Record<string, readonly string[] | ((part: never) => readonly string[])>;

const isHistory = (key: QueryKey): boolean => queryKeys.history.every((part, index) => key[index] === part);

/** A refusal stays one, however often it is asked for; only what was not answered or failed is tried again. */
const mayChange = (error: unknown): boolean => !(error instanceof ApiFailure) || error.status >= 500;

const retryUpTo = (times: number) => (failures: number, error: unknown): boolean => mayChange(error) && failures < times;

/** Caching by scope (CON-12). Times are ms. */
export const caching = {
  publicImages: { staleTime: 2 * MINUTE, gcTime: 2 * MINUTE },
  history: {
    staleTime: 5 * MINUTE,
    gcTime: 30 * MINUTE,
    retry: retryUpTo(1),
    refetchOnWindowFocus: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
  },
  session: { staleTime: Infinity, gcTime: Infinity, retry: retryUpTo(1), refetchOnMount: false },
  estimate: { staleTime: 5 * MINUTE, retry: retryUpTo(1) },
  plans: { staleTime: 60 * MINUTE },
} as const;

/**
 * A 401 means that the session is over: who is signed in is asked for again, here and in every other tab. For what is
 * called outside of the cache; inside it happens by itself.
 */
export function followRefusal(client: QueryClient, error: unknown): void {
  if (!isUnauthenticated(error)) return;
  document.cookie = 'token=; Max-Age=0; Path=/';
  void client.invalidateQueries({ queryKey: queryKeys.session });
  announceAuthChange();
}

/**
 * The cache of the app. A 401 of any call but the question who is signed in means that the session is over: the
 * session is asked for again, here and in every other tab, and the screens follow its answer. A history that is refused a
 * second time leads home (ERR-38).
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
        if (!isUnauthenticated(error) || !isHistory(query.queryKey)) return;
        refusedHistories += 1;
        if (refusedHistories === 2) setTimeout(goHome, SESSION_LOST_HOME_MS);
      },
      onSuccess: (_data, query) => {
        if (isHistory(query.queryKey)) refusedHistories = 0;
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
        gcTime: 5 * MINUTE,
        ...defaults,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
