import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type SignedUp, type TestApp } from '../../testing/startApp';
import { tidyAccounts } from '../auth/housekeeping';

const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const checkout = ({ client }: SignedUp, plan = 'pro', cycle = 'monthly') =>
  client.post('/api/billing/checkout', { plan, cycle });

const pageOf = async (person: SignedUp, plan?: string, cycle?: string): Promise<string> =>
  new URL((await checkout(person, plan, cycle)).body.url).pathname;

async function pay(person: SignedUp, plan?: string, cycle?: string): Promise<void> {
  expect((await person.client.post(`${await pageOf(person, plan, cycle)}/pay`)).status).toBe(303);
}

async function planOf({ client }: SignedUp): Promise<string> {
  return (await client.get('/api/auth/me')).body.user.subscription_plan;
}

describe('the test checkout', () => {
  test('names the item, states that no money moves, and works without scripts', async () => {
    const person = await app.signUp();
    const page = await person.client.get(await pageOf(person, 'business', 'annual'));
    expect(page.status).toBe(200);
    for (const words of ['Filigree Business', '$287.90 / year', 'No money moves here.', 'Pay', 'Cancel'])
      expect(page.text).toContain(words);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*form-action 'self'/);
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  test('Pay grants the plan and redirects back, Cancel only redirects back', async () => {
    const person = await app.signUp();
    const page = await pageOf(person);
    const cancelled = await person.client.post(`${page}/cancel`);
    expect(cancelled.headers.get('location')).toBe('/upgrade?checkout=cancelled&plan=pro&cycle=monthly');
    expect(await planOf(person)).toBe('free');
    const paid = await person.client.post(`${page}/pay`);
    expect(paid.headers.get('location')).toBe('/upgrade?checkout=done&plan=pro&cycle=monthly');
    expect(await planOf(person)).toBe('pro');
    expect((await person.client.get('/api/usage')).body.limit).toBe(100);
  });

  test('FLT-17: repeated requests pay once', async () => {
    const person = await app.signUp();
    const page = await pageOf(person);
    await Promise.all(Array.from({ length: 8 }, () => person.client.post(`${page}/pay`)));
    await person.client.post(`${page}/pay`);
    expect((await person.client.get('/api/billing/invoices')).body.data).toHaveLength(1);
    expect((await person.client.get(page)).text).toContain('This checkout is over.');
  });

  test(
    'FLT-17: concurrent requests share one checkout, and a closed one accepts no payment',
    { tags: ['database'] },
    async () => {
      const person = await app.signUp();
      const answers = await Promise.all(Array.from({ length: 20 }, () => checkout(person)));
      expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
      const first = new URL(answers[0]?.body.url).pathname;
      await checkout(person, 'business');
      expect((await person.client.post(`${first}/pay`)).status).toBe(404);
      expect(await planOf(person)).toBe('free');
    },
  );

  test('has no other pages', async () => {
    const person = await app.signUp();
    const page = await pageOf(person);
    for (const path of ['/dev/checkout/', '/dev/checkout/1', `${page}/steal`, `${page}/pay/again`])
      expect((await person.client.get(path)).status).toBe(404);
    expect((await person.client.post(`${page}/steal`)).status).toBe(404);
  });

  test('SEC-23: a page of another site cannot pay', async () => {
    const person = await app.signUp();
    const refused = await person.client.post(`${await pageOf(person)}/pay`, undefined, {
      headers: { origin: 'https://evil.example' },
    });
    expect(refused.status).toBe(403);
    expect(await planOf(person)).toBe('free');
  });

  test('a payment lasts exactly its paid period', async () => {
    const person = await app.signUp();
    await pay(person);
    const { paidUntil } = (await person.client.get('/api/billing/subscription')).body.subscription;
    app.clock.advance(Date.parse(paidUntil) - app.clock.now().getTime() - DAY_MS);
    await tidyAccounts(app.deps);
    expect(await planOf(person)).toBe('pro');
    app.clock.advance(DAY_MS + 60_000);
    await tidyAccounts(app.deps);
    expect((await app.deps.db('users').where({ id: person.id }).first('subscription_plan')).subscription_plan).toBe(
      'free',
    );
    expect((await checkout(person)).status).toBe(200);
  });
});

describe('the better plan applies', () => {
  const withCode = async (plan: string, days: number): Promise<SignedUp> => {
    const code = `gift-${plan}-${days}`;
    await app.deps.db('promo_codes').insert({ code, plan, days }).onConflict('code').ignore();
    const person = await app.signUp();
    const until = new Date(app.clock.now().getTime() + days * DAY_MS);
    await app.deps
      .db('users')
      .where({ id: person.id })
      .update({ given_plan: plan, given_until: until, subscription_plan: plan, plan_expires_at: until });
    return person;
  };

  test('a promo plan above the paid one lasts until it ends, then the paid one continues', async () => {
    const person = await withCode('business', 10);
    await pay(person, 'pro', 'annual');
    expect(await planOf(person)).toBe('business');
    app.clock.advance(11 * DAY_MS);
    expect(await planOf(person)).toBe('pro');
  });

  test(
    'a paid plan above the promo one starts at once, and the promo one continues when it ends',
    { tags: ['database'] },
    async () => {
      const person = await withCode('pro', 45);
      await pay(person, 'business');
      app.clock.advance(16 * DAY_MS);
      expect(await planOf(person)).toBe('business');
      app.clock.advance(16 * DAY_MS);
      expect(await planOf(person)).toBe('pro');
      expect((await person.client.get('/api/billing/subscription')).body.givenUntil).not.toBeNull();
      app.clock.advance(16 * DAY_MS);
      expect(await planOf(person)).toBe('free');
    },
  );

  test('an account with a granted plan may subscribe to the same plan', async () => {
    const person = await withCode('pro', 5);
    await pay(person, 'pro', 'annual');
    app.clock.advance(6 * DAY_MS);
    expect(await planOf(person)).toBe('pro');
  });
});

test('the data export includes payments', async () => {
  const person = await app.signUp();
  await pay(person, 'pro', 'annual');
  const zip = unzipSync(new Uint8Array(await (await person.client.fetch('/api/profile/export')).arrayBuffer()));
  const read = (name: string) => JSON.parse(strFromU8(zip[name] ?? new Uint8Array()));
  expect(read('invoices.json')).toMatchObject([{ amount_cents: 9590, status: 'paid' }]);
  expect(read('subscriptions.json')).toMatchObject([{ plan: 'pro', cycle: 'annual' }]);
});

test('a production server without a provider has no test checkout and stores the plan request', async () => {
  const production = await startApp({ environment: { NODE_ENV: 'production' } });
  try {
    const person = await production.signUp();
    expect(await person.client.post('/api/billing/checkout', { plan: 'pro', cycle: 'annual' })).toMatchObject({
      status: 503,
      body: { code: 'checkout_unavailable' },
    });
    expect(await production.deps.db('upgrade_requests').select('plan', 'cycle')).toEqual([
      { plan: 'pro', cycle: 'annual' },
    ]);
    expect((await person.client.get('/dev/checkout/10000000-0000-4000-8000-000000000001')).text).not.toContain(
      'checkout is over',
    );
    expect((await person.client.get('/api/billing/invoices')).body).toEqual({ data: [] });
  } finally {
    await production.close();
  }
});
