import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStudio, type Studio } from '../../jobs/testing/startStudio';
import type { FakeGenerator } from '../../jobs/testing/fakeGenerator';
import type { Client } from '../../testing/client';
import { TEST_PASSWORD, type SignedUp } from '../../testing/startApp';

let app: Studio<FakeGenerator>;
beforeAll(async () => {
  app = await startStudio();
});
afterAll(() => app.close());

const NEW_PASSWORD = 'another sound password';
const DAY_MS = 24 * 60 * 60_000;
let addresses = 0;
const newAddress = (): string => `new-${(addresses += 1)}@example.com`;

const mailsTo = async (to: string) => (await app.mails()).filter((mail) => mail.to === to);
const mailTo = async (to: string, subject: string) =>
  (await mailsTo(to)).find((mail) => mail.subject.includes(subject));
const linkTo = async (to: string): Promise<string> =>
  (await mailsTo(to)).flatMap((mail) => mail.links).find((link) => link.includes('token=')) ?? '';
const tokenTo = async (to: string): Promise<string> => new URL(await linkTo(to)).searchParams.get('token') ?? '';
const confirm = (token: string) => app.client().get(`/api/auth/confirm-email?token=${token}`);
const me = async (client: Client) => (await client.get('/api/auth/me')).body?.user;

async function signIn(email: string, password = TEST_PASSWORD): Promise<Client> {
  const client = app.client();
  const answer = await client.post('/api/auth/signin', { email, password });
  if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}`);
  return client;
}

const changePassword = ({ client }: SignedUp, current = TEST_PASSWORD) =>
  client.post('/api/profile/change-password', { current_password: current, new_password: NEW_PASSWORD });

describe('SEC-46: a new password', () => {
  test('requires the current password, and notifies the mailbox of the change', async () => {
    const person = await app.signUp();
    expect((await changePassword(person, 'a wrong password')).body).toMatchObject({
      code: 'invalid_credentials',
      fields: { current_password: 'The current password is incorrect' },
    });
    expect((await changePassword(person)).body).toEqual({ message: 'Password updated' });
    expect(await mailTo(person.email, 'password was changed')).toBeDefined();
  });

  test('ends every other session on the server and keeps the current one', async () => {
    const person = await app.signUp();
    const elsewhere = await Promise.all([signIn(person.email), signIn(person.email)]);
    await changePassword(person);
    expect((await Promise.all(elsewhere.map(me))).filter(Boolean)).toEqual([]);
    expect(await me(person.client)).toMatchObject({ email: person.email });
    expect(await app.deps.db('sessions').where({ user_id: person.id })).toHaveLength(1);
  });

  test('is not guessed through a session left open', async () => {
    const person = await app.signUp();
    const answers = [];
    for (let attempt = 0; attempt < 11; attempt += 1) answers.push(await changePassword(person, `guess ${attempt}`));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await person.client.delete('/api/profile', { body: { password: TEST_PASSWORD } })).status).toBe(429);
    await signIn(person.email);
  });

  test('SEC-45: must be long enough and not a common one', async () => {
    const { client } = await app.signUp();
    for (const [new_password, sentence] of [
      ['1234567', 'Password must be at least 8 characters'],
      ['x'.repeat(1025), 'Password must be at most 1,024 characters'],
      ['TrustNo1', 'This password is too common. Please choose another.'],
      ['sunshine1', 'This password is too common. Please choose another.'],
    ]) {
      const answer = await client.post('/api/profile/change-password', {
        current_password: TEST_PASSWORD,
        new_password,
      });
      expect(answer).toMatchObject({ status: 400, body: { fields: { new_password: sentence } } });
    }
  });
});

describe('SEC-47: a new address', () => {
  test('waits for the link sent to it, and notifies the old address', async () => {
    const [person, next] = [await app.signUp(), newAddress()];
    await person.client.patch('/api/profile', { first_name: 'Ada <b>', last_name: 'Lovelace' });
    expect((await person.client.post('/api/profile/change-email', { new_email: next })).status).toBe(200);
    expect(await me(person.client)).toMatchObject({ email: person.email, pending_email: next });
    const notice = (await mailsTo(person.email)).find(({ text }) => text.includes(next));
    expect(notice?.html).toContain('Hello Ada &lt;b&gt;,');
    expect(notice?.links.some((link) => link.includes('token='))).toBe(false);
    expect((await confirm(await tokenTo(next))).body).toEqual({ success: true, message: 'Email confirmed' });
    expect(await me(person.client)).toMatchObject({ email: next, pending_email: null });
  });

  test('expires after 24 hours', async () => {
    const [person, next] = [await app.signUp(), newAddress()];
    await person.client.post('/api/profile/change-email', { new_email: next });
    const token = await tokenTo(next);
    app.clock.advance(DAY_MS + 1000);
    expect((await confirm(token)).body).toMatchObject({ code: 'token_invalid' });
    expect(await me(person.client)).toMatchObject({ email: person.email, pending_email: null });
  });

  test('honours only the last requested address', async () => {
    const [person, first, second] = [await app.signUp(), newAddress(), newAddress()];
    await person.client.post('/api/profile/change-email', { new_email: first });
    await person.client.post('/api/profile/change-email', { new_email: second });
    expect((await confirm(await tokenTo(first))).body).toMatchObject({ code: 'token_invalid' });
    expect((await confirm(await tokenTo(second))).status).toBe(200);
    expect((await me(person.client)).email).toBe(second);
  });

  test('SEC-42: returns the same response for an address that has an account, and notifies its owner', async () => {
    const [person, other] = [await app.signUp(), await app.signUp()];
    const free = await person.client.post('/api/profile/change-email', { new_email: newAddress() });
    const taken = await person.client.post('/api/profile/change-email', { new_email: other.email.toUpperCase() });
    expect({ status: taken.status, body: taken.body }).toEqual({ status: free.status, body: free.body });
    const mail = await mailTo(other.email, 'already have an account');
    expect(mail?.links.some((link) => link.includes('token='))).toBe(false);
  });

  test('assigns an address requested by two accounts to the first opened link, and leaves the other account unchanged', async () => {
    const [one, other, next] = [await app.signUp(), await app.signUp(), newAddress()];
    await one.client.post('/api/profile/change-email', { new_email: next });
    await other.client.post('/api/profile/change-email', { new_email: next });
    const tokens = (await mailsTo(next))
      .flatMap((mail) => mail.links)
      .map((link) => new URL(link).searchParams.get('token') ?? '')
      .filter(Boolean);
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await app.deps.db('users').where({ email: next })).toHaveLength(1);
    expect(
      [(await me(one.client)).email, (await me(other.client)).email].filter((email) => email === next),
    ).toHaveLength(1);
  });

  test('can be requested five times an hour, so that an account cannot flood the mailbox of another person', async () => {
    const { client } = await app.signUp();
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push((await client.post('/api/profile/change-email', { new_email: newAddress() })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test.each([
    ['a new password', async (person: SignedUp) => void (await changePassword(person))],
    [
      'a reset password',
      async ({ email }: SignedUp) => {
        await app.client().post('/api/auth/forgot-password', { email });
        await app.client().post('/api/auth/reset-password', { token: await tokenTo(email), password: NEW_PASSWORD });
      },
    ],
  ])('that an intruder requested is cancelled by %s', async (_, secure) => {
    const [person, thief] = [await app.signUp(), newAddress()];
    await (await signIn(person.email)).post('/api/profile/change-email', { new_email: thief });
    const token = await tokenTo(thief);
    await secure(person);
    expect((await confirm(token)).body).toMatchObject({ code: 'token_invalid' });
    expect(await app.deps.db('users').where({ id: person.id }).first('email', 'pending_email')).toEqual({
      email: person.email,
      pending_email: null,
    });
  });
});

describe('the name', () => {
  test('ACC-04: is shown as text under the public images of the account', async () => {
    const { client } = await app.signUp();
    await client.patch('/api/profile', { first_name: '<img src=x>', last_name: "O'Neil" });
    const { body: image } = await client.post('/api/generate', { prompt: 'A ring with a name' });
    const { body } = await app.client().get('/api/images/recent');
    expect(body.images.find(({ id }: { id: string }) => id === image.id).author_name).toBe("<img src=x> O'Neil");
  });

  test('SEC-18: is the only part of an account that the call changes', async () => {
    const { client, id } = await app.signUp({ confirmed: false });
    const before = await app.deps.db('users').where({ id }).first();
    for (const field of [
      'subscription_plan',
      'email_confirmed',
      'email_confirmed_at',
      'id',
      'email',
      'password_hash',
      'plan_expires_at',
    ]) {
      const answer = await client.patch('/api/profile', { first_name: 'Ada', [field]: 'business' });
      expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: 'Unknown field' } } });
    }
    expect(await app.deps.db('users').where({ id }).first()).toEqual(before);
  });
});

describe('STA-42: a promo code', () => {
  const signUpWith = (promoCode: string) =>
    app.client().post('/api/auth/signup', { email: newAddress(), password: TEST_PASSWORD, promoCode });
  const freshNetwork = () => app.deps.rateLimits.reset('signUpAddress', '127.0.0.1');

  test('that an operator created grants its plan for its days, then the plan is free again', async () => {
    await freshNetwork();
    await app.deps.db('promo_codes').insert({ code: 'spring', plan: 'pro', days: 30 });
    const client = app.client();
    const { body } = await client.post('/api/auth/signup', {
      email: newAddress(),
      password: TEST_PASSWORD,
      promoCode: ' Spring ',
    });
    expect(body.user.subscription_plan).toBe('pro');
    app.clock.advance(29 * DAY_MS);
    expect((await me(client)).subscription_plan).toBe('pro');
    app.clock.advance(1 * DAY_MS + 1000);
    expect((await me(client)).subscription_plan).toBe('free');
    expect(await app.deps.db('users').where({ id: body.user.id }).first('subscription_plan', 'promo_code')).toEqual({
      subscription_plan: 'free',
      promo_code: 'spring',
    });
  });

  test(
    'SEC-17: a code with one use left upgrades one account, however many request it at once',
    { tags: ['database'] },
    async () => {
      await freshNetwork();
      await app.deps.db('promo_codes').insert({ code: 'once', plan: 'business', days: 7, max_uses: 1 });
      const answers = await Promise.all(Array.from({ length: 8 }, () => signUpWith('once')));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      expect(answers.filter(({ body }) => body.user.subscription_plan === 'business')).toHaveLength(1);
    },
  );

  test('that is unknown or expired is stored with the account and never refuses a sign-up', async () => {
    await freshNetwork();
    await app.deps.db('promo_codes').insert({ code: 'late', plan: 'pro', days: 7, valid_until: new Date(0) });
    for (const code of ['late', 'unheard-of']) {
      const { status, body } = await signUpWith(code);
      expect({ status, plan: body.user.subscription_plan }).toEqual({ status: 201, plan: 'free' });
      expect(await app.deps.db('users').where({ id: body.user.id }).first('promo_code')).toEqual({ promo_code: code });
    }
  });
});
