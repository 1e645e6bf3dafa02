import { createServer } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PainterConfig } from '../../config';
import { GenerationError, type GenerationErrorKind } from '../generators/generator';
import {
  answersJson,
  cancelsDuring,
  cutsAnswer,
  cutsStream,
  dribbles,
  FAILURES,
  fails,
  hangs,
  HOSTILE_JSON,
  neverEnds,
  paints,
  redirects,
  streamsComments,
  streamsForever,
  type Behaviour,
} from '../testing/behaviours';
import { startScriptedProvider, type ScriptedProvider } from '../testing/scriptedProvider';
import { openaiPainter } from './openaiPainter';
import type { Painter } from './painter';

let provider: ScriptedProvider;
let painter: Painter;
let reference: Buffer;
beforeAll(async () => {
  provider = await startScriptedProvider();
  painter = await openaiPainter(configured());
  reference = await plain(256, 'png');
});
afterAll(() => provider.close());

const configured = (changes: Partial<PainterConfig> = {}): PainterConfig => ({
  kind: 'openai',
  apiKey: 'sk-scripted',
  baseUrl: provider.baseUrl,
  model: 'scripted-image',
  sendsReference: true,
  timeoutMs: 10_000,
  ...changes,
});
const plain = (side: number, type: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff') =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c01020' } })
    .toFormat(type)
    .toBuffer();
const words = { prompt: 'a ring like """the sea"""', facts: 'A gold ring with a ruby.' };

async function paint(one = painter, signal = new AbortController().signal) {
  const partials: number[] = [];
  const painting = await one.paint({ ...words, reference }, { signal, onPartial: ({ width }) => partials.push(width) });
  return { painting, partials };
}
async function failure(promise: Promise<unknown>): Promise<GenerationError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof GenerationError)) throw new Error(`Not a GenerationError: ${String(error)}`);
  return error;
}

describe('an image service', () => {
  it("PRO-06: repaints the photograph of the design, streams partial images, and separates the user's text", async () => {
    const { painting, partials } = await paint();
    expect(partials).toEqual([512, 512]);
    expect(painting).toMatchObject({ type: 'png', provider: 'openai', model: 'scripted-image' });
    expect(await sharp(painting.png).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });
    const { path, body, images, headers } = provider.requests.at(-1)!;
    expect(path).toBe('/v1/images/edits');
    expect(headers.authorization).toBe('Bearer sk-scripted');
    expect(images[0]?.equals(reference)).toBe(true);
    expect(body).toMatchObject({ model: 'scripted-image', stream: 'true' });
    expect(body['prompt']).toContain(words.facts);
    expect(String(body['prompt']).match(/"""/g)).toHaveLength(2);
  });

  it('PRO-06: sends text alone when the model takes no reference, and no model unless one is configured', async () => {
    await paint(await openaiPainter(configured({ sendsReference: false, model: undefined })));
    const { path, body, images } = provider.requests.at(-1)!;
    expect([path, images.length, body['model']]).toEqual(['/v1/images/generations', 0, undefined]);
  });

  it.each(['png', 'jpeg', 'webp'] as const)(
    'PRO-06: keeps the received bytes of a %s, also from a server that does not stream',
    async (type) => {
      const bytes = await plain(300, type);
      provider.next((_, response) => {
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ created: 1, data: [{ b64_json: bytes.toString('base64') }] }));
      });
      const { painting } = await paint();
      expect(painting.type).toBe(type);
      expect(painting.original.equals(bytes)).toBe(true);
    },
  );

  it.each<[string, Behaviour, GenerationErrorKind]>([
    ['a refused prompt', FAILURES['moderated']!, 'moderated_input'],
    ['a refused picture', fails(400, 'image_generation_user_error', 'moderation_blocked_output'), 'moderated_output'],
    ['no picture', FAILURES['empty']!, 'empty'],
    ['too many requests', FAILURES['rate_limited']!, 'rate_limited'],
    ['a spent quota', FAILURES['quota']!, 'quota_exhausted'],
    ['a blocked account', FAILURES['blocked']!, 'account_blocked'],
    ['a wrong key', FAILURES['auth']!, 'auth'],
    ['a model that is gone', FAILURES['model_gone']!, 'model_gone'],
    ['a request that it does not take', FAILURES['bad_request']!, 'bad_request'],
    ['an outage', FAILURES['down']!, 'unavailable'],
    ['a deadline of its own', fails(504, 'server_error', null), 'timeout'],
    ['a stream without an end', streamsForever, 'unavailable'],
    ['a stream of nothing but comments', streamsComments, 'timeout'],
    ...Object.entries(HOSTILE_JSON).map(([name, body]): [string, Behaviour, GenerationErrorKind] => [
      `JSON with ${name}`,
      answersJson(body),
      'empty',
    ]),
    ['silence', hangs, 'timeout'],
    ['an answer a byte at a time', dribbles, 'timeout'],
    ['an answer that is cut', cutsAnswer, 'unavailable'],
    ['a redirect into the private network', redirects('http://169.254.169.254/latest/meta-data'), 'unavailable'],
    ['a key that it repeats', fails(401, 'invalid_request_error', 'invalid_api_key sk-scripted'), 'auth'],
    ['a stream that is cut', cutsStream, 'unavailable'],
    ['an answer without an end', neverEnds, 'unavailable'],
    ['a page instead of a picture', FAILURES['wrong_type']!, 'unavailable'],
    ['JSON that ends in the middle', FAILURES['malformed']!, 'unavailable'],
    ['a redirect', redirects('http://127.0.0.1:1/'), 'unavailable'],
    [
      'an event that is an error',
      (_, response) =>
        void response
          .writeHead(200, { 'content-type': 'text/event-stream' })
          .end('event: error\ndata: {"type":"error","error":{"type":"server_error","code":"moderation_blocked"}}\n\n'),
      'moderated_input',
    ],
    ['bytes that are no picture', paints(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'empty'],
  ])('PRO-07: reports %s by its kind, without the prompt', async (_, behaviour, kind) => {
    provider.next(behaviour);
    const error = await failure(
      paint(await openaiPainter(configured({ timeoutMs: kind === 'timeout' ? 300 : 30_000 }))),
    );
    expect(error.kind).toBe(kind);
    expect(`${error.message} ${String(error.cause)}`).not.toMatch(/the sea|sk-scripted/);
    expect({}).not.toHaveProperty('polluted');
  });

  it('PRO-07: refuses a picture of 5,000 px a side, and unsupported formats', async () => {
    for (const bytes of [await plain(5_000, 'png'), await plain(64, 'gif'), await plain(64, 'tiff')]) {
      provider.next(paints(bytes));
      expect((await failure(paint())).kind).toBe('empty');
    }
  });

  it('PRO-07: skips partial images that are invalid or too large, and shows the others', async () => {
    const [good, huge] = [await plain(64, 'png'), await plain(5_000, 'png')];
    const event = (type: string, bytes: Buffer): string =>
      `event: image_edit.${type}\ndata: ${JSON.stringify({ type: `image_edit.${type}`, b64_json: bytes.toString('base64') })}\n\n`;
    provider.next(
      (_, response) =>
        void response
          .writeHead(200, { 'content-type': 'text/event-stream' })
          .end(
            [Buffer.from('no picture'), huge, good].map((bytes) => event('partial_image', bytes)).join('') +
              event('completed', good),
          ),
    );
    expect((await paint()).partials).toEqual([512]);
  });

  it('PRO-07: reports the Retry-After of the service', async () => {
    provider.next(FAILURES['rate_limited']!);
    expect((await failure(paint())).retryAfterMs).toBe(7_000);
  });

  it('PRO-07: stops when the job is cancelled', async () => {
    for (const behaviour of [hangs, streamsComments]) {
      const job = new AbortController();
      provider.next(cancelsDuring(job, behaviour));
      expect((await failure(paint(painter, job.signal))).kind).toBe('cancelled');
    }
  });

  it('PRO-08: fetches no picture from another origin', async () => {
    let visits = 0;
    const other = createServer((_, response) => {
      visits += 1;
      response.end();
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const elsewhere = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/picture.png`;
    for (const url of [
      elsewhere,
      'http://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
      'data:image/png;base64,iVBORw0KGgo=',
    ]) {
      provider.next(
        (_, response) =>
          void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: [{ url }] })),
      );
      expect((await failure(paint())).kind).toBe('unavailable');
    }
    expect(visits).toBe(0);
    other.close();
  });
});
