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

/** Who the server says is here; each question for it is counted. */
let here: User | null;
let isServerThere: boolean;
const network = vi.fn(async () => {
  if (!isServerThere) return Response.error();
  return here
    ? Response.json({ user: here })
    : Response.json(
        { error: 'Authentication required', message: 'Authentication required', code: 'unauthenticated' },
        { status: 401 },
      );
});

beforeEach(() => {
  vi.useFakeTimers();
  network.mockClear();
  vi.stubGlobal('fetch', network);
  here = { ...layla };
  isServerThere = true;
});
afterEach(() => {
  cleanup();
  look(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function visit(path: string) {
  const reload = vi.fn();
  const data = createAppData(createQueryClient({ retry: false }));
  data.queryClient.setQueryData(sessionKey, here);
  const { result, rerender } = renderHook((at: { path: string }) => useConfirmationCheck({ ...at, reload }), {
    initialProps: { path },
    wrapper: ({ children }: { children: ReactNode }) => <DataProvider data={data}>{children}</DataProvider>,
  });
  await pass(1);
  return { isViewOpen: () => result.current.isViewOpen, goTo: (next: string) => rerender({ path: next }), reload };
}

/** Turns to the page, or away from it. */
function look(isLooking: boolean): void {
  Object.defineProperty(document, 'visibilityState', { value: isLooking ? 'visible' : 'hidden', configurable: true });
  window.dispatchEvent(new Event('visibilitychange'));
}

async function questionsIn(ms: number): Promise<number> {
  network.mockClear();
  await pass(ms);
  return network.mock.calls.length;
}

describe('the check of an address that is not confirmed', () => {
  it('STA-12: opens the confirmation view after 300 ms', async () => {
    const { isViewOpen } = await visit('/gallery');
    await pass(298);
    expect(isViewOpen()).toBe(false);
    await pass(2);
    expect(isViewOpen()).toBe(true);
  });

  it('STA-11: polls every 5 s while the view is open, from one place only', async () => {
    await visit('/gallery');
    await pass(300);
    expect(await questionsIn(4900)).toBe(0);
    expect(await questionsIn(200)).toBe(1);
    expect(await questionsIn(15_000)).toBe(3);
  });

  it('STA-11: pauses while the page is hidden, and fetches at once when it is visible again', async () => {
    await visit('/gallery');
    await pass(300);
    look(false);
    expect(await questionsIn(30_000)).toBe(0);
    network.mockClear();
    look(true);
    await pass(1);
    expect(network).toHaveBeenCalledOnce();
  });

  it('STA-12: polls every 3 s on the confirmation page, which hides the view', async () => {
    const { isViewOpen } = await visit('/confirm-email');
    expect(await questionsIn(9000)).toBe(3);
    expect(isViewOpen()).toBe(false);
  });

  it('STA-11: loads the page anew, once, when the address is confirmed', async () => {
    const { reload, isViewOpen } = await visit('/gallery');
    await pass(300);
    here = { ...layla, email_confirmed: true };
    await pass(5000);
    await vi.waitFor(() => expect(isViewOpen()).toBe(false));
    expect(reload).toHaveBeenCalledOnce();
    expect(await questionsIn(20_000)).toBe(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not poll for confirmed or anonymous users', async () => {
    here = { ...layla, email_confirmed: true };
    await visit('/gallery');
    expect(await questionsIn(20_000)).toBe(0);
    here = null;
    await visit('/gallery');
    expect(await questionsIn(20_000)).toBe(0);
  });

  it('STA-13: remembers in the tab who has to confirm, and forgets it at the end of the session', async () => {
    const { reload } = await visit('/gallery');
    expect(browserStorage.get('unconfirmed_email')).toBe('layla@example.com');
    await pass(300);
    here = null;
    await pass(5000);
    await vi.waitFor(() => expect(browserStorage.get('unconfirmed_email')).toBeUndefined());
    expect(reload).not.toHaveBeenCalled();
  });

  it('ERR-06: logs a failing check once, shows nothing, and continues to poll', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { isViewOpen } = await visit('/gallery');
    await pass(300);
    isServerThere = false;
    await pass(15_000);
    expect(warned.mock.calls).toEqual([['Failed to check email confirmation']]);
    expect(isViewOpen()).toBe(true);
    expect(await questionsIn(10_000)).toBe(2);
  });

  it('STA-06: leaves those alone who are signing out', async () => {
    browserStorage.set('isSigningOut', true);
    const { isViewOpen } = await visit('/gallery');
    await pass(1000);
    expect(isViewOpen()).toBe(false);
  });
});
