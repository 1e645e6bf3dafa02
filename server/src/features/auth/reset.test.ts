import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRateLimits } from '../../http/rateLimits';
import { startApp, TEST_PASSWORD, type TestApp } from '../../testing/startApp';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(() => app.deps.rateLimits.reset('forgotAddress', '127.0.0.1'));
afterAll(() => app.close());

const NEW_PASSWORD = 'another sound password';
const HOUR_MS = 60 * 60_000;
const SENT = {
  message: 'If this address has an account, an email with a link to set a new password is on its way.',
};
const EXPIRED = {
  error: 'This link has expired or was already used. Please request a new one.',
  code: 'token_invalid',
};

const forgot = (email: string, on: TestApp = app, headers = {}) =>
  on.client().post('/api/auth/forgot-password', { email }, { headers });
const reset = (token: string, password = NEW_PASSWORD) =>
  app.client().post('/api/auth/reset-password', { token, password });
const signInStatus = async (email: string, password: string) =>
  (await app.client().post('/api/auth/signin', { email, password })).status;

async function resetTokens(email: string, of: TestApp = app): Promise<string[]> {
  const links = (await of.mails())
    .filter((mail) => mail.to === email)
    .flatMap((mail) => mail.links.map((link) => new URL(link)));
  return links
    .filter(({ pathname }) => pathname === '/reset-password')
    .map(({ searchParams }) => searchParams.get('token') ?? '');
}

async function newToken(email: string): Promise<string> {
  await forgot(email);
  return (await resetTokens(email))[0] ?? '';
}

describe('SEC-42: a forgotten password', () => {
  test('returns the same response with and without an account; only the owner of one receives an email', async () => {
    const { email } = await app.signUp();
    const [known, unknown] = [await forgot(email), await forgot('unknown@example.com')];
    for (const answer of [known, unknown])
      expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: SENT });
    const names = ({ headers }: typeof known) => [...headers.keys()].toSorted();
    expect(names(known)).toEqual(names(unknown));
    expect(await resetTokens(email)).toHaveLength(1);
    expect(await resetTokens('unknown@example.com')).toEqual([]);
  });

  test('VAL-07: refuses a text that is no address, with a message', async () => {
    for (const email of ['', 'no-address', 'a b@example.com', '@example.com', 'a@b']) {
      expect(await forgot(email)).toMatchObject({
        status: 400,
        body: { error: 'Please enter a valid email address', code: 'validation_failed' },
      });
    }
  });

  test('SEC-60: leaves no address in the queue once it is handled', async () => {
    await forgot('short-lived@example.com');
    await app.mails();
    const waiting = async () =>
      JSON.stringify((await app.deps.db.raw('select payload from graphile_worker._private_jobs')).rows);
    await expect.poll(waiting, { timeout: 10_000 }).not.toContain('short-lived');
  });
});

describe('SEC-48: the link of a reset mail', () => {
  test('works for one of 20 concurrent uses', { tags: ['database'] }, async () => {
    const { email } = await app.signUp();
    const token = await newToken(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(token, `sound password ${index}`)),
    );
    const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    expect(await signInStatus(email, `sound password ${winners[0]}`)).toBe(200);
  });

  test('expires after an hour', async () => {
    const { email } = await app.signUp();
    const token = await newToken(email);
    app.clock.advance(HOUR_MS + 1000);
    expect(await reset(token)).toMatchObject({ status: 400, body: EXPIRED });
    expect(await signInStatus(email, TEST_PASSWORD)).toBe(200);
  });

  test('has 256 random bits, of which only the hash is stored', async () => {
    const { email, id } = await app.signUp();
    const token = await newToken(email);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await app.deps
      .db('email_tokens')
      .where({ user_id: id, purpose: 'reset_password' })
      .select(app.deps.db.raw("encode(token_hash, 'hex') as hash"));
    expect(rows).toEqual([{ hash: createHash('sha256').update(token).digest('hex') }]);
  });

  test('is valid for its purpose and its address alone', async () => {
    const { email, id } = await app.signUp({ confirmed: false });
    const token = await newToken(email);
    expect((await app.client().get(`/api/auth/confirm-email?token=${token}`)).body).toMatchObject({
      code: 'token_invalid',
    });
    await app.deps
      .db('users')
      .where({ id })
      .update({ email: `moved-${email}` });
    expect(await reset(token)).toMatchObject({ status: 400, body: EXPIRED });
    expect(await signInStatus(`moved-${email}`, TEST_PASSWORD)).toBe(200);
  });

  test('SEC-32: stays valid when a mail scanner opens it, and when the password is refused', async () => {
    const { email } = await app.signUp();
    const token = await newToken(email);
    await app.client().get(`/reset-password?token=${token}`);
    expect((await app.client().get(`/api/auth/reset-password?token=${token}`)).status).toBe(405);
    expect((await reset(token, 'sunshine1')).body).toMatchObject({
      fields: { password: 'This password is too common. Please choose another.' },
    });
    expect((await reset(token, 'short')).body).toMatchObject({
      fields: { password: 'Password must be at least 8 characters' },
    });
    expect(await reset(token)).toMatchObject({
      status: 200,
      body: { message: 'Your new password is set. Please sign in with it.' },
    });
  });

  test('ends every session, and revokes all unused links', async () => {
    const { email, client } = await app.signUp();
    const [first, second] = [await newToken(email), await newToken(email)];
    await reset(second);
    expect((await client.get('/api/auth/me')).status).toBe(401);
    expect(await reset(first, 'a third sound password')).toMatchObject({ status: 400, body: EXPIRED });
    expect([await signInStatus(email, TEST_PASSWORD), await signInStatus(email, NEW_PASSWORD)]).toEqual([401, 200]);
    expect((await app.mails()).find(({ to }) => to === email)?.subject).toContain('password was changed');
  });

  test('returns an address to its owner after another person signed up with it', async () => {
    const squatter = await app.signUp({ confirmed: false });
    await reset(await newToken(squatter.email));
    expect((await squatter.client.get('/api/auth/me')).status).toBe(401);
    const owner = app.client();
    const { body } = await owner.post('/api/auth/signin', { email: squatter.email, password: NEW_PASSWORD });
    expect(body).toMatchObject({ requiresConfirmation: false, user: { email_confirmed: true } });
  });

  test.each(['made-up', 'x'.repeat(512), "' or 1=1 --", '../../etc/passwd'])(
    'that was made up (%s) is refused',
    async (token) => {
      expect(await reset(token)).toMatchObject({ status: 400, body: EXPIRED });
    },
  );
});

describe('SEC-44: repeated requests', () => {
  test('are limited per address and account, and per address', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 4; attempt += 1) statuses.push((await forgot('often@example.com')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await forgot('OFTEN@example.com');
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await forgot('someone-else@example.com')).status).toBe(200);
    const others = await Promise.all(Array.from({ length: 40 }, (_, index) => forgot(`other-${index}@example.com`)));
    expect(others.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
  });

  test('from many addresses send an owner at most five emails an hour, whose links all work', async () => {
    const proxied = await startApp({ environment: { TRUST_PROXY: '1' } });
    try {
      const { email } = await proxied.signUp();
      const from = (address: string) => ({ 'x-forwarded-for': address });
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) => forgot(email, proxied, from(`203.0.113.${index}`))),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect((await forgot(email, proxied, from('198.51.100.7'))).body).toEqual(SENT);
      const tokens = await resetTokens(email, proxied);
      expect(tokens).toHaveLength(5);
      const answer = await proxied
        .client()
        .post('/api/auth/reset-password', { token: tokens.at(-1), password: NEW_PASSWORD });
      expect(answer.status).toBe(200);
    } finally {
      await proxied.close();
    }
  });

  test('are counted in the database, across processes', async () => {
    const other = openRateLimits(app.deps.pool);
    for (const limits of [app.deps.rateLimits, other, app.deps.rateLimits])
      await limits.consume('forgotPair', 'shared');
    await expect(other.consume('forgotPair', 'shared')).rejects.toMatchObject({ status: 429 });
    const { rows } = await app.deps.db.raw("select key from rate_limits where key like '%shared%' or key like '%@%'");
    expect(rows).toEqual([]);
  });

  test('to sign up with one address are limited, and do not limit its sign-in', async () => {
    const { email } = await app.signUp();
    await app.deps.rateLimits.reset('signUpAddress', '127.0.0.1');
    const answers = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      answers.push(await app.client().post('/api/auth/signup', { email, password: NEW_PASSWORD }));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(1);
    expect(await signInStatus(email, TEST_PASSWORD)).toBe(200);
  });

  test('for the confirmation email are limited to ten a day', async () => {
    const { client } = await app.signUp({ confirmed: false });
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await client.post('/api/auth/resend-confirmation')).status);
      await app.deps.rateLimits.reset('resendAccount', (await client.get('/api/auth/me')).body.user.id);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
