// @vitest-environment jsdom
import { createWorld, handlersOf } from '@jewelry/mocks';
import { render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { lazy } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toastQueue } from '../../components/Toast/toastQueue';
import { LazyPart } from './LazyPart';
import { InApp } from '../../testing/InApp';

const server = setupServer(...handlersOf(createWorld()));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const NeverCame = lazy(() => Promise.reject<{ default: () => null }>(new TypeError('Failed to fetch dynamically imported module')));

describe('a part of the page whose code does not come', () => {
  it('leaves the rest of the page as it is, and offers to load the page anew', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const onReload = vi.fn();
    render(
      <InApp onReload={onReload}>
        <p>The gallery</p>
        <LazyPart>
          <NeverCame />
        </LazyPart>
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
