// @vitest-environment jsdom
import { createWorld, imageView, scenarios, type handlersOf } from '@jewelry/mocks';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
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

/** Sends the order and unmounts before the response arrives. */
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

describe('QUO-09: one press is one order', () => {
  /** Opens the dialog and presses Order Now. @returns the idempotency keys of the orders that were sent */
  async function order(answers: readonly (() => Response | Promise<Response>)[]) {
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/orders', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return answers[keys.length - 1]?.();
      }),
      ...scenarios.free(),
    );
    render(
      <InApp path="/gallery">
        <Page />
      </InApp>,
    );
    await screen.findByText(/^Between USD/, undefined, { timeout: 10_000 });
    const press = () => fireEvent.click(screen.getByRole('button', { name: /Order Now/ }));
    press();
    await waitFor(() => expect(keys).toHaveLength(1));
    return { keys, press };
  }

  it('refuses another press while the order is being sent', async () => {
    const { keys, press } = await order([() => new Promise<Response>(() => undefined)]);
    await waitFor(() => expect(screen.getByRole('button', { name: /Order Now/ })).toHaveAttribute('aria-busy', 'true'));
    press();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(keys).toHaveLength(1);
  });

  it('sends the same key again after a lost response', async () => {
    const { keys, press } = await order([() => HttpResponse.error(), () => HttpResponse.error()]);
    await waitFor(() => expect(toastQueue().visibleToasts[0]?.content.title).toBe('Order failed'));
    await waitFor(() => expect(screen.getByRole('button', { name: /Order Now/ })).not.toHaveAttribute('aria-busy'));
    press();
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toEqual(expect.stringMatching(/./));
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('an order whose dialog closes while the request is pending', () => {
  it('is reported with its number when it is placed', async () => {
    const { title, description } = (await orderAndLeave(scenarios.free())) ?? {};
    expect(title).toBe('Order Placed');
    expect(description).toMatch(/^Order FG-\d{8}, estimate USD\s[\d,]+\.\d\d$/);
  });

  it('is reported when it fails', async () => {
    expect(await orderAndLeave(scenarios.orderFails())).toMatchObject({
      variant: 'destructive',
      title: 'Order failed',
      description: 'Failed to place order',
    });
  });
});
