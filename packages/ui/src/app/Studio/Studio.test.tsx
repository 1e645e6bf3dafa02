// @vitest-environment jsdom
import { createWorld, handlersOf } from '@jewelry/mocks';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ImageCard } from '../../features/images/ImageCard/ImageCard';
import { InApp } from '../../testing/InApp';
import { Studio } from './Studio';

vi.mock('../../features/images/ImageCard/ImageCard', () => ({ ImageCard: vi.fn(() => null) }));

const server = setupServer(...handlersOf(createWorld()));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('does not re-render the pieces of the tray while a prompt is typed', async () => {
  render(
    <InApp>
      <Studio route="home" />
    </InApp>,
  );
  await waitFor(
    () => expect(screen.getByRole('list', { name: 'Recent images' }).getAttribute('aria-busy')).toBe('false'),
    { timeout: 10_000 },
  );
  const drawn = vi.mocked(ImageCard).mock.calls.length;
  expect(drawn).toBeGreaterThan(0);
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Describe your jewelry' });
  for (const value of ['A', 'A r', 'A ring']) fireEvent.change(box, { target: { value } });
  expect(box.value).toBe('A ring');
  expect(vi.mocked(ImageCard).mock.calls.length).toBe(drawn);
});
