// @vitest-environment jsdom
import { createWorld, handlersOf } from '@jewelry/mocks';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { browserStorage } from '../utils/browserStorage';
import { useApp } from '../features/session/appContext';
import { InApp } from '../testing/InApp';

const server = setupServer(...handlersOf(createWorld()));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => browserStorage.remove('galleryNavigation'));
afterAll(() => server.close());

it.each([
  ['/imagine', '/gallery', true],
  ['/imagine', '/gallery/top', true],
  ['/imagine', '/upgrade', false],
  ['/upgrade', '/gallery', false],
])('HDR-11: whoever goes from %s to %s leaves a hint: %s', async (path, href, isLeft) => {
  const onNavigate = vi.fn();
  const { result } = renderHook(() => useApp(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <InApp path={path} onNavigate={onNavigate}>
        {children}
      </InApp>
    ),
  });
  act(() => result.current.navigate(href));
  await waitFor(() => expect(onNavigate).toHaveBeenCalledWith(href));
  expect(browserStorage.get('galleryNavigation') !== undefined).toBe(isLeft);
});
