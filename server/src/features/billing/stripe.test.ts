// @module-tag database
import { ADDRESSES_TO_REFUSE } from '@jewelry/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  invoiceAtStripe,
  signedEvent,
  startFakeStripe,
  stripeEnvironment,
  subscriptionAtStripe,
  type FakeStripe,
} from '../../ports/payments/testing/fakeStripe';
import { runMailTasks, startApp, TEST_PASSWORD, type SignedUp, type TestApp } from '../../testing/startApp';

const DAY_MS = 24 * 60 * 60_000;

let stripe: FakeStripe;
let app: TestApp;
beforeAll(async () => {
  stripe = await startFakeStripe();
  app = await startApp({
    environment: {
      ...stripeEnvironment(stripe.url),
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://filigree.example',
      TEAM_EMAIL: 'team@example.com',
    },
  });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
beforeEach(() => {
  Object.assign(stripe.books, { subscriptions: [], invoices: [], failing: null, host: 'checkout.stripe.com' });
  stripe.asked.length = 0;
});

const checkout = ({ client }: SignedUp, plan = 'pro', cycle = 'monthly') =>
  client.post('/api/billing/checkout', { plan, cycle });

async function customerOf({ id }: SignedUp): Promise<string> {
  const row = await app.deps.db('users').where({ id }).first('payment_customer');
  return row.payment_customer;
}

/** An account that has been to the checkout. */
async function customer(): Promise<{ person: SignedUp; customer: string }> {
  const person = await app.signUp();
  await checkout(person);
  return { person, customer: await customerOf(person) };
}

let events = 0;

async function send({ body, signature }: { body: string; signature?: string }) {
  return app.client().post('/api/billing/webhook', body, {
    headers: { origin: '', ...(signature && { 'stripe-signature': signature }) },
  });
}

const tell = (type: string, about: string | null, id = `evt_${(events += 1)}`) => send(signedEvent(id, type, about));

async function planOf({ client }: SignedUp): Promise<string> {
  return (await client.get('/api/auth/me')).body.user.subscription_plan;
}

describe('a checkout', () => {
  test('subscribes the customer of the account to the configured price, with the pinned API version', async () => {
    const person = await app.signUp();
    const { status, body } = await checkout(person, 'business', 'annual');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { url: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//) },
    });
    const session = stripe.asked.find(({ path }) => path === '/v1/checkout/sessions');
    expect(Object.fromEntries(session?.form ?? [])).toMatchObject({
      mode: 'subscription',
      customer: await customerOf(person),
      'line_items[0][price]': 'price_business_year',
      'subscription_data[metadata][plan]': 'business',
      success_url: 'https://filigree.example/upgrade?checkout=done&plan=business&cycle=annual',
      cancel_url: 'https://filigree.example/upgrade?checkout=cancelled&plan=business&cycle=annual',
    });
    expect(new Set(stripe.asked.map(({ version }) => version))).toEqual(new Set(['2026-10-28.endive']));
  });

  test('L3: repeated requests return one customer and one checkout', async () => {
    const person = await app.signUp();
    const answers = await Promise.all(Array.from({ length: 12 }, () => checkout(person)));
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    const keys = stripe.asked
      .filter(({ path }) => path === '/v1/checkout/sessions')
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
    stripe.asked.length = 0;
    expect((await checkout(person)).body.url).toBe(answers[0]?.body.url);
    expect(stripe.asked).toEqual([]);
  });

  test('L3: another plan closes the page of the first', async () => {
    const person = await app.signUp();
    const first = (await checkout(person)).body.url as string;
    expect((await checkout(person, 'business')).status).toBe(200);
    expect(stripe.books.sessions.get(first.split('/').at(-1) ?? '')).toBe('expired');
  });

  test('L3: does not charge twice when the event of a payment has not arrived', async () => {
    const { person } = await customer();
    stripe.books.subscriptions = [subscriptionAtStripe({ now: app.clock.now() })];
    const { url } = (await checkout(person, 'business')).body as { url: string };
    expect(url).toMatch(/^https:\/\/billing\.stripe\.com\//);
    const portal = stripe.asked.findLast(({ path }) => path === '/v1/billing_portal/sessions');
    expect(Object.fromEntries(portal?.form ?? [])).toMatchObject({
      'flow_data[type]': 'subscription_update_confirm',
      'flow_data[subscription_update_confirm][subscription]': 'sub_1',
      'flow_data[subscription_update_confirm][items][0][price]': 'price_business_month',
    });
    expect(await planOf(person)).toBe('pro');
    expect(await checkout(person)).toMatchObject({ status: 409, body: { error: 'This is your plan already' } });
  });

  test('quality 16: refuses a checkout when the price at Stripe differs from the contract', async () => {
    stripe.books.amounts.set('price_pro_year', 4999);
    const person = await app.signUp();
    expect(await checkout(person, 'pro', 'annual')).toMatchObject({
      status: 503,
      body: { code: 'checkout_unavailable' },
    });
    stripe.books.amounts.set('price_pro_year', 9590);
    expect((await checkout(person, 'pro', 'annual')).status).toBe(200);
  });

  test.each([
    'evil.example',
    'checkout.stripe.com.evil.example',
    'checkout.stripe.com@evil.example',
    'xn--chckout-9db.stripe.com',
  ])('quality 27: the server hands out no address at %s', async (host) => {
    stripe.books.host = host;
    const { status, text } = await checkout(await app.signUp());
    expect(status).toBe(503);
    expect(text).not.toContain('evil');
  });

  test('quality 27: an address that lies in the database is checked as well', async () => {
    const person = await app.signUp();
    await checkout(person);
    for (const address of [...ADDRESSES_TO_REFUSE, 'https://filigree.example/dev/checkout/1']) {
      await app.deps.db('checkouts').where({ user_id: person.id }).update({ url: address, closed_at: null });
      await app.deps.rateLimits.reset('checkoutAccount', person.id);
      expect({ address, status: (await checkout(person)).status }).toEqual({ address, status: 503 });
    }
  });
});

describe('ERR-36: when Stripe does not answer', () => {
  test('stores the plan request once and notifies the team', async () => {
    stripe.books.failing = 500;
    const person = await app.signUp();
    for (const _ of [1, 2]) {
      expect(await checkout(person, 'business', 'annual')).toMatchObject({
        status: 503,
        body: {
          code: 'checkout_unavailable',
          error: 'We could not open checkout automatically. Our team will get you upgraded shortly.',
        },
      });
    }
    expect(await app.deps.db('upgrade_requests').where({ user_id: person.id }).select('plan', 'cycle')).toEqual([
      { plan: 'business', cycle: 'annual' },
    ]);
    const letters = (await app.mails()).filter(
      ({ to, text }) => to === 'team@example.com' && text.includes(person.email),
    );
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('$287.90 / year');
    stripe.books.failing = null;
    expect((await checkout(person, 'business', 'annual')).status).toBe(200);
  });
});

describe('R11, quality 58: an event', () => {
  test('of a payment gives the plan with its period, and the bill', async () => {
    const { person, customer: id } = await customer();
    stripe.books.subscriptions = [subscriptionAtStripe({ now: app.clock.now() })];
    stripe.books.invoices = [invoiceAtStripe()];
    expect(await tell('checkout.session.completed', id)).toMatchObject({ status: 200, body: { received: true } });
    expect(await planOf(person)).toBe('pro');
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

  test('that comes twice, or many times at once, counts once', async () => {
    const { person, customer: id } = await customer();
    stripe.books.subscriptions = [subscriptionAtStripe({ now: app.clock.now() })];
    const answers = await Promise.all(Array.from({ length: 10 }, () => tell('invoice.paid', id, 'evt_same')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await app.deps.db('payment_events').where({ id: 'evt_same' }).count('* as count').first()).toEqual({
      count: '1',
    });
    stripe.asked.length = 0;
    stripe.books.subscriptions = [];
    expect((await tell('invoice.paid', id, 'evt_same')).status).toBe(200);
    expect(stripe.asked).toEqual([]);
    expect(await planOf(person)).toBe('pro');
  });

  test.each([
    ['in order', ['customer.subscription.created', 'invoice.paid', 'customer.subscription.updated']],
    ['out of order', ['customer.subscription.updated', 'customer.subscription.created', 'invoice.paid']],
    ['with the deletion first', ['customer.subscription.deleted', 'customer.subscription.created', 'invoice.paid']],
  ])('comes %s, and what the provider has counts', async (_, types) => {
    const { person, customer: id } = await customer();
    stripe.books.subscriptions = [subscriptionAtStripe({ price: 'price_business_year', now: app.clock.now() })];
    for (const type of types) await tell(type, id);
    expect(await planOf(person)).toBe('business');
  });

  test('a late event does not overwrite newer state', async () => {
    const { person, customer: id } = await customer();
    const active = [subscriptionAtStripe({ now: app.clock.now() })];
    const over = [
      subscriptionAtStripe({
        now: app.clock.now(),
        status: 'canceled',
        ended_at: Math.floor(app.clock.now().getTime() / 1000) - 1,
      }),
    ];
    const { payments } = app.deps;
    const original = { ...payments };
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    stripe.books.subscriptions = active;
    const readings = stripe.count('GET', '/v1/subscriptions');
    Object.assign(payments, {
      readCustomer: async (asked: string) => {
        Object.assign(payments, original);
        const early = await original.readCustomer(asked);
        await held;
        return early;
      },
    });
    const late = tell('customer.subscription.created', id);
    await expect.poll(() => stripe.count('GET', '/v1/subscriptions')).toBeGreaterThan(readings);
    stripe.books.subscriptions = over;
    await tell('customer.subscription.deleted', id);
    release();
    expect((await late).status).toBe(200);
    expect(await planOf(person)).toBe('free');
  });

  test('is answered with 503 and taken in later when Stripe does not say what changed', async () => {
    const { person, customer: id } = await customer();
    stripe.books.subscriptions = [subscriptionAtStripe({ now: app.clock.now() })];
    stripe.books.failing = 500;
    expect((await tell('invoice.paid', id, 'evt_later')).status).toBe(503);
    expect(await planOf(person)).toBe('free');
    stripe.books.failing = null;
    expect((await tell('invoice.paid', id, 'evt_later')).status).toBe(200);
    expect(await planOf(person)).toBe('pro');
  });

  test('about an unknown customer or another subject is acknowledged', async () => {
    const { customer: id } = await customer();
    stripe.asked.length = 0;
    for (const [type, about] of [
      ['invoice.paid', 'cus_unknown'],
      ['payment_intent.created', id],
      ['invoice.paid', null],
    ] as const) {
      expect((await tell(type, about)).status).toBe(200);
    }
    expect(stripe.asked).toEqual([]);
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
    const { person, customer: id } = await customer();
    stripe.books.subscriptions = [subscriptionAtStripe({ now: app.clock.now() })];
    expect(await send(event(id))).toMatchObject({ status: 400, body: { code: 'signature_invalid' } });
    expect(await planOf(person)).toBe('free');
  });

  test('that is five minutes old by almost is taken', async () => {
    const { customer: id } = await customer();
    expect((await send(signedEvent('evt_g', 'invoice.paid', id, { sentAt: now() - 240 }))).status).toBe(200);
  });

  test('that is too large is refused while it comes', async () => {
    expect((await send(signedEvent('evt_h', 'invoice.paid', null, { padding: 'x'.repeat(600 * 1024) }))).status).toBe(
      413,
    );
  });
});

describe('the end of a paid plan', () => {
  test('a cancelled subscription lasts to the end of its period, then the plan is free', async () => {
    const { person, customer: id } = await customer();
    stripe.books.subscriptions = [subscriptionAtStripe({ now: app.clock.now(), cancel_at_period_end: true })];
    await tell('customer.subscription.updated', id);
    expect((await person.client.get('/api/billing/subscription')).body.subscription).toMatchObject({
      plan: 'pro',
      renews: false,
    });
    app.clock.advance(29 * DAY_MS);
    await person.client.get('/api/auth/me');
    expect(await planOf(person)).toBe('pro');
    app.clock.advance(1.1 * DAY_MS);
    expect(await planOf(person)).toBe('free');
  });

  test('a failed payment does not extend the plan, and a later checkout repairs the same subscription', async () => {
    const { person, customer: id } = await customer();
    const begun = new Date(app.clock.now().getTime() - 1000);
    stripe.books.subscriptions = [subscriptionAtStripe({ now: begun, status: 'past_due' })];
    await tell('invoice.payment_failed', id);
    expect(await planOf(person)).toBe('free');
    await app.deps.db('checkouts').where({ user_id: person.id }).update({ closed_at: app.clock.now() });
    stripe.asked.length = 0;
    expect((await checkout(person)).body.url).toMatch(/^https:\/\/billing\.stripe\.com\//);
    expect(stripe.count('POST', '/v1/checkout/sessions')).toBe(0);
  });

  test('the word of a renewal may be late by a day', async () => {
    const { person, customer: id } = await customer();
    stripe.books.subscriptions = [subscriptionAtStripe({ now: app.clock.now() })];
    await tell('invoice.paid', id);
    const due = app.clock.now().getTime() + 30 * DAY_MS;
    const row = await app.deps.db('users').where({ id: person.id }).first('plan_expires_at');
    expect(Math.abs(row.plan_expires_at.getTime() - due - DAY_MS)).toBeLessThan(2000);
  });

  test('a deleted account pays nothing any more', async () => {
    const { person, customer: id } = await customer();
    stripe.books.failing = 500;
    expect((await person.client.delete('/api/profile', { body: { password: TEST_PASSWORD } })).status).toBe(200);
    await runMailTasks(app.deps);
    stripe.books.failing = null;
    await app.deps.db.raw('update graphile_worker._private_jobs set run_at = now() where attempts > 0');
    await runMailTasks(app.deps);
    expect(stripe.count('DELETE', `/v1/customers/${id}`)).toBeGreaterThan(1);
    expect(await tell('customer.subscription.deleted', id)).toMatchObject({ status: 200 });
  });
});
