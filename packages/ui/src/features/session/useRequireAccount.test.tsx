// @vitest-environment jsdom
import { createWorld, handlersOf, imageView, MOCK_PASSWORD, type World, type WorldOptions } from '@jewelry/mocks';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { announceAuthChange } from './authEvents';
import { useSession } from './useSession';
import { useSignIn } from '../auth/mutations';
import { useApp } from './appContext';
import { InApp } from '../../testing/InApp';
import { useContinuedIntent, useRequireAccount } from './useRequireAccount';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

function somePicture(world: World) {
  const [stored] = world.state.images;
  if (!stored) throw new Error('The world is empty');
  return imageView(world, stored, null);
}

async function arrive(options: WorldOptions, path = '/gallery') {
  const world = createWorld(options);
  server.use(...handlersOf(world));
  const proceed = vi.fn();
  const { result } = renderHook(
    () => {
      useContinuedIntent('quote', proceed);
      return { app: useApp(), session: useSession(), requireAccount: useRequireAccount(), signIn: useSignIn() };
    },
    { wrapper: ({ children }: { children: ReactNode }) => <InApp path={path}>{children}</InApp> },
  );
  await waitFor(() => expect(result.current.session.isLoading).toBe(false));
  const image = somePicture(world);
  return {
    world,
    result,
    proceed,
    image,
    ask: () => act(() => result.current.requireAccount({ action: 'quote', image })),
  };
}

describe('an action that needs an account', () => {
  it('continues immediately for a signed-in user', async () => {
    const { ask, result } = await arrive({ signedInAs: 'free' });
    expect(await ask()).toBe(true);
    expect(result.current.app.auth.view).toBe('closed');
  });

  it('ROL-02: opens the sign-in, and continues afterwards, once', async () => {
    const { ask, result, proceed, image } = await arrive({});
    expect(await ask()).toBe(false);
    expect(result.current.app.auth.view).toBe('sign-in');
    await act(() => result.current.signIn.mutateAsync({ email: 'free@example.com', password: MOCK_PASSWORD }));
    await waitFor(() => expect(proceed).toHaveBeenCalledExactlyOnceWith({ action: 'quote', image }));
    expect(result.current.app.auth.view).toBe('closed');
  });

  it('is dropped when the dialog is closed', async () => {
    const { ask, result, proceed } = await arrive({});
    await ask();
    act(() => result.current.app.auth.close());
    await act(() => result.current.signIn.mutateAsync({ email: 'free@example.com', password: MOCK_PASSWORD }));
    await waitFor(() => expect(result.current.session.isAuthenticated).toBe(true));
    expect(proceed).not.toHaveBeenCalled();
  });

  it('ROL-03: waits for the confirmation of the address, across a reload', async () => {
    const first = await arrive({ signedInAs: 'unconfirmed' });
    expect(await first.ask()).toBe(false);
    expect(first.proceed).not.toHaveBeenCalled();
    const reloaded = await arrive({ signedInAs: 'free' });
    await waitFor(() => expect(reloaded.proceed).toHaveBeenCalledOnce());
  });

  it('STA-11: waits while the page is about to reload, which would interrupt it', async () => {
    const { ask, result, proceed, world } = await arrive({ signedInAs: 'unconfirmed' });
    await ask();
    await waitFor(() => expect(result.current.app.auth.view).toBe('confirmation-required'));
    for (const account of world.state.accounts) account.email_confirmed = true;
    announceAuthChange();
    await waitFor(() => expect(result.current.session.isEmailConfirmed).toBe(true));
    expect(proceed).not.toHaveBeenCalled();
  });

  it('waits on /, which redirects after the sign-in', async () => {
    const { ask, result, proceed } = await arrive({}, '/');
    await ask();
    await act(() => result.current.signIn.mutateAsync({ email: 'free@example.com', password: MOCK_PASSWORD }));
    await waitFor(() => expect(result.current.session.isAuthenticated).toBe(true));
    expect(proceed).not.toHaveBeenCalled();
    act(() => result.current.app.navigate('/imagine'));
    await waitFor(() => expect(proceed).toHaveBeenCalledOnce());
  });
});
