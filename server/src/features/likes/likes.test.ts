import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FakeGenerator } from '../../jobs/testing/fakeGenerator';
import { hashOf } from '../../http/sessions';
import { startStudio, type Studio } from '../../jobs/testing/startStudio';

let studio: Studio<FakeGenerator>;
let image: string;
beforeAll(async () => {
  studio = await startStudio();
  const owner = await studio.signUp();
  image = (await owner.client.post('/api/generate', { prompt: 'a ring' })).body.id;
});
afterAll(() => studio.close());

const counted = async () => {
  const { like_count: counter } = await studio.deps.db('images').where({ id: image }).first('like_count');
  const rows = await studio.deps.db('likes').where({ image_id: image });
  return { counter, rows: rows.length };
};

describe('likes', () => {
  it('SEC-14: 200 likes of one account count once, and so do 200 unlikes', async () => {
    const { client } = await studio.signUp();
    const likes = await Promise.all(Array.from({ length: 200 }, () => client.post(`/api/likes/${image}`)));
    expect(new Set(likes.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await counted()).toEqual({ counter: 1, rows: 1 });
    const again = await client.post(`/api/likes/${image}`);
    expect(again.body).toEqual({ success: true, liked: true, like_count: 1 });
    await Promise.all(Array.from({ length: 50 }, () => client.delete(`/api/likes/${image}`)));
    expect(await counted()).toEqual({ counter: 0, rows: 0 });
    expect((await client.delete(`/api/likes/${image}`)).body).toEqual({ success: true, liked: false, like_count: 0 });
  });

  it(
    'SEC-14: keep the counter equal to the rows after concurrent likes and unlikes',
    { tags: ['database'] },
    async () => {
      const people = await Promise.all(Array.from({ length: 12 }, () => studio.signUp()));
      await Promise.all(
        Array.from({ length: 300 }, (_, i) => {
          const { client } = people[i % people.length] as (typeof people)[number];
          return Math.random() < 0.6 ? client.post(`/api/likes/${image}`) : client.delete(`/api/likes/${image}`);
        }),
      );
      const { counter, rows } = await counted();
      expect(counter).toBe(rows);
      const [first] = people as [(typeof people)[number]];
      const { body } = await first.client.post('/api/likes/status/get', { imageIds: [image] });
      expect(body.counts).toEqual({ [image]: rows });
      const shown = (await first.client.get('/api/images/recent')).body.images[0];
      expect(shown).toMatchObject({ like_count: rows, is_liked: body.liked.includes(image) });
    },
  );

  it(
    'SEC-14: are all counted when a thousand accounts like one image concurrently',
    { tags: ['database'], timeout: 120_000 },
    async () => {
      const { db, clock } = studio.deps;
      const { rows: before } = await counted();
      const crowd = Array.from({ length: 1000 }, (_, i) => ({
        id: randomUUID(),
        token: randomUUID(),
        email: `fan-${i}@crowd.example.com`,
      }));
      const now = clock.now();
      const later = new Date(now.getTime() + 60 * 60_000);
      await db.batchInsert(
        'users',
        crowd.map(({ id, email }) => ({ id, email, password_hash: 'none', email_confirmed_at: now })),
      );
      await db.batchInsert(
        'sessions',
        crowd.map(({ id, token }) => ({
          id_hash: hashOf(token),
          user_id: id,
          created_at: now,
          last_seen_at: now,
          expires_at: later,
        })),
      );
      const client = studio.client();
      const like = async (token: string): Promise<number> => {
        for (;;) {
          const answer = await client.post(`/api/likes/${image}`, undefined, { headers: { cookie: `token=${token}` } });
          if (answer.status !== 503) return answer.status;
        }
      };
      const statuses = await Promise.all(crowd.map(({ token }) => like(token)));
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(await counted()).toEqual({ counter: before + 1000, rows: before + 1000 });
      await db('users')
        .whereIn(
          'id',
          crowd.map(({ id }) => id),
        )
        .delete();
      await db('images').where({ id: image }).update({ like_count: before });
    },
  );

  it('API-28: work through the alternative routes as well', async () => {
    const { client } = await studio.signUp();
    const { rows } = await counted();
    expect((await client.post(`/api/images/${image}/like`)).body).toEqual({
      success: true,
      liked: true,
      like_count: rows + 1,
    });
    expect((await client.post(`/api/images/${image}/unlike`)).body).toEqual({
      success: true,
      liked: false,
      like_count: rows,
    });
    expect((await studio.client().post(`/api/images/${image}/like`)).status).toBe(401);
    expect((await client.get(`/api/images/${image}/like`)).status).toBe(405);
  });

  it('return 404 for an image that does not exist', async () => {
    const { client } = await studio.signUp();
    for (const id of ['00000000-0000-4000-8000-000000000000', 'temp-1', '%00', "x' or '1'='1"]) {
      const answer = await client.post(`/api/likes/${encodeURIComponent(id)}`);
      expect([answer.status, answer.body.message]).toEqual([404, 'Image not found']);
      expect((await client.delete(`/api/likes/${encodeURIComponent(id)}`)).status).toBe(404);
    }
  });
});
