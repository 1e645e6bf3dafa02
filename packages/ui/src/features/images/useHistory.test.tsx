// @vitest-environment jsdom
import { createWorld, handlersOf } from '@jewelry/mocks';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createAppData, DataProvider } from '../../app/DataProvider';
import { createQueryClient } from '../session/queryClient';
import { historyQuery, useImagePages } from './queries';
import { useSession } from '../session/useSession';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

const refused = {
  error: 'Authentication required',
  message: 'Authentication required',
  code: 'unauthenticated',
} as const;

it('ERR-38: a history refused despite a session can be retried, and the second refusal redirects home', async () => {
  server.use(
    ...handlersOf(createWorld({ signedInAs: 'free', refusals: { recentImages: { status: 401, body: refused } } })),
  );
  const requests = vi.fn();
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('history=true')) requests();
  });
  const goHome = vi.fn();
  const data = createAppData(createQueryClient({}, goHome));
  const { result } = renderHook(() => ({ session: useSession(), history: useImagePages(historyQuery()) }), {
    wrapper: ({ children }: { children: ReactNode }) => <DataProvider data={data}>{children}</DataProvider>,
  });
  await waitFor(() => expect(result.current.history.isError).toBe(true));
  expect(requests).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(result.current.session).toMatchObject({ isAuthenticated: true, isLoading: false }));
  expect(goHome).not.toHaveBeenCalled();

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(() => result.current.history.refetch());
  expect(requests).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(499);
  expect(goHome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(goHome).toHaveBeenCalledTimes(1);
});
