// @vitest-environment jsdom
import { createWorld, imageView, scenarios, type handlersOf } from '@jewelry/mocks';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toastQueue } from '../../../components/Toast/toastQueue';
import { InApp } from '../../../testing/InApp';
import { QuoteModal } from './QuoteModal';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  toastQueue().clear();
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

const world = createWorld();
const [stored] = world.state.images;
if (!stored) throw new Error('There is no picture');
const image = imageView(world, stored, null);

function Page() {
  const [isAsking, setAsking] = useState(true);
  return (
    <>
      <button onClick={() => setAsking(false)}>Leave</button>
      {isAsking && <QuoteModal image={image} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Sends the order and is gone before the answer comes. */
async function orderAndLeave(handlers: ReturnType<typeof handlersOf>) {
  server.use(...handlers);
  render(
    <InApp path="/gallery">
      <Page />
    </InApp>,
  );
  await screen.findByText(/^Between USD/, undefined, { timeout: 10_000 });
  fireEvent.click(screen.getByText('Order Now'));
  fireEvent.click(screen.getByText('Leave'));
  expect(screen.queryByText('Order Now')).toBeNull();
  await waitFor(() => expect(toastQueue().visibleToasts).toHaveLength(1));
  return toastQueue().visibleToasts[0]?.content;
}

describe('an order whose dialog is closed while it is being sent', () => {
  it('is told with its number when it was placed', async () => {
    const { title, description } = (await orderAndLeave(scenarios.free())) ?? {};
    expect(title).toBe('Order Placed');
    expect(description).toMatch(/^Order FG-\d{8}, estimate USD\s[\d,]+\.\d\d$/);
  });

  it('is told when it was not', async () => {
    expect(await orderAndLeave(scenarios.orderFails())).toMatchObject({ variant: 'destructive', title: 'Order failed', description: 'Failed to place order' });
  });
});
