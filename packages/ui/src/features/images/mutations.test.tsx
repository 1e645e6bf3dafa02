// @vitest-environment jsdom
import { createWorld, handlersOf } from '@jewelry/mocks';
import { act, renderHook, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppData, DataProvider } from '../../app/DataProvider';
import { changeImage } from './imagePages';
import { createQueryClient } from '../session/queryClient';
import { imageKeys, type ImagePages, publicImagesQuery, useImagePages } from './queries';
import { useToggleLike } from './mutations';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(...handlersOf(createWorld({ signedInAs: 'free' }))));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function gallery() {
  const data = createAppData(createQueryClient({ retry: false }));
  const onFailure = vi.fn();
  const { result } = renderHook(
    () => ({ list: useImagePages(publicImagesQuery('recent')), toggle: useToggleLike({ onFailure }) }),
    {
      wrapper: ({ children }: { children: ReactNode }) => <DataProvider data={data}>{children}</DataProvider>,
    },
  );
  await waitFor(() => expect(result.current.list.images.length).toBeGreaterThan(0));
  const first = () => {
    const [image] = result.current.list.images;
    if (!image) throw new Error('The gallery is empty');
    return image;
  };
  return {
    first,
    press: () => act(() => result.current.toggle(first())),
    result,
    onFailure,
    queryClient: data.queryClient,
  };
}

/** Holds like requests until the test releases them, with success or a server error. */
function holdLikes(): { respond: (how?: 'ok' | 'error') => void } {
  let respond: (how: 'ok' | 'error') => void = () => undefined;
  const outcome = new Promise<'ok' | 'error'>((resolve) => {
    respond = resolve;
  });
  const handle = async () =>
    (await outcome) === 'error' ? HttpResponse.json({ error: 'No' }, { status: 500 }) : undefined;
  server.use(http.post('*/api/likes/:imageId', handle), http.delete('*/api/likes/:imageId', handle));
  return { respond: (how = 'ok') => respond(how) };
}

describe('a like', () => {
  it('STA-30: shows before the response, and can be undone', async () => {
    const { first, press, result } = await gallery();
    const { like_count: before } = first();
    const { respond } = holdLikes();
    const sent = result.current.toggle(first());
    await waitFor(() => expect(first()).toMatchObject({ is_liked: true, like_count: before + 1 }));
    respond();
    await act(() => sent);
    await waitFor(() => expect(first()).toMatchObject({ is_liked: true, like_count: before + 1 }));
    await press();
    await waitFor(() => expect(first()).toMatchObject({ is_liked: false, like_count: before }));
  });

  it('STA-30: never shows a negative count', async () => {
    const { first, result, queryClient } = await gallery();
    act(() => changeImage(queryClient, first().id, (image) => ({ ...image, is_liked: true, like_count: 0 })));
    await waitFor(() => expect(first()).toMatchObject({ is_liked: true, like_count: 0 }));
    const { respond } = holdLikes();
    const sent = result.current.toggle(first());
    await waitFor(() => expect(first()).toMatchObject({ is_liked: false, like_count: 0 }));
    respond();
    await act(() => sent);
  });

  it.each(['refetched', 'continued'])(
    'stays while the list is %s with a response from before the like',
    async (how) => {
      const { first, press, result, queryClient } = await gallery();
      const { like_count: before } = first();
      const [older] = queryClient.getQueryData<ImagePages>(imageKeys.publicOf('recent'))?.pages ?? [];
      let respond = (): void => undefined;
      const outcome = new Promise<void>((resolve) => {
        respond = resolve;
      });
      const requested = vi.fn();
      server.use(
        http.get('*/api/images/recent', async () => {
          requested();
          await outcome;
          return how === 'continued' ? undefined : HttpResponse.json(older);
        }),
      );
      const loading = how === 'continued' ? result.current.list.fetchNextPage() : result.current.list.refetch();
      await waitFor(() => expect(requested).toHaveBeenCalled());
      await press();
      respond();
      await act(() => loading);
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect(first()).toMatchObject({ is_liked: true, like_count: before + 1 });
    },
  );

  it('STA-31: is reverted and reported when the server refuses', async () => {
    const { first, result, onFailure } = await gallery();
    const { like_count: before } = first();
    const { respond } = holdLikes();
    const sent = result.current.toggle(first());
    await waitFor(() => expect(first().like_count).toBe(before + 1));
    respond('error');
    await act(() => sent);
    await waitFor(() => expect(first()).toMatchObject({ is_liked: false, like_count: before }));
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('CON-12: refetches the list by likes when it next mounts', async () => {
    const { press, queryClient } = await gallery();
    queryClient.setQueryData(imageKeys.publicOf('top'), { pages: [], pageParams: [] });
    await press();
    expect(queryClient.getQueryState(imageKeys.publicOf('top'))?.isInvalidated).toBe(true);
    expect(queryClient.getQueryState(imageKeys.publicOf('recent'))?.isInvalidated).toBe(false);
  });

  it('STA-32: sends no second request while one is pending', async () => {
    const sent = vi.fn();
    server.use(
      http.post('*/api/likes/:imageId', async () => {
        sent();
        await delay(20);
        return HttpResponse.json({ success: true, liked: true, like_count: 1 });
      }),
    );
    const { first, result } = await gallery();
    const image = first();
    await act(() => Promise.all([result.current.toggle(image), result.current.toggle(image)]));
    expect(sent).toHaveBeenCalledOnce();
  });
});
