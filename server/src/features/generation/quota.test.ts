// @module-tag database
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { generateStream, readEvents } from '../../jobs/testing/events';
import type { FakeGenerator } from '../../jobs/testing/fakeGenerator';
import { unavailable } from '../../http/errors';
import { openGate } from '../../http/gate';
import { eventually, finishJobs, startStudio, usedToday, type Studio } from '../../jobs/testing/startStudio';
import type { Answer } from '../../testing/client';
import { GenerationError } from '../../ports/generators/generator';
import { admitJob, dayUse } from './store';

let studio: Studio<FakeGenerator>;
beforeAll(async () => {
  studio = await startStudio();
});
afterEach(() => finishJobs(studio));
afterAll(() => studio.close());

const prompt = { prompt: 'a rose gold ring with a ruby' };

describe('the daily limit', () => {
  it('CON-03, SEC-13: accepts exactly 5 of 60 concurrent calls of a free account', async () => {
    const { client } = await studio.signUp();
    const answers = await Promise.all(Array.from({ length: 60 }, () => client.post('/api/generate', prompt)));
    const made = answers.filter((answer) => answer.status === 200);
    const refused = answers.filter((answer) => answer.status === 429);
    expect([made.length, refused.length]).toEqual([5, 55]);
    const message = "You've reached your daily limit of 5 generations. Upgrade your plan for more!";
    for (const answer of refused) {
      expect(answer.body).toMatchObject({
        error: message,
        message,
        code: 'limit_reached',
        limit: 5,
        plan: 'free',
        count: 5,
      });
      expect(new Date(answer.body.resets_at as string).toISOString()).toMatch(/T00:00:00.000Z$/);
    }
    expect((await client.get('/api/images/recent?history=true')).body.totalCount).toBe(5);
    expect(await usedToday(client)).toBe(5);
  });

  it('allows at most 20 open jobs of an account, and takes no slot for refused ones', async () => {
    const { client } = await studio.signUp({ plan: 'business' });
    studio.generator.hold();
    let settled = 0;
    const calls = Array.from({ length: 30 }, async () => {
      const answer = await client.post('/api/generate', prompt);
      settled += 1;
      return answer;
    });
    await eventually('ten calls are refused', () => settled === 10);
    studio.generator.release();
    const answers = await Promise.all(calls);
    const busy = answers.filter(({ status }) => status === 429);
    expect([answers.filter(({ status }) => status === 200).length, busy.length]).toEqual([20, 10]);
    for (const answer of busy) {
      expect(answer.body).toMatchObject({
        code: 'rate_limited',
        error: 'You already have 20 images in progress. Please wait until some are finished.',
      });
      expect(answer.headers.get('retry-after')).toBe('10');
    }
    expect(await usedToday(client)).toBe(20);
  });

  /** Replaces the admission gate by one of width 1, which is occupied until `open` is called. */
  async function withNarrowGate<T>(maxDelayMs: number, use: (open: () => Promise<void>) => Promise<T>): Promise<T> {
    const { admissions } = studio.deps;
    const gate = openGate({ width: 1, maxWaiting: 2, maxDelayMs, refuse: () => unavailable(new Error('full')) });
    let end = () => {};
    const held = gate.pass(() => new Promise<void>((done) => (end = done)));
    Object.assign(studio.deps, { admissions: gate });
    try {
      return await use(() => (end(), held));
    } finally {
      end();
      Object.assign(studio.deps, { admissions });
    }
  }

  function expectUnavailable(answers: readonly Answer[]): void {
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(answer.headers.get('retry-after')).toBe('5');
    }
  }

  it('API-16: refuses at once with Retry-After, and without taking a slot, when too many submissions wait', async () => {
    const { client } = await studio.signUp({ plan: 'business' });
    const answers = await withNarrowGate(60_000, async (open) => {
      let settled = 0;
      const calls = Array.from({ length: 5 }, () => client.post('/api/generate', prompt).finally(() => (settled += 1)));
      await eventually('three calls are refused', () => settled === 3);
      await open();
      return Promise.all(calls);
    });
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 503, 503, 503]);
    expectUnavailable(answers.filter(({ status }) => status !== 200));
    expect(await usedToday(client)).toBe(2);
  });

  it('API-16: refuses a burst at once, without a query, while the queue is delayed, and serves other calls', async () => {
    const { client } = await studio.signUp({ plan: 'business' });
    const queries = vi.fn();
    const { db } = studio.deps;
    await withNarrowGate(0, async (open) => {
      const first = client.post('/api/generate', prompt);
      await new Promise((resolve) => setTimeout(resolve, 200));
      db.on('query', queries);
      const burst = await Promise.all(Array.from({ length: 12 }, () => client.post('/api/generate', prompt)));
      db.removeListener('query', queries);
      expectUnavailable(burst);
      expect((await client.get('/api/images/recent')).status).toBe(200);
      await open();
      expect((await first).status).toBe(200);
    });
    expect(queries.mock.calls.filter(([{ sql }]) => /sessions|quota|generation_jobs/.test(sql as string))).toEqual([]);
    expect(await usedToday(client)).toBe(1);
  });

  it('PRD-10, FLT-09: applies to a date in UTC', async () => {
    const { id } = await studio.signUp();
    const job = { user: id, limit: 5, request: prompt, isPrivate: false, key: null, hash: Buffer.alloc(32) };
    const evening = new Date('2031-03-30T23:59:59Z');
    const morning = new Date('2031-03-31T00:00:01Z');
    const { db } = studio.deps;
    const outcomes = [];
    for (let i = 0; i < 6; i++) outcomes.push(await admitJob(db, job, evening));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([...Array(5).fill('accepted'), 'limit']);
    expect(outcomes[5]).toMatchObject({ count: 5, resetsAt: new Date('2031-03-31T00:00:00Z') });
    expect((await admitJob(db, job, morning)).outcome).toBe('accepted');
    expect(await dayUse(db, id, evening)).toMatchObject({ count: 5 });
    expect(await dayUse(db, id, morning)).toMatchObject({ count: 1 });
  });

  it('refuses all accounts when the limit is 0', async () => {
    const { id } = await studio.signUp();
    const job = { user: id, limit: 0, request: prompt, isPrivate: false, key: null, hash: Buffer.alloc(32) };
    expect((await admitJob(studio.deps.db, job)).outcome).toBe('limit');
  });
});

describe('a returned quota slot', () => {
  it('PRD-10: is free again when a generation fails, with the reason', async () => {
    const { client } = await studio.signUp();
    studio.generator.failNext(new Error('no'));
    const answer = await client.post('/api/generate', prompt);
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      error: 'Failed to generate image',
      message: 'Failed to generate image',
      code: 'generation_failed',
    });
    expect(await usedToday(client)).toBe(0);
    expect((await client.get('/api/images/recent?history=true')).body.totalCount).toBe(0);
  });

  it('FLT-05: is kept for one retry after a temporary outage of the generator, and returned after a refusal', async () => {
    const { client } = await studio.signUp();
    const { calls } = studio.generator;
    const before = calls.length;
    studio.generator.failNext(new GenerationError('rate_limited', 'slow down', { retryAfterMs: 1 }));
    expect((await client.post('/api/generate', prompt)).status).toBe(200);
    expect(calls.length - before).toBe(2);
    studio.generator.failNext(new GenerationError('moderated_input', 'no'));
    const refused = await client.post('/api/generate', prompt);
    expect([refused.status, refused.body.code]).toEqual([422, 'moderated']);
    expect(calls.length - before).toBe(3);
    studio.generator.failNext(
      ...Array.from({ length: 2 }, () => new GenerationError('unavailable', 'down', { retryAfterMs: 1 })),
    );
    const down = await client.post('/api/generate', prompt);
    expect([down.status, down.body.code, down.body.limit]).toEqual([503, 'provider_unavailable', undefined]);
    expect(await usedToday(client)).toBe(1);
  });

  it.each(['bad_request', 'quota_exhausted', 'account_blocked', 'model_gone', 'auth'] as const)(
    'PRO-07: comes with 503 and the Retry-After of the service when it fails with %s, never with 429',
    async (kind) => {
      const { client } = await studio.signUp();
      studio.generator.failNext(new GenerationError(kind, 'no', { retryAfterMs: 6_500 }));
      const down = await client.post('/api/generate', prompt);
      expect([down.status, down.body.code, down.headers.get('retry-after')]).toEqual([
        503,
        'provider_unavailable',
        '7',
      ]);
      expect(await usedToday(client)).toBe(0);
    },
  );

  it('PRD-10: is free again on cancellation, which stops the work', async () => {
    const { client } = await studio.signUp();
    studio.generator.hold();
    const response = await generateStream(client, prompt);
    let job = '';
    const events = await readEvents(response, (event) => {
      if (event.event === 'queued') job = event.data.job_id;
      if (event.event === 'preview') void client.delete(`/api/generate/jobs/${job}`);
      return false;
    });
    expect(events.at(-1)).toMatchObject({
      event: 'failed',
      data: { code: 'generation_cancelled', error: 'Generation cancelled' },
    });
    await eventually('the maker was stopped', () => studio.generator.signals.at(-1)?.aborted === true);
    expect(await usedToday(client)).toBe(0);
    const again = await client.delete(`/api/generate/jobs/${job}`);
    expect(again.body).toMatchObject({ status: 'cancelled', preview: null });
    expect(await usedToday(client)).toBe(0);
  });

  it('is returned once for repeated cancellations from several clients', async () => {
    const { client } = await studio.signUp();
    await client.post('/api/generate', prompt);
    studio.generator.hold();
    const answer = client.post('/api/generate', prompt);
    await eventually(
      'the job runs',
      async () => (await client.get('/api/generate/jobs')).body.jobs[0]?.status === 'running',
    );
    const [{ job_id: job }] = (await client.get('/api/generate/jobs')).body.jobs;
    await Promise.all(Array.from({ length: 20 }, () => client.delete(`/api/generate/jobs/${job}`)));
    expect(await answer).toMatchObject({ status: 409, body: { code: 'generation_cancelled' } });
    expect(await usedToday(client)).toBe(1);
  });

  it('is not returned for the cancellation of a finished job', async () => {
    const { client, id } = await studio.signUp();
    await client.post('/api/generate', prompt);
    const { id: job } = await studio.deps.db('generation_jobs').where({ user_id: id }).first('id');
    expect((await client.delete(`/api/generate/jobs/${job}`)).body).toMatchObject({ status: 'done' });
    expect(await usedToday(client)).toBe(1);
    expect((await client.get('/api/images/recent?history=true')).body.totalCount).toBe(1);
  });
});
