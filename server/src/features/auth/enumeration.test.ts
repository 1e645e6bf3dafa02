import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, TEST_PASSWORD, type TestApp } from '../../testing/startApp';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The SQL statements of a request, without parameters. */
async function statementsOf(call: () => Promise<{ readonly status: number }>): Promise<string[]> {
  const sent: string[] = [];
  const note = ({ sql }: { sql: string }) => sent.push(sql);
  app.deps.db.on('query', note);
  try {
    expect((await call()).status).toBeLessThan(300);
  } finally {
    app.deps.db.removeListener('query', note);
  }
  return sent;
}

describe('SEC-42: an address with an account and one without', () => {
  test.each([[null], ['no-such-code'], ['spring']])(
    'cost a sign-up with the promo code %s the same statements',
    async (promoCode) => {
      await app.deps
        .db('promo_codes')
        .insert({ code: 'spring', plan: 'pro', days: 30, max_uses: 1 })
        .onConflict('code')
        .ignore();
      const { email } = await app.signUp();
      const signUp = (address: string) =>
        statementsOf(() =>
          app.client().post('/api/auth/signup', { email: address, password: TEST_PASSWORD, promoCode }),
        );
      const taken = await signUp(email);
      const free = await signUp(`free-${promoCode}@example.com`);
      expect(taken.length).toBeGreaterThan(3);
      expect(taken).toEqual(free);
      if (promoCode === 'spring')
        expect(await app.deps.db('promo_codes').where({ code: 'spring' }).first('uses')).toEqual({ uses: 1 });
    },
  );

  test('cost a forgotten password the same statements', async () => {
    const { email } = await app.signUp();
    const forgot = (address: string) =>
      statementsOf(() => app.client().post('/api/auth/forgot-password', { email: address }));
    expect(await forgot(email)).toEqual(await forgot('unknown-forgets@example.com'));
  });

  test('start no valid session for a sign-up with a taken address', async () => {
    const { id, email } = await app.signUp();
    await app.client().post('/api/auth/signup', { email, password: TEST_PASSWORD });
    const now = app.clock.now();
    expect(await app.deps.db('sessions').where({ user_id: id }).where('expires_at', '>', now)).toHaveLength(1);
    expect(
      await app.deps.db('known_devices').where({ user_id: id }).where('last_seen_at', '>', new Date(0)),
    ).toHaveLength(1);
  });
});

describe('SEC-41: a sign-in', () => {
  test('returns the same response for an unknown address as for a wrong password, after the same work', async () => {
    const { email } = await app.signUp();
    const samples: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let attempt = 0; attempt < 20; attempt += 1) {
      for (const kind of ['known', 'unknown'] as const) {
        await app.deps.rateLimits.reset('signInPair', `${email} 127.0.0.1`);
        await app.deps.rateLimits.reset('signInPair', 'unknown@example.com 127.0.0.1');
        await app.deps.rateLimits.reset('signInAddress', '127.0.0.1');
        const began = performance.now();
        const answer = await app.client().post('/api/auth/signin', {
          email: kind === 'known' ? email : 'unknown@example.com',
          password: 'wrong password',
        });
        samples[kind].push(performance.now() - began);
        expect(answer).toMatchObject({
          status: 401,
          body: {
            error: 'Invalid email or password',
            message: 'Invalid email or password',
            code: 'invalid_credentials',
          },
        });
      }
    }
    // Without the decoy hash the ratio is greater than five.
    const ratio = median(samples.known) / median(samples.unknown);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });
});
