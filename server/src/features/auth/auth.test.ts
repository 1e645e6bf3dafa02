import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, TEST_PASSWORD, type TestApp } from '../../testing/startApp';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const DAY_MS = 24 * 60 * 60_000;
const tokenOf = (link: string | undefined): string => new URL(link ?? '').searchParams.get('token') ?? '';

/** The token in the newest email to an address. */
async function mailedToken(to: string): Promise<string> {
  const mails = await app.mails();
  return tokenOf(mails.find((mail) => mail.to === to)?.links[0]);
}

describe('sign-up', () => {
  test('starts a session, and the link in its email confirms the address', async () => {
    const browser = app.client();
    const answer = await browser.post('/api/auth/signup', { email: 'Ada@Example.com', password: 'a sound password' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      success: true,
      requiresConfirmation: true,
      user: { email: 'Ada@Example.com', email_confirmed: false, subscription_plan: 'free' },
    });
    const confirmed = await app.client().get(`/api/auth/confirm-email?token=${await mailedToken('Ada@Example.com')}`);
    expect(confirmed).toMatchObject({ status: 200, body: { success: true, message: 'Email confirmed' } });
    expect((await browser.get('/api/auth/me')).body.user.email_confirmed).toBe(true);
  });

  test('stores the promo code with the account, lower-case and trimmed', async () => {
    const { body } = await app
      .client()
      .post('/api/auth/signup', { email: 'promo@example.com', password: TEST_PASSWORD, promoCode: ' SPRING ' });
    expect(await app.deps.db('users').where({ id: body.user.id }).first('promo_code')).toEqual({
      promo_code: 'spring',
    });
  });

  test('SEC-42: returns the same response for a taken address as for a new one, without a session, and emails its owner', async () => {
    const owner = await app.signUp({ email: 'taken@example.com' });
    const anonymous = app.client();
    const fresh = await app.client().post('/api/auth/signup', { email: 'fresh@example.com', password: TEST_PASSWORD });
    const taken = await anonymous.post('/api/auth/signup', {
      email: 'TAKEN@example.com',
      password: 'another password',
    });
    expect(taken.status).toBe(fresh.status);
    const { user: _, ...sharedPart } = fresh.body;
    expect(taken.body).toEqual(sharedPart);
    expect(anonymous.cookies.size).toBe(0);
    const newest = (await app.mails()).find((mail) => mail.to === 'taken@example.com');
    expect(newest?.subject).toContain('already have an account');
    expect(
      (await app.client().post('/api/auth/signin', { email: owner.email, password: 'another password' })).status,
    ).toBe(401);
  });

  test('does not let anonymous requests flood the mailbox of an owner', async () => {
    await app.signUp({ email: 'quiet@example.com' });
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await app.client().post('/api/auth/signup', { email: 'quiet@example.com', password: TEST_PASSWORD });
    }
    const notices = (await app.mails()).filter(
      (mail) => mail.to === 'quiet@example.com' && mail.subject.includes('already'),
    );
    expect(notices).toHaveLength(1);
  });

  test('creates one account for concurrent requests with one address', { tags: ['database'] }, async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        app.client().post('/api/auth/signup', { email: 'rush@example.com', password: TEST_PASSWORD }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 6 }, () => 201));
    expect(answers.filter((answer) => answer.body.user)).toHaveLength(1);
    await app.deps.rateLimits.reset('signUpAddress', '127.0.0.1');
  });

  test('SEC-45: refuses short, very long and common passwords with a message that says what to do', async () => {
    const refusals = await Promise.all(
      ['short', 'x'.repeat(1025), 'Password123'].map((password) =>
        app.client().post('/api/auth/signup', { email: 'weak@example.com', password }),
      ),
    );
    expect(refusals.map((answer) => [answer.status, answer.body.code, answer.body.fields.password])).toEqual([
      [400, 'validation_failed', 'Password must be at least 8 characters'],
      [400, 'validation_failed', 'Password must be at most 1,024 characters'],
      [400, 'validation_failed', 'This password is too common. Please choose another.'],
    ]);
  });

  test('SEC-40: stores passwords as argon2id with 19 MiB, and hashes long ones in full', async () => {
    const password = 'p'.repeat(1024);
    const { id, email } = await app.signUp({ password });
    const { password_hash: hash } = await app.deps.db('users').where({ id }).first('password_hash');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await app.client().post('/api/auth/signin', { email, password: `${'p'.repeat(1023)}q` })).status).toBe(401);
    expect((await app.client().post('/api/auth/signin', { email, password })).status).toBe(200);
  });

  test('refuses an address with characters that PostgreSQL cannot store with 400, not 500', async () => {
    const answer = await app
      .client()
      .post('/api/auth/signup', { email: 'nul\u0000@example.com', password: TEST_PASSWORD });
    expect(answer.status).toBe(400);
  });

  test('SEC-18: refuses fields that clients may not set', async () => {
    const answer = await app
      .client()
      .post('/api/auth/signup', { email: 'rich@example.com', password: TEST_PASSWORD, subscription_plan: 'business' });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', fields: { subscription_plan: 'Unknown field' } },
    });
  });
});

describe('confirmation', () => {
  test(
    'SEC-48: succeeds once for 20 concurrent uses of a link; later uses report that it is confirmed',
    { tags: ['database'] },
    async () => {
      const { email } = await app.signUp({ confirmed: false });
      const token = await mailedToken(email);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => app.client().get(`/api/auth/confirm-email?token=${token}`)),
      );
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
      const late = await app.client().get(`/api/auth/confirm-email?token=${token}`);
      expect(late).toMatchObject({
        status: 400,
        body: { error: 'Email already confirmed', code: 'already_confirmed' },
      });
    },
  );

  test('SEC-48: stores only hashes of tokens', async () => {
    const { email } = await app.signUp({ confirmed: false });
    const token = await mailedToken(email);
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const rows = await app.deps.db.raw(
      "select encode(token_hash, 'escape') || encode(token_hash, 'base64') as stored from email_tokens",
    );
    expect(JSON.stringify(rows.rows)).not.toContain(token);
    expect(await app.deps.db('outgoing_mails')).toEqual([]);
  });

  test('SEC-48: refuses a link after 24 hours', async () => {
    const { email } = await app.signUp({ confirmed: false });
    const token = await mailedToken(email);
    app.clock.advance(DAY_MS + 1000);
    const answer = await app.client().get(`/api/auth/confirm-email?token=${token}`);
    expect(answer).toMatchObject({ status: 400, body: { error: 'Invalid confirmation token', code: 'token_invalid' } });
  });

  test.each([
    ['', 'Confirmation token is required', 'token_required'],
    ['?token=', 'Confirmation token is required', 'token_required'],
    ['?token=made-up', 'Invalid confirmation token', 'token_invalid'],
  ])('says what is wrong with the address %j', async (query, error, code) => {
    expect(await app.client().get(`/api/auth/confirm-email${query}`)).toMatchObject({
      status: 400,
      body: { error, message: error, code },
    });
  });

  test('SEC-32: does not happen when the page of the link opens, only when it sends the call', async () => {
    const { email, client } = await app.signUp({ confirmed: false });
    await app.client().get(`/confirm-email?token=${await mailedToken(email)}`);
    expect((await client.get('/api/auth/me')).body.user.email_confirmed).toBe(false);
  });

  test('SEC-43: resends the email once a minute, for a session only', async () => {
    expect((await app.client().post('/api/auth/resend-confirmation')).status).toBe(401);
    const { client, email } = await app.signUp({ confirmed: false });
    expect(await client.post('/api/auth/resend-confirmation')).toMatchObject({
      status: 200,
      body: { message: 'Confirmation email sent' },
    });
    const again = await client.post('/api/auth/resend-confirmation');
    expect(again).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(again.body.limit).toBeUndefined();
    const links = (await app.mails()).filter((mail) => mail.to === email).map((mail) => mail.links[0]);
    expect(new Set(links).size).toBe(2);
  });

  test('refuses to resend for a confirmed address', async () => {
    const { client } = await app.signUp();
    expect(await client.post('/api/auth/resend-confirmation')).toMatchObject({
      status: 400,
      body: { error: 'Email already confirmed' },
    });
  });
});

describe('sign-in', () => {
  test('accepts the address in any letter case, and reports whether it is confirmed', async () => {
    await app.signUp({ email: 'case@example.com', confirmed: false });
    const answer = await app.client().post('/api/auth/signin', { email: 'CASE@Example.com', password: TEST_PASSWORD });
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, requiresConfirmation: true, user: { email: 'case@example.com' } },
    });
  });
});
