import sharp from 'sharp';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PainterConfig } from '../../config';
import { generateStream, readEvents } from '../../jobs/testing/events';
import { fakeGenerator, type FakeGenerator } from '../../jobs/testing/fakeGenerator';
import { startStudioWith, type Studio } from '../../jobs/testing/startStudio';
import { openaiPainter } from '../painters/openaiPainter';
import { FAILURES, paints, startScriptedProvider, type ScriptedProvider } from '../testing/scriptedProvider';
import type { Generator } from './generator';
import { paintedGenerator } from './painted';

let first: ScriptedProvider;
let second: ScriptedProvider;
let designs: FakeGenerator;
let studio: Studio<Generator>;
let alone: Studio<Generator>;
beforeAll(async () => {
  [first, second] = await Promise.all([startScriptedProvider(), startScriptedProvider()]);
  designs = fakeGenerator();
  const config = (provider: ScriptedProvider): PainterConfig => ({ apiKey: 'key', baseUrl: provider.baseUrl, model: 'scripted', sendsReference: true, timeoutMs: 5_000 });
  const log = pino({ level: 'silent' });
  studio = await startStudioWith(paintedGenerator({ builtin: designs, painter: await openaiPainter(config(first)), fallback: await openaiPainter(config(second)), log }));
  alone = await startStudioWith(paintedGenerator({ builtin: fakeGenerator(), painter: await openaiPainter(config(first)), fallback: undefined, log }));
});
afterAll(async () => {
  await studio.close();
  await alone.close();
  await Promise.all([first.close(), second.close()]);
});

const jpeg = () => sharp({ create: { width: 700, height: 500, channels: 3, background: '#2040c0' } }).jpeg().toBuffer();

describe('a piece as designed and as imagined', () => {
  it('PRO-06: is one image with two pictures, streamed with partial images', async () => {
    const { client } = await studio.signUp();
    const events = await readEvents(await generateStream(client, { prompt: 'a ring', is_private: false }));
    const fractions = events.flatMap(({ event, data }) => (event === 'progress' ? [(data as { fraction: number }).fraction] : []));
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    const last = events.at(-1);
    if (last?.event !== 'done') throw new Error(JSON.stringify(last));
    const { image } = last.data;
    expect(image.imagined).toMatchObject({ provider: 'openai', model: 'scripted', renditions: [{ width: 320 }, { width: 640 }, { width: 1024 }] });
    expect(image.prompt).toBe('a ring');
    for (const url of [image.image_url, image.imagined?.url ?? '']) {
      const { status, headers } = await client.fetch(url);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    expect((await client.get('/api/images/recent?history=true')).body.totalCount).toBe(1);
  });

  it('PRO-06: keeps the original of the service with its own type, and removes all files with the image', async () => {
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

  it('PRO-06: shows others the watermarked picture of a free account, and the clean one to its owner alone', async () => {
    const { client } = await studio.signUp();
    const { body } = await client.post('/api/generate', { prompt: 'a ring', is_private: false });
    const seen = await studio.client().get(`/api/generate/shared/${body.id as string}`);
    expect(seen.body.imagined.url).not.toBe(body.imagined.url);
    const { clean_name, marked_name } = await studio.deps.db('imagined_pictures').where({ image_id: body.id }).first();
    expect(body.imagined.url).toContain(clean_name);
    expect(seen.body.imagined.url).toContain(marked_name);
    expect((await client.fetch(body.imagined.url)).headers.get('cache-control')).toMatch(/^private/);
  });

  it.each(['down', 'rate_limited', 'quota', 'auth', 'model_gone', 'empty', 'cut'] as const)('PRO-07: is designed once and painted by the second service while the first fails with %s', async (kind) => {
    const { client } = await studio.signUp();
    first.next(FAILURES[kind]!);
    const [designed, painted] = [designs.calls.length, second.requests.length];
    expect((await client.post('/api/generate', { prompt: 'a ring' })).status).toBe(200);
    expect([designs.calls.length - designed, second.requests.length - painted]).toEqual([1, 1]);
  });

  it('PRO-07: is refused without a second opinion when the service refuses, and the slot comes back', async () => {
    const { client } = await studio.signUp();
    first.next(FAILURES['moderated']!);
    const before = second.requests.length;
    const { status, body } = await client.post('/api/generate', { prompt: 'a ring' });
    expect([status, body.code]).toEqual([422, 'moderated']);
    expect(second.requests.length).toBe(before);
    expect((await client.get('/api/usage')).body.count).toBe(0);
    expect((await client.get('/api/images/recent?history=true')).body.totalCount).toBe(0);
  });

  it('PRO-07: tries a single service once more after a short pause, and then names the longer one', async () => {
    const { client } = await alone.signUp();
    first.next(FAILURES['empty']!);
    expect((await client.post('/api/generate', { prompt: 'a ring' })).status).toBe(200);
    const before = first.requests.length;
    first.next(FAILURES['down']!);
    const { status, body, headers } = await client.post('/api/generate', { prompt: 'a ring' });
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'provider_unavailable', '30']);
    expect(body).not.toHaveProperty('limit');
    expect(first.requests.length - before).toBe(1);
    expect((await client.get('/api/usage')).body.count).toBe(1);
  });
});
