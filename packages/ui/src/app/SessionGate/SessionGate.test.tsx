// @vitest-environment jsdom
import { createWorld, handlersOf } from '@jewelry/mocks';
import { act, render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { InApp } from '../../testing/InApp';
import { SessionGate } from './SessionGate';

const server = setupServer(...handlersOf(createWorld({ network: 'silent' })));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => void vi.useRealTimers());
afterAll(() => server.close());

it('CON-11, RTE-16: shows the page no earlier than after 2 s when the session is still unknown', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(
    <InApp>
      <SessionGate>The page</SessionGate>
    </InApp>,
  );
  act(() => void vi.advanceTimersByTime(1999));
  expect(screen.queryByText('The page')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText('The page')).toBeInTheDocument();
});
