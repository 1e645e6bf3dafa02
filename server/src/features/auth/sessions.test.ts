import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, TEST_PASSWORD, type TestApp } from '../../testing/startApp';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const DAY_MS = 24 * 60 * 60_000;

describe('sessions', () => {
  test('SEC-49: get a new id at every sign-in, which ends the previous session', async () => {
    const { client, email } = await app.signUp();
    const first = client.cookies.get('token') ?? '';
    await client.post('/api/auth/signin', { email, password: TEST_PASSWORD });
    expect(client.cookies.get('token')).not.toBe(first);
    const thief = app.client();
    thief.cookies.set('token', first);
    expect((await thief.get('/api/auth/me')).status).toBe(401);
  });

  test('SEC-49: get a new id at sign-up too, which ends the session of another account', async () => {
    const { client } = await app.signUp();
    const first = client.cookies.get('token') ?? '';
    await app.deps.rateLimits.reset('signUpAddress', '127.0.0.1');
    await client.post('/api/auth/signup', { email: 'second-account@example.com', password: TEST_PASSWORD });
    expect((await client.get('/api/auth/me')).body.user.email).toBe('second-account@example.com');
    const thief = app.client();
    thief.cookies.set('token', first);
    expect((await thief.get('/api/auth/me')).status).toBe(401);
  });

  test('SEC-49: ignore an id that the client chose', async () => {
    const victim = app.client();
    victim.cookies.set('token', 'chosen-by-the-client');
    await app.deps.rateLimits.reset('signUpAddress', '127.0.0.1');
    await victim.post('/api/auth/signup', { email: 'fixed@example.com', password: TEST_PASSWORD });
    expect(victim.cookies.get('token')).not.toBe('chosen-by-the-client');
    expect(await app.deps.db('sessions').whereRaw("id_hash = sha256('chosen-by-the-client'::bytea)")).toEqual([]);
  });

  test('SEC-50: end on the server when the user signs out', async () => {
    const { client } = await app.signUp();
    const token = client.cookies.get('token') ?? '';
    expect(await client.post('/api/auth/signout')).toMatchObject({ status: 200, body: { message: 'Signed out' } });
    expect(client.cookies.has('token')).toBe(false);
    client.cookies.set('token', token);
    expect((await client.get('/api/auth/me')).status).toBe(401);
  });

  test('SEC-50: end after 30 idle days, or after 180 days of use', async () => {
    const own = await startApp();
    try {
      const idle = await own.signUp();
      const used = await own.signUp();
      const token = used.client.cookies.get('token') ?? '';
      const statusOfUsed = async () => {
        used.client.cookies.set('token', token);
        return (await used.client.get('/api/auth/me')).status;
      };
      for (let day = 0; day < 175; day += 25) {
        own.clock.advance(25 * DAY_MS);
        expect(await statusOfUsed()).toBe(200);
      }
      expect((await idle.client.get('/api/auth/me')).status).toBe(401);
      own.clock.advance(6 * DAY_MS);
      expect(await statusOfUsed()).toBe(401);
    } finally {
      await own.close();
    }
  });

  test('STA-03: are required with 401, which clears the cookie', async () => {
    const browser = app.client();
    browser.cookies.set('token', 'stale');
    const answer = await browser.get('/api/auth/me');
    expect(answer).toMatchObject({ status: 401, body: { error: 'Authentication required', code: 'unauthenticated' } });
    expect(browser.cookies.has('token')).toBe(false);
  });

  test(
    'STA-03: keep the cookie of a concurrent sign-in when an anonymous call gets 401',
    { tags: ['database'] },
    async () => {
      const answer = await app.client().get('/api/auth/me');
      expect(answer.status).toBe(401);
      expect(answer.headers.get('set-cookie')).toBeNull();
    },
  );

  test('SEC-25: use a cookie that is HttpOnly, SameSite, and Secure with https', async () => {
    const secure = await startApp({ environment: { PUBLIC_URL: 'https://filigree.example' } });
    try {
      const [plain, encrypted] = await Promise.all(
        [app, secure].map((each) =>
          each.client().post('/api/auth/signup', { email: 'cookie@example.com', password: TEST_PASSWORD }),
        ),
      );
      expect(plain?.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^token=[\w-]{43}; path=\/; expires=.+; samesite=lax; httponly$/),
        expect.stringMatching(/^device=[\w-]{43}; path=\/api; expires=.+; samesite=lax; httponly$/),
      ]);
      expect(encrypted?.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^token=[\w-]{43}; path=\/; expires=.+; samesite=lax; secure; httponly$/),
        expect.stringMatching(/^device=[\w-]{43}; path=\/api; expires=.+; samesite=lax; secure; httponly$/),
      ]);
      expect(encrypted?.headers.get('strict-transport-security')).toContain('max-age=31536000');
    } finally {
      await secure.close();
    }
  });

  test('SEC-51: show the plan of an account to its owner alone', async () => {
    const [owner, other] = await Promise.all([app.signUp({ plan: 'pro' }), app.signUp()]);
    expect(await owner.client.get(`/api/users/${owner.id}`)).toMatchObject({
      status: 200,
      body: { id: owner.id, subscription_plan: 'pro' },
    });
    expect((await other.client.get(`/api/users/${owner.id}`)).status).toBe(404);
    expect((await app.client().get(`/api/users/${owner.id}`)).status).toBe(401);
  });
});
