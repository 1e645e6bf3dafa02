// @module-tag database
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { generateStream, readEvents } from '../../jobs/testing/events';
import type { FakeGenerator } from '../../jobs/testing/fakeGenerator';
import { eventually, finishJobs, startStudio, usedToday, type Studio } from '../../jobs/testing/startStudio';

let studio: Studio<FakeGenerator>;
beforeAll(async () => {
  studio = await startStudio();
});
afterEach(() => finishJobs(studio));
afterAll(() => studio.close());

const prompt = { prompt: 'a rose gold ring with a ruby' };

describe('a repeated submission', () => {
  it('FLT-07: runs one job, one call of the generator and one image for 50 equal calls with one key', async () => {
    const { client } = await studio.signUp();
    const before = studio.generator.calls.length;
    const headers = { 'Idempotency-Key': 'double-click' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => client.post('/api/generate', prompt, { headers })),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(studio.generator.calls.length - before).toBe(1);
    expect(await usedToday(client)).toBe(1);
  });

  it('FLT-07: attaches to a running job as a stream, also when that job has the last slot of the day', async () => {
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
    expect(await usedToday(client)).toBe(5);
  });

  it('FLT-07: is refused when it differs under the same key; keys are scoped to accounts', async () => {
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

  it('is refused with an invalid key', async () => {
    const { client } = await studio.signUp();
    const answer = await client.post('/api/generate', prompt, { headers: { 'Idempotency-Key': 'x'.repeat(201) } });
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  });
});

describe('bad input', () => {
  it.each([
    ['an empty prompt', { prompt: '' }, 400, 'Please enter a prompt to generate an image'],
    ['only blanks', { prompt: ' \n\t ' }, 400, 'Please enter a prompt to generate an image'],
    ['no prompt', {}, 400, 'Please enter a prompt to generate an image'],
    [
      'SEC-10: 2,001 characters',
      { prompt: '💍'.repeat(2001) },
      400,
      'Please shorten your prompt to 2,000 characters or fewer',
    ],
    ['an unknown field', { prompt: 'ring', plan: 'business' }, 400, 'plan: Unknown field'],
    [
      'SEC-51: a forged userId',
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
    expect(await usedToday(client)).toBe(0);
  });

  it('SEC-10: accepts 2,000 characters outside the basic plane, and drops characters that cannot be stored', async () => {
    const { client } = await studio.signUp();
    expect((await client.post('/api/generate', { prompt: '💍'.repeat(2000) })).status).toBe(200);
    const odd = await client.post('/api/generate', { prompt: 'a ring\0with\u202e a ruby \ud83d and\na pearl' });
    expect(odd.body.prompt).toBe('a ring with  a ruby \ufffd and\na pearl');
    const empty = await client.post('/api/generate', { prompt: '\0' });
    expect([empty.status, empty.body.error]).toEqual([400, 'Please enter a prompt to generate an image']);
    expect((await client.get('/api/images/recent?history=true&q=%00')).status).toBe(200);
  });

  it('SEC-53: refuses an account with an unconfirmed address', async () => {
    const { client } = await studio.signUp({ confirmed: false });
    const answer = await client.post('/api/generate', prompt);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      code: 'email_unconfirmed',
      message: 'Please confirm your email address to generate images.',
    });
  });

  it('SEC-51: requires a session, and returns a job to its owner alone', async () => {
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

  it('CON-13, SEC-15: makes an image private by default and on request, and public on plans without private images', async () => {
    const free = await studio.signUp();
    const pro = await studio.signUp({ plan: 'pro' });
    const body = { ...prompt, is_private: true };
    expect((await free.client.post('/api/generate', body)).body.is_private).toBe(false);
    expect((await pro.client.post('/api/generate', body)).body.is_private).toBe(true);
    expect((await pro.client.post('/api/generate', prompt)).body.is_private).toBe(true);
    expect((await pro.client.post('/api/generate', { ...body, is_private: false })).body.is_private).toBe(false);
  });
});
