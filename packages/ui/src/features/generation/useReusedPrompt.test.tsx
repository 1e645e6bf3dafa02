// @vitest-environment jsdom
import { createWorld, handlersOf } from '@jewelry/mocks';
import { act, renderHook } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from '../../utils/browserStorage';
import { useGenerationStore, usePrompt } from './useGeneration';
import { InApp } from '../../testing/InApp';
import { useReusedPrompt } from './useReusedPrompt';

const server = setupServer(...handlersOf(createWorld()));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  browserStorage.set('reusedPrompt', 'A ring like a vine');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  browserStorage.remove('reusedPrompt');
});
afterAll(() => server.close());

type Place = Parameters<typeof useReusedPrompt>[0];
const AT_HOME: Place = { isReady: true, isAnonymous: true };
const LEAVING_HOME: Place = { isReady: false, isAnonymous: true };
const IN_THE_STUDIO: Place = { isReady: true, isAnonymous: false };

function visit(at: Place) {
  const { result, rerender } = renderHook(
    (place: Place) => {
      useReusedPrompt(place);
      return { draft: usePrompt().draft, write: useGenerationStore().write };
    },
    { initialProps: at, wrapper: ({ children }: { children: ReactNode }) => <InApp>{children}</InApp> },
  );
  const text = (): string => result.current.draft.text;
  const write = (words: string): void => act(() => result.current.write({ do: 'write', text: words }));
  return { text, write, result, goTo: rerender };
}

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('STA-40: a prompt reused from the gallery', () => {
  it('fills the box of the studio once, after 500 ms', async () => {
    const { text } = visit(IN_THE_STUDIO);
    await advance(499);
    expect(text()).toBe('');
    expect(browserStorage.get('reusedPrompt')).toBe('A ring like a vine');
    await advance(1);
    expect(text()).toBe('A ring like a vine');
    expect(browserStorage.get('reusedPrompt')).toBeUndefined();
  });

  it('stays stored while the session is loading', async () => {
    const { text } = visit({ isReady: false, isAnonymous: false });
    await advance(5000);
    expect(text()).toBe('');
    expect(browserStorage.get('reusedPrompt')).toBe('A ring like a vine');
  });

  it('is shown to a visitor at home, and again in the studio with their edits', async () => {
    const { text, write, result, goTo } = visit(AT_HOME);
    await advance(500);
    expect(text()).toBe('A ring like a vine');
    expect(browserStorage.get('reusedPrompt')).toBe('A ring like a vine');
    write('A ring like a vine, in platinum');
    expect(browserStorage.get('reusedPrompt')).toBe('A ring like a vine, in platinum');
    goTo(LEAVING_HOME);
    goTo(IN_THE_STUDIO);
    await advance(500);
    expect(result.current.draft).toMatchObject({ text: 'A ring like a vine, in platinum', replacedText: null });
    expect(browserStorage.get('reusedPrompt')).toBeUndefined();
  });

  it('is cleared when the visitor empties the box', async () => {
    const { text, write, goTo } = visit(AT_HOME);
    await advance(500);
    write('');
    expect(browserStorage.get('reusedPrompt')).toBeUndefined();
    goTo(IN_THE_STUDIO);
    await advance(500);
    expect(text()).toBe('');
  });
});
