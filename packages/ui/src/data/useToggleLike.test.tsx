// @vitest-environment jsdom
import { createWorld, handlersOf } from '@jewelry/mocks';
import { act, renderHook, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppData, DataProvider } from './DataProvider';
import { createQueryClient } from './queryClient';
import { usePublicImages } from './usePublicImages';
import { useToggleLike } from './useToggleLike';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(...handlersOf(createWorld({ signedInAs: 'free' }))));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function gallery() {
  const data = createAppData(createQueryClient({ retry: false }));
  const onFailure = vi.fn();
  const { result } = renderHook(() => ({ list: usePublicImages('recent'), toggle: useToggleLike({ onFailure }) }), {
    wrapper: ({ children }: { children: ReactNode }) => <DataProvider data={data}>{children}</DataProvider>,
  });
  await waitFor(() => expect(result.current.list.images.length).toBeGreaterThan(0));
  const first = () => {
    const [image] = result.current.list.images;
    if (!image) throw new Error('The gallery is empty');
    return image;
  };
  return { first, press: () => act(() => result.current.toggle(first())), result, onFailure };
}

describe('liking a picture', () => {
  it('STA-30: shows at once, and can be taken back', async () => {
    const { first, press } = await gallery();
    const { like_count: before } = first();
    await press();
    expect(first()).toMatchObject({ is_liked: true, like_count: before + 1 });
    await press();
    expect(first()).toMatchObject({ is_liked: false, like_count: before });
  });

  it('STA-31: is taken back and reported when the server refuses', async () => {
    server.use(http.post('*/api/likes/:imageId', () => HttpResponse.json({ error: 'No' }, { status: 500 })));
    const { first, press, onFailure } = await gallery();
    const { like_count: before } = first();
    await press();
    expect(first()).toMatchObject({ is_liked: false, like_count: before });
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('STA-32: sends one request while one is on its way', async () => {
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
