import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../testing/startApp';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('a sign-up gives a session, and the link of its mail confirms the address', async () => {
  const browser = app.client();
  const signedUp = await browser.post('/api/auth/signup', { email: 'Ada@Example.com', password: 'a sound password' });
  expect(signedUp.status).toBe(201);
  expect(signedUp.body).toMatchObject({ success: true, requiresConfirmation: true, user: { email: 'Ada@Example.com', email_confirmed: false } });
  const [mail] = await app.mails();
  expect(mail?.to).toBe('Ada@Example.com');
  const token = new URL(mail?.links[0] ?? '').searchParams.get('token');
  const confirmed = await app.client().get(`/api/auth/confirm-email?token=${token}`);
  expect(confirmed).toMatchObject({ status: 200, body: { success: true, message: 'Email confirmed' } });
  expect((await browser.get('/api/auth/me')).body.user.email_confirmed).toBe(true);
});
