import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invoiceAtStripe, signedEvent, subscriptionAtStripe } from '../../ports/payments/testing/fakeStripe';
import { startStripeSuite, type StripeSuite } from './testing/stripeSuite';

let suite: StripeSuite;
beforeAll(async () => {
  suite = await startStripeSuite();
});
afterAll(() => suite.close());
beforeEach(() => suite.reset());

describe('FLT-11, SEC-58: an event', () => {
  test('of a payment grants the plan for its period, and stores the invoice', async () => {
    const { person, customer: id } = await suite.customer();
    suite.stripe.state.subscriptions = [subscriptionAtStripe({ now: suite.app.clock.now() })];
    suite.stripe.state.invoices = [invoiceAtStripe()];
    expect(await suite.notify('checkout.session.completed', id)).toMatchObject({
      status: 200,
      body: { received: true },
    });
    expect(await suite.planOf(person)).toBe('pro');
    expect((await person.client.get('/api/billing/subscription')).body).toMatchObject({
      subscription: { plan: 'pro', cycle: 'monthly', renews: true },
      hasPortal: true,
    });
    expect((await person.client.get('/api/billing/invoices')).body.data).toEqual([
      {
        id: 'in_1',
        number: 'FIL-0001',
        description: '1 x Pro',
        amountCents: 999,
        currency: 'USD',
        status: 'paid',
        createdAt: '2026-09-21T14:13:20.000Z',
        url: 'https://invoice.stripe.com/i/1',
      },
    ]);
    expect((await person.client.post('/api/billing/portal')).body.url).toMatch(/^https:\/\/billing\.stripe\.com\//);
  });

  test('that arrives twice, or concurrently, is applied once', { tags: ['database'] }, async () => {
    const { person, customer: id } = await suite.customer();
    suite.stripe.state.subscriptions = [subscriptionAtStripe({ now: suite.app.clock.now() })];
    const answers = await Promise.all(Array.from({ length: 10 }, () => suite.notify('invoice.paid', id, 'evt_same')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await suite.app.deps.db('payment_events').where({ id: 'evt_same' }).count('* as count').first()).toEqual({
      count: '1',
    });
    suite.stripe.requests.length = 0;
    suite.stripe.state.subscriptions = [];
    expect((await suite.notify('invoice.paid', id, 'evt_same')).status).toBe(200);
    expect(suite.stripe.requests).toEqual([]);
    expect(await suite.planOf(person)).toBe('pro');
  });

  test.each([
    ['in order', ['customer.subscription.created', 'invoice.paid', 'customer.subscription.updated']],
    ['out of order', ['customer.subscription.updated', 'customer.subscription.created', 'invoice.paid']],
    ['with the deletion first', ['customer.subscription.deleted', 'customer.subscription.created', 'invoice.paid']],
  ])('that arrives %s applies the state at Stripe', async (_, types) => {
    const { person, customer: id } = await suite.customer();
    suite.stripe.state.subscriptions = [
      subscriptionAtStripe({ price: 'price_business_year', now: suite.app.clock.now() }),
    ];
    for (const type of types) await suite.notify(type, id);
    expect(await suite.planOf(person)).toBe('business');
  });

  test('that is late does not overwrite newer state', async () => {
    const { person, customer: id } = await suite.customer();
    const active = [subscriptionAtStripe({ now: suite.app.clock.now() })];
    const over = [
      subscriptionAtStripe({
        now: suite.app.clock.now(),
        status: 'canceled',
        ended_at: Math.floor(suite.app.clock.now().getTime() / 1000) - 1,
      }),
    ];
    const { payments } = suite.app.deps;
    const original = { ...payments };
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    suite.stripe.state.subscriptions = active;
    const readings = suite.stripe.count('GET', '/v1/subscriptions');
    Object.assign(payments, {
      readCustomer: async (id: string) => {
        Object.assign(payments, original);
        const early = await original.readCustomer(id);
        await gate;
        return early;
      },
    });
    const late = suite.notify('customer.subscription.created', id);
    await expect.poll(() => suite.stripe.count('GET', '/v1/subscriptions')).toBeGreaterThan(readings);
    suite.stripe.state.subscriptions = over;
    await suite.notify('customer.subscription.deleted', id);
    release();
    expect((await late).status).toBe(200);
    expect(await suite.planOf(person)).toBe('free');
  });

  test('returns 503 and is processed later when Stripe does not return what changed', async () => {
    const { person, customer: id } = await suite.customer();
    suite.stripe.state.subscriptions = [subscriptionAtStripe({ now: suite.app.clock.now() })];
    suite.stripe.state.failing = 500;
    expect((await suite.notify('invoice.paid', id, 'evt_later')).status).toBe(503);
    expect(await suite.planOf(person)).toBe('free');
    suite.stripe.state.failing = null;
    expect((await suite.notify('invoice.paid', id, 'evt_later')).status).toBe(200);
    expect(await suite.planOf(person)).toBe('pro');
  });

  test('about an unknown customer or another subject is acknowledged', async () => {
    const { customer: id } = await suite.customer();
    suite.stripe.requests.length = 0;
    for (const [type, about] of [
      ['invoice.paid', 'cus_unknown'],
      ['payment_intent.created', id],
      ['invoice.paid', null],
    ] as const) {
      expect((await suite.notify(type, about)).status).toBe(200);
    }
    expect(suite.stripe.requests).toEqual([]);
  });

  const now = () => Math.floor(Date.now() / 1000);
  test.each([
    ['without a signature', (id: string) => ({ body: signedEvent('evt_a', 'invoice.paid', id).body })],
    [
      'with a signature of another secret',
      (id: string) => signedEvent('evt_b', 'invoice.paid', id, { secret: 'whsec_other' }),
    ],
    [
      'with another body than the signed one',
      (id: string) => ({
        ...signedEvent('evt_c', 'invoice.paid', id),
        body: signedEvent('evt_d', 'invoice.paid', id).body,
      }),
    ],
    [
      'that is replayed after more than five minutes',
      (id: string) => signedEvent('evt_e', 'invoice.paid', id, { sentAt: now() - 301 }),
    ],
    ['with a broken header', (id: string) => ({ ...signedEvent('evt_f', 'invoice.paid', id), signature: 't=1,v1=' })],
  ])('%s is refused and changes nothing', async (_, event) => {
    const { person, customer: id } = await suite.customer();
    suite.stripe.state.subscriptions = [subscriptionAtStripe({ now: suite.app.clock.now() })];
    expect(await suite.post(event(id))).toMatchObject({ status: 400, body: { code: 'signature_invalid' } });
    expect(await suite.planOf(person)).toBe('free');
  });

  test('that is just under five minutes old is accepted', async () => {
    const { customer: id } = await suite.customer();
    expect((await suite.post(signedEvent('evt_g', 'invoice.paid', id, { sentAt: now() - 240 }))).status).toBe(200);
  });

  test('that is too large is refused while it streams', async () => {
    expect(
      (await suite.post(signedEvent('evt_h', 'invoice.paid', null, { padding: 'x'.repeat(600 * 1024) }))).status,
    ).toBe(413);
  });
});
