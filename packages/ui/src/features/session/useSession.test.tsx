// @vitest-environment jsdom
import type { User } from '@jewelry/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onAuthChangeElsewhere } from './authEvents';
import { call } from './client';
import { type AppData, createAppData, DataProvider } from '../../app/DataProvider';
import './checkAnswer';
import { hydrateQueryClient } from '../../app/initialData';
import { createQueryClient } from './queryClient';
import { ACCOUNT } from './queryKeys';
import { useFreshSession, useSession } from './useSession';
import { useSignIn } from '../auth/mutations';
import { useSignUp } from '../auth/mutations';

const layla: User = {
  id: '0b0e8a3e-8f0c-4b7e-9a51-0f6a3c1d2e4f',
  email: 'layla@example.com',
  email_confirmed: true,
  first_name: null,
  last_name: null,
  subscription_plan: 'free',
  pending_email: null,
};

const respondWith = (body: object, status = 200) => Response.json(body, { status });
const anonymous = () =>
  respondWith({ error: 'Authentication required', message: 'Authentication required', code: 'unauthenticated' }, 401);
const failing = () => respondWith({ error: 'Oops', message: 'Oops', code: 'internal' }, 500);

/** Responses of the session endpoint, and the number of its requests. */
let me: () => Response | Promise<Response>;
let requests: number;

beforeEach(() => {
  vi.useFakeTimers();
  requests = 0;
  me = anonymous;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/auth/signin') return respondWith({ success: true, requiresConfirmation: false, user: layla });
    if (address === '/api/auth/signup')
      return respondWith({ success: true, requiresConfirmation: true, user: layla }, 201);
    if (address !== '/api/auth/me') return anonymous();
    requests += 1;
    return me();
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.cookie = 'token=; Max-Age=0';
});

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function arrive() {
  const data = createAppData(createQueryClient());
  const { result } = renderHook(() => ({ session: useSession(), signIn: useSignIn(), signUp: useSignUp() }), {
    wrapper: ({ children }: { children: ReactNode }) => <DataProvider data={data}>{children}</DataProvider>,
  });
  return { result, data };
}

describe('the current user', () => {
  it('STA-01, STA-02, API-35, DAT-15: is loaded first, then unlocks the app', async () => {
    me = () => respondWith({ user: layla });
    const { result } = arrive();
    expect(result.current.session).toMatchObject({ isLoading: true, isAuthenticated: false, isAppUnlocked: false });
    await advance(1);
    expect(result.current.session).toMatchObject({
      isLoading: false,
      isAuthenticated: true,
      isAppUnlocked: true,
      isEmailConfirmed: true,
      user: layla,
    });
  });

  it('STA-01, STA-02: unlocks the app also when anonymous', async () => {
    const { result } = arrive();
    await advance(1);
    expect(result.current.session).toMatchObject({
      isLoading: false,
      isAuthenticated: false,
      isAppUnlocked: true,
      user: null,
    });
    await advance(60_000);
    expect(requests).toBe(1);
  });

  it.each([null, layla])('is read from the page (%j), without a call to the server', async (user) => {
    const data = createAppData(createQueryClient());
    hydrateQueryClient(data.queryClient, { user, view: 'none' });
    const { result } = renderHook(() => useSession(), {
      wrapper: ({ children }: { children: ReactNode }) => <DataProvider data={data}>{children}</DataProvider>,
    });
    await advance(60_000);
    expect(result.current).toMatchObject({ user, isLoading: false, isAppUnlocked: true });
    expect(requests).toBe(0);
  });

  it.each([
    [-1, 0],
    [1, 1],
  ])(
    'is fetched again only when another tab changed it during loading (%d ms from its start)',
    async (offset, calls) => {
      me = () => respondWith({ user: layla });
      const data = createAppData(createQueryClient());
      hydrateQueryClient(data.queryClient, { user: null, view: 'none' });
      localStorage.setItem('auth_changed_at', String(performance.timeOrigin + offset));
      const wrapper = ({ children }: { children: ReactNode }) => <DataProvider data={data}>{children}</DataProvider>;
      const { result } = renderHook(() => useSession(), { wrapper });
      renderHook(() => useFreshSession(), { wrapper });
      await advance(1);
      localStorage.removeItem('auth_changed_at');
      expect([result.current.user, requests]).toEqual([calls === 1 ? layla : null, calls]);
    },
  );

  it('API-03: is anonymous after one retry of a server error, which keeps the cookie', async () => {
    document.cookie = 'token=kept';
    me = failing;
    const { result } = arrive();
    await advance(60_000);
    expect(requests).toBe(2);
    expect(result.current.session).toMatchObject({ isAuthenticated: false, isAppUnlocked: true });
    expect(document.cookie).toBe('token=kept');
  });

  it.each(['signIn', 'signUp'] as const)(
    'STA-04, AUM-12: is set by the response of %s, which notifies other tabs',
    async (way) => {
      const { result } = arrive();
      await advance(1);
      me = () => new Promise<never>(() => {});
      const posted = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
      await act(
        async () =>
          void (await result.current[way].mutateAsync({
            email: layla.email,
            password: 'seven brass beads',
            promoCode: null,
          })),
      );
      await advance(1);
      expect(result.current.session).toMatchObject({ isAuthenticated: true, user: layla });
      expect(posted).toHaveBeenCalledOnce();
      posted.mockRestore();
    },
  );

  it.each<[string, (data: AppData) => unknown]>([
    [
      'call',
      ({ queryClient }) =>
        queryClient
          .fetchQuery({ queryKey: [ACCOUNT, 'own-plan'], queryFn: () => call('usage') })
          .catch(() => undefined),
    ],
    ['generation', ({ generation }) => generation.start({ prompt: 'A ring' })],
  ])(
    'SEC-50: becomes anonymous, here and in other tabs, when a 401 for %s shows that the session ended',
    async (_, ask) => {
      me = () => respondWith({ user: layla });
      const { result, data } = arrive();
      await advance(1);
      const elsewhere = vi.fn();
      const end = onAuthChangeElsewhere(elsewhere);
      me = anonymous;
      await act(async () => void (await ask(data)));
      await vi.waitFor(async () => {
        await advance(1);
        expect(result.current.session.isAuthenticated).toBe(false);
      });
      await vi.waitFor(() => expect(elsewhere).toHaveBeenCalled());
      end();
    },
  );
});
