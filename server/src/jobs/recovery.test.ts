// @module-tag database
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { designFromPrompt } from '@jewelry/design';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StorageArea } from '../ports/storage/storage';
import { connect } from '../database/pool';
import { openCommitProxy } from '../testing/commitProxy';
import { addImages, newImage } from '../testing/pictures';
import { startApp, type SignedUp, type TestApp } from '../testing/startApp';
import { admitJob } from '../features/generation/store';
import { claimJob, failJob, handBack, publish, recoverJobs, renewLease, saveProgress, type ClaimedJob } from './store';
import { prefixesOfHour, sweepFiles } from './sweepFiles';
import { fakeGenerator, type FakeGenerator } from './testing/fakeGenerator';
import { eventually } from './testing/startStudio';
import type { FaultPoint } from './testing/workerProcess';
import { startWorker, type GenerationWorker, type WorkerOptions } from './worker';

let app: TestApp;
let person: SignedUp;
const workers: GenerationWorker[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  app = await startApp();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await app.deps.db('generation_jobs').delete();
});
afterAll(() => app.close());

async function startHere(generator: FakeGenerator, options: Partial<WorkerOptions> = {}): Promise<GenerationWorker> {
  const worker = await startWorker({ ...app.deps, generator }, { graceMs: 0, sweepMs: 100, ...options });
  workers.push(worker);
  return worker;
}

/** A worker in a process of its own, standing still at a point of its job. */
async function startElsewhere(
  fault: FaultPoint,
  leaseMs: number,
): Promise<{ child: ChildProcess; reached: () => boolean; isStopped: () => boolean }> {
  const { config, pool } = app.deps;
  const script = join(import.meta.dirname, 'testing/workerProcess.ts');
  const args = [
    '--import',
    'tsx',
    script,
    pool.options.connectionString ?? '',
    join(config.dataDir, 'files'),
    fault,
    String(leaseMs),
  ];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text));
  await eventually('the worker process is ready', () => said.includes('ready'));
  return { child, reached: () => said.includes(fault), isStopped: () => said.includes('stopped') };
}

async function newJob(): Promise<string> {
  person = await app.signUp();
  const admission = await admitJob(app.deps.db, {
    user: person.id,
    limit: 5,
    request: { prompt: 'a ring' },
    isPrivate: false,
    key: null,
    hash: Buffer.alloc(32),
  });
  if (admission.outcome !== 'accepted') throw new Error(admission.outcome);
  return admission.job;
}

const stateOf = async (job: string) => {
  const { status } = await app.deps.db('generation_jobs').where({ id: job }).first('status');
  const images = await app.deps.db('images').where({ user_id: person.id });
  const { count } = (await app.client().get('/api/images/recent')).body.images.reduce(
    (sum: { count: number }, image: { prompt: string }) => ({ count: sum.count + (image.prompt === 'a ring' ? 1 : 0) }),
    { count: 0 },
  );
  return {
    status,
    images: images.length,
    listed: count,
    used: (await person.client.get('/api/usage')).body.count as number,
  };
};

async function filesOf(area: StorageArea): Promise<number> {
  let count = 0;
  for await (const _ of app.deps.storage.list(area)) count += 1;
  return count;
}

const expire = (job: string) =>
  app.deps
    .db('generation_jobs')
    .where({ id: job })
    .update({ lease_until: new Date(0) });

async function claim(job: string): Promise<ClaimedJob> {
  const claimed = await claimJob(app.deps.db, job, 60_000);
  if (!claimed) throw new Error('The job could not be claimed');
  return claimed;
}

const picture = (job: ClaimedJob) => ({
  id: crypto.randomUUID(),
  userId: job.user_id,
  prompt: 'a ring',
  isPrivate: false,
  width: 64,
  height: 64,
  thumbhash: 'x',
  alt: 'A ring.',
  originalName: crypto.randomUUID(),
  cleanName: crypto.randomUUID(),
  markedName: crypto.randomUUID(),
  metadata: {
    seed: 1,
    provider: 'fake',
    model: null,
    presets: [],
    type: 'ring' as const,
    has_drawing: false,
    width: 64,
    height: 64,
    design: null,
    understood: [],
    not_understood: [],
  },
});

describe('a worker process that is killed', () => {
  it.each(['making', 'made', 'stored'] as const)(
    'R1: loses nothing when it dies at "%s": another one finishes the job',
    async (fault) => {
      await app.deps.db('images').delete();
      await app.deps.db('counters').update({ n: 0 });
      const { child, reached } = await startElsewhere(fault, 1_000);
      const job = await newJob();
      await eventually(`the process is at ${fault}`, reached);
      child.kill('SIGKILL');
      expect(await stateOf(job)).toEqual({ status: 'running', images: 0, listed: 0, used: 1 });
      await startHere(fakeGenerator());
      await eventually('the job is done', async () => (await stateOf(job)).status === 'done');
      expect(await stateOf(job)).toEqual({ status: 'done', images: 1, listed: 1, used: 1 });
      await sweepFiles(app.deps, new Date(Date.now() + 60_000));
      expect([await filesOf('originals'), await filesOf('media')]).toEqual([1, 2]);
    },
  );

  it('API-39: a change whose worker is killed makes one version, and uses one image of the quota', async () => {
    const { db } = app.deps;
    person = await app.signUp();
    const { spec } = designFromPrompt({ prompt: 'a ring', seed: 1 });
    const first = newImage(person, { prompt: 'a ring' });
    await addImages(app, [{ ...first, metadata: { ...first.metadata, design: { ...spec } } }]);
    const { child, reached } = await startElsewhere('stored', 1_000);
    const answer = person.client.post(`/api/pieces/${first.id}/changes`, { from: first.id, words: 'in silver' });
    await eventually('the process is at the end of the change', reached);
    child.kill('SIGKILL');
    await startHere(fakeGenerator());
    const { status, body } = await answer;
    expect(status).toBe(200);
    expect(
      await db('images').where({ piece_id: first.id }).orderBy('created_at').select('id', 'parent_id', 'is_current'),
    ).toEqual([
      { id: first.id, parent_id: null, is_current: false },
      { id: body.id, parent_id: first.id, is_current: true },
    ]);
    expect((await person.client.get('/api/usage')).body.count).toBe(1);
    await sweepFiles(app.deps, new Date(Date.now() + 60_000));
  });

  it('R1: fails and gives the slot back when its job kills a second worker too', async () => {
    const job = await newJob();
    await claim(job);
    await expire(job);
    expect(await recoverJobs(app.deps.db, 1, 60_000)).toEqual({ retried: 1, failed: 0 });
    await claim(job);
    await expire(job);
    expect(await recoverJobs(app.deps.db, 1, 60_000)).toEqual({ retried: 0, failed: 1 });
    expect(await recoverJobs(app.deps.db, 1, 60_000)).toEqual({ retried: 0, failed: 0 });
    expect(await stateOf(job)).toMatchObject({ status: 'failed', images: 0, used: 0 });
    const answer = await person.client.get(`/api/generate/jobs/${job}`);
    expect(answer.body).toMatchObject({ status: 'failed', code: 'generation_failed', image: null });
  });

  it('R1: finds a job again that a worker took from the queue and died before claiming', async () => {
    const job = await newJob();
    await app.deps.db.raw(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead', attempts = 1 where key = ?`,
      [job],
    );
    await app.deps
      .db('generation_jobs')
      .where({ id: job })
      .update({ queued_at: new Date(0) });
    await startHere(fakeGenerator());
    await eventually('the job is done', async () => (await stateOf(job)).status === 'done');
    expect(await stateOf(job)).toMatchObject({ images: 1, used: 1 });
  });

  it('R1: takes the job up at once, not after its lease, when it is the only worker there can be', async () => {
    const job = await newJob();
    await claim(job);
    await startHere(fakeGenerator(), { isAlone: true });
    await eventually('the job is done', async () => (await stateOf(job)).status === 'done');
    expect(await stateOf(job)).toMatchObject({ images: 1, used: 1 });
  });

  it('R2: a worker that sleeps past its lease and wakes up again publishes nothing: exactly one picture', async () => {
    const { child, reached } = await startElsewhere('gated', 1_000);
    const job = await newJob();
    await eventually('the first worker is at it', reached);
    child.kill('SIGSTOP');
    child.stdin?.write('go on\n');
    await startHere(fakeGenerator());
    await eventually('the second worker is done', async () => (await stateOf(job)).status === 'done');
    child.stdin?.end();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGCONT');
    expect(await ended).toBe(0);
    expect(await stateOf(job)).toMatchObject({ status: 'done', images: 1, used: 1 });
  });
});

describe('the fence', () => {
  it('R2: a stale attempt may neither publish, nor fail, nor hold, nor show anything', async () => {
    const { db } = app.deps;
    const job = await newJob();
    const stale = await claim(job);
    await expire(job);
    await recoverJobs(db, 1, 60_000);
    const fresh = await claim(job);
    expect(fresh.attempt).toBeGreaterThan(stale.attempt);
    expect(await publish(db, stale, picture(stale))).toBe(false);
    expect(await failJob(db, stale, { code: 'generation_failed', message: 'no' })).toBe(false);
    expect(await renewLease(db, stale, 60_000)).toBe(false);
    await saveProgress(db, stale, { stage: 'polishing', fraction: 0.9, preview: 'data:image/webp;base64,AA==' });
    await handBack(db, stale);
    expect((await person.client.get(`/api/generate/jobs/${job}`)).body).toMatchObject({
      status: 'running',
      stage: null,
      fraction: 0,
      preview: null,
    });
    expect(await stateOf(job)).toMatchObject({ images: 0, used: 1 });
    expect(await publish(db, fresh, picture(fresh))).toBe(true);
    expect(await publish(db, fresh, picture(fresh))).toBe(false);
    expect(await stateOf(job)).toMatchObject({ status: 'done', images: 1, used: 1 });
  });

  it('publishes nothing of a job that was just cancelled', async () => {
    const job = await newJob();
    const claimed = await claim(job);
    await person.client.delete(`/api/generate/jobs/${job}`);
    expect(await publish(app.deps.db, claimed, picture(claimed))).toBe(false);
    expect(await stateOf(job)).toMatchObject({ status: 'cancelled', images: 0, used: 0 });
  });
});

it('R1: keeps the files of an image whose COMMIT succeeded while its response was lost', async () => {
  const proxy = await openCommitProxy(app.deps.pool.options.connectionString ?? '', /insert into "images"/);
  const connections = connect(proxy.url, () => {});
  const worker = await startWorker({ ...app.deps, db: connections.db, generator: fakeGenerator() }, { graceMs: 0 });
  try {
    person = await app.signUp();
    const answer = await person.client.post('/api/generate', { prompt: 'a ring' });
    expect([answer.status, proxy.lost()]).toEqual([200, 1]);
    await worker.stop();
    expect((await person.client.fetch(answer.body.image_url)).status).toBe(200);
    expect((await person.client.get('/api/usage')).body.count).toBe(1);
    expect(await sweepFiles(app.deps, new Date(Date.now() + 60_000))).toBe(0);
  } finally {
    await worker.stop();
    await connections.close();
    await proxy.close();
  }
});

it('R1: recovers jobs while a sweep of the files is stuck, and sweeps in one worker at a time', async () => {
  let sweeps = 0;
  let letGo = (): void => undefined;
  const gate = new Promise<void>((done) => {
    letGo = done;
  });
  const { storage } = app.deps;
  const stuck: typeof storage = {
    ...storage,
    list: async function* () {
      sweeps += 1;
      await gate;
      yield* [];
    },
  };
  const options = { graceMs: 0, sweepMs: 50 };
  workers.push(await startWorker({ ...app.deps, storage: stuck, generator: fakeGenerator() }, options));
  await eventually('the sweep is stuck', () => sweeps === 1);
  const job = await newJob();
  await app.deps
    .db('generation_jobs')
    .where({ id: job })
    .update({ status: 'running', lease_until: new Date(0), attempt: 9 });
  await eventually('the job is done', async () => (await stateOf(job)).status === 'done');
  const second = await startWorker({ ...app.deps, storage: stuck, generator: fakeGenerator() }, options);
  // Its first sweep skips the turn, so that it stops while the other one is still stuck.
  await second.stop();
  expect(sweeps).toBe(1);
  letGo();
});

it('R13: sweeps every file name once within the hours of a day', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => prefixesOfHour(new Date(Date.UTC(2031, 0, 1, hour))));
  const all = hours.flat();
  expect([all.length, new Set(all).size]).toEqual([256, 256]);
  expect(Math.max(...hours.map(({ length }) => length))).toBe(11);
});

it('stops the work in another process when its job is cancelled', async () => {
  const { reached, isStopped } = await startElsewhere('gated', 60_000);
  const job = await newJob();
  await eventually('the process is at it', reached);
  await person.client.delete(`/api/generate/jobs/${job}`);
  await eventually('the maker was told to stop', isStopped);
  expect(await stateOf(job)).toMatchObject({ status: 'cancelled', images: 0, used: 0 });
});

describe('a worker that stops in order', () => {
  it('R14: hands its job back, and another one finishes it', async () => {
    const first = fakeGenerator();
    first.hold();
    const worker = await startHere(first);
    const job = await newJob();
    await eventually('the job runs', () => first.held() === 1);
    await worker.stop();
    expect(await stateOf(job)).toMatchObject({ status: 'queued', used: 1 });
    await startHere(fakeGenerator());
    await eventually('the job is done', async () => (await stateOf(job)).status === 'done');
    expect(await stateOf(job)).toMatchObject({ images: 1, used: 1 });
  });

  it('R14: lets a job finish that is nearly done', async () => {
    const generator = fakeGenerator();
    generator.hold();
    const worker = await startHere(generator, { graceMs: 20_000 });
    const job = await newJob();
    await eventually('the job runs', () => generator.held() === 1);
    const stopped = worker.stop();
    generator.release();
    await stopped;
    expect(await stateOf(job)).toMatchObject({ status: 'done', images: 1, used: 1 });
  });
});

it('gives the slot back when a generation takes too long', async () => {
  const generator = fakeGenerator();
  generator.hold();
  await startHere(generator, { deadlineMs: 100 });
  person = await app.signUp();
  const answer = await person.client.post('/api/generate', { prompt: 'a ring' });
  expect([answer.status, answer.body.code]).toEqual([503, 'generation_timeout']);
  expect(generator.signals[0]?.aborted).toBe(true);
  expect((await person.client.get('/api/usage')).body.count).toBe(0);
});

it('R6: gives the slot back and leaves no file when the disk is full', async () => {
  await app.deps.db('images').delete();
  await sweepFiles(app.deps, new Date(Date.now() + 60_000));
  const { storage } = app.deps;
  let puts = 0;
  const full: typeof storage = {
    ...storage,
    put: async (key, bytes) => {
      if (++puts === 3) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      await storage.put(key, bytes);
    },
  };
  workers.push(await startWorker({ ...app.deps, storage: full, generator: fakeGenerator() }, { graceMs: 0 }));
  person = await app.signUp();
  const answer = await person.client.post('/api/generate', { prompt: 'a ring' });
  expect([answer.status, answer.body.code]).toEqual([500, 'generation_failed']);
  expect((await person.client.get('/api/usage')).body.count).toBe(0);
  expect([await filesOf('originals'), await filesOf('media')]).toEqual([0, 0]);
});

it('R13: sweeps files that no image points to once they are old, and no others', async () => {
  await startHere(fakeGenerator());
  await app.deps.db('images').delete();
  person = await app.signUp();
  await person.client.post('/api/generate', { prompt: 'a ring' });
  const orphan = crypto.randomUUID();
  await app.deps.storage.put(`media/${orphan}-320.webp`, Buffer.from('orphan'));
  expect(await sweepFiles(app.deps, new Date(Date.now() - 60_000))).toBe(0);
  expect(await sweepFiles(app.deps, new Date(Date.now() + 60_000), [orphan.startsWith('00') ? '01' : '00'])).toBe(0);
  expect(await sweepFiles(app.deps, new Date(Date.now() + 60_000), [orphan.slice(0, 2)])).toBe(1);
  const image = (await person.client.get('/api/images/recent?history=true')).body.images[0];
  expect((await person.client.fetch(image.image_url)).status).toBe(200);
});
