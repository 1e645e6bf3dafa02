import { randomUUID } from 'node:crypto';
import { ENGINE } from '@jewelry/design';
import { createRenderer } from '@jewelry/renderer';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateStream, readEvents } from '../../jobs/testing/events';
import { eventually, startStudioWith, type Studio } from '../../jobs/testing/startStudio';
import { openDesignWorker } from '../../designs/designWorker';
import { builtinGenerator } from './builtin';
import type { Generator } from './generator';
import { bundled } from '../../testing/bundle';

const SIDE = 96;

let studio: Studio<Generator>;
beforeAll(async () => {
  studio = await startStudioWith(
    builtinGenerator({
      renderer: createRenderer({ workers: 1, workerUrl: bundled('renderer-worker') }),
      designs: openDesignWorker({ threadUrl: bundled('design-worker') }),
      size: SIDE,
      quality: 'preview',
    }),
  );
});
afterAll(() => studio.close());

describe('the built-in generator', () => {
  it('renders the prompt through every stage, and the same image again from its seed', async () => {
    const { client } = await studio.signUp({ plan: 'pro' });
    const body = {
      prompt: 'a rose gold ring with a ruby, minimalist',
      presets: ['rose-gold'],
      jewelryType: 'ring',
      is_private: false,
    };
    const events = await readEvents(await generateStream(client, body));
    const last = events.at(-1);
    if (last?.event !== 'done') throw new Error(JSON.stringify(last));
    const { image } = last.data;
    expect(image.metadata).toMatchObject({
      provider: 'builtin',
      model: `engine-${ENGINE}`,
      type: 'ring',
      presets: ['rose-gold'],
      width: SIDE,
      height: SIDE,
      has_drawing: false,
    });
    expect(image.metadata.design).toMatchObject({
      version: 2,
      engine: ENGINE,
      type: 'ring',
      root: { metal: { alloy: 'rose-gold-18k' } },
    });
    expect(image.alt).toMatch(/ring/i);
    expect(image.metadata.understood.length).toBeGreaterThan(0);
    expect(image.built?.stones.map(({ kind }) => kind)).toContain('ruby');
    expect(image.requirements?.find(({ text }) => text === 'ruby')).toMatchObject({
      status: 'met',
      start: 24,
      end: 28,
    });
    const { bill } = await studio.deps.db('images').where({ id: image.id }).first('bill');
    expect(bill).toMatchObject({ metals: [{ alloy: 'rose-gold-18k' }], hours: expect.any(Number) as number });
    const original = async (id: string) => {
      const { original_name: name } = await studio.deps.db('images').where({ id }).first('original_name');
      return studio.deps.storage.get(`originals/${name as string}.png`);
    };
    const png = await original(image.id);
    expect(await sharp(png ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'png', width: SIDE, height: SIDE });
    const again = await client.post('/api/generate', { ...body, seed: image.metadata.seed });
    expect((await original(again.body.id))?.equals(png as Buffer)).toBe(true);
  });

  it('follows a drawing, from its strokes or from its pixels alone', async () => {
    const { client } = await studio.signUp();
    const points = Array.from({ length: 33 }, (_, step) => [
      256 + Math.round(150 * Math.cos((step * Math.PI) / 16)),
      256 + Math.round(150 * Math.sin((step * Math.PI) / 16)),
      0.5,
    ]);
    const options = { size: 16, thinning: 0.4, smoothing: 0.6, streamline: 0.4, simulatePressure: true };
    const path = { points, tool: 'pencil', color: '#000000', options, width: 512, height: 512 };
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="#fff"/><circle cx="256" cy="256" r="150" fill="none" stroke="#000" stroke-width="16"/></svg>';
    const drawing = {
      drawingSvg: svg,
      drawingPng: `data:image/png;base64,${(await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64')}`,
    };
    const drawn = await client.post('/api/generate', {
      prompt: 'a pendant',
      seed: 3,
      ...drawing,
      drawingPaths: [path],
    });
    const traced = await client.post('/api/generate', { prompt: 'a pendant', seed: 3, ...drawing });
    const words = await client.post('/api/generate', { prompt: 'a pendant', seed: 3 });
    for (const { status, body } of [drawn, traced]) {
      expect(status).toBe(200);
      expect(body.metadata).toMatchObject({ has_drawing: true, type: 'pendant' });
      expect(Object.values(body.metadata.design.given)).toContain('drawing');
      expect(body.metadata.design.root).not.toEqual(words.body.metadata.design.root);
    }
    expect(words.body.metadata.has_drawing).toBe(false);
  });

  it('API-41: maps the parts of a version with their editable properties, and keeps the camera for its changes', async () => {
    const { client } = await studio.signUp();
    const { body: image } = await client.post('/api/generate', {
      prompt: 'a yellow gold solitaire ring with a round diamond',
      seed: 7,
    });
    const version = async (id: string) => (await client.get(`/api/pieces/${image.id as string}/versions/${id}`)).body;
    const first = await version(image.id as string);
    expect(first.has_parts_map).toBe(true);
    const response = await client.fetch(`/api/pieces/${image.id as string}/versions/${image.id as string}/parts.png`);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      expect.stringMatching(/^private, .*immutable/),
    ]);
    const { data } = await sharp(Buffer.from(await response.arrayBuffer()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const seen = new Set(Array.from({ length: data.length / 3 }, (_, at) => data[at * 3]));
    const shown = first.parts.filter(({ index }: { index: number | null }) => index !== null);
    expect(shown.length).toBeGreaterThan(1);
    for (const { index } of shown) expect(seen).toContain(index);
    const stone = first.parts.find(
      ({ controls }: { controls: { properties: object } }) => 'stones' in controls.properties,
    );
    // Large enough that the camera of a new piece would be elsewhere.
    const size = stone.controls.properties.stones.properties.size_mm.default * 1.15;
    const changed = await client.post(`/api/pieces/${image.id as string}/changes`, {
      from: image.id,
      operations: [{ op: 'set', id: stone.address, stones: { kind: 'ruby', size_mm: size } }],
    });
    expect(changed.status).toBe(200);
    expect(changed.body.built.stones[0].kind).toBe('ruby');
    const framings = await studio.deps
      .db('image_shots')
      .whereIn('image_id', [image.id, changed.body.id])
      .select('framing');
    expect(framings).toHaveLength(2);
    expect(framings[1]).toEqual(framings[0]);
  });

  it('stops immediately when its job is cancelled, and renders the next picture', async () => {
    const { client } = await studio.signUp();
    const answer = client.post('/api/generate', { prompt: 'a watch' });
    await eventually(
      'the job runs',
      async () => (await client.get('/api/generate/jobs')).body.jobs[0]?.status === 'running',
    );
    const [{ job_id: job }] = (await client.get('/api/generate/jobs')).body.jobs;
    await client.delete(`/api/generate/jobs/${job}`);
    expect((await answer).body.code).toMatch(/generation_cancelled/);
    expect((await client.post('/api/generate', { prompt: 'a plain gold band' })).status).toBe(200);
  });

  it('rejects as cancelled when its signal is aborted', async () => {
    const aborted = AbortSignal.abort();
    const request = { account: randomUUID(), prompt: 'a ring', presets: [] };
    await expect(studio.generator.generate(request, { signal: aborted, onProgress: () => {} })).rejects.toMatchObject({
      kind: 'cancelled',
    });
  });
});
