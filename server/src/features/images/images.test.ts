import { randomUUID } from 'node:crypto';
import { ImagePage } from '@jewelry/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FakeGenerator } from '../../jobs/testing/fakeGenerator';
import { startStudio, type Studio } from '../../jobs/testing/startStudio';
import type { SignedUp } from '../../testing/startApp';
import { addImages, newImage } from '../../testing/pictures';
import type { NewImage } from './imageInserts';

let studio: Studio<FakeGenerator>;
beforeAll(async () => {
  studio = await startStudio();
});
beforeEach(async () => {
  await studio.deps.db('images').delete();
  await studio.deps.db('counters').update({ n: 0 });
});
afterAll(() => studio.close());

const add = (...images: NewImage[]) => addImages(studio, images);

/** `count` public images, a second apart, the newest last. */
const series = (owner: SignedUp, count: number): NewImage[] =>
  Array.from({ length: count }, (_, i) =>
    newImage(owner, { prompt: `ring ${i}`, createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, i)) }),
  );

const promptsOf = (body: ImagePage) => body.images.map((image) => image.prompt);

describe('lists', () => {
  it('GAL-08, API-26, DAT-13: return pages newest first, with all four fields, from either end', async () => {
    const owner = await studio.signUp();
    await add(...series(owner, 45));
    const client = studio.client();
    const seen: string[] = [];
    for (let page = 1; page <= 3; page++) {
      const { status, body } = await client.get(`/api/images/recent?page=${page}`);
      expect(status).toBe(200);
      ImagePage.parse(body);
      expect(body).toMatchObject({ totalCount: 45, totalPages: 3, hasMore: page < 3 });
      seen.push(...promptsOf(body));
    }
    expect(seen).toEqual(Array.from({ length: 45 }, (_, i) => `ring ${44 - i}`));
    const forty = await client.get('/api/images/recent?page=40&limit=1');
    expect(promptsOf(forty.body)).toEqual(['ring 5']);
    const beyond = await client.get('/api/images/recent?page=4');
    expect(beyond.body).toEqual({ images: [], hasMore: false, totalPages: 3, totalCount: 45 });
  });

  it('GAL-08, GAL-09: have every image on exactly one page for any page size', async () => {
    const owner = await studio.signUp();
    const together = new Date('2026-02-02T00:00:00Z');
    await add(
      ...Array.from({ length: 23 }, (_, i) =>
        newImage(owner, { prompt: String(i), createdAt: together, likeCount: i % 3 }),
      ),
    );
    for (const list of ['recent', 'top']) {
      for (const limit of [1, 2, 5, 7, 10, 22, 23, 100]) {
        const ids: string[] = [];
        for (let page = 1; page <= Math.ceil(23 / limit); page++) {
          const { body } = await studio.client().get(`/api/images/${list}?limit=${limit}&page=${page}`);
          ids.push(...(body as ImagePage).images.map((image) => image.id));
          expect([list, limit, page, body.hasMore], 'also where the last page is full').toEqual([
            list,
            limit,
            page,
            page < Math.ceil(23 / limit),
          ]);
        }
        expect([list, limit, new Set(ids).size, ids.length]).toEqual([list, limit, 23, 23]);
        if (list === 'recent')
          expect(ids, 'of the same moment, the greater id first').toEqual(ids.toSorted().toReversed());
      }
    }
  });

  it('GAL-09: order by likes, then newest first', async () => {
    const owner = await studio.signUp();
    const [old, young, loved] = series(owner, 3) as [NewImage, NewImage, NewImage];
    await add(old, young, { ...loved, createdAt: new Date(0), likeCount: 3 });
    expect(promptsOf((await studio.client().get('/api/images/top')).body)).toEqual(['ring 2', 'ring 1', 'ring 0']);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=NaN',
    'page=1e3',
    'page=99999999999',
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=',
    'page=1&page=2',
    'sort=id',
  ])('SEC-11: refuse ?%s', async (query) => {
    for (const list of ['recent', 'top']) {
      const answer = await studio.client().get(`/api/images/${list}?${query}`);
      expect([list, answer.status, answer.body.code]).toEqual([list, 400, 'validation_failed']);
    }
  });

  it('SEC-11: refuse invalid pages and limits, and accept valid ones', async () => {
    const client = studio.client();
    const isNumberFrom = (text: string, max: number): boolean =>
      /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= max;
    const value = fc.oneof(
      fc.integer().map(String),
      fc.double().map(String),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('1', '100', '101', '0', '-0', '١', '1e2', '0x1', ' 1', '+1'),
    );
    await fc.assert(
      fc.asyncProperty(value, value, fc.constantFrom('recent', 'top'), async (page, limit, list) => {
        const query = new URLSearchParams({ page, limit });
        const expected = isNumberFrom(page, 1_000_000) && isNumberFrom(limit, 100) ? 200 : 400;
        expect([page, limit, (await client.get(`/api/images/${list}?${query}`)).status]).toEqual([
          page,
          limit,
          expected,
        ]);
      }),
      { numRuns: 150 },
    );
  });

  it('SEC-03: send the same SQL statement for any query value', async () => {
    const owner = await studio.signUp();
    await add(...series(owner, 3));
    const attempts = [
      "' or 1=1 --",
      '1;select pg_sleep(9)',
      ') or true',
      '$1',
      ':owner',
      '?',
      '{}',
      '{a,b}',
      '"',
      '\\',
      '%',
      "ring'||'0",
      '*',
      'null',
    ];
    for (const attempt of attempts) {
      const found = await owner.client.get(`/api/images/recent?history=true&q=${encodeURIComponent(attempt)}`);
      expect([attempt, found.status, found.body.totalCount]).toEqual([attempt, 200, 0]);
      for (const name of ['order', 'sort', 'view', 'history', 'page', 'limit']) {
        expect((await studio.client().get(`/api/images/recent?${name}=${encodeURIComponent(attempt)}`)).status).toBe(
          400,
        );
      }
    }
  });

  it("search the user's prompts literally, including special characters", async () => {
    const owner = await studio.signUp();
    const other = await studio.signUp();
    const prompts = ['100% gold', '100 gold', 'snake_ring', 'snakes ring', 'a\\b', 'Émeraude', 'الخاتم الذهبي'];
    await add(...prompts.map((prompt) => newImage(owner, { prompt })), newImage(other, { prompt: '100% theirs' }));
    const search = async (words: string) => {
      const { body } = await owner.client.get(`/api/images/recent?history=true&q=${encodeURIComponent(words)}`);
      expect(body.totalCount).toBe(body.images.length);
      return promptsOf(body);
    };
    expect(await search('100%')).toEqual(['100% gold']);
    expect(await search('snake_')).toEqual(['snake_ring']);
    expect(await search('\\')).toEqual(['a\\b']);
    expect(await search('GOLD')).toHaveLength(2);
    expect(await search('émer')).toEqual(['Émeraude']);
    expect(await search('خاتم')).toEqual(['الخاتم الذهبي']);
    expect(await search("'; drop table images; --")).toEqual([]);
  });
});

describe('private images', () => {
  it('GAL-11, SEC-52: are listed in the history of their owner only, and not in the public count', async () => {
    const owner = await studio.signUp({ plan: 'pro' });
    const other = await studio.signUp();
    const hidden = newImage(owner, { isPrivate: true });
    await add(newImage(owner), hidden);
    for (const client of [studio.client(), other.client, owner.client]) {
      for (const list of ['recent', 'top']) {
        const { body } = await client.get(`/api/images/${list}`);
        expect(body).toMatchObject({ totalCount: 1, totalPages: 1 });
        expect(body.images.map((image: { id: string }) => image.id)).not.toContain(hidden.id);
      }
    }
    expect((await owner.client.get('/api/images/recent?history=true')).body.totalCount).toBe(2);
    expect((await other.client.get('/api/images/recent?history=true')).body.totalCount).toBe(0);
    const status = await other.client.post('/api/likes/status/get', { imageIds: [hidden.id, 'no-uuid', randomUUID()] });
    expect(status.body).toEqual({ liked: [], counts: {} });
    const own = await owner.client.post('/api/likes/status/get', { imageIds: [hidden.id] });
    expect(own.body).toEqual({ liked: [], counts: { [hidden.id]: 0 } });
  });

  it('ROL-05, API-34, CRD-03, SEC-15: require a plan that has them; every plan can make one public', async () => {
    const owner = await studio.signUp();
    const [shown, hidden] = [newImage(owner), newImage(owner, { isPrivate: true })];
    await add(shown, hidden);
    const refused = await owner.client.patch(`/api/images/${shown.id}/privacy`, { is_private: true });
    expect(refused).toMatchObject({ status: 403, body: { code: 'plan_required' } });
    const opened = await owner.client.patch(`/api/images/${hidden.id}/privacy`, { is_private: false });
    expect(opened).toMatchObject({ status: 200, body: { id: hidden.id, is_private: false } });
    expect((await studio.client().get('/api/images/recent')).body.totalCount).toBe(2);
  });

  it('keep the public count exact under concurrent privacy changes', { tags: ['database'] }, async () => {
    const owner = await studio.signUp({ plan: 'business' });
    const images = series(owner, 4);
    await add(...images);
    await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        owner.client.patch(`/api/images/${images[i % 4]?.id}/privacy`, { is_private: Math.random() < 0.5 }),
      ),
    );
    const shown = await studio.deps.db('images').where({ is_private: false });
    expect((await studio.client().get('/api/images/recent')).body.totalCount).toBe(shown.length);
  });
});

describe('renditions', () => {
  it('are clean for all viewers when the plan of the owner has no watermarks', async () => {
    const owner = await studio.signUp({ plan: 'business' });
    const image = (await owner.client.post('/api/generate', { prompt: 'a ring', is_private: false })).body;
    const seen = (await studio.client().get('/api/images/recent')).body.images[0];
    expect(seen).toMatchObject({ watermarked: false, image_url: image.image_url });
  });

  it('are cached for ever, personal ones by the browser only; originals are not served', async () => {
    const owner = await studio.signUp({ plan: 'pro' });
    const image = (await owner.client.post('/api/generate', { prompt: 'a ring', is_private: false })).body;
    const { original_name: original } = await studio.deps.db('images').where({ id: image.id }).first();
    const client = studio.client();
    const marked = await client.fetch(image.watermarked_url);
    expect(marked.status).toBe(200);
    expect(marked.headers.get('content-type')).toBe('image/webp');
    expect(marked.headers.get('x-content-type-options')).toBe('nosniff');
    expect(marked.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(
      Buffer.from(await marked.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
    const again = await client.fetch(image.watermarked_url, {
      headers: { 'if-none-match': marked.headers.get('etag') as string, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
    expect((await client.fetch(image.image_url)).headers.get('cache-control')).toMatch(/^private,/);
    await owner.client.patch(`/api/images/${image.id}/privacy`, { is_private: true });
    expect((await client.fetch(image.watermarked_url)).headers.get('cache-control')).toMatch(/^private,/);
    for (const path of [
      `/media/${original}.png`,
      `/media/${original}-1024.webp`,
      `/media/${original}-64.webp`,
      '/media/',
      '/media/%00',
      `/media/..%2foriginals%2f${original}.png`,
      `/media/${randomUUID()}-320.webp`,
      image.image_url.replace('-64', '-320'),
    ]) {
      const missing = await client.fetch(path);
      expect([path, missing.status]).toEqual([path, 404]);
      expect(missing.headers.get('cache-control') ?? '').not.toContain('immutable');
    }
    await studio.deps.db('images').where({ id: image.id }).update({ deleted_at: new Date() });
    expect((await client.fetch(image.image_url)).status).toBe(404);
  });
});

it('returns the plans in order', async () => {
  const { body } = await studio.client().get('/api/plans');
  expect(body.data.map((plan: { key: string }) => plan.key)).toEqual(['free', 'pro', 'business']);
});
