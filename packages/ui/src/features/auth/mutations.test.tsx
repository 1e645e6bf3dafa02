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

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const confirmations = () =>
  network.mock.calls.map(([address]) => address).filter((address) => address.startsWith('/api/auth/confirm-email'));

/** Opens the page as development does: with every effect run twice. */
function follow(token: string | null) {
  const data = createAppData(createQueryClient({ retry: false }));
  return renderHook(() => useConfirmEmail(token), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <StrictMode>
        <DataProvider data={data}>{children}</DataProvider>
      </StrictMode>
    ),
  });
}

describe('the link of a confirmation mail', () => {
  it('CFM-06: is used once for a page load, 500 ms after it', async () => {
    const { result, rerender } = follow('a-token');
    await pass(499);
    expect(confirmations()).toEqual([]);
    await pass(1);
    expect(confirmations()).toEqual(['/api/auth/confirm-email?token=a-token']);
    await vi.waitFor(() => expect(result.current.isSuccess).toBe(true));
    rerender();
    await pass(10_000);
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
    const { result } = follow('a-token');
    expect(result.current.status).toBe('idle');
    await pass(500);
    await pass(1);
    expect(result.current.status).toBe('pending');
    arrive();
    await vi.waitFor(async () => {
      await pass(1);
      expect(result.current.status).toBe(end);
    });
  });

  it('CFM-06: does not use the token when the page is left at once', async () => {
    const { unmount } = follow('a-token');
    await pass(400);
    unmount();
    await pass(10_000);
    expect(confirmations()).toEqual([]);
  });

  it('CFM-04: sends no request without a token', async () => {
    follow(null);
    await pass(10_000);
    expect(confirmations()).toEqual([]);
  });
});
