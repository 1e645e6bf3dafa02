import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWorker } from '../../jobs/worker';
import { fakeGenerator } from '../../jobs/testing/fakeGenerator';
import { eventually } from '../../jobs/testing/startStudio';
import { orphanFiles } from '../../jobs/sweepFiles';
import { addImages, newImage } from '../../testing/pictures';
import { startApp, type SignedUp, type TestApp } from '../../testing/startApp';
import { keysOf, missingFiles } from './files';
import { discardFiles, purgeRemoved } from './removal';
import type { NewImage } from './imageInserts';

const MINUTE = 60_000;

let app: TestApp;
let owner: SignedUp;
let fan: SignedUp;
beforeAll(async () => {
  app = await startApp();
  [owner, fan] = [await app.signUp({ plan: 'pro' }), await app.signUp()];
});
beforeEach(async () => {
  await app.deps.db('images').delete();
  await app.deps.db('counters').update({ n: 0 });
  await discardFiles(app.deps);
});
afterAll(() => app.close());

async function added(facts: Partial<NewImage> = {}): Promise<NewImage> {
  const image = newImage(owner, facts);
  await addImages(app, [image]);
  return image;
}

const files = async (image: NewImage): Promise<boolean[]> => {
  const keys = keysOf({
    original_name: image.originalName,
    clean_name: image.cleanName,
    marked_name: image.markedName,
    width: image.width,
  });
  return Promise.all(keys.map((key) => app.deps.storage.has(key)));
};

const purge = async () => {
  await purgeRemoved(app.deps.db, new Date(app.clock.now().getTime() - 5 * MINUTE));
  await discardFiles(app.deps);
};

const total = async (): Promise<number> => (await app.client().get('/api/images/recent')).body.totalCount as number;

async function isCounted(): Promise<boolean> {
  const rows = await app.deps.db('images').where({ is_private: false, deleted_at: null });
  return (await total()) === rows.length;
}

describe('removing an image', () => {
  it('MYJ-11: can be undone for five minutes only', async () => {
    const image = await added();
    const remove = () => owner.client.delete(`/api/images/${image.id}`);
    const restore = () => owner.client.post(`/api/images/${image.id}/restore`);
    await remove();
    app.clock.advance(5 * MINUTE - 1_000);
    await purge();
    expect((await restore()).status).toBe(200);
    await remove();
    app.clock.advance(5 * MINUTE);
    expect((await restore()).status).toBe(404);
  });

  it('SEC-59: deletes files, renditions and likes after five minutes, not before', async () => {
    const image = await added();
    await fan.client.post(`/api/likes/${image.id}`);
    await owner.client.delete(`/api/images/${image.id}`);
    await purge();
    expect(await files(image)).toEqual([true, true, true]);
    expect((await app.client().get(`/media/${image.markedName}-64.webp`)).status).toBe(404);
    app.clock.advance(5 * MINUTE);
    await purge();
    expect(await files(image)).toEqual([false, false, false]);
    expect(await app.deps.db('likes')).toEqual([]);
    expect(await app.deps.db('discarded_pictures')).toEqual([]);
  });

  it('is completed by a worker without another request', async () => {
    const image = await added();
    await owner.client.delete(`/api/images/${image.id}`);
    app.clock.advance(5 * MINUTE);
    const worker = await startWorker({ ...app.deps, generator: fakeGenerator() }, { graceMs: 0, purgeMs: 50 });
    try {
      await eventually('the files are gone', async () => (await files(image)).every((isThere) => !isThere));
    } finally {
      await worker.stop();
    }
    expect(await app.deps.db('images').where({ id: image.id })).toEqual([]);
  });

  it(
    'keeps the public count exact under concurrent removals, restores and privacy changes',
    { tags: ['database'] },
    async () => {
      const images = await Promise.all(Array.from({ length: 4 }, (_, i) => added({ isPrivate: i === 3 })));
      const steps = images.flatMap(({ id }) =>
        Array.from({ length: 8 }, () => [
          () => owner.client.delete(`/api/images/${id}`),
          () => owner.client.patch(`/api/images/${id}/privacy`, { is_private: Math.random() < 0.5 }),
          () => owner.client.post(`/api/images/${id}/restore`),
          () => fan.client.post(`/api/likes/${id}`),
        ]).flat(),
      );
      const answers = await Promise.all(steps.map((step) => step()));
      expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual([]);
      expect(await isCounted()).toBe(true);
    },
  );
});

describe('clearing a history', () => {
  it(
    'API-30, SEC-59: deletes rows, likes and files at once, removed images included, and nothing of other accounts',
    { tags: ['database'] },
    async () => {
      const [shown, hidden, removed] = [await added(), await added({ isPrivate: true }), await added()];
      const remaining = newImage(fan);
      await addImages(app, [remaining]);
      await fan.client.post(`/api/likes/${shown.id}`);
      await owner.client.post(`/api/likes/${remaining.id}`);
      await owner.client.delete(`/api/images/${removed.id}`);
      const answer = await owner.client.delete('/api/generate/history/delete');
      expect(answer.body).toEqual({ success: true, deleted: 2 });
      for (const image of [shown, hidden, removed]) expect(await files(image)).toEqual([false, false, false]);
      expect((await owner.client.post(`/api/images/${removed.id}/restore`)).status).toBe(404);
      expect(await files(remaining)).toEqual([true, true, true]);
      expect(await app.deps.db('likes').select('image_id')).toEqual([{ image_id: remaining.id }]);
      expect([await total(), await isCounted()]).toEqual([1, true]);
    },
  );

  it('returns 200 or 404 to concurrent likes, and counts correctly', { tags: ['database'] }, async () => {
    const images = await Promise.all(Array.from({ length: 10 }, () => added()));
    const likes = images.flatMap(({ id }) => [
      fan.client.post(`/api/likes/${id}`),
      fan.client.delete(`/api/likes/${id}`),
      fan.client.post(`/api/likes/${id}`),
    ]);
    const [cleared, ...answers] = await Promise.all([owner.client.delete('/api/generate/history/delete'), ...likes]);
    expect(cleared.status).toBe(200);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual([]);
    expect([await total(), (await app.deps.db('likes')).length]).toEqual([0, 0]);
  });

  it('is completed by a worker when the storage fails, and the user gets a success response', async () => {
    const broken = await startApp({
      change: (deps) => ({
        ...deps,
        storage: {
          ...deps.storage,
          remove: async () => {
            throw new Error('the storage is away');
          },
        },
      }),
    });
    const person = await broken.signUp();
    const image = newImage(person);
    await addImages(broken, [image]);
    expect((await person.client.delete('/api/generate/history/delete')).body).toEqual({ success: true, deleted: 1 });
    expect(await broken.deps.db('discarded_pictures')).toHaveLength(1);
    await broken.close();
  });
});

describe('reconciling files and images', () => {
  it('FLT-13: reports orphaned and missing files', async () => {
    const [whole, torn] = [await added(), await added()];
    const [lost] = keysOf({
      original_name: torn.originalName,
      clean_name: torn.cleanName,
      marked_name: torn.markedName,
      width: torn.width,
    });
    const stray = `media/${randomUUID()}-320.webp` as const;
    await app.deps.storage.put(stray, Buffer.from('x'));
    await app.deps.storage.remove(lost ? [lost] : []);
    const orphans: string[] = [];
    for await (const batch of orphanFiles(app.deps, new Date(Date.now() + 1_000))) orphans.push(...batch);
    expect(orphans).toEqual([stray]);
    expect(await missingFiles(app.deps)).toEqual([lost]);
    expect(await files(whole)).toEqual([true, true, true]);
    await app.deps.storage.remove([stray]);
    await app.deps.db('images').where({ id: torn.id }).delete();
  });
});
