// @module-tag database
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fakeGenerator } from './testing/fakeGenerator';
import { eventually } from './testing/startStudio';
import { startWorkerSuite, type WorkerSuite } from './testing/workerSuite';

let suite: WorkerSuite;
beforeAll(async () => {
  suite = await startWorkerSuite();
});
afterEach(() => suite.reset());
afterAll(() => suite.app.close());

it('stops the work in another process when its job is cancelled', async () => {
  const { reached, isStopped } = await suite.startProcess('gated');
  const job = await suite.addJob();
  await eventually('the process has begun', reached);
  await suite.person.client.delete(`/api/generate/jobs/${job}`);
  await eventually('the generator is aborted', isStopped);
  expect(await suite.stateOf(job)).toMatchObject({ status: 'cancelled', images: 0, used: 0 });
});

describe('a worker that is stopped', () => {
  it('FLT-14: returns its job to the queue, and another worker finishes it', async () => {
    const first = fakeGenerator();
    first.hold();
    const worker = await suite.startWorker(first);
    const job = await suite.addJob();
    await eventually('the job runs', () => first.held() === 1);
    await worker.stop();
    expect(await suite.stateOf(job)).toMatchObject({ status: 'queued', used: 1 });
    await suite.startWorker(fakeGenerator());
    await eventually('the job is done', async () => (await suite.stateOf(job)).status === 'done');
    expect(await suite.stateOf(job)).toMatchObject({ images: 1, used: 1 });
  });

  it('FLT-14: finishes a job that is nearly done', async () => {
    const generator = fakeGenerator();
    generator.hold();
    const worker = await suite.startWorker(generator, { graceMs: 20_000 });
    const job = await suite.addJob();
    await eventually('the job runs', () => generator.held() === 1);
    const stopped = worker.stop();
    generator.release();
    await stopped;
    expect(await suite.stateOf(job)).toMatchObject({ status: 'done', images: 1, used: 1 });
  });
});

it('returns the quota slot when a generation takes too long', async () => {
  const generator = fakeGenerator();
  generator.hold();
  await suite.startWorker(generator, { deadlineMs: 100 });
  suite.person = await suite.app.signUp();
  const answer = await suite.person.client.post('/api/generate', { prompt: 'a ring' });
  expect([answer.status, answer.body.code]).toEqual([503, 'generation_timeout']);
  expect(generator.signals[0]?.aborted).toBe(true);
  expect((await suite.person.client.get('/api/usage')).body.count).toBe(0);
});
