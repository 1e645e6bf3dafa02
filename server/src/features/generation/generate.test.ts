// @module-tag database
import { GenerateEvent, Image } from '@jewelry/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { generateStream, readEvents } from '../../jobs/testing/events';
import type { FakeGenerator } from '../../jobs/testing/fakeGenerator';
import { unavailable } from '../../http/errors';
import { openGate } from '../../http/gate';
import { eventually, startStudio, type Studio } from '../../jobs/testing/startStudio';
import { GenerationError } from '../../ports/generators/generator';
import { saveProgress } from '../../jobs/store';
import { admitJob, dayUse } from './store';
import { watchJob } from './watch';

let studio: Studio<FakeGenerator>;
beforeAll(async () => {
  studio = await startStudio();
});
afterEach(async () => {
  studio.generator.release();
  await eventually(
    'no job is left',
    async () => (await studio.deps.db('generation_jobs').whereIn('status', ['queued', 'running'])).length === 0,
  );
});
afterAll(() => studio.close());

const usage = async (client: Awaited<ReturnType<typeof studio.signUp>>['client']) =>
  (await client.get('/api/usage')).body.count as number;
const prompt = { prompt: 'a rose gold ring with a ruby' };

describe('a picture from a prompt', () => {
  it('DAT-08, DAT-10: answers the picture as the contract says, and finds it in the history', async () => {
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
    expect(await usage(client)).toBe(1);
  });

  it('gives the same words another seed each time, so that asking again shows another piece', async () => {
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

  it('lists a job that is under way with its latest preview, and not once it is done', async () => {
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

it('reads a drawing from the database once, for the worker, however much progress is reported', async () => {
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

describe('the day’s limit', () => {
  it('CON-03, row 13: of 60 parallel calls of one free account exactly 5 make a picture', async () => {
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
    expect(await usage(client)).toBe(5);
  });

  it('lets at most 20 jobs of one account wait or run, and takes no slot for those it refuses', async () => {
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
        error: 'You have 20 images in the making. Please wait until some are finished.',
      });
      expect(answer.headers.get('retry-after')).toBe('10');
    }
    expect(await usage(client)).toBe(20);
  });

  it('API-16: refuses at once with Retry-After when too many submissions wait, and takes no slot for those', async () => {
    const { client } = await studio.signUp({ plan: 'business' });
    const { admissions } = studio.deps;
    const gate = openGate({ width: 1, maxWaiting: 2, refuse: () => unavailable(new Error('full')) });
    let open = () => {};
    const held = gate.pass(() => new Promise<void>((done) => (open = done)));
    Object.assign(studio.deps, { admissions: gate });
    try {
      let settled = 0;
      const calls = Array.from({ length: 5 }, () => client.post('/api/generate', prompt).finally(() => (settled += 1)));
      await eventually('three calls are refused', () => settled === 3);
      open();
      await held;
      const answers = await Promise.all(calls);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 503, 503, 503]);
      for (const answer of answers.filter(({ status }) => status === 503)) {
        expect(answer.body.code).toBe('unavailable');
        expect(answer.headers.get('retry-after')).toBe('5');
      }
      expect(await usage(client)).toBe(2);
    } finally {
      Object.assign(studio.deps, { admissions });
    }
  });

  it('PRD-10, R9: counts a day as a date in UTC', async () => {
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

  it('refuses everybody when the limit is 0', async () => {
    const { id } = await studio.signUp();
    const job = { user: id, limit: 0, request: prompt, isPrivate: false, key: null, hash: Buffer.alloc(32) };
    expect((await admitJob(studio.deps.db, job)).outcome).toBe('limit');
  });
});

describe('a returned quota slot', () => {
  it('PRD-10: gives the slot back when a generation fails, and says what happened', async () => {
    const { client } = await studio.signUp();
    studio.generator.failNext(new Error('no'));
    const answer = await client.post('/api/generate', prompt);
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      error: 'Failed to generate image',
      message: 'Failed to generate image',
      code: 'generation_failed',
    });
    expect(await usage(client)).toBe(0);
    expect((await client.get('/api/images/recent?history=true')).body.totalCount).toBe(0);
  });

  it('R5: retries once after a temporary outage of the generator, and never after a refusal', async () => {
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
    expect(await usage(client)).toBe(1);
  });

  it.each(['bad_request', 'quota_exhausted', 'account_blocked', 'model_gone', 'auth'] as const)(
    'PRO-07: answers 503 with the pause that the service asked for when it fails with %s, never our 429',
    async (kind) => {
      const { client } = await studio.signUp();
      studio.generator.failNext(new GenerationError(kind, 'no', { retryAfterMs: 6_500 }));
      const down = await client.post('/api/generate', prompt);
      expect([down.status, down.body.code, down.headers.get('retry-after')]).toEqual([
        503,
        'provider_unavailable',
        '7',
      ]);
      expect(await usage(client)).toBe(0);
    },
  );

  it('PRD-10: gives the slot back on cancel and stops the work', async () => {
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
    expect(await usage(client)).toBe(0);
    const again = await client.delete(`/api/generate/jobs/${job}`);
    expect(again.body).toMatchObject({ status: 'cancelled', preview: null });
    expect(await usage(client)).toBe(0);
  });

  it('gives one slot back however often and from wherever a job is cancelled', async () => {
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
    expect(await usage(client)).toBe(1);
  });

  it('ignores the cancellation of a finished job', async () => {
    const { client, id } = await studio.signUp();
    await client.post('/api/generate', prompt);
    const { id: job } = await studio.deps.db('generation_jobs').where({ user_id: id }).first('id');
    expect((await client.delete(`/api/generate/jobs/${job}`)).body).toMatchObject({ status: 'done' });
    expect(await usage(client)).toBe(1);
    expect((await client.get('/api/images/recent?history=true')).body.totalCount).toBe(1);
  });
});

describe('the same submission twice', () => {
  it('R7: 50 equal calls with one key are one job, one call of the maker and one picture', async () => {
    const { client } = await studio.signUp();
    const before = studio.generator.calls.length;
    const headers = { 'Idempotency-Key': 'double-click' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => client.post('/api/generate', prompt, { headers })),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(studio.generator.calls.length - before).toBe(1);
    expect(await usage(client)).toBe(1);
  });

  it('R7: attaches to a job under way as a stream, also when the day’s last slot is its own', async () => {
    const { client } = await studio.signUp();
    for (let i = 0; i < 4; i++) await client.post('/api/generate', prompt);
    const headers = { 'Idempotency-Key': 'last-slot' };
    studio.generator.hold();
    const first = client.post('/api/generate', prompt, { headers });
    await eventually('the job runs', async () => (await client.get('/api/generate/jobs')).body.jobs.length === 1);
    const second = await generateStream(client, prompt, { headers });
    const events = await readEvents(second, (event) => {
      if (event.event === 'queued') studio.generator.release();
      return false;
    });
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { image: { id: (await first).body.id } } });
    expect(await usage(client)).toBe(5);
  });

  it('R7: refuses a different request with the same key, and scopes keys to accounts', async () => {
    const { client } = await studio.signUp();
    const other = await studio.signUp();
    const headers = { 'Idempotency-Key': 'one' };
    const first = await client.post('/api/generate', prompt, { headers });
    const changed = await client.post('/api/generate', { prompt: 'another ring' }, { headers });
    expect([changed.status, changed.body.code]).toEqual([422, 'idempotency_mismatch']);
    const theirs = await other.client.post('/api/generate', prompt, { headers });
    expect(theirs.status).toBe(200);
    expect(theirs.body.id).not.toBe(first.body.id);
  });

  it('refuses a key that is none', async () => {
    const { client } = await studio.signUp();
    const answer = await client.post('/api/generate', prompt, { headers: { 'Idempotency-Key': 'x'.repeat(201) } });
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  });
});

describe('a browser that goes away', () => {
  it('R8: stores the image and counts it once', async () => {
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
    expect(await usage(client)).toBe(1);
  });
});

describe('bad input', () => {
  it.each([
    ['an empty prompt', { prompt: '' }, 400, 'Please enter a prompt to generate an image'],
    ['only blanks', { prompt: ' \n\t ' }, 400, 'Please enter a prompt to generate an image'],
    ['no prompt', {}, 400, 'Please enter a prompt to generate an image'],
    [
      'row 10: 2,001 characters',
      { prompt: '💍'.repeat(2001) },
      400,
      'Please shorten your prompt to 2,000 characters or fewer',
    ],
    ['an unknown field', { prompt: 'ring', plan: 'business' }, 400, 'plan: This field is not known'],
    [
      'row 51: a forged userId',
      { prompt: 'ring', userId: '00000000-0000-4000-8000-000000000000' },
      403,
      'This request was made for another account. Please reload the page.',
    ],
    ['no JSON', '{"prompt":', 400, 'The request body is not valid JSON'],
  ])('refuses %s with its own message and no internal detail', async (_, body, status, message) => {
    const { client } = await studio.signUp();
    const answer = await client.post('/api/generate', body);
    expect([answer.status, answer.body.error, answer.body.message]).toEqual([status, message, message]);
    expect(answer.text).not.toMatch(/\bat \/|\.ts:|select |insert /);
    expect(await usage(client)).toBe(0);
  });

  it('row 10: takes 2,000 characters outside of the basic plane, and drops what no text holds', async () => {
    const { client } = await studio.signUp();
    expect((await client.post('/api/generate', { prompt: '💍'.repeat(2000) })).status).toBe(200);
    const odd = await client.post('/api/generate', { prompt: 'a ring\0with\u202e a ruby \ud83d and\na pearl' });
    expect(odd.body.prompt).toBe('a ring with  a ruby \ufffd and\na pearl');
    const empty = await client.post('/api/generate', { prompt: '\0' });
    expect([empty.status, empty.body.error]).toEqual([400, 'Please enter a prompt to generate an image']);
    expect((await client.get('/api/images/recent?history=true&q=%00')).status).toBe(200);
  });

  it('row 53: refuses an account with an unconfirmed address', async () => {
    const { client } = await studio.signUp({ confirmed: false });
    const answer = await client.post('/api/generate', prompt);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      code: 'email_unconfirmed',
      message: 'Please confirm your email address to generate images.',
    });
  });

  it('row 51: requires a session, and returns a job to its owner alone', async () => {
    const anonymous = studio.client();
    expect((await anonymous.post('/api/generate', prompt)).status).toBe(401);
    for (const path of ['/api/generate/jobs', '/api/usage']) expect((await anonymous.get(path)).status).toBe(401);
    const owner = await studio.signUp();
    const other = await studio.signUp();
    await owner.client.post('/api/generate', prompt);
    const { id: job } = await studio.deps.db('generation_jobs').where({ user_id: owner.id }).first('id');
    for (const path of [`/api/generate/jobs/${job}`, '/api/generate/jobs/no-uuid']) {
      expect((await anonymous.get(path)).status).toBe(401);
      expect((await anonymous.delete(path)).status).toBe(401);
      expect((await other.client.get(path)).status).toBe(404);
      expect((await other.client.delete(path)).status).toBe(404);
    }
    expect((await owner.client.get(`/api/generate/jobs/${job}`)).status).toBe(200);
  });

  it('CON-13, row 15: makes an image private by default and on request, and public where the plan has no private images', async () => {
    const free = await studio.signUp();
    const pro = await studio.signUp({ plan: 'pro' });
    const body = { ...prompt, is_private: true };
    expect((await free.client.post('/api/generate', body)).body.is_private).toBe(false);
    expect((await pro.client.post('/api/generate', body)).body.is_private).toBe(true);
    expect((await pro.client.post('/api/generate', prompt)).body.is_private).toBe(true);
    expect((await pro.client.post('/api/generate', { ...body, is_private: false })).body.is_private).toBe(false);
  });
});
