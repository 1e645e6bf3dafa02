import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tidyAccounts } from '../auth/housekeeping';
import { startStudio, type Studio } from '../../jobs/testing/startStudio';
import type { FakeGenerator } from '../../jobs/testing/fakeGenerator';
import { STORAGE_AREAS } from '../../ports/storage/storage';
import type { Client } from '../../testing/client';
import { TEST_PASSWORD } from '../../testing/startApp';

let app: Studio<FakeGenerator>;
beforeAll(async () => {
  app = await startStudio();
});
afterAll(() => app.close());
const DAY_MS = 24 * 60 * 60_000;

const mailsTo = async (to: string) => (await app.mails()).filter((mail) => mail.to === to);

async function signIn(email: string, password = TEST_PASSWORD): Promise<Client> {
  const client = app.client();
  const answer = await client.post('/api/auth/signin', { email, password });
  if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}`);
  return client;
}

describe('SEC-59: everything about an account', () => {
  async function files(): Promise<string[]> {
    const keys: string[] = [];
    for (const area of STORAGE_AREAS) for await (const { key } of app.deps.storage.list(area)) keys.push(key);
    return keys;
  }

  test('is deleted with the account: rows, sessions, links, likes and files; images of others only lose its like', async () => {
    const [person, other] = [await app.signUp({ plan: 'pro' }), await app.signUp()];
    const { body: remaining } = await other.client.post('/api/generate', {
      prompt: 'A ring that stays',
      is_private: false,
    });
    const before = await files();
    const { body: shown } = await person.client.post('/api/generate', {
      prompt: 'A ring that goes',
      is_private: false,
    });
    await person.client.post('/api/generate', { prompt: 'A private ring that goes', is_private: true });
    await person.client.post(`/api/likes/${remaining.id}`);
    await other.client.post(`/api/likes/${shown.id}`);
    const total = (await app.client().get('/api/images/recent')).body.totalCount;
    expect((await files()).length).toBeGreaterThan(before.length);

    const elsewhere = await signIn(person.email);
    const answer = await person.client.delete('/api/profile', { body: { password: person.password } });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Your account and everything in it was deleted' } });
    expect(person.client.cookies.has('token')).toBe(false);
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401);

    expect((await files()).toSorted()).toEqual(before.toSorted());
    const recent = (await app.client().get('/api/images/recent')).body;
    expect(recent.totalCount).toBe(total - 1);
    expect(recent.images.find(({ id }: { id: string }) => id === remaining.id).like_count).toBe(0);
    expect((await app.client().get(new URL(shown.image_url, app.base).pathname)).status).toBe(404);
    for (const table of [
      'sessions',
      'email_tokens',
      'likes',
      'images',
      'generation_jobs',
      'quota',
      'quotes',
      'orders',
    ]) {
      expect({ table, rows: await app.deps.db(table).where({ user_id: person.id }) }).toEqual({ table, rows: [] });
    }
    expect(await app.deps.db('users').where({ id: person.id })).toEqual([]);
    expect((await mailsTo(person.email))[0]?.subject).toContain('account was deleted');
    expect(
      (await app.client().post('/api/auth/signin', { email: person.email, password: person.password })).status,
    ).toBe(401);
  });

  test('can be exported: data as JSON, and images as their plan downloads them', async () => {
    const [free, business] = [await app.signUp(), await app.signUp({ plan: 'business' })];
    for (const [person, extension] of [
      [free, 'webp'],
      [business, 'png'],
    ] as const) {
      const { body: image } = await person.client.post('/api/generate', { prompt: 'A ring to keep' });
      const response = await person.client.fetch('/api/profile/export');
      expect(response.headers.get('content-type')).toBe('application/zip');
      expect(response.headers.get('cache-control')).toBe('no-store');
      const entries = unzipSync(new Uint8Array(await response.arrayBuffer()));
      expect(Object.keys(entries).toSorted()).toEqual(
        [
          'account.json',
          'feedback.json',
          'generations.json',
          'images.json',
          'invoices.json',
          'likes.json',
          'orders.json',
          'quotes.json',
          `pictures/${image.id}.${extension}`,
          'sessions.json',
          'subscriptions.json',
        ].toSorted(),
      );
      const json = (name: string) => JSON.parse(strFromU8(entries[name] ?? new Uint8Array()));
      expect(json('account.json')).toMatchObject({
        email: person.email,
        subscription_plan: extension === 'png' ? 'business' : 'free',
      });
      expect(json('images.json')).toMatchObject([
        { id: image.id, prompt: 'A ring to keep', metadata: { seed: image.metadata.seed } },
      ]);
      expect(json('generations.json')).toHaveLength(1);
      expect(strFromU8(entries['account.json'] ?? new Uint8Array())).not.toMatch(/argon2|password/);
      expect(entries[`pictures/${image.id}.${extension}`]?.length).toBeGreaterThan(50);
    }
  });

  test('SEC-54: is exported with watermarked images on the free plan', async () => {
    const { client, id } = await app.signUp();
    const { body: image } = await client.post('/api/generate', { prompt: 'A marked ring' });
    const entries = unzipSync(new Uint8Array(await (await client.fetch('/api/profile/export')).arrayBuffer()));
    const { marked_name: name, width } = await app.deps.db('images').where({ user_id: id }).first();
    expect(Buffer.from(entries[`pictures/${image.id}.webp`] ?? [])).toEqual(
      await app.deps.storage.get(`media/${name}-${width}.webp`),
    );
  });
});

test('SEC-50: housekeeping deletes expired sessions, device cookies, email tokens and promo plans', async () => {
  const person = await app.signUp();
  await app.client().post('/api/auth/forgot-password', { email: person.email });
  await app.mails();
  await app.deps
    .db('users')
    .where({ id: person.id })
    .update({ subscription_plan: 'pro', plan_expires_at: app.clock.now() });
  await tidyAccounts(app.deps);
  expect(await app.deps.db('users').where({ id: person.id }).first('subscription_plan')).toEqual({
    subscription_plan: 'free',
  });
  const left = async () =>
    Promise.all(
      ['sessions', 'email_tokens'].map(
        async (table) => (await app.deps.db(table).where({ user_id: person.id })).length,
      ),
    );
  expect(await left()).toEqual([1, 2]);
  app.clock.advance(32 * DAY_MS);
  await tidyAccounts(app.deps);
  expect(await left()).toEqual([0, 0]);
  const devices = () => app.deps.db('known_devices').where({ user_id: person.id });
  expect(await devices()).toHaveLength(1);
  app.clock.advance(334 * DAY_MS);
  await tidyAccounts(app.deps);
  expect(await devices()).toEqual([]);
});
