// @vitest-environment jsdom
import type { User } from '@jewelry/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from '../../utils/browserStorage';
import { createAppData, DataProvider } from '../../app/DataProvider';
import '../session/checkAnswer';
import { createQueryClient } from '../session/queryClient';
import { sessionKey } from '../session/queryKeys';
import { useConfirmationCheck } from './useConfirmationCheck';

const layla: User = {
  id: '0b0e8a3e-8f0c-4b7e-9a51-0f6a3c1d2e4f',
  email: 'layla@example.com',
  email_confirmed: false,
  first_name: null,
  last_name: null,
  subscription_plan: 'free',
  pending_email: null,
};

/** The user that the server reports; its requests are counted. */
let sessionUser: User | null;
let isServerUp: boolean;
const network = vi.fn(async () => {
  if (!isServerUp) return Response.error();
  return sessionUser
    ? Response.json({ user: sessionUser })
    : Response.json(
        { error: 'Authentication required', message: 'Authentication required', code: 'unauthenticated' },
        { status: 401 },
      );
});

beforeEach(() => {
  vi.useFakeTimers();
  network.mockClear();
  vi.stubGlobal('fetch', network);
  sessionUser = { ...layla };
  isServerUp = true;
});
afterEach(() => {
  cleanup();
  setVisible(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function visit(path: string) {
  const reload = vi.fn();
  const data = createAppData(createQueryClient({ retry: false }));
  data.queryClient.setQueryData(sessionKey, sessionUser);
  const { result, rerender } = renderHook((at: { path: string }) => useConfirmationCheck({ ...at, reload }), {
    initialProps: { path },
    wrapper: ({ children }: { children: ReactNode }) => <DataProvider data={data}>{children}</DataProvider>,
  });
  await advance(1);
  return { isViewOpen: () => result.current.isViewOpen, goTo: (next: string) => rerender({ path: next }), reload };
}

/** Shows or hides the page. */
function setVisible(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', { value: isVisible ? 'visible' : 'hidden', configurable: true });
  window.dispatchEvent(new Event('visibilitychange'));
}

async function requestsIn(ms: number): Promise<number> {
  network.mockClear();
  await advance(ms);
  return network.mock.calls.length;
}

describe('the check of an unconfirmed address', () => {
  it('STA-12: opens the confirmation view after 300 ms', async () => {
    const { isViewOpen } = await visit('/gallery');
    await advance(298);
    expect(isViewOpen()).toBe(false);
    await advance(2);
    expect(isViewOpen()).toBe(true);
  });

  it('STA-11: polls every 5 s while the view is open, once for all components', async () => {
    await visit('/gallery');
    await advance(300);
    expect(await requestsIn(4900)).toBe(0);
    expect(await requestsIn(200)).toBe(1);
    expect(await requestsIn(15_000)).toBe(3);
  });

  it('STA-11: pauses while the page is hidden, and fetches immediately when it is visible again', async () => {
    await visit('/gallery');
    await advance(300);
    setVisible(false);
    expect(await requestsIn(30_000)).toBe(0);
    network.mockClear();
    setVisible(true);
    await advance(1);
    expect(network).toHaveBeenCalledOnce();
  });

  it('STA-12: polls every 3 s on the confirmation page, which hides the view', async () => {
    const { isViewOpen } = await visit('/confirm-email');
    expect(await requestsIn(9000)).toBe(3);
    expect(isViewOpen()).toBe(false);
  });

  it('STA-11: reloads the page once when the address is confirmed', async () => {
    const { reload, isViewOpen } = await visit('/gallery');
    await advance(300);
    sessionUser = { ...layla, email_confirmed: true };
    await advance(5000);
    await vi.waitFor(() => expect(isViewOpen()).toBe(false));
    expect(reload).toHaveBeenCalledOnce();
    expect(await requestsIn(20_000)).toBe(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not poll for confirmed or anonymous users', async () => {
    sessionUser = { ...layla, email_confirmed: true };
    await visit('/gallery');
    expect(await requestsIn(20_000)).toBe(0);
    sessionUser = null;
    await visit('/gallery');
    expect(await requestsIn(20_000)).toBe(0);
  });

  it('STA-13: stores the unconfirmed account in the tab until the end of the session', async () => {
    const { reload } = await visit('/gallery');
    expect(browserStorage.get('unconfirmed_email')).toBe('layla@example.com');
    await advance(300);
    sessionUser = null;
    await advance(5000);
    await vi.waitFor(() => expect(browserStorage.get('unconfirmed_email')).toBeUndefined());
    expect(reload).not.toHaveBeenCalled();
  });

  it('ERR-06: logs a failing check once, without a message on the page, and continues to poll', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { isViewOpen } = await visit('/gallery');
    await advance(300);
    isServerUp = false;
    await advance(15_000);
    expect(warned.mock.calls).toEqual([['Failed to check email confirmation']]);
    expect(isViewOpen()).toBe(true);
    expect(await requestsIn(10_000)).toBe(2);
  });

  it('STA-06: stops while the user is signing out', async () => {
    browserStorage.set('isSigningOut', true);
    const { isViewOpen } = await visit('/gallery');
    await advance(1000);
    expect(isViewOpen()).toBe(false);
  });
});
