import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeGenerator } from '../../jobs/testing/fakeGenerator';
import { GenerationError, type GenerationErrorKind } from '../../ports/generators/generator';
import { paintedGenerator } from '../../ports/generators/painted';
import { fallbackPainter } from '../../ports/painters/fallbackPainter';
import { openaiPainter } from '../../ports/painters/openaiPainter';
import type { Painter } from '../../ports/painters/painter';
import { startScriptedProvider, type ScriptedProvider } from '../../ports/testing/scriptedProvider';
import { startWorker, type GenerationWorker } from '../../jobs/worker';
import { startApp, type SignedUp, type TestApp } from '../../testing/startApp';

let provider: ScriptedProvider;
let app: TestApp;
let worker: GenerationWorker;
let failure: GenerationError | null = null;
/** Runs between the response of the service and the storing of its picture. */
let painted: () => Promise<unknown> = () => Promise.resolve();

beforeAll(async () => {
  provider = await startScriptedProvider();
  const scripted = await openaiPainter({
    kind: 'openai',
    apiKey: 'key',
    baseUrl: provider.baseUrl,
    model: 'scripted',
    sendsReference: true,
    timeoutMs: 5_000,
  });
  const painter: Painter = {
    id: 'openai',
    paint: async (request, options) => {
      if (failure) throw failure;
      const painting = await scripted.paint(request, options);
      await painted();
      return painting;
    },
  };
  app = await startApp({
    change: (deps) => ({ ...deps, painter: fallbackPainter({ painter, fallback: undefined, log: deps.log }) }),
  });
  worker = await startWorker(
    { ...app.deps, generator: paintedGenerator({ builtin: fakeGenerator(), painter, log: pino({ level: 'silent' }) }) },
    { graceMs: 0 },
  );
});
afterAll(async () => {
  await worker.stop();
  await app.close();
  await provider.close();
});

/** A piece created during an outage of the service. */
async function unpainted({ client }: SignedUp): Promise<string> {
  failure = new GenerationError('auth', 'no');
  const { body } = await client.post('/api/generate', { prompt: 'a ring no. 1', is_private: false });
  expect(body).toMatchObject({ imagined: null, metadata: { imagined_missing: 'unavailable' } });
  failure = null;
  return body.id as string;
}

const pictureOf = (id: string) => app.deps.db('imagined_pictures').where({ image_id: id }).first();

describe('PRO-13: a piece that is painted later', () => {
  it('has both pictures, stores the bytes of the service, and uses no quota', async () => {
    const person = await app.signUp();
    const id = await unpainted(person);
    const { status, body } = await person.client.post(`/api/images/${id}/imagined`, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      imagined: { provider: 'openai', model: 'scripted' },
      metadata: { imagined_missing: null },
    });
    expect((await person.client.fetch(body.imagined.url)).status).toBe(200);
    const { original_name: name, original_type: type } = await pictureOf(id);
    expect(await app.deps.storage.has(`originals/${name as string}.${type as 'png'}`)).toBe(true);
    expect((await person.client.get('/api/usage')).body.count).toBe(1);
    const { text } = await person.client.get('/api/images/recent?history=true');
    expect(text).toContain(body.imagined.url);
  });

  it('receives prompt, facts and photograph, as for a new piece', async () => {
    const person = await app.signUp();
    const id = await unpainted(person);
    await person.client.post(`/api/images/${id}/imagined`, {});
    const sent = provider.requests.at(-1);
    expect(sent?.path).toMatch(/images\/edits$/);
    expect(sent?.body['prompt']).toContain('"""a ring no. 1"""');
    expect(sent?.images).toHaveLength(1);
  });

  it('is painted once for repeated and concurrent requests', { tags: ['database'] }, async () => {
    const person = await app.signUp();
    const id = await unpainted(person);
    const before = provider.requests.length;
    const answers = await Promise.all([1, 2, 3].map(() => person.client.post(`/api/images/${id}/imagined`, {})));
    answers.push(await person.client.post(`/api/images/${id}/imagined`, {}));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.imagined?.url as string}`)).size).toBe(1);
    expect(provider.requests.length - before).toBe(1);
  });

  it.each<[GenerationErrorKind, number, string, string]>([
    ['moderated_input', 422, 'moderated', 'prompt_refused'],
    ['moderated_output', 422, 'moderated', 'picture_refused'],
    ['timeout', 503, 'generation_timeout', 'timeout'],
    ['account_blocked', 503, 'provider_unavailable', 'unavailable'],
  ])('returns the reason for %s, and stores it with the piece', async (kind, status, code, missing) => {
    const person = await app.signUp();
    const id = await unpainted(person);
    failure = new GenerationError(kind, 'no');
    const answer = await person.client.post(`/api/images/${id}/imagined`, {});
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    const { body } = await person.client.get('/api/images/recent?history=true');
    expect(body.images[0]).toMatchObject({ id, imagined: null, metadata: { imagined_missing: missing } });
  });

  it('returns the Retry-After of the service', async () => {
    const person = await app.signUp();
    const id = await unpainted(person);
    failure = new GenerationError('rate_limited', 'no', { retryAfterMs: 40_000 });
    const answer = await person.client.fetch(`/api/images/${id}/imagined`, { method: 'POST' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '40']);
  });

  it('requires its owner with a confirmed address, and is limited to 20 requests a day', async () => {
    const [owner, other, unconfirmed] = await Promise.all([
      app.signUp(),
      app.signUp(),
      app.signUp({ confirmed: false }),
    ]);
    const id = await unpainted(owner);
    const path = `/api/images/${id}/imagined`;
    expect((await app.client().post(path, {})).status).toBe(401);
    expect((await other.client.post(path, {})).status).toBe(404);
    expect((await unconfirmed.client.post(path, {})).status).toBe(403);
    for (let request = 0; request < 20; request++) expect((await owner.client.post(path, {})).status).toBe(200);
    expect((await owner.client.post(path, {})).status).toBe(429);
  });

  it('is not stored for an image that was deleted meanwhile', async () => {
    const person = await app.signUp();
    const id = await unpainted(person);
    painted = () => person.client.fetch('/api/generate/history/delete', { method: 'DELETE' });
    expect((await person.client.post(`/api/images/${id}/imagined`, {})).status).toBe(404);
    painted = () => Promise.resolve();
    expect(await pictureOf(id)).toBeUndefined();
  });
});
