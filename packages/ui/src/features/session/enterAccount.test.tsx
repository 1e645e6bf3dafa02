// @vitest-environment jsdom
import { createWorld, handlersOf, MOCK_PASSWORD, type World } from '@jewelry/mocks';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { announceAuthChange } from './authEvents';
import { call } from './client';
import { createAppData, DataProvider } from '../../app/DataProvider';
import { createQueryClient } from './queryClient';
import { historyQuery, useImagePages } from '../images/queries';
import { useSession } from './useSession';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A tab that shows the user's collection. */
async function openTab(world: World) {
  server.use(...handlersOf(world));
  const data = createAppData(createQueryClient({ retry: false }));
  const { result } = renderHook(
    () => {
      const { user, isAuthenticated } = useSession();
      return { email: user?.email, images: useImagePages(historyQuery(), { isEnabled: isAuthenticated }).images };
    },
    { wrapper: ({ children }: { children: ReactNode }) => <DataProvider data={data}>{children}</DataProvider> },
  );
  await waitFor(() => expect(result.current.images.length).toBeGreaterThan(0));
  return result;
}

const ownersIn = (world: World, images: readonly { id: string }[]) =>
  new Set(images.map(({ id }) => world.state.images.find((image) => image.id === id)?.owner_id));

describe('an account change in another tab', () => {
  it('STA-05: applies immediately, and never shows pictures of one account to the other', async () => {
    const world = createWorld({ signedInAs: 'free' });
    const tab = await openTab(world);
    const [firstOwner] = ownersIn(world, tab.current.images);
    await act(async () => {
      await call('signOut');
      await call('signIn', { body: { email: 'pro@example.com', password: MOCK_PASSWORD } });
      announceAuthChange();
    });
    await waitFor(() => expect(tab.current.email).toBe('pro@example.com'));
    expect(ownersIn(world, tab.current.images)).not.toContain(firstOwner);
    await waitFor(() => expect(tab.current.images.length).toBeGreaterThan(0));
    expect(ownersIn(world, tab.current.images)).not.toContain(firstOwner);
  });

  it('STA-05: signs this tab out immediately after a sign-out', async () => {
    const tab = await openTab(createWorld({ signedInAs: 'free' }));
    await act(async () => {
      await call('signOut');
      announceAuthChange();
    });
    await waitFor(() => expect(tab.current.email).toBeUndefined());
    expect(tab.current.images).toEqual([]);
  });
});
