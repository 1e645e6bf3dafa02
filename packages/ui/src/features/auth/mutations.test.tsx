// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../session/checkAnswer';
import { createAppData, DataProvider } from '../../app/DataProvider';
import { createQueryClient } from '../session/queryClient';
import { useConfirmEmail } from './mutations';

const network = vi.fn(async (_address: string) => Response.json({ success: true, message: 'Email confirmed' }));

beforeEach(() => {
  vi.useFakeTimers();
  network.mockClear();
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const confirmations = () =>
  network.mock.calls.map(([address]) => address).filter((address) => address.startsWith('/api/auth/confirm-email'));

/** Opens the page in strict mode, which runs every effect twice. */
function openLink(token: string | null) {
  const data = createAppData(createQueryClient({ retry: false }));
  return renderHook(() => useConfirmEmail(token), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <StrictMode>
        <DataProvider data={data}>{children}</DataProvider>
      </StrictMode>
    ),
  });
}

describe('the link of a confirmation email', () => {
  it('CFM-06: is used once per page load, after 500 ms', async () => {
    const { result, rerender } = openLink('a-token');
    await advance(499);
    expect(confirmations()).toEqual([]);
    await advance(1);
    expect(confirmations()).toEqual(['/api/auth/confirm-email?token=a-token']);
    await vi.waitFor(() => expect(result.current.isSuccess).toBe(true));
    rerender();
    await advance(10_000);
    expect(confirmations()).toHaveLength(1);
  });

  it.each([
    ['success', Response.json({ success: true, message: 'Email confirmed' })],
    [
      'error',
      Response.json(
        { error: 'Invalid confirmation token', message: 'Invalid confirmation token', code: 'token_invalid' },
        { status: 400 },
      ),
    ],
  ])('STA-14: is idle at first, then loading, and ends in %s', async (end, answer) => {
    let arrive = (): void => {};
    network.mockReturnValueOnce(new Promise((done) => (arrive = () => done(answer))));
    const { result } = openLink('a-token');
    expect(result.current.status).toBe('idle');
    await advance(500);
    await advance(1);
    expect(result.current.status).toBe('pending');
    arrive();
    await vi.waitFor(async () => {
      await advance(1);
      expect(result.current.status).toBe(end);
    });
  });

  it('CFM-06: is not used when the user leaves immediately', async () => {
    const { unmount } = openLink('a-token');
    await advance(400);
    unmount();
    await advance(10_000);
    expect(confirmations()).toEqual([]);
  });

  it('CFM-04: sends no request without a token', async () => {
    openLink(null);
    await advance(10_000);
    expect(confirmations()).toEqual([]);
  });
});
