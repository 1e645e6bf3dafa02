import { ADDRESSES_TO_REFUSE } from '@jewelry/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { subscriptionAtStripe } from '../../ports/payments/testing/fakeStripe';
import { runMailTasks, TEST_PASSWORD } from '../../testing/startApp';
import { startStripeSuite, type StripeSuite } from './testing/stripeSuite';

const DAY_MS = 24 * 60 * 60_000;

let suite: StripeSuite;
beforeAll(async () => {
  suite = await startStripeSuite();
});
afterAll(() => suite.close());
beforeEach(() => suite.reset());

describe('a checkout', () => {
  test('subscribes the customer of the account to the configured price, with the pinned API version', async () => {
    const person = await suite.app.signUp();
    const { status, body } = await suite.checkout(person, 'business', 'annual');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { url: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//) },
    });
    const session = suite.stripe.requests.find(({ path }) => path === '/v1/checkout/sessions');
    expect(Object.fromEntries(session?.form ?? [])).toMatchObject({
      mode: 'subscription',
      customer: await suite.customerOf(person),
      'line_items[0][price]': 'price_business_year',
      'subscription_data[metadata][plan]': 'business',
      success_url: 'https://filigree.example/upgrade?checkout=done&plan=business&cycle=annual',
      cancel_url: 'https://filigree.example/upgrade?checkout=cancelled&plan=business&cycle=annual',
    });
    expect(new Set(suite.stripe.requests.map(({ version }) => version))).toEqual(new Set(['2026-10-28.endive']));
  });

  test('FLT-17: repeated requests return one customer and one checkout', async () => {
    const person = await suite.app.signUp();
    const answers = await Promise.all(Array.from({ length: 12 }, () => suite.checkout(person)));
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    const keys = suite.stripe.requests
      .filter(({ path }) => path === '/v1/checkout/sessions')
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
    suite.stripe.requests.length = 0;
    expect((await suite.checkout(person)).body.url).toBe(answers[0]?.body.url);
    expect(suite.stripe.requests).toEqual([]);
  });

  test('FLT-17: another plan closes the page of the first', async () => {
    const person = await suite.app.signUp();
    const first = (await suite.checkout(person)).body.url as string;
    expect((await suite.checkout(person, 'business')).status).toBe(200);
    expect(suite.stripe.state.sessions.get(first.split('/').at(-1) ?? '')).toBe('expired');
  });

  test('FLT-17: does not charge twice when the event of a payment has not arrived', async () => {
    const { person } = await suite.customer();
    suite.stripe.state.subscriptions = [subscriptionAtStripe({ now: suite.app.clock.now() })];
    const { url } = (await suite.checkout(person, 'business')).body as { url: string };
    expect(url).toMatch(/^https:\/\/billing\.stripe\.com\//);
    const portal = suite.stripe.requests.findLast(({ path }) => path === '/v1/billing_portal/sessions');
    expect(Object.fromEntries(portal?.form ?? [])).toMatchObject({
      'flow_data[type]': 'subscription_update_confirm',
      'flow_data[subscription_update_confirm][subscription]': 'sub_1',
      'flow_data[subscription_update_confirm][items][0][price]': 'price_business_month',
    });
    expect(await suite.planOf(person)).toBe('pro');
    expect(await suite.checkout(person)).toMatchObject({ status: 409, body: { error: 'This is already your plan' } });
  });

  test('SEC-16: refuses a checkout when the price at Stripe differs from the contract', async () => {
    suite.stripe.state.amounts.set('price_pro_year', 4999);
    const person = await suite.app.signUp();
    expect(await suite.checkout(person, 'pro', 'annual')).toMatchObject({
      status: 503,
      body: { code: 'checkout_unavailable' },
    });
    suite.stripe.state.amounts.set('price_pro_year', 9590);
    expect((await suite.checkout(person, 'pro', 'annual')).status).toBe(200);
  });

  test.each([
    'evil.example',
    'checkout.stripe.com.evil.example',
    'checkout.stripe.com@evil.example',
    'xn--chckout-9db.stripe.com',
  ])('SEC-27: returns no URL at %s', async (host) => {
    suite.stripe.state.host = host;
    const { status, text } = await suite.checkout(await suite.app.signUp());
    expect(status).toBe(503);
    expect(text).not.toContain('evil');
  });

  test('SEC-27: checks a URL stored in the database as well', async () => {
    const person = await suite.app.signUp();
    await suite.checkout(person);
    for (const address of [...ADDRESSES_TO_REFUSE, 'https://filigree.example/dev/checkout/1']) {
      await suite.app.deps.db('checkouts').where({ user_id: person.id }).update({ url: address, closed_at: null });
      await suite.app.deps.rateLimits.reset('checkoutAccount', person.id);
      expect({ address, status: (await suite.checkout(person)).status }).toEqual({ address, status: 503 });
    }
  });
});

describe('ERR-36: when Stripe does not answer', () => {
  test('stores the plan request once and notifies the team', async () => {
    suite.stripe.state.failing = 500;
    const person = await suite.app.signUp();
    for (const _ of [1, 2]) {
      expect(await suite.checkout(person, 'business', 'annual')).toMatchObject({
        status: 503,
        body: {
          code: 'checkout_unavailable',
          error: 'We could not open checkout automatically. Our team will get you upgraded shortly.',
        },
      });
    }
    expect(await suite.app.deps.db('upgrade_requests').where({ user_id: person.id }).select('plan', 'cycle')).toEqual([
      { plan: 'business', cycle: 'annual' },
    ]);
    const emails = (await suite.app.mails()).filter(
      ({ to, text }) => to === 'team@example.com' && text.includes(person.email),
    );
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain('$287.90 / year');
    suite.stripe.state.failing = null;
    expect((await suite.checkout(person, 'business', 'annual')).status).toBe(200);
  });
});

describe('the end of a paid plan', () => {
  test('a cancelled subscription lasts to the end of its period, then the plan is free', async () => {
    const { person, customer: id } = await suite.customer();
    suite.stripe.state.subscriptions = [
      subscriptionAtStripe({ now: suite.app.clock.now(), cancel_at_period_end: true }),
    ];
    await suite.notify('customer.subscription.updated', id);
    expect((await person.client.get('/api/billing/subscription')).body.subscription).toMatchObject({
      plan: 'pro',
      renews: false,
    });
    suite.app.clock.advance(29 * DAY_MS);
    await person.client.get('/api/auth/me');
    expect(await suite.planOf(person)).toBe('pro');
    suite.app.clock.advance(1.1 * DAY_MS);
    expect(await suite.planOf(person)).toBe('free');
  });

  test('a failed payment does not extend the plan, and a later checkout repairs the same subscription', async () => {
    const { person, customer: id } = await suite.customer();
    const startedAt = new Date(suite.app.clock.now().getTime() - 1000);
    suite.stripe.state.subscriptions = [subscriptionAtStripe({ now: startedAt, status: 'past_due' })];
    await suite.notify('invoice.payment_failed', id);
    expect(await suite.planOf(person)).toBe('free');
    await suite.app.deps.db('checkouts').where({ user_id: person.id }).update({ closed_at: suite.app.clock.now() });
    suite.stripe.requests.length = 0;
    expect((await suite.checkout(person)).body.url).toMatch(/^https:\/\/billing\.stripe\.com\//);
    expect(suite.stripe.count('POST', '/v1/checkout/sessions')).toBe(0);
  });

  test('a renewal event may be late by a day', async () => {
    const { person, customer: id } = await suite.customer();
    suite.stripe.state.subscriptions = [subscriptionAtStripe({ now: suite.app.clock.now() })];
    await suite.notify('invoice.paid', id);
    const due = suite.app.clock.now().getTime() + 30 * DAY_MS;
    const row = await suite.app.deps.db('users').where({ id: person.id }).first('plan_expires_at');
    expect(Math.abs(row.plan_expires_at.getTime() - due - DAY_MS)).toBeLessThan(2000);
  });

  test('a deleted account is deleted at Stripe, with retries', async () => {
    const { person, customer: id } = await suite.customer();
    suite.stripe.state.failing = 500;
    expect((await person.client.delete('/api/profile', { body: { password: TEST_PASSWORD } })).status).toBe(200);
    await runMailTasks(suite.app.deps);
    suite.stripe.state.failing = null;
    await suite.app.deps.db.raw('update graphile_worker._private_jobs set run_at = now() where attempts > 0');
    await runMailTasks(suite.app.deps);
    expect(suite.stripe.count('DELETE', `/v1/customers/${id}`)).toBeGreaterThan(1);
    expect(await suite.notify('customer.subscription.deleted', id)).toMatchObject({ status: 200 });
  });
});
