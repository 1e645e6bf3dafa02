// @module-tag database
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { prefixesOfHour, sweepFiles } from './sweepFiles';
import { fakeGenerator } from './testing/fakeGenerator';
import { eventually } from './testing/startStudio';
import { startWorkerSuite, type WorkerSuite } from './testing/workerSuite';

let suite: WorkerSuite;
beforeAll(async () => {
  suite = await startWorkerSuite();
});
afterEach(() => suite.reset());
afterAll(() => suite.app.close());

it('FLT-13: sweeps every file name once within the hours of a day', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => prefixesOfHour(new Date(Date.UTC(2031, 0, 1, hour))));
  const all = hours.flat();
  expect([all.length, new Set(all).size]).toEqual([256, 256]);
  expect(Math.max(...hours.map(({ length }) => length))).toBe(11);
});

it('FLT-13: sweeps files that no image points to once they are old, and no others', async () => {
  await suite.startWorker(fakeGenerator());
  await suite.app.deps.db('images').delete();
  suite.person = await suite.app.signUp();
  await suite.person.client.post('/api/generate', { prompt: 'a ring' });
  const orphan = crypto.randomUUID();
  await suite.app.deps.storage.put(`media/${orphan}-320.webp`, Buffer.from('orphan'));
  expect(await sweepFiles(suite.app.deps, new Date(Date.now() - 60_000))).toBe(0);
  expect(await sweepFiles(suite.app.deps, new Date(Date.now() + 60_000), [orphan.startsWith('00') ? '01' : '00'])).toBe(
    0,
  );
  expect(await sweepFiles(suite.app.deps, new Date(Date.now() + 60_000), [orphan.slice(0, 2)])).toBe(1);
  const image = (await suite.person.client.get('/api/images/recent?history=true')).body.images[0];
  expect((await suite.person.client.fetch(image.image_url)).status).toBe(200);
});

it('FLT-01: recovers jobs while a sweep of the files is stuck, and sweeps in one worker at a time', async () => {
  let sweeps = 0;
  let release = (): void => undefined;
  const gate = new Promise<void>((done) => {
    release = done;
  });
  const { storage } = suite.app.deps;
  const stuck: typeof storage = {
    ...storage,
    list: async function* () {
      sweeps += 1;
      await gate;
      yield* [];
    },
  };
  await suite.startWorker(fakeGenerator(), { sweepMs: 50 }, { storage: stuck });
  await eventually('the sweep is stuck', () => sweeps === 1);
  const job = await suite.addJob();
  await suite.app.deps
    .db('generation_jobs')
    .where({ id: job })
    .update({ status: 'running', lease_until: new Date(0), attempt: 9 });
  await eventually('the job is done', async () => (await suite.stateOf(job)).status === 'done');
  const second = await suite.startWorker(fakeGenerator(), { sweepMs: 50 }, { storage: stuck });
  // Its first sweep is skipped, so it stops while the other one is still stuck.
  await second.stop();
  expect(sweeps).toBe(1);
  release();
});

it('FLT-06: returns the quota slot and leaves no file when the disk is full', async () => {
  await suite.app.deps.db('images').delete();
  await sweepFiles(suite.app.deps, new Date(Date.now() + 60_000));
  const { storage } = suite.app.deps;
  let puts = 0;
  const full: typeof storage = {
    ...storage,
    put: async (key, bytes) => {
      if (++puts === 3) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      await storage.put(key, bytes);
    },
  };
  await suite.startWorker(fakeGenerator(), {}, { storage: full });
  suite.person = await suite.app.signUp();
  const answer = await suite.person.client.post('/api/generate', { prompt: 'a ring' });
  expect([answer.status, answer.body.code]).toEqual([500, 'generation_failed']);
  expect((await suite.person.client.get('/api/usage')).body.count).toBe(0);
  expect([await suite.countFiles('originals'), await suite.countFiles('media')]).toEqual([0, 0]);
});
