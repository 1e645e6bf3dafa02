import { designFromPrompt } from '@jewelry/design';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FakeGenerator } from '../../jobs/testing/fakeGenerator';
import { eventually, startStudio, type Studio } from '../../jobs/testing/startStudio';
import { GenerationError } from '../../ports/generators/generator';
import { addImages, newImage } from '../../testing/pictures';
import type { SignedUp } from '../../testing/startApp';
import { discardFiles, purgeRemoved } from '../images/removal';
import type { NewImage } from '../images/imageInserts';

const MINUTE = 60_000;
const { spec } = designFromPrompt({ prompt: 'a gold ring with a diamond', seed: 1 });

let app: Studio<FakeGenerator>;
let owner: SignedUp;
let other: SignedUp;
beforeAll(async () => {
  app = await startStudio();
});
beforeEach(async () => {
  await app.deps.db('images').delete();
  await app.deps.db('counters').update({ n: 0 });
  await discardFiles(app.deps);
  [owner, other] = [await app.signUp({ plan: 'pro' }), await app.signUp()];
});
afterAll(() => app.close());

async function firstVersion(facts: Partial<NewImage> = {}): Promise<string> {
  const image = newImage(owner, { prompt: 'a gold ring with a diamond', ...facts });
  await addImages(app, [{ ...image, metadata: { ...image.metadata, design: { ...spec } } }]);
  return image.id;
}

const change = (from: string, words: string, headers: Record<string, string> = {}) =>
  owner.client.fetch(`/api/pieces/${from}/changes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ from, words }),
  });

async function changed(from: string, words: string): Promise<string> {
  const answer = await change(from, words);
  const body = (await answer.json()) as { id: string };
  expect(answer.status).toBe(200);
  return body.id;
}

const used = async (): Promise<number> => (await owner.client.get('/api/usage')).body.count as number;
const publicTotal = async (): Promise<number> =>
  (await app.client().get('/api/images/recent')).body.totalCount as number;
const versions = async (id: string): Promise<[string, string | null][]> =>
  (await owner.client.get(`/api/pieces/${id}`)).body.piece.versions.map(
    (version: { id: string; parent_id: string | null }) => [version.id, version.parent_id],
  );
const remove = (piece: string, version: string) => owner.client.delete(`/api/pieces/${piece}/versions/${version}`);
const currentOnes = (piece: string) =>
  app.deps.db('images').where({ piece_id: piece, is_current: true, deleted_at: null });

async function purge(): Promise<void> {
  app.clock.advance(6 * MINUTE);
  await purgeRemoved(app.deps.db, new Date(app.clock.now().getTime() - 5 * MINUTE));
  await discardFiles(app.deps);
}

describe('a change', () => {
  it('API-39: runs once for 20 equal concurrent requests', { tags: ['database'] }, async () => {
    const first = await firstVersion();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => change(first, 'in silver', { 'idempotency-key': 'the-same' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
    expect(new Set(ids).size).toBe(1);
    expect(await versions(first)).toHaveLength(2);
    expect(await used()).toBe(1);
  });

  it('API-39: returns its result again under its key after the version that it started from was deleted', async () => {
    const first = await firstVersion();
    const made = await change(first, 'in silver', { 'idempotency-key': 'again' });
    await remove(first, first);
    const again = await change(first, 'in silver', { 'idempotency-key': 'again' });
    expect([made.status, again.status]).toEqual([200, 200]);
    expect(((await again.json()) as { id: string }).id).toBe(((await made.json()) as { id: string }).id);
    expect(await used()).toBe(1);
  });

  it('API-42: creates two versions, one current, for two concurrent submissions', { tags: ['database'] }, async () => {
    const first = await firstVersion();
    const [silver, platinum] = await Promise.all([changed(first, 'in silver'), changed(first, 'in platinum')]);
    expect(new Map(await versions(first))).toEqual(
      new Map([
        [first, null],
        [silver, first],
        [platinum, first],
      ]),
    );
    expect(await currentOnes(first)).toHaveLength(1);
    expect(await publicTotal()).toBe(1);
    expect(await used()).toBe(2);
  });

  it('API-39: returns the slot when the render fails, and leaves the piece unchanged', async () => {
    const first = await firstVersion();
    app.generator.failNext(new GenerationError('bad_request', 'no'));
    expect((await change(first, 'in silver')).status).toBe(503);
    expect([await used(), await versions(first)]).toEqual([0, [[first, null]]]);
  });

  it('API-39: uses no quota when its text cannot be followed', async () => {
    const first = await firstVersion();
    const calls = app.generator.calls.length;
    const answer = await change(first, 'remove the halo');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'change_not_possible', error: expect.stringMatching(/halo/) });
    expect([await used(), app.generator.calls.length - calls]).toEqual([0, 0]);
  });

  it('API-39: fails and returns the slot when the piece was deleted meanwhile', async () => {
    const first = await firstVersion();
    app.generator.hold();
    const answer = change(first, 'in silver');
    await eventually('the change is under way', () => app.generator.held() === 1);
    await owner.client.delete(`/api/images/${first}`);
    await purge();
    app.generator.release();
    expect((await answer).status).toBe(500);
    expect(await used()).toBe(0);
    expect(await app.deps.db('pieces').where({ id: first })).toEqual([]);
  });

  it('API-42: is restored with the piece that was removed meanwhile', async () => {
    const first = await firstVersion();
    app.generator.hold();
    const answer = change(first, 'in silver');
    await eventually('the change is under way', () => app.generator.held() === 1);
    await owner.client.delete(`/api/images/${first}`);
    app.generator.release();
    await answer;
    expect(await publicTotal()).toBe(0);
    await owner.client.post(`/api/images/${first}/restore`);
    expect(await versions(first)).toHaveLength(2);
    expect([await publicTotal(), (await currentOnes(first)).length]).toEqual([1, 1]);
  });

  it('API-39: is listed among the open jobs with its text and its piece', async () => {
    const first = await firstVersion();
    app.generator.hold();
    const answer = change(first, 'make it silver');
    await eventually('the change is under way', () => app.generator.held() === 1);
    expect((await owner.client.get('/api/generate/jobs')).body.jobs).toMatchObject([
      { prompt: 'make it silver', piece_id: first },
    ]);
    app.generator.release();
    expect((await answer).status).toBe(200);
    const { request } = await app.deps.db('generation_jobs').where({ user_id: owner.id }).first('request');
    expect(request.change.design).toBeUndefined();
  });

  it('API-39: is refused for an image without a design', async () => {
    const image = newImage(owner);
    await addImages(app, [image]);
    const answer = await change(image.id, 'in silver');
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'change_not_possible' }]);
  });
});

describe('deleted versions', () => {
  it('API-42: attach later versions to the nearest earlier one, also after permanent deletion', async () => {
    const first = await firstVersion();
    const second = await changed(first, 'in silver');
    const third = await changed(second, 'in platinum');
    const fourth = await changed(third, 'in rose gold');
    for (const id of [second, third]) expect((await remove(first, id)).status).toBe(200);
    expect(await versions(first)).toEqual([
      [first, null],
      [fourth, first],
    ]);
    await purge();
    expect(await versions(first)).toEqual([
      [first, null],
      [fourth, first],
    ]);
    expect(await app.deps.db('images').where({ id: fourth }).first('parent_id')).toEqual({ parent_id: first });
  });

  it('API-42: keep the likes and the id of the piece after the first one is deleted', async () => {
    const first = await firstVersion();
    await other.client.post(`/api/likes/${first}`);
    const second = await changed(first, 'in silver');
    await remove(first, first);
    await purge();
    expect((await other.client.get(`/api/pieces/${first}`)).body.piece).toMatchObject({
      id: first,
      current: second,
      versions: [{ image: { like_count: 1, is_liked: true } }],
    });
    await other.client.delete(`/api/likes/${second}`);
    expect((await owner.client.get(`/api/generate/shared/${second}`)).body.like_count).toBe(0);
  });

  it('API-42: make the newest remaining version current, and become current again when restored', async () => {
    const first = await firstVersion();
    const second = await changed(first, 'in silver');
    await remove(first, second);
    expect((await currentOnes(first)).map(({ id }) => id)).toEqual([first]);
    expect(await publicTotal()).toBe(1);
    await owner.client.post(`/api/images/${second}/restore`);
    expect((await currentOnes(first)).map(({ id }) => id)).toEqual([second]);
    expect(await publicTotal()).toBe(1);
  });

  it('API-42: are not restored with a piece that was removed after them', async () => {
    const first = await firstVersion();
    const second = await changed(first, 'in silver');
    await remove(first, second);
    await owner.client.delete(`/api/images/${first}`);
    await owner.client.post(`/api/images/${first}/restore`);
    expect(await versions(first)).toEqual([[first, null]]);
    expect((await owner.client.post(`/api/images/${second}/restore`)).status).toBe(200);
    expect(await versions(first)).toHaveLength(2);
  });

  it('API-42: remove the piece when none remains', async () => {
    const first = await firstVersion();
    await remove(first, first);
    expect((await owner.client.get(`/api/pieces/${first}`)).status).toBe(404);
    expect(await publicTotal()).toBe(0);
    await purge();
    expect(await app.deps.db('pieces').where({ id: first })).toEqual([]);
  });
});

describe('a piece', () => {
  it('API-42: shares its privacy with all its versions, and is counted once', async () => {
    const first = await firstVersion();
    const second = await changed(first, 'in silver');
    await owner.client.fetch(`/api/images/${second}/privacy`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ is_private: true }),
    });
    expect(await publicTotal()).toBe(0);
    for (const client of [other.client, app.client()]) {
      for (const id of [first, second]) {
        expect((await client.get(`/api/pieces/${id}`)).status).toBe(404);
        expect((await client.get(`/api/pieces/${first}/versions/${id}`)).status).toBe(404);
      }
    }
    const third = await changed(first, 'in platinum');
    expect(await app.deps.db('images').where({ id: third }).first('is_private')).toEqual({ is_private: true });
    expect(await publicTotal()).toBe(0);
  });

  it('API-30: is counted once and removed with all its versions when the history is cleared', async () => {
    const first = await firstVersion();
    await changed(first, 'in silver');
    expect((await owner.client.delete('/api/generate/history/delete')).body).toEqual({ success: true, deleted: 1 });
    expect([await publicTotal(), await app.deps.db('pieces').where({ id: first })]).toEqual([0, []]);
  });

  it('API-42: has one like count when two versions are liked concurrently', { tags: ['database'] }, async () => {
    const first = await firstVersion();
    const second = await changed(first, 'in silver');
    await Promise.all(
      [first, second, first, second].flatMap((id) =>
        [owner, other].map(({ client }) => client.post(`/api/likes/${id}`)),
      ),
    );
    const rows = await app.deps.db('images').where({ piece_id: first }).select('like_count');
    expect(rows).toEqual([{ like_count: 2 }, { like_count: 2 }]);
    expect(await app.deps.db('likes').where({ image_id: first })).toHaveLength(2);
  });
});

describe('a view of a version', () => {
  it(
    'API-43: is rendered once for concurrent requests, and deleted with its image',
    { tags: ['database'] },
    async () => {
      const first = await firstVersion();
      const free = await app.signUp();
      await app.deps.db('users').where({ id: owner.id }).update({ subscription_plan: 'free' });
      const view = (client: SignedUp['client']) =>
        client.post(`/api/pieces/${first}/versions/${first}/views`, { view: 'front', stage: 'slate' });
      const [own, again, seen] = await Promise.all([view(owner.client), view(owner.client), view(free.client)]);
      expect([own.status, again.body, seen.status]).toEqual([200, own.body, 200]);
      expect(own.body).toMatchObject({ view: 'front', stage: 'slate', watermarked: false });
      expect(seen.body.watermarked).toBe(true);
      expect(seen.body.image_url).not.toBe(own.body.image_url);
      expect(await app.deps.db('image_views').where({ image_id: first })).toHaveLength(1);
      const file = await owner.client.fetch(own.body.image_url as string);
      expect([file.status, file.headers.get('cache-control')]).toEqual([200, expect.stringMatching(/^private/)]);
      await owner.client.delete(`/api/images/${first}`);
      expect((await owner.client.fetch(own.body.image_url as string)).status).toBe(404);
      expect(await used()).toBe(0);
    },
  );
});
