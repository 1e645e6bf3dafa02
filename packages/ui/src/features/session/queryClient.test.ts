// @vitest-environment jsdom
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, ConnectionFailure } from './failures';
import { plansQuery } from '../billing/queries';
import { estimateQuery } from '../quotes/queries';
import { historyQuery, imageKeys, publicImagesQuery } from '../images/queries';
import { createQueryClient } from './queryClient';

const refused = async (): Promise<never> => {
  throw new ApiFailure({ status: 401, message: 'Authentication required', code: 'unauthenticated' });
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a history refused after the end of the session', () => {
  const goHome = vi.fn();
  beforeEach(() => goHome.mockReset());

  const fetchQuietly = (
    client: ReturnType<typeof createQueryClient>,
    queryFn: () => Promise<unknown>,
    queryKey: readonly string[] = imageKeys.history,
    { retry, meta } = historyQuery(),
  ) => client.fetchQuery({ queryKey, queryFn, retry, meta, staleTime: 0 }).catch((error: unknown) => error);

  it('ERR-38: is retried once, and the second time redirects home after half a second', async () => {
    const client = createQueryClient({}, goHome);
    const fetched = vi.fn(refused);
    await fetchQuietly(client, fetched);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(goHome).not.toHaveBeenCalled();

    await fetchQuietly(client, fetched, [...imageKeys.history, 'search', 'ruby']);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(499);
    expect(goHome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(goHome).toHaveBeenCalledTimes(1);
  });

  it('does not redirect when it succeeded in between, nor for another list', async () => {
    const client = createQueryClient({}, goHome);
    await fetchQuietly(client, refused);
    await fetchQuietly(client, async () => 'pictures');
    await fetchQuietly(client, refused);
    await fetchQuietly(client, refused, ['plans'], { ...historyQuery(), meta: {} });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(goHome).not.toHaveBeenCalled();
  });

  it('CON-12: retries any other failure once, then leaves it to the user', async () => {
    const client = createQueryClient({}, goHome);
    const failing = vi.fn(async () => {
      throw new ApiFailure({ status: 500, message: 'Something went wrong' });
    });
    const answer = fetchQuietly(client, failing);
    await vi.advanceTimersByTimeAsync(30_000);
    await answer;
    expect(failing).toHaveBeenCalledTimes(2);
  });
});

it('CON-12: keeps the gallery fresh for two minutes, a history for five and in cache for thirty, without background refetches', () => {
  const minute = 60_000;
  expect(publicImagesQuery('recent')).toMatchObject({ staleTime: 2 * minute, gcTime: 2 * minute });
  expect(historyQuery()).toMatchObject({
    staleTime: 5 * minute,
    gcTime: 30 * minute,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
});

it('fails requests without a connection instead of pausing them', async () => {
  onlineManager.setOnline(false);
  try {
    const client = createQueryClient({ retry: false });
    const unsent = async (): Promise<never> => {
      throw new ConnectionFailure();
    };
    await expect(client.fetchQuery({ queryKey: imageKeys.publicOf('top'), queryFn: unsent })).rejects.toThrow(
      ConnectionFailure,
    );
    await expect(new MutationObserver(client, { mutationFn: unsent }).mutate()).rejects.toThrow(ConnectionFailure);
  } finally {
    onlineManager.setOnline(true);
  }
});

it.each([
  ['plans', plansQuery],
  ['a price estimate', estimateQuery('one')],
] as const)(
  'ERR-39, CON-12: %s is tried three more times, after 1, 2 and 4 seconds',
  async (_name, { queryKey, retry }) => {
    const client = createQueryClient();
    const times: number[] = [];
    const began = Date.now();
    const answer = client
      .fetchQuery({
        queryKey: [...queryKey],
        ...(retry !== undefined && { retry }),
        queryFn: async () => {
          times.push(Date.now() - began);
          throw new TypeError('Failed to fetch');
        },
      })
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    await answer;
    expect(times).toEqual([0, 1000, 3000, 7000]);
  },
);
