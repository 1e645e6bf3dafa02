import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FakeGenerator } from '../../jobs/testing/fakeGenerator';
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
  it('row 14: 200 likes of one person count once, and so does taking them back', async () => {
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

  it('row 14: the counter equals the rows after many people liked and unliked at once', async () => {
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
  });

  it('API-28: answers the other reading of the calls alike', async () => {
    const { client } = await studio.signUp();
    const { rows } = await counted();
    expect((await client.post(`/api/images/${image}/like`)).body).toEqual({ success: true, liked: true, like_count: rows + 1 });
    expect((await client.post(`/api/images/${image}/unlike`)).body).toEqual({ success: true, liked: false, like_count: rows });
    expect((await studio.client().post(`/api/images/${image}/like`)).status).toBe(401);
    expect((await client.get(`/api/images/${image}/like`)).status).toBe(405);
  });

  it('an image that is not there answers 404', async () => {
    const { client } = await studio.signUp();
    for (const id of ['00000000-0000-4000-8000-000000000000', 'temp-1', '%00', "x' or '1'='1"]) {
      const answer = await client.post(`/api/likes/${encodeURIComponent(id)}`);
      expect([answer.status, answer.body.message]).toEqual([404, 'Image not found']);
      expect((await client.delete(`/api/likes/${encodeURIComponent(id)}`)).status).toBe(404);
    }
  });
});
