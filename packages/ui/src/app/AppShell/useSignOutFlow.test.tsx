// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../features/session/checkAnswer';
import { browserStorage } from '../../utils/browserStorage';
import { InApp } from '../../testing/InApp';
import { useSignOutFlow } from './useSignOutFlow';

/** What the server answers to the sign-out. */
let answer: () => Promise<Response>;

const failure = (status: number, code: string, message: string) =>
  Response.json({ error: message, message, code }, { status });

beforeEach(() => {
  vi.useFakeTimers();
  answer = async () => Response.json({ message: 'Signed out' });
  vi.stubGlobal('fetch', (address: string) =>
    address === '/api/auth/signout'
      ? answer()
      : Promise.resolve(failure(401, 'unauthenticated', 'Authentication required')),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function signOutAt(path: string) {
  const [onNavigate, onReload, onSettled] = [vi.fn(), vi.fn(), vi.fn()];
  const { result } = renderHook(() => useSignOutFlow(onSettled), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <InApp path={path} onNavigate={onNavigate} onReload={onReload}>
        {children}
      </InApp>
    ),
  });
  act(() => result.current.run());
  const isFlagged = browserStorage.get('isSigningOut');
  await act(() => vi.waitFor(() => expect(onSettled).toHaveBeenCalled(), { interval: 0 }));
  return { onNavigate, onReload, isFlagged };
}

describe('signing out', () => {
  it('STA-06: shows the progress in the tab title while the request is pending', async () => {
    expect((await signOutAt('/imagine')).isFlagged).toBe(true);
  });

  it.each(['/imagine', '/gallery', '/gallery/top'])(
    'STA-07: leads home from %s, and loads nothing anew',
    async (path) => {
      const { onNavigate, onReload } = await signOutAt(path);
      expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/');
      expect(browserStorage.get('isSigningOut')).toBeUndefined();
      await pass(5000);
      expect(onReload).not.toHaveBeenCalled();
    },
  );

  it.each(['/', '/confirm-email', '/share/1'])('STA-07: loads the page anew after 500 ms at %s', async (path) => {
    const { onNavigate, onReload } = await signOutAt(path);
    await pass(499);
    expect(onReload).not.toHaveBeenCalled();
    await pass(1);
    expect(onReload).toHaveBeenCalledOnce();
    expect(onNavigate).not.toHaveBeenCalled();
  });

  it('STA-08, ERR-03: reloads any page 1 s after a failure, which it logs to the console', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    answer = async () => failure(500, 'internal', 'Something went wrong on our side. Please try again.');
    const { onNavigate, onReload } = await signOutAt('/imagine');
    await pass(999);
    expect(onReload).not.toHaveBeenCalled();
    await pass(1);
    expect(onReload).toHaveBeenCalledOnce();
    expect(onNavigate).not.toHaveBeenCalled();
    expect(warned.mock.calls).toEqual([['Failed to sign out']]);
  });
});
