import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PainterConfig } from '../../config';
import { GenerationError, type GenerationErrorKind } from '../generators/generator';
import { dialectOf } from '../testing/dialects';
import {
  answersJson,
  cancelsDuring,
  cutsAnswer,
  dribbles,
  FAILURES,
  fails,
  googleRefuses,
  hangs,
  HOSTILE_JSON,
  malformed,
  neverEnds,
  paints,
  redirects,
  type Behaviour,
} from '../testing/behaviours';
import { startScriptedProvider, type ScriptedProvider } from '../testing/scriptedProvider';
import { googlePainter } from './googlePainter';

const KEY = 'google-scripted';
const words = { prompt: 'a ring like """the sea"""', facts: 'A gold ring with a ruby.' };

let provider: ScriptedProvider;
let reference: Buffer;
beforeAll(async () => {
  provider = await startScriptedProvider();
  reference = await plain(256, 'png');
});
afterAll(() => provider.close());

const plain = (side: number, type: 'png' | 'webp' | 'gif') =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c01020' } })
    .toFormat(type)
    .toBuffer();
const painter = (changes: Partial<PainterConfig> = {}) =>
  googlePainter({
    kind: 'google',
    apiKey: KEY,
    baseUrl: provider.baseUrlOf('google'),
    model: 'scripted-image',
    sendsReference: true,
    timeoutMs: 5_000,
    ...changes,
  });

async function paint(changes: Partial<PainterConfig> = {}, signal = new AbortController().signal) {
  return (await painter(changes)).paint({ ...words, reference }, { signal, onPartial: () => undefined });
}
async function failure(promise: Promise<unknown>): Promise<GenerationError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof GenerationError)) throw new Error(`Not a GenerationError: ${String(error)}`);
  return error;
}
const states =
  (status: number, message: string, reason: string): Behaviour =>
  (_, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { code: status, message, status: 'X', details: [{ reason }] } }));

describe("Google's image model", () => {
  it("PRO-06: repaints the photograph of the design, with the user's text quoted and the key in its header", async () => {
    const painting = await paint();
    expect(painting).toMatchObject({ type: 'png', provider: 'google', model: 'scripted-image' });
    expect(await sharp(painting.png).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });
    const { path, body, headers } = provider.requests.at(-1)!;
    expect(path).toBe('/v1beta/models/scripted-image:generateContent');
    expect(headers['x-goog-api-key']).toBe(KEY);
    const { picturesOf, textsOf } = dialectOf(path);
    expect(picturesOf(body).map((data) => Buffer.from(data, 'base64').equals(reference))).toEqual([true]);
    const [prompt = ''] = textsOf(body).user;
    expect(prompt).toContain(words.facts);
    expect(prompt.match(/"""/g)).toHaveLength(2);
  });

  it('PRO-06: sends text alone when the model takes no reference, and keeps the received bytes', async () => {
    const bytes = await plain(300, 'webp');
    provider.next(paints(bytes));
    const painting = await paint({ sendsReference: false });
    expect(painting.type).toBe('webp');
    expect(painting.original.equals(bytes)).toBe(true);
    const { path, body } = provider.requests.at(-1)!;
    expect(dialectOf(path).picturesOf(body)).toEqual([]);
  });

  it.each<[string, Behaviour, GenerationErrorKind]>([
    ['a refused prompt', googleRefuses('prompt'), 'moderated_input'],
    ['a refused picture', googleRefuses('picture'), 'moderated_output'],
    ['no picture', FAILURES['empty']!, 'empty'],
    ['bytes that are no picture', paints(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'empty'],
    ['too many requests', FAILURES['rate_limited']!, 'rate_limited'],
    [
      'a quota of the day that is spent',
      states(429, 'Quota exceeded for requests per day', 'RATE_LIMIT_EXCEEDED'),
      'quota_exhausted',
    ],
    ['a blocked account', states(403, 'Suspended', 'CONSUMER_SUSPENDED'), 'account_blocked'],
    ['a wrong key, which it calls a bad request', states(400, `API key not valid: ${KEY}`, 'API_KEY_INVALID'), 'auth'],
    ['a model that is gone', FAILURES['model_gone']!, 'model_gone'],
    ['a request that it does not take', FAILURES['bad_request']!, 'bad_request'],
    ['an outage', FAILURES['down']!, 'unavailable'],
    ['a deadline of its own', fails(504, 'deadline', null), 'timeout'],
    ...Object.entries(HOSTILE_JSON).map(([name, body]): [string, Behaviour, GenerationErrorKind] => [
      `JSON with ${name}`,
      answersJson(body),
      name === 'prototype keys' ? 'unavailable' : 'empty',
    ]),
    ['silence', hangs, 'timeout'],
    ['an answer a byte at a time', dribbles, 'timeout'],
    ['an answer that is cut', cutsAnswer, 'unavailable'],
    ['an answer without an end', neverEnds, 'unavailable'],
    ['a page instead of a picture', FAILURES['wrong_type']!, 'unavailable'],
    ['JSON that ends in the middle', malformed, 'unavailable'],
    ['a redirect into the private network', redirects('http://169.254.169.254/latest/meta-data'), 'unavailable'],
  ])('PRO-07: reports %s by its kind, without prompt or key', async (_, behaviour, kind) => {
    provider.next(behaviour);
    const error = await failure(paint({ timeoutMs: kind === 'timeout' ? 400 : 30_000 }));
    expect(error.kind).toBe(kind);
    expect(`${error.message} ${String(error.cause)}`).not.toMatch(/the sea|google-scripted/);
    expect({}).not.toHaveProperty('polluted');
  });

  it('PRO-07: refuses a picture of 5,000 px a side, and unsupported formats', async () => {
    for (const bytes of [await plain(5_000, 'png'), await plain(64, 'gif')]) {
      provider.next(paints(bytes));
      expect((await failure(paint())).kind).toBe('empty');
    }
  });

  it('PRO-07: reports the Retry-After of the service, and stops when the job is cancelled', async () => {
    const job = new AbortController();
    provider.next(FAILURES['rate_limited']!, cancelsDuring(job, hangs));
    expect((await failure(paint())).retryAfterMs).toBe(7_000);
    expect((await failure(paint({}, job.signal))).kind).toBe('cancelled');
  });
});
