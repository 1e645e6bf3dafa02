// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useScrollMemory } from './useScrollMemory';

const WINDOW_HEIGHT = 800;
let pageHeight = WINDOW_HEIGHT;
let grown = (): void => undefined;
const disconnect = vi.fn();

/** The page can be scrolled as far as it is long. */
function scrollTo(y: number): void {
  const reached = Math.min(y, pageHeight - WINDOW_HEIGHT);
  if (reached === window.scrollY) return;
  Object.defineProperty(window, 'scrollY', { value: reached, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  pageHeight = 5000;
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  vi.stubGlobal('scrollTo', (_x: number, y: number) => scrollTo(y));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        grown = notify;
      }
      observe(): void {}
      disconnect = disconnect;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  disconnect.mockReset();
});

const KEY_OF_FIRST = 'first';

function visit() {
  return renderHook(
    () => {
      useScrollMemory();
      return useNavigate();
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[{ pathname: '/gallery', key: KEY_OF_FIRST }]}>{children}</MemoryRouter>
      ),
    },
  );
}

describe('GAL-05: how far a page was scrolled', () => {
  it('is where Back leads, while a page that is opened begins at its top', () => {
    const { result } = visit();
    scrollTo(1700);
    act(() => void result.current('/imagine'));
    expect(window.scrollY).toBe(0);
    scrollTo(300);
    act(() => void result.current(-1));
    expect(window.scrollY).toBe(1700);
    act(() => void result.current(1));
    expect(window.scrollY).toBe(300);
  });

  it('is reached once the pictures there have been drawn again', () => {
    const { result } = visit();
    scrollTo(1700);
    act(() => void result.current('/imagine'));
    pageHeight = 1000;
    act(() => void result.current(-1));
    expect(window.scrollY).toBe(200);
    pageHeight = 5000;
    grown();
    expect(window.scrollY).toBe(1700);
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it.each([
    ['as soon as its reader scrolls', () => window.dispatchEvent(new Event('wheel'))],
    ['after three seconds', () => vi.advanceTimersByTime(3000)],
  ])('is given up %s', (_, giveUp) => {
    const { result } = visit();
    scrollTo(1700);
    act(() => void result.current('/imagine'));
    pageHeight = 1000;
    act(() => void result.current(-1));
    giveUp();
    expect(disconnect).toHaveBeenCalledOnce();
    pageHeight = 5000;
    expect(window.scrollY).toBe(200);
  });

  it('outlives a reload, and a browser without storage begins at the top', () => {
    const before = visit();
    scrollTo(900);
    window.dispatchEvent(new Event('pagehide'));
    before.unmount();
    scrollTo(0);
    const after = visit();
    expect(window.scrollY).toBe(900);
    after.unmount();

    sessionStorage.setItem('scrollPlaces', 'no JSON');
    scrollTo(0);
    visit();
    expect(window.scrollY).toBe(0);
  });
});
