import { designFromPrompt } from '@jewelry/design';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../database/pool';
import { openCommitProxy } from '../testing/commitProxy';
import { addImages, newImage } from '../testing/pictures';
import {
  expireLeases,
  failJob,
  handBack,
  publish,
  recoverJobs,
  renewLease,
  saveProgress,
  type ClaimedJob,
} from './store';
import { sweepFiles } from './sweepFiles';
import { fakeGenerator } from './testing/fakeGenerator';
import { eventually } from './testing/startStudio';
import { startWorkerSuite, type WorkerSuite } from './testing/workerSuite';
import { startWorker } from './worker';

let suite: WorkerSuite;
beforeAll(async () => {
  suite = await startWorkerSuite();
});
afterEach(() => suite.reset());
afterAll(() => suite.app.close());

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

describe('a killed worker process', () => {
  it.each(['making', 'made', 'stored'] as const)(
    'FLT-01: loses nothing when killed at "%s": another worker finishes the job',
    async (fault) => {
      await suite.app.deps.db('images').delete();
      await suite.app.deps.db('counters').update({ n: 0 });
      const { child, reached } = await suite.startProcess(fault);
      const job = await suite.addJob();
      await eventually(`the process is at ${fault}`, reached);
      child.kill('SIGKILL');
      expect(await suite.stateOf(job)).toEqual({ status: 'running', images: 0, listed: 0, used: 1 });
      await expireLeases(suite.app.deps.db);
      await suite.startWorker(fakeGenerator());
      await eventually('the job is done', async () => (await suite.stateOf(job)).status === 'done');
      expect(await suite.stateOf(job)).toEqual({ status: 'done', images: 1, listed: 1, used: 1 });
      await sweepFiles(suite.app.deps, new Date(Date.now() + 60_000));
      expect([await suite.countFiles('originals'), await suite.countFiles('media')]).toEqual([1, 2]);
    },
  );

  it('API-39: makes one version of its change, and uses one image of the quota', async () => {
    const { db } = suite.app.deps;
    suite.person = await suite.app.signUp();
    const { spec } = designFromPrompt({ prompt: 'a ring', seed: 1 });
    const first = newImage(suite.person, { prompt: 'a ring' });
    await addImages(suite.app, [{ ...first, metadata: { ...first.metadata, design: { ...spec } } }]);
    const { child, reached } = await suite.startProcess('stored');
    const answer = suite.person.client.post(`/api/pieces/${first.id}/changes`, { from: first.id, words: 'in silver' });
    await eventually('the process is at the end of the change', reached);
    child.kill('SIGKILL');
    await expireLeases(db);
    await suite.startWorker(fakeGenerator());
    const { status, body } = await answer;
    expect(status).toBe(200);
    expect(
      await db('images').where({ piece_id: first.id }).orderBy('created_at').select('id', 'parent_id', 'is_current'),
    ).toEqual([
      { id: first.id, parent_id: null, is_current: false },
      { id: body.id, parent_id: first.id, is_current: true },
    ]);
    expect((await suite.person.client.get('/api/usage')).body.count).toBe(1);
    await sweepFiles(suite.app.deps, new Date(Date.now() + 60_000));
  });

  it('FLT-01: fails the job and returns the quota slot when a second worker is killed', async () => {
    const job = await suite.addJob();
    await suite.claim(job);
    await suite.expire(job);
    expect(await recoverJobs(suite.app.deps.db, 1, 60_000)).toEqual({ retried: 1, failed: 0 });
    await suite.claim(job);
    await suite.expire(job);
    expect(await recoverJobs(suite.app.deps.db, 1, 60_000)).toEqual({ retried: 0, failed: 1 });
    expect(await recoverJobs(suite.app.deps.db, 1, 60_000)).toEqual({ retried: 0, failed: 0 });
    expect(await suite.stateOf(job)).toMatchObject({ status: 'failed', images: 0, used: 0 });
    const answer = await suite.person.client.get(`/api/generate/jobs/${job}`);
    expect(answer.body).toMatchObject({ status: 'failed', code: 'generation_failed', image: null });
  });

  it('FLT-01: recovers a job whose worker was killed between dequeuing and claiming it', async () => {
    const job = await suite.addJob();
    await suite.app.deps.db.raw(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead', attempts = 1 where key = ?`,
      [job],
    );
    await suite.app.deps
      .db('generation_jobs')
      .where({ id: job })
      .update({ queued_at: new Date(0) });
    await suite.startWorker(fakeGenerator());
    await eventually('the job is done', async () => (await suite.stateOf(job)).status === 'done');
    expect(await suite.stateOf(job)).toMatchObject({ images: 1, used: 1 });
  });

  it('FLT-01: resumes the job before its lease expires when no other worker can exist', async () => {
    const job = await suite.addJob();
    await suite.claim(job);
    await suite.startWorker(fakeGenerator(), { isAlone: true });
    await eventually('the job is done', async () => (await suite.stateOf(job)).status === 'done');
    expect(await suite.stateOf(job)).toMatchObject({ images: 1, used: 1 });
  });

  it('FLT-02: publishes one picture when a worker continues after its lease expired', async () => {
    const { child, reached } = await suite.startProcess('gated');
    const job = await suite.addJob();
    await eventually('the first worker has begun', reached);
    child.kill('SIGSTOP');
    child.stdin?.write('go on\n');
    await expireLeases(suite.app.deps.db);
    await suite.startWorker(fakeGenerator());
    await eventually('the second worker is done', async () => (await suite.stateOf(job)).status === 'done');
    child.stdin?.end();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGCONT');
    expect(await ended).toBe(0);
    expect(await suite.stateOf(job)).toMatchObject({ status: 'done', images: 1, used: 1 });
  });
});

describe('a stale attempt', { tags: ['database'] }, () => {
  // The images published here have no files.
  afterEach(() => suite.app.deps.db('images').where({ user_id: suite.person.id }).delete());

  it('FLT-02: cannot publish, fail the job, renew its lease or report progress', async () => {
    const { db } = suite.app.deps;
    const job = await suite.addJob();
    const stale = await suite.claim(job);
    await suite.expire(job);
    await recoverJobs(db, 1, 60_000);
    const fresh = await suite.claim(job);
    expect(fresh.attempt).toBeGreaterThan(stale.attempt);
    expect(await publish(db, stale, picture(stale))).toBe(false);
    expect(await failJob(db, stale, { code: 'generation_failed', message: 'no' })).toBe(false);
    expect(await renewLease(db, stale, 60_000)).toBe(false);
    await saveProgress(db, stale, { stage: 'polishing', fraction: 0.9, preview: 'data:image/webp;base64,AA==' });
    await handBack(db, stale);
    expect((await suite.person.client.get(`/api/generate/jobs/${job}`)).body).toMatchObject({
      status: 'running',
      stage: null,
      fraction: 0,
      preview: null,
    });
    expect(await suite.stateOf(job)).toMatchObject({ images: 0, used: 1 });
    expect(await publish(db, fresh, picture(fresh))).toBe(true);
    expect(await publish(db, fresh, picture(fresh))).toBe(false);
    expect(await suite.stateOf(job)).toMatchObject({ status: 'done', images: 1, used: 1 });
  });

  it('publishes no image of a job that was just cancelled', async () => {
    const job = await suite.addJob();
    const claimed = await suite.claim(job);
    await suite.person.client.delete(`/api/generate/jobs/${job}`);
    expect(await publish(suite.app.deps.db, claimed, picture(claimed))).toBe(false);
    expect(await suite.stateOf(job)).toMatchObject({ status: 'cancelled', images: 0, used: 0 });
  });
});

it('FLT-01: keeps the files of an image whose COMMIT succeeded while its response was lost', async () => {
  const proxy = await openCommitProxy(suite.app.deps.pool.options.connectionString ?? '', /insert into "images"/);
  const connections = connect(proxy.url, () => {});
  const worker = await startWorker(
    { ...suite.app.deps, db: connections.db, generator: fakeGenerator() },
    { graceMs: 0 },
  );
  try {
    suite.person = await suite.app.signUp();
    const answer = await suite.person.client.post('/api/generate', { prompt: 'a ring' });
    expect(answer.status).toBe(200);
    // The notification of a COMMIT can arrive before its response.
    await eventually('the response is lost', () => proxy.lost() === 1);
    await worker.stop();
    expect((await suite.person.client.fetch(answer.body.image_url)).status).toBe(200);
    expect((await suite.person.client.get('/api/usage')).body.count).toBe(1);
    expect(await sweepFiles(suite.app.deps, new Date(Date.now() + 60_000))).toBe(0);
  } finally {
    await worker.stop();
    await connections.close();
    await proxy.close();
  }
});
