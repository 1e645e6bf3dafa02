import { GenerateEvent, Image } from '@jewelry/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { generateStream, readEvents } from '../../jobs/testing/events';
import type { FakeGenerator } from '../../jobs/testing/fakeGenerator';
import { eventually, finishJobs, startStudio, usedToday, type Studio } from '../../jobs/testing/startStudio';
import { saveProgress } from '../../jobs/store';
import { admitJob } from './store';
import { watchJob } from './watch';

let studio: Studio<FakeGenerator>;
beforeAll(async () => {
  studio = await startStudio();
});
afterEach(() => finishJobs(studio));
afterAll(() => studio.close());

const prompt = { prompt: 'a rose gold ring with a ruby' };

describe('a generation', () => {
  it('DAT-08, DAT-10: returns the image as the contract declares it, and lists it in the history', async () => {
    const { client, id } = await studio.signUp();
    const answer = await client.post('/api/generate', { ...prompt, userId: id, presets: ['rose-gold'], seed: 7 });
    expect(answer.status).toBe(200);
    const image = Image.parse(answer.body);
    expect(image).toMatchObject({
      prompt: prompt.prompt,
      user_id: id,
      is_private: false,
      is_liked: false,
      like_count: 0,
      watermarked: false,
    });
    expect(image.metadata).toMatchObject({
      seed: 7,
      provider: 'fake',
      presets: ['rose-gold'],
      type: 'ring',
      has_drawing: false,
    });
    const history = await client.get('/api/images/recent?history=true');
    expect(history.body).toMatchObject({ totalCount: 1, totalPages: 1, hasMore: false });
    expect(history.body.images[0]).toEqual(answer.body);
    expect(await usedToday(client)).toBe(1);
  });

  it('uses a new seed each time, so that the same prompt shows another piece', async () => {
    const { client } = await studio.signUp();
    const seeds = [];
    for (let ask = 0; ask < 3; ask++) seeds.push((await client.post('/api/generate', prompt)).body.metadata.seed);
    expect(new Set(seeds).size).toBe(3);
  });

  it('streams queue position, progress, a preview and the image as events', async () => {
    const { client } = await studio.signUp();
    studio.generator.hold();
    const response = await generateStream(client, prompt);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events = await readEvents(response, (event) => {
      if (event.event === 'preview') studio.generator.release();
      return false;
    });
    for (const event of events) GenerateEvent.parse(event);
    expect(events[0]?.event).toBe('queued');
    expect(events.map((event) => event.event)).toEqual(expect.arrayContaining(['progress', 'preview']));
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { image: { prompt: prompt.prompt } } });
  });

  it('is listed with its latest preview while it runs, and no longer once it is done', async () => {
    const { client } = await studio.signUp();
    studio.generator.hold();
    const answer = client.post('/api/generate', prompt);
    await eventually('the job has a preview', async () =>
      (await client.get('/api/generate/jobs')).body.jobs[0]?.preview?.startsWith('data:image/webp'),
    );
    const [job] = (await client.get('/api/generate/jobs')).body.jobs;
    expect(job).toMatchObject({
      status: 'running',
      stage: 'sketching',
      prompt: prompt.prompt,
      image: null,
      error: null,
    });
    studio.generator.release();
    const image = (await answer).body;
    expect((await client.get('/api/generate/jobs')).body.jobs).toEqual([]);
    const done = (await client.get(`/api/generate/jobs/${job.job_id}`)).body;
    expect(done).toMatchObject({ status: 'done', fraction: 1, image: { id: image.id }, preview: null });
  });
});

it('reads a drawing from the database once, for the worker, regardless of progress updates', async () => {
  const { client, id } = await studio.signUp();
  const { db } = studio.deps;
  const marker = 'QQ'.repeat(5_000);
  const admission = await admitJob(db, {
    user: id,
    limit: 5,
    request: { prompt: 'a ring', drawing: { paths: null, png: marker, influence: 80 } },
    isPrivate: false,
    key: null,
    hash: Buffer.alloc(32),
  });
  if (admission.outcome !== 'accepted') throw new Error(admission.outcome);
  await eventually(
    'the job is over',
    async () => (await client.get(`/api/generate/jobs/${admission.job}`)).body.status === 'failed',
  );
  let reads = 0;
  const count = (response: unknown): void => {
    if (JSON.stringify((response as { rows?: unknown }).rows ?? response)?.includes(marker)) reads += 1;
  };
  await db('generation_jobs')
    .where({ id: admission.job })
    .update({
      status: 'running',
      finished_at: null,
      lease_until: new Date(Date.now() + 60_000),
      request: JSON.stringify({ prompt: 'a ring', drawing: { paths: null, png: marker, influence: 80 } }),
    });
  db.on('query-response', count);
  try {
    const gone = new AbortController();
    const states = watchJob(studio.deps, admission.job, id, gone.signal);
    for (let step = 1; step <= 5; step += 1) {
      await saveProgress(
        db,
        { id: admission.job, user_id: id, request: { prompt: 'a ring' }, is_private: false, attempt: 1 },
        { stage: 'casting', fraction: step / 10, preview: null },
      );
      expect((await states.next()).value).toMatchObject({ stage: 'casting', fraction: expect.closeTo(step / 10) });
    }
    gone.abort();
    await client.get('/api/generate/jobs');
    await client.delete(`/api/generate/jobs/${admission.job}`);
  } finally {
    db.removeListener('query-response', count);
  }
  expect(reads).toBe(0);
  const row = await db('generation_jobs').where({ id: admission.job }).first('request');
  expect(row.request).toEqual({ prompt: 'a ring' });
});

describe('a client that disconnects', () => {
  it('FLT-08: does not stop its generation: the image is stored and counted once', async () => {
    const { client } = await studio.signUp();
    studio.generator.hold();
    const leaving = new AbortController();
    const response = await generateStream(client, prompt, { signal: leaving.signal });
    await readEvents(response, (event) => event.event === 'preview');
    leaving.abort();
    studio.generator.release();
    await eventually(
      'the picture is in the history',
      async () => (await client.get('/api/images/recent?history=true')).body.totalCount === 1,
    );
    expect(await usedToday(client)).toBe(1);
  });
});
