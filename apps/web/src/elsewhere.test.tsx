// @vitest-environment jsdom
import { createAppData } from '@jewelry/ui/app';
import { createQueryClient } from '@jewelry/ui/session';
import { scenarios } from '@jewelry/mocks';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { App } from './App';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  server.resetHandlers();
});
afterAll(() => server.close());

it.each([
  ['a visitor', 'the gallery', scenarios.anonymous, () => screen.getByText('Public Gallery')],
  ['a signed-in user', 'the studio', scenarios.free, () => screen.getByLabelText('Describe your jewelry')],
])('RTE-13: an unknown address shows %s %s below a quiet line', async (_who, _what, scenario, find) => {
  server.use(...scenario());
  const data = createAppData(createQueryClient({ retry: false }));
  render(
    <MemoryRouter initialEntries={['/no-such-page']}>
      <App data={data} />
    </MemoryRouter>,
  );
  await waitFor(() => expect([find(), screen.getByText('Page not found')]).toHaveLength(2), { timeout: 15_000 });
});
