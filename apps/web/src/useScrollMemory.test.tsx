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

/** Sets the scrollable height of the page. */
function scrollTo(y: number): void {
  const reached = Math.min(y, pageHeight - WINDOW_HEIGHT);
  if (reached === window.scrollY) return;
  vi.stubGlobal('scrollY', reached);
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  pageHeight = 5000;
  vi.stubGlobal('scrollY', 0);
  // jsdom has no navigation timing.
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  vi.stubGlobal('innerHeight', WINDOW_HEIGHT);
  Object.defineProperty(document.documentElement, 'scrollHeight', { get: () => pageHeight, configurable: true });
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
  delete window.eventReplay;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document.documentElement, 'scrollHeight');
  disconnect.mockReset();
});

const KEY_OF_FIRST = 'first';

function visit(pathname = '/gallery') {
  return renderHook(
    () => {
      useScrollMemory();
      return useNavigate();
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[{ pathname, key: KEY_OF_FIRST }]}>{children}</MemoryRouter>
      ),
    },
  );
}

/** The scroll offset of the first page after this kind of navigation. */
function arrivedBy(type: NavigationTimingType, pathname: string): number {
  scrollTo(0);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  const { unmount } = visit(pathname);
  unmount();
  return window.scrollY;
}

describe('GAL-05: the scroll position', () => {
  it('is restored by Back, while a new page starts at the top', () => {
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

  it('is restored once the pictures there have loaded again', () => {
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

  it('survives a reload and Back from another site; a new visit, or one without storage, starts at the top', () => {
    const before = visit();
    scrollTo(900);
    window.dispatchEvent(new Event('pagehide'));
    before.unmount();
    scrollTo(0);
    const after = visit();
    expect(window.scrollY).toBe(900);
    after.unmount();

    expect(arrivedBy('navigate', '/gallery'), 'a link from elsewhere').toBe(0);
    expect(arrivedBy('reload', '/share/1'), 'another page of the tab').toBe(0);
    expect(arrivedBy('back_forward', '/gallery'), 'Back').toBe(900);

    sessionStorage.setItem('scrollPositions', 'no JSON');
    scrollTo(0);
    visit();
    expect(window.scrollY).toBe(0);
  });

  it('is restored by the browser before hydration, and afterwards when the server-rendered page was too short', () => {
    const before = visit();
    expect(history.scrollRestoration).toBe('manual');
    scrollTo(1700);
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    before.unmount();

    const arrivedAt = (y: number): number => {
      vi.stubGlobal('scrollY', y);
      visit().unmount();
      return window.scrollY;
    };
    expect(arrivedAt(0), 'where the browser did not find it').toBe(1700);
    window.eventReplay = {
      control: null,
      isPointed: false,
      held: null,
      isScrolled: true,
      stopHolds: vi.fn(),
      stop: vi.fn(),
    };
    expect(arrivedAt(1700), 'where the browser found it').toBe(1700);
    expect(arrivedAt(600), 'where its reader went meanwhile').toBe(600);
    expect(arrivedAt(0), 'where its reader went back to the top').toBe(0);
    pageHeight = 1400;
    scrollTo(600);
    const { unmount } = visit();
    pageHeight = 5000;
    grown();
    expect(window.scrollY, 'at the end of a page that has grown since').toBe(1700);
    unmount();
    expect(history.scrollRestoration).toBe('manual');
  });
});
