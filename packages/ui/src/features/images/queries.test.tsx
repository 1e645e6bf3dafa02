// @vitest-environment jsdom
import { createWorld, handlersOf } from '@jewelry/mocks';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAppData, DataProvider } from '../../app/DataProvider';
import { createQueryClient } from '../session/queryClient';
import { publicImagesQuery, useImagePages } from './queries';

const server = setupServer(...handlersOf(createWorld()));
const requests: string[] = [];
server.events.on('request:start', ({ request }) => {
  const url = new URL(request.url);
  if (url.pathname.startsWith('/api/images/')) requests.push(`${url.pathname}${url.search}`);
});
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  requests.length = 0;
});
afterAll(() => server.close());

const breakPage = (page: number) =>
  server.use(
    http.get('*/api/images/:list', ({ request }) =>
      new URL(request.url).searchParams.get('page') === String(page)
        ? HttpResponse.json({ error: 'No', message: 'No', code: 'internal' }, { status: 500 })
        : undefined,
    ),
  );

function gallery(view: 'recent' | 'top' = 'recent') {
  const data = createAppData(createQueryClient({ retry: false }));
  const { result } = renderHook(() => useImagePages(publicImagesQuery(view)), {
    wrapper: ({ children }: { children: ReactNode }) => <DataProvider data={data}>{children}</DataProvider>,
  });
  return result;
}

describe('a list of pictures', () => {
  it('STA-37, API-33: fetches pages of twenty, newest or most liked, and shows no image twice', async () => {
    const recent = gallery();
    await waitFor(() => expect(recent.current.images).toHaveLength(20));
    await act(() => recent.current.fetchNextPage());
    await waitFor(() => expect(recent.current.images.length).toBeGreaterThan(20));
    expect(new Set(recent.current.images.map(({ id }) => id)).size).toBe(recent.current.images.length);
    await waitFor(() => expect(gallery('top').current.isLoading).toBe(true));
    await waitFor(() =>
      expect(requests).toEqual([
        '/api/images/recent?page=1&limit=20',
        '/api/images/recent?page=2&limit=20',
        '/api/images/top?page=1&limit=20',
      ]),
    );
  });

  it('retries the failed page and keeps the loaded ones', async () => {
    breakPage(2);
    const list = gallery();
    await waitFor(() => expect(list.current.images).toHaveLength(20));
    await act(() => list.current.fetchNextPage());
    await waitFor(() => expect(list.current.isError).toBe(true));
    expect(list.current.images).toHaveLength(20);
    server.resetHandlers();
    requests.length = 0;
    act(() => list.current.retry());
    await waitFor(() => expect(list.current.images.length).toBeGreaterThan(20));
    expect(list.current.isError).toBe(false);
    expect(requests).toEqual(['/api/images/recent?page=2&limit=20']);
  });

  it('retries from the start when no page was loaded', async () => {
    breakPage(1);
    const list = gallery();
    await waitFor(() => expect(list.current.isError).toBe(true));
    server.resetHandlers();
    act(() => list.current.retry());
    await waitFor(() => expect(list.current.images).toHaveLength(20));
  });
});
