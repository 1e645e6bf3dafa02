// @vitest-environment jsdom
import { createWorld, handlersOf } from '@jewelry/mocks';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { historyQuery, imageKeys, type ImagePages, publicImagesQuery, useImagePages } from '../features/images';
import { imagesOf } from '../features/images/queries';
import { createQueryClient, isTemporary } from '../features/session';
import { createAppData, DataProvider } from './DataProvider';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** The history and the public gallery of the free account, both on the screen. */
async function open() {
  server.use(...handlersOf(createWorld({ signedInAs: 'free', generation: { duration: 0 } })));
  const requests: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/images/recent') requests.push(searchParams.get('history') === 'true' ? 'history' : 'public');
  });
  const data = createAppData(createQueryClient({ retry: false }));
  const { result, unmount } = renderHook(
    () => ({ history: useImagePages(historyQuery()), gallery: useImagePages(publicImagesQuery('recent')) }),
    {
      wrapper: ({ children }: { children: ReactNode }) => <DataProvider data={data}>{children}</DataProvider>,
    },
  );
  await waitFor(() =>
    expect([result.current.history.images.length > 0, result.current.gallery.images.length > 0]).toEqual([true, true]),
  );
  return { data, requests, history: () => result.current.history, leave: unmount };
}

it.each([
  ['on the screen', false],
  ['on no screen by then', true],
])('CRD-10: a temporary image is replaced by the history that is fetched for it, %s', async (_where, hasLeft) => {
  const { data, requests, leave } = await open();
  const temporary = () => imagesOf(data.queryClient.getQueryData<ImagePages>(imageKeys.history)).filter(isTemporary);
  const seen: string[] = [];
  data.queryClient.getQueryCache().subscribe(() => seen.push(...temporary().map(({ prompt }) => prompt)));
  if (hasLeft) leave();
  server.use(http.post('*/api/generate', () => HttpResponse.json({ imageUrl: '/a.webp' })));
  act(() => data.generation.start({ prompt: 'A ring like a vine' }));
  await waitFor(() => expect(seen).toContain('A ring like a vine'));
  await waitFor(() => expect(temporary()).toEqual([]));
  expect(requests.filter((list) => list === 'history')).toHaveLength(2);
});

it('CON-12: prepends a finished public image to the history without a request, and refetches the gallery', async () => {
  const { data, requests, history } = await open();
  act(() => data.generation.start({ prompt: 'A ring like a vine' }));
  await waitFor(() => expect(history().images[0]).toMatchObject({ prompt: 'A ring like a vine', is_private: false }));
  await waitFor(() => expect(requests).toEqual(['history', 'public', 'public']));
});
