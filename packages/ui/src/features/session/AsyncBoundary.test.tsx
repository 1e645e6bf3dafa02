// @vitest-environment jsdom
import { createWorld, handlersOf } from '@jewelry/mocks';
import { render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { lazyWithPreload } from '../../utils/lazyWithPreload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toastQueue } from '../../components/Toast/toastQueue';
import { AsyncBoundary } from './AsyncBoundary';
import { InApp } from '../../testing/InApp';

const server = setupServer(...handlersOf(createWorld()));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const Broken = lazyWithPreload(() =>
  Promise.reject<() => null>(new TypeError('Failed to fetch dynamically imported module')),
);

describe('AsyncBoundary', () => {
  it('keeps the rest of the page and offers a reload when code fails to load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const onReload = vi.fn();
    render(
      <InApp onReload={onReload}>
        <p>The gallery</p>
        <AsyncBoundary>
          <Broken />
        </AsyncBoundary>
      </InApp>,
    );
    await waitFor(() => expect(toastQueue().visibleToasts).toHaveLength(1));
    expect(screen.getByText('The gallery')).toBeDefined();
    const [shown] = toastQueue().visibleToasts;
    expect(shown?.content).toMatchObject({ variant: 'destructive', title: 'This could not be loaded' });
    shown?.content.action?.onPress();
    expect(onReload).toHaveBeenCalledOnce();
  });
});
