// @vitest-environment jsdom
import { scenarios } from '@jewelry/mocks';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useQueryClient } from '@tanstack/react-query';
import { delay, http } from 'msw';
import { setupServer } from 'msw/node';
import { type ReactNode, useRef } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { historyQuery, imageKeys, useImagePages } from './queries';
import { useSession } from '../session/useSession';
import { toastQueue } from '../../components/Toast/toastQueue';
import { InApp } from '../../testing/InApp';
import { ownPicture } from './testing/ownPicture';
import { useImageActions } from './useImageActions';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  toastQueue().clear();
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

/** A public image of the pro account, and the number of requests that change it. */
async function publicImageOfPro() {
  server.use(...scenarios.pro());
  const sent = vi.fn();
  server.use(
    http.patch('*/api/images/:id/privacy', async () => {
      sent();
      await delay(100);
    }),
  );
  const { result } = renderHook(
    () => {
      const { images } = useImagePages(historyQuery());
      const first = useRef<string>(undefined);
      first.current ??= images.find(({ is_private }) => !is_private)?.id;
      const image = images.find(({ id }) => id === first.current);
      return {
        image,
        actions: useImageActions(image ?? ownPicture()),
        user: useSession().user,
        queryClient: useQueryClient(),
      };
    },
    { wrapper: ({ children }: { children: ReactNode }) => <InApp path="/imagine">{children}</InApp> },
  );
  await waitFor(() => expect(result.current.image && result.current.user).toBeTruthy());
  const press = (): void => {
    const { actions, image } = result.current;
    if (image) actions.onTogglePrivacy?.(image);
  };
  return { result, press, sent };
}

it('STA-34, API-34: shows an image as private only when the server has confirmed it, and ignores a press meanwhile', async () => {
  const { result, press, sent } = await publicImageOfPro();
  const { queryClient } = result.current;
  queryClient.setQueryData(imageKeys.publicOf('recent'), { pages: [], pageParams: [] });
  act(press);
  await waitFor(() => expect(result.current.actions.busyAction).toBe('privacy'));
  expect(result.current.image?.is_private).toBe(false);
  act(press);
  await waitFor(() => expect(result.current.image?.is_private).toBe(true));
  await waitFor(() => expect(result.current.actions.busyAction).toBeNull());
  expect(sent).toHaveBeenCalledOnce();
  expect(
    queryClient.getQueryState(imageKeys.publicOf('recent'))?.isInvalidated,
    'CON-12: the gallery is fetched again',
  ).toBe(true);
});

it('API-34: sends one request for two presses between two renders', async () => {
  const { result, press, sent } = await publicImageOfPro();
  act(() => {
    press();
    press();
  });
  await waitFor(() => expect(result.current.image?.is_private).toBe(true));
  await waitFor(() => expect(result.current.actions.busyAction).toBeNull());
  expect(sent).toHaveBeenCalledOnce();
});
