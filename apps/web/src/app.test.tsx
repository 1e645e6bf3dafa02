// @vitest-environment jsdom
import { browserStorage, useBackToClose } from '@jewelry/ui';
import { createAppData, DataProvider } from '@jewelry/ui/app';
import { createQueryClient } from '@jewelry/ui/session';
import { createWorld, handlersOf, type WorldOptions } from '@jewelry/mocks';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { storePromoCode } from './promoCode';
import { usePageTitle } from './usePageTitle';
import { useRedirects } from './useRedirects';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());

function at(path: string, options: WorldOptions = {}) {
  server.use(...handlersOf(createWorld(options)));
  const data = createAppData(createQueryClient({ retry: false }));
  const navigate = vi.fn();
  renderHook(
    () => {
      useRedirects({ path, navigate });
      usePageTitle(path);
    },
    { wrapper: ({ children }: { children: ReactNode }) => <DataProvider data={data}>{children}</DataProvider> },
  );
  const settled = () => waitFor(() => expect(data.queryClient.getQueryState(['session'])?.status).not.toBe('pending'));
  return { navigate, settled, data };
}

describe('redirects', () => {
  it('RTE-02: redirect a signed-in user from / to /imagine after 100 ms, replacing the entry', async () => {
    const { navigate, settled } = at('/', { signedInAs: 'free' });
    await settled();
    expect(navigate).not.toHaveBeenCalled();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/imagine', { replace: true }));
  });

  it('RTE-02: wait until a closed dialog has removed its history entry, which would navigate back to /', async () => {
    const dialog = renderHook(({ isOpen }) => useBackToClose(isOpen, () => undefined), {
      initialProps: { isOpen: true },
    });
    const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
    const { navigate, settled } = at('/', { signedInAs: 'free' });
    await settled();
    dialog.rerender({ isOpen: false });
    await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
    expect(go).toHaveBeenCalledWith(-1);
    expect(navigate).not.toHaveBeenCalled();
    history.back();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/imagine', { replace: true }));
    go.mockRestore();
  });

  it('RTE-05: redirect an anonymous visitor from /imagine to /', async () => {
    const { navigate } = at('/imagine');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/', { replace: true }));
  });

  it('RTE-16: wait until the session is known', async () => {
    const { navigate } = at('/imagine', { network: 'slow', signedInAs: 'free' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each(['/gallery', '/gallery/top', '/confirm-email', '/no-such-page'])(
    'stay at %s with and without a session',
    async (path) => {
      const { navigate, settled } = at(path, { signedInAs: 'free' });
      await settled();
      await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
      expect(navigate).not.toHaveBeenCalled();
    },
  );
});

describe('a promo code', () => {
  it('STA-41: is stored lowercased and trimmed, removed from the URL, and deleted once /imagine is reached', async () => {
    history.replaceState(null, '', '/?code=%20Atelier24%20&ref=mail');
    storePromoCode();
    expect(browserStorage.get('promo_code')).toBe('atelier24');
    expect(location.search).toBe('?ref=mail');
    const { settled } = at('/imagine', { signedInAs: 'free' });
    await settled();
    await waitFor(() => expect(browserStorage.get('promo_code')).toBeUndefined());
  });

  it('remains stored when the URL has none', () => {
    browserStorage.set('promo_code', 'atelier24');
    history.replaceState(null, '', '/gallery');
    storePromoCode();
    expect(browserStorage.get('promo_code')).toBe('atelier24');
  });
});

describe('the document title', () => {
  it('SHR-06: of a shared piece is that of its link preview', () => {
    at('/share/018f0000-0000-7000-8000-000000000001');
    expect(document.title).toBe('Shared Jewelry Design | Filigree');
  });

  it('is that of the page, or of a running generation', async () => {
    const { data } = at('/gallery', { signedInAs: 'free', generation: { ends: 'never' } });
    expect(document.title).toBe('Gallery · Filigree');
    act(() => data.generation.start({ prompt: 'A ring' }));
    expect(document.title).toBe('Creating your masterpiece... · Filigree');
    act(() => data.generation.reset());
    expect(document.title).toBe('Gallery · Filigree');
  });
});
