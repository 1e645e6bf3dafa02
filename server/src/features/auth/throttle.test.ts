// @module-tag database
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/client';
import { startApp, TEST_PASSWORD, type TestApp } from '../../testing/startApp';

let app: TestApp;
let serial = 0;
beforeAll(async () => {
  app = await startApp({ environment: { TRUST_PROXY: '1' } });
});
beforeEach(() => {
  serial += 1;
});
afterAll(() => app.close());

/** A client network that no other test uses. */
const network = (host: number): string => `10.${serial}.${host}.1`;

const signIn = async (client: Client, email: string, password: string, address: string) =>
  client.post('/api/auth/signin', { email, password }, { headers: { 'x-forwarded-for': `6.6.6.6, ${address}` } });

/** Sends this many wrong passwords for an account, each from another network. */
async function guessEverywhere(email: string, times: number): Promise<void> {
  await Promise.all(Array.from({ length: times }, () => app.deps.rateLimits.tryConsume('signInAccount', email)));
}

const TOO_MANY =
  'Too many attempts for this address. Please try again later, or choose "Forgot your password?": its link lets you in.';

describe('SEC-44: an attacker who guesses', () => {
  test('is limited on one network, while the owner can sign in from another', async () => {
    const { email } = await app.signUp();
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => signIn(app.client(), email, `guess ${index}`, network(9))),
    );
    expect(guesses.filter((answer) => answer.status === 401)).toHaveLength(8);
    const refused = guesses.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(22);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(app.client(), email, TEST_PASSWORD, network(9))).status).toBe(429);
    expect((await signIn(app.client(), email, TEST_PASSWORD, network(7))).status).toBe(200);
  });

  test("does not lock the owner out of a known device on the owner's network", async () => {
    const { email, client } = await app.signUp();
    for (let guess = 0; guess < 9; guess += 1) await signIn(app.client(), email, 'a guess', network(1));
    expect((await signIn(app.client(), email, TEST_PASSWORD, network(1))).status).toBe(429);
    await client.post('/api/auth/signout');
    expect((await signIn(client, email, TEST_PASSWORD, network(1))).status).toBe(200);
  });

  test('is refused on every network after guesses from many, with and without an account', async () => {
    const { email } = await app.signUp();
    const unknown = `unknown-${serial}@example.com`;
    for (const address of [email, unknown]) {
      await guessEverywhere(address, 100);
      const answer = await signIn(app.client(), address.toUpperCase(), TEST_PASSWORD, network(3));
      expect(answer).toMatchObject({ status: 429, body: { error: TOO_MANY, code: 'rate_limited' } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  test('does not lock the owner out of a known browser, nor of others with an emailed link, by guesses from many networks', async () => {
    const { email, client } = await app.signUp();
    await guessEverywhere(email, 200);
    expect((await signIn(client, email, TEST_PASSWORD, network(4))).status).toBe(200);

    const another = app.client();
    expect((await signIn(another, email, TEST_PASSWORD, network(5))).status).toBe(429);
    await another.post('/api/auth/forgot-password', { email }, { headers: { 'x-forwarded-for': network(5) } });
    const link = (await app.mails()).find(({ to, links }) => to === email && links[0]?.includes('reset-password'))
      ?.links[0];
    const token = new URL(link ?? '').searchParams.get('token');
    expect((await another.post('/api/auth/reset-password', { token, password: 'a password by mail' })).status).toBe(
      200,
    );
    expect((await signIn(another, email, 'a password by mail', network(5))).status).toBe(200);
  });

  test('cannot use a made-up device id, or one known to another account', async () => {
    const [{ email }, other] = [await app.signUp(), await app.signUp()];
    await guessEverywhere(email, 100);
    const madeUp = app.client();
    madeUp.cookies.set('device', 'made-up');
    for (const client of [madeUp, other.client])
      expect((await signIn(client, email, TEST_PASSWORD, network(6))).status).toBe(429);
  });

  test("gets eight attempts in a browser of the owner's, which do not reduce those of other browsers", async () => {
    const { email, client } = await app.signUp();
    const tries = [];
    for (let guess = 0; guess < 9; guess += 1)
      tries.push((await signIn(client, email, 'a guess', network(guess))).status);
    expect(tries).toEqual([...Array.from({ length: 8 }, () => 401), 429]);
    expect((await signIn(app.client(), email, TEST_PASSWORD, network(0))).status).toBe(200);
  });

  test('is limited to 60 attempts per network, across accounts', async () => {
    await Promise.all(Array.from({ length: 60 }, () => app.deps.rateLimits.consume('signInAddress', network(8))));
    const { email } = await app.signUp();
    expect((await signIn(app.client(), email, TEST_PASSWORD, network(8))).status).toBe(429);
    expect((await signIn(app.client(), email, TEST_PASSWORD, network(9))).status).toBe(200);
  });
});

describe('known devices of an account', () => {
  const knows = async ({ cookies }: Client, email: string, password = TEST_PASSWORD) => {
    const browser = app.client();
    browser.cookies.set('device', cookies.get('device') ?? '');
    await guessEverywhere(email, 100);
    return (await signIn(browser, email, password, network(2))).status === 200;
  };

  test('SEC-46: are removed by a new password, except for the one that set it', async () => {
    const { email, client } = await app.signUp();
    const elsewhere = app.client();
    await signIn(elsewhere, email, TEST_PASSWORD, network(1));
    await client.post('/api/profile/change-password', {
      current_password: TEST_PASSWORD,
      new_password: 'another sound password',
    });
    expect(await knows(client, email, 'another sound password')).toBe(true);
    expect(await knows(elsewhere, email, 'another sound password')).toBe(false);
  });

  test('SEC-49: ignore an id that the client chose', async () => {
    const { email } = await app.signUp();
    const victim = app.client();
    victim.cookies.set('device', 'chosen-by-the-client');
    await signIn(victim, email, TEST_PASSWORD, network(1));
    expect(victim.cookies.get('device')).toMatch(/^[\w-]{43}$/);
  });

  test('share one id across accounts, and are deleted with theirs', async () => {
    const [one, other] = [await app.signUp(), await app.signUp()];
    const id = one.client.cookies.get('device');
    await signIn(one.client, other.email, TEST_PASSWORD, network(1));
    expect(one.client.cookies.get('device')).toBe(id);
    await one.client.delete('/api/profile', { body: { password: TEST_PASSWORD } });
    expect(await knows(one.client, one.email)).toBe(true);
    expect(await app.deps.db('known_devices').where({ user_id: other.id })).toEqual([]);
  });

  test('are stored as hashes only', async () => {
    const { client } = await app.signUp();
    const { rows } = await app.deps.db.raw("select encode(device_hash, 'escape') as hash from known_devices");
    expect(JSON.stringify(rows)).not.toContain(client.cookies.get('device'));
  });
});

test('SEC-44: ignore X-Forwarded-For without a trusted proxy', async () => {
  const direct = await startApp();
  try {
    const { email } = await direct.signUp();
    const statuses = [];
    for (let guess = 0; guess < 9; guess += 1) {
      statuses.push(
        (
          await direct
            .client()
            .post(
              '/api/auth/signin',
              { email, password: 'wrong' },
              { headers: { 'x-forwarded-for': `10.0.0.${guess}` } },
            )
        ).status,
      );
    }
    expect(statuses.at(-1)).toBe(429);
  } finally {
    await direct.close();
  }
});
