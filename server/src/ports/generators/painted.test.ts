import type { ImaginedMissing } from '@jewelry/contract';
import sharp from 'sharp';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PainterConfig } from '../../config';
import { generateStream, readEvents } from '../../jobs/testing/events';
import { fakeGenerator, type FakeGenerator } from '../../jobs/testing/fakeGenerator';
import { startStudioWith, type Studio } from '../../jobs/testing/startStudio';
import { fallbackPainter } from '../painters/fallbackPainter';
import { openaiPainter } from '../painters/openaiPainter';
import type { Painter } from '../painters/painter';
import { FAILURES, paints, type Behaviour } from '../testing/behaviours';
import { startScriptedProvider, type ScriptedProvider } from '../testing/scriptedProvider';
import { GenerationError, type GenerationErrorKind, type Generator } from './generator';
import { paintedGenerator } from './painted';

let first: ScriptedProvider;
let second: ScriptedProvider;
let designs: FakeGenerator;
let studio: Studio<Generator>;
let alone: Studio<Generator>;
/** Both of its services fail with `failure`; without one they paint until they are stopped. */
let broken: Studio<Generator>;
let failure: Error | null = null;
let painting = false;
const config = (provider: ScriptedProvider): PainterConfig => ({
  kind: 'openai',
  apiKey: 'key',
  baseUrl: provider.baseUrl,
  model: 'scripted',
  sendsReference: true,
  timeoutMs: 5_000,
});
beforeAll(async () => {
  [first, second] = await Promise.all([startScriptedProvider(), startScriptedProvider()]);
  designs = fakeGenerator();
  const log = pino({ level: 'silent' });
  studio = await startStudioWith(
    paintedGenerator({
      builtin: designs,
      painter: fallbackPainter({
        painter: await openaiPainter(config(first)),
        fallback: await openaiPainter(config(second)),
        log,
      }),
      log,
    }),
  );
  alone = await startStudioWith(
    paintedGenerator({
      builtin: fakeGenerator(),
      painter: fallbackPainter({ painter: await openaiPainter(config(first)), fallback: undefined, log }),
      log,
    }),
  );
  const failing: Painter = {
    id: 'failing',
    paint: (_, { signal }) => {
      if (failure) return Promise.reject(failure);
      painting = true;
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new GenerationError('cancelled', 'stopped'))),
      );
    },
  };
  broken = await startStudioWith(
    paintedGenerator({
      builtin: fakeGenerator(),
      painter: fallbackPainter({ painter: failing, fallback: failing, log }),
      log,
    }),
  );
});
afterAll(async () => {
  await studio.close();
  await alone.close();
  await broken.close();
  await Promise.all([first.close(), second.close()]);
});

const jpeg = () =>
  sharp({ create: { width: 700, height: 500, channels: 3, background: '#2040c0' } })
    .jpeg()
    .toBuffer();

describe('a piece as designed and as imagined', () => {
  it('PRO-06: is one image with two pictures, streamed with partial images', async () => {
    const { client } = await studio.signUp();
    const events = await readEvents(await generateStream(client, { prompt: 'a ring', is_private: false }));
    const fractions = events.flatMap(({ event, data }) =>
      event === 'progress' ? [(data as { fraction: number }).fraction] : [],
    );
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    const last = events.at(-1);
    if (last?.event !== 'done') throw new Error(JSON.stringify(last));
    const { image } = last.data;
    expect(image.imagined).toMatchObject({
      provider: 'openai',
      model: 'scripted',
      renditions: [{ width: 320 }, { width: 640 }, { width: 1024 }],
    });
    expect(image.prompt).toBe('a ring');
    for (const url of [image.image_url, image.imagined?.url ?? '']) {
      const { status, headers } = await client.fetch(url);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    expect((await client.get('/api/images/recent?history=true')).body.totalCount).toBe(1);
  });

  it('PRO-06: shows the partial images of the service as previews, after the photograph', async () => {
    const frames: (number | undefined)[] = [];
    const generator = paintedGenerator({
      builtin: fakeGenerator(),
      painter: await openaiPainter(config(first)),
      log: pino({ level: 'silent' }),
    });
    await generator.generate(
      { account: 'a', prompt: 'a ring', presets: [] },
      {
        signal: new AbortController().signal,
        onProgress: ({ fraction, frame }) => {
          if (fraction > 0.5) frames.push(frame?.width);
        },
      },
    );
    expect(frames).toEqual([512, 512]);
  });

  it('PRO-06: stores the original of the service with its own type, and deletes all files with the image', async () => {
    const bytes = await jpeg();
    first.next(paints(bytes));
    const { client } = await studio.signUp();
    const { body } = await client.post('/api/generate', { prompt: 'a ring' });
    const row = await studio.deps.db('imagined_pictures').where({ image_id: body.id }).first();
    expect(row).toMatchObject({ original_type: 'jpeg', width: 500, height: 500 });
    expect((await studio.deps.storage.get(`originals/${row.original_name as string}.jpeg`))?.equals(bytes)).toBe(true);
    const zip = await client.fetch('/api/profile/export', { headers: { accept: 'application/zip' } });
    expect(Buffer.from(await zip.arrayBuffer()).includes(`pictures/${body.id as string}-imagined.`)).toBe(true);
    await client.fetch('/api/generate/history/delete', { method: 'DELETE' });
    expect(await studio.deps.storage.has(`originals/${row.original_name as string}.jpeg`)).toBe(false);
    expect((await client.fetch(body.imagined.url)).status).toBe(404);
  });

  it('PRO-06: shows the clean picture to the owner only, and the watermarked one of a free account to others', async () => {
    const { client } = await studio.signUp();
    const { body } = await client.post('/api/generate', { prompt: 'a ring', is_private: false });
    const seen = await studio.client().get(`/api/generate/shared/${body.id as string}`);
    expect(seen.body.imagined.url).not.toBe(body.imagined.url);
    const { clean_name, marked_name } = await studio.deps.db('imagined_pictures').where({ image_id: body.id }).first();
    expect(body.imagined.url).toContain(clean_name);
    expect(seen.body.imagined.url).toContain(marked_name);
    expect((await client.fetch(body.imagined.url)).headers.get('cache-control')).toMatch(/^private/);
  });

  it.each(['down', 'rate_limited', 'quota', 'auth', 'model_gone', 'empty', 'cut'] as const)(
    'PRO-07: is designed once, and painted by the fallback when the first service fails with %s',
    async (kind) => {
      const { client } = await studio.signUp();
      first.next(FAILURES[kind]!);
      const [designed, painted] = [designs.calls.length, second.requests.length];
      expect((await client.post('/api/generate', { prompt: 'a ring' })).status).toBe(200);
      expect([designs.calls.length - designed, second.requests.length - painted]).toEqual([1, 1]);
    },
  );

  it.each<[GenerationErrorKind, ImaginedMissing]>([
    ['moderated_input', 'prompt_refused'],
    ['moderated_output', 'picture_refused'],
    ['timeout', 'timeout'],
    ['empty', 'unavailable'],
    ['rate_limited', 'unavailable'],
    ['quota_exhausted', 'unavailable'],
    ['account_blocked', 'unavailable'],
    ['model_gone', 'unavailable'],
    ['auth', 'unavailable'],
    ['bad_request', 'unavailable'],
    ['unavailable', 'unavailable'],
  ])(
    'PRO-07: has its designed picture when both services fail with %s, the reason for its owner only, and counts once',
    async (kind, missing) => {
      const { client } = await broken.signUp();
      failure = new GenerationError(kind, 'no');
      const { status, body } = await client.post('/api/generate', { prompt: 'a ring', is_private: false });
      expect([status, body.imagined, body.metadata.imagined_missing]).toEqual([200, null, missing]);
      expect((await client.fetch(body.image_url)).status).toBe(200);
      expect((await client.get('/api/usage')).body.count).toBe(1);
      expect((await client.get('/api/images/recent?history=true')).body.totalCount).toBe(1);
      const seen = await broken.client().get(`/api/generate/shared/${body.id as string}`);
      expect([seen.status, seen.body.metadata.imagined_missing]).toEqual([200, null]);
    },
  );

  it('PRO-09: logs neither key nor prompt, also when the service repeats both in its error', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
    const repeats: Behaviour = ({ body, headers }, response) =>
      void response.writeHead(401, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          error: {
            message: `Incorrect API key ${headers.authorization} for ${String(body['prompt'])}`,
            type: 'invalid_request_error',
            code: 'invalid_api_key',
          },
        }),
      );
    first.next(repeats, repeats);
    const secret = { ...config(first), apiKey: 'sk-very-secret' };
    const painter = fallbackPainter({
      painter: await openaiPainter(secret),
      fallback: await openaiPainter(secret),
      log,
    });
    const picture = await paintedGenerator({ builtin: fakeGenerator(), painter, log }).generate(
      { account: 'a', prompt: 'a very private ring', presets: [] },
      { signal: new AbortController().signal, onProgress: () => undefined },
    );
    expect(picture.imaginedMissing).toBe('unavailable');
    expect(lines.join('')).toContain('"kind":"auth"');
    expect(lines.join('')).not.toMatch(/sk-very-secret|private ring/);
  });

  it('PRO-07: has its designed picture when the adapter throws', async () => {
    const { client } = await broken.signUp();
    failure = new TypeError('a bug');
    const { status, body } = await client.post('/api/generate', { prompt: 'a ring' });
    expect([status, body.metadata.imagined_missing]).toEqual([200, 'unavailable']);
  });

  it('PRO-07: stores nothing and uses no quota when it is cancelled while the service paints', async () => {
    const { client } = await broken.signUp();
    failure = null;
    const answer = client.post('/api/generate', { prompt: 'a ring' });
    await expect.poll(() => painting).toBe(true);
    const { jobs } = (await client.get('/api/generate/jobs')).body as { jobs: { job_id: string }[] };
    await client.fetch(`/api/generate/jobs/${jobs[0]?.job_id}`, { method: 'DELETE' });
    expect((await answer).status).toBe(409);
    expect((await client.get('/api/usage')).body.count).toBe(0);
    expect((await client.get('/api/images/recent?history=true')).body.totalCount).toBe(0);
  });

  it('PRO-07: is not sent to the fallback after a refusal', async () => {
    const { client } = await studio.signUp();
    first.next(FAILURES['moderated']!);
    const before = second.requests.length;
    expect((await client.post('/api/generate', { prompt: 'a ring' })).body.metadata.imagined_missing).toBe(
      'prompt_refused',
    );
    expect(second.requests.length).toBe(before);
  });

  it('PRO-07: retries a single service once after a short pause, and not after a long one', async () => {
    const { client } = await alone.signUp();
    first.next(FAILURES['empty']!);
    expect((await client.post('/api/generate', { prompt: 'a ring' })).body.imagined).not.toBeNull();
    const before = first.requests.length;
    first.next(FAILURES['down']!);
    expect((await client.post('/api/generate', { prompt: 'a ring' })).body.metadata.imagined_missing).toBe(
      'unavailable',
    );
    expect(first.requests.length - before).toBe(1);
  });
});
