// @vitest-environment jsdom
import { scenarios } from '@jewelry/mocks';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { historyQuery, useImagePages } from './queries';
import { toastQueue } from '../../components/Toast/toastQueue';
import { InApp } from '../../testing/InApp';
import { useDeleteAction } from './useDeleteAction';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  vi.useRealTimers();
  toastQueue().clear();
  server.resetHandlers();
});
afterAll(() => server.close());

const visibleToast = () => toastQueue().visibleToasts[0]?.content;

/** Deletes the first image of the history. */
async function deleteFirst(handlers: ReturnType<(typeof scenarios)['free']>) {
  server.use(...handlers);
  const { result } = renderHook(() => ({ remove: useDeleteAction(), history: useImagePages(historyQuery()) }), {
    wrapper: ({ children }: { children: ReactNode }) => <InApp path="/imagine">{children}</InApp>,
  });
  await waitFor(() => expect(result.current.history.images.length).toBeGreaterThan(0));
  const [image] = result.current.history.images;
  if (!image) throw new Error('The history is empty');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  act(() => result.current.remove(image));
  await waitFor(() => expect(visibleToast()).toMatchObject({ title: 'Image deleted', action: { label: 'Undo' } }));
  const isListed = (): boolean => result.current.history.images.some(({ id }) => id === image.id);
  await waitFor(() => expect(isListed()).toBe(false));
  return { isListed, undo: () => act(() => visibleToast()?.action?.onPress()) };
}

describe('MYJ-11: a deleted picture', () => {
  it('is restored to its place by Undo', async () => {
    const { isListed, undo } = await deleteFirst(scenarios.free());
    undo();
    await waitFor(() => expect(visibleToast()).toMatchObject({ title: 'Image restored' }));
    await waitFor(() => expect(isListed()).toBe(true));
  });

  it('offers Undo only as long as it can be restored', async () => {
    await deleteFirst(scenarios.free());
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
    expect(visibleToast()).toMatchObject({ title: 'Image deleted' });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(visibleToast()).toBeUndefined();
  });

  it('is reported when restoring fails', async () => {
    const { isListed, undo } = await deleteFirst(scenarios.restoreFails());
    undo();
    await waitFor(() =>
      expect(visibleToast()).toMatchObject({
        variant: 'destructive',
        title: 'Failed to restore image',
        description: 'Please try again later.',
      }),
    );
    expect(isListed()).toBe(false);
  });
});
