import { afterAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { designFromPrompt, edited, seenFrom } from '@jewelry/design';
import { createRenderer, encodePartsMap, type Frame, type Renderer } from './index';
import { bundleWorkers } from './test/bundle';
import { fixtureSpec } from './test/fixture';

const bundle = await bundleWorkers();
const workerUrl = bundle.fixtureWorker;
const renderer = createRenderer({ workers: 2, workerUrl });
/** Photographs designs, as the product does. */
const studio = createRenderer({ workers: 1, workerUrl: bundle.worker });
afterAll(async () => {
  await Promise.all([renderer.close(), studio.close()]);
  bundle.remove();
});

const SIZE = 96;
/** Worker threads compile TypeScript first; a busy machine may take long. */
const PATIENCE_MS = 60_000;

describe('createRenderer', { timeout: PATIENCE_MS }, () => {
  it('returns the same bytes with one worker, started from source, and with two', async () => {
    const alone = createRenderer({ workers: 1, workerUrl: new URL('./test/fixtureWorker.ts', import.meta.url) });
    const [one, two] = await Promise.all([
      alone.render(fixtureSpec(), { size: SIZE }),
      renderer.render(fixtureSpec(), { size: SIZE }),
    ]);
    await alone.close();
    expect(Buffer.compare(one.rgb, two.rgb)).toBe(0);
  });

  it('returns the same bytes after another design was rendered in between', { tags: ['full'] }, async () => {
    const first = await renderer.render(fixtureSpec(), { size: SIZE });
    await renderer.render(fixtureSpec({ stage: 'velvet', metal: { alloy: 'rose-gold-18k', finish: 'satin' } }), {
      size: SIZE,
    });
    const again = await renderer.render(fixtureSpec(), { size: SIZE });
    expect(Buffer.compare(first.rgb, again.rgb)).toBe(0);
  });

  it('reports whole frames in order, from a sketch to the finished picture', async () => {
    const frames: Frame[] = [];
    const done = await renderer.render(fixtureSpec(), { size: SIZE, onFrame: (frame) => frames.push(frame) });
    expect([...new Set(frames.map((frame) => frame.phase))]).toEqual(['sketch', 'cast', 'set', 'polish']);
    expect(frames.map((frame) => frame.fraction)).toEqual(
      frames.map((frame) => frame.fraction).toSorted((a, b) => a - b),
    );
    expect(frames.at(-1)!.fraction).toBe(1);
    for (const frame of frames) expect(frame.rgb.length).toBe(SIZE * SIZE * 3);
    expect(Buffer.compare(frames.at(-1)!.rgb, done.rgb)).toBe(0);
    expect(Buffer.compare(frames[0]!.rgb, done.rgb)).not.toBe(0);
  });

  it('replaces threads with an endless build when its picture is cancelled, and renders the next picture', async () => {
    const impatient = createRenderer({ workers: 1, workerUrl, hangMs: 200 });
    try {
      await impatient.render(fixtureSpec(), { size: SIZE });
      const cancelled = impatient.render(fixtureSpec({ prompt: 'never ends' }), {
        size: SIZE,
        signal: AbortSignal.timeout(300),
      });
      await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
      expect((await impatient.render(fixtureSpec(), { size: SIZE })).stats.gems).toBe(1);
    } finally {
      await impatient.close();
    }
  });

  it('fails its check during an endless build, and passes it once the threads are replaced', async () => {
    const watched = createRenderer({ workers: 1, workerUrl, hangMs: 200, stallMs: 500 });
    try {
      await watched.check();
      await watched.render(fixtureSpec(), { size: SIZE });
      await watched.check();
      const cancel = new AbortController();
      const hung = watched.render(fixtureSpec({ prompt: 'never ends' }), { size: SIZE, signal: cancel.signal });
      await expect
        .poll(
          () =>
            watched.check().then(
              () => 'passes',
              (error: Error) => error.message,
            ),
          { timeout: PATIENCE_MS / 2 },
        )
        .toMatch(/has been at one step for/);
      cancel.abort();
      await expect(hung).rejects.toMatchObject({ name: 'AbortError' });
      await watched.render(fixtureSpec(), { size: SIZE });
      await expect(watched.check()).resolves.toBeUndefined();
    } finally {
      await watched.close();
    }
  });

  it('fails its check while its threads cannot start', async () => {
    const broken = createRenderer({ workers: 2, workerUrl: new URL('./test/missing.js', import.meta.url) });
    try {
      await expect(broken.render(fixtureSpec(), { size: SIZE })).rejects.toThrow(/A renderer worker stopped/);
      for (let probe = 0; probe < 3; probe++) await expect(broken.check()).rejects.toThrow(/A renderer worker stopped/);
    } finally {
      await broken.close();
    }
  });

  it('stops when cancelled, and renders the next picture', async () => {
    const cancel = new AbortController();
    const work = renderer.render(fixtureSpec(), { size: 512, signal: cancel.signal, onFrame: () => cancel.abort() });
    await expect(work).rejects.toMatchObject({ name: 'AbortError' });
    const next = await renderer.render(fixtureSpec(), { size: SIZE });
    expect(next.stats.gems).toBe(1);
  });

  it('does not start a picture that was cancelled while queued', async () => {
    const cancel = new AbortController();
    const running = renderer.render(fixtureSpec(), { size: SIZE });
    let frames = 0;
    const waiting = renderer.render(fixtureSpec(), { size: SIZE, signal: cancel.signal, onFrame: () => frames++ });
    cancel.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    await running;
    await renderer.render(fixtureSpec(), { size: SIZE });
    expect(frames).toBe(0);
  });

  it('rejects with the reason when a design cannot be built, and renders the next one', async () => {
    await expect(renderer.render(fixtureSpec({ prompt: 'cannot be built' }), { size: SIZE })).rejects.toThrow(
      'The shank has no thickness.',
    );
    await expect(renderer.render(fixtureSpec(), { size: SIZE })).resolves.toMatchObject({ width: SIZE });
  });

  it('replaces a worker that dies', async () => {
    await expect(renderer.render(fixtureSpec({ prompt: 'stops the worker' }), { size: SIZE })).rejects.toThrow(
      'stopped',
    );
    await expect(renderer.render(fixtureSpec(), { size: SIZE })).resolves.toMatchObject({ width: SIZE });
  });

  it.each([0, 12.5, 5000])('rejects a picture %s px wide', async (size) => {
    await expect(renderer.render(fixtureSpec(), { size })).rejects.toThrow(RangeError);
  });

  it('ends its rehearsal without an error when it is closed during it', async () => {
    const brief = createRenderer({ workers: 1, workerUrl });
    const rehearsed = brief.warm();
    await brief.close();
    await expect(rehearsed).resolves.toBeUndefined();
  });

  it('rejects when a worker cannot start', async () => {
    const broken = createRenderer({ workers: 1, workerUrl: new URL('./test/missing.js', import.meta.url) });
    await expect(broken.warm()).rejects.toThrow('worker');
    await broken.close();
  });
});

/** Every type and rig, copied and baked meshes, few and many stones, rounded and opaque ones. */
const TEN_DESIGNS = [
  'solitaire diamond ring yellow gold',
  'rose gold pavé ruby band',
  'oval sapphire halo ring',
  'leaf necklace yellow gold with diamonds',
  'emerald-cut emerald pendant with halo',
  'honeycomb bracelet',
  'tennis bracelet diamonds white gold',
  'pearl drop earrings',
  'flower stud earrings with an opal cabochon',
  'contemporary watch rose gold blue dial',
];

/** Mean byte difference of two sketches below which the change between them is not visible. */
const NEAR_SKETCH = 3;

const meanDifference = (a: Uint8Array, b: Uint8Array): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;

describe.each([
  { designs: 'two designs', prompts: TEN_DESIGNS.slice(0, 2), counts: [1, 2], tags: [] },
  { designs: 'ten designs', prompts: TEN_DESIGNS, counts: [1, 2, 3], tags: ['full'] },
])('$counts.length numbers of workers on $designs', { timeout: PATIENCE_MS * 10 }, ({ prompts, counts, tags }) => {
  it(
    'give the same bytes, after a sketch that shows the same whether of the piece or of a coarser one',
    { tags },
    async () => {
      const pools = counts.map((workers) => createRenderer({ workers, workerUrl: bundle.worker }));
      let drafted = 0;
      try {
        for (const prompt of prompts) {
          const { spec } = designFromPrompt({ prompt, seed: 5 });
          const sketches: Uint8Array[] = [];
          const render = (pool: Renderer, index: number) =>
            pool.render(spec, { size: 64, onFrame: ({ rgb }) => (sketches[index] ??= rgb) });
          const [one, ...others] = await Promise.all(pools.map(render));
          for (const other of others)
            expect({ prompt, difference: Buffer.compare(one!.rgb, other.rgb) }).toEqual({ prompt, difference: 0 });
          // With one worker there is no second one to sketch a coarser piece.
          const [whole, coarse, ...again] = sketches;
          for (const other of again) expect(Buffer.compare(coarse!, other)).toBe(0);
          if (Buffer.compare(whole!, coarse!) !== 0) drafted++;
          expect({ prompt, isNear: meanDifference(whole!, coarse!) < NEAR_SKETCH }).toEqual({ prompt, isNear: true });
        }
        expect(drafted).toBeGreaterThan(0);
      } finally {
        await Promise.all(pools.map((pool) => pool.close()));
      }
    },
  );
});

describe('pictures of a changed design', { timeout: PATIENCE_MS }, () => {
  const { spec } = designFromPrompt({ prompt: 'round diamond halo ring in white gold', seed: 7 });

  it('map the visible parts, with one palette index each', async () => {
    const { parts, rgb } = await studio.render(spec, { size: SIZE, quality: 'draft', parts: true });
    expect(parts!.parts).toEqual(expect.arrayContaining(['shank', 'head', 'halo']));
    const side = SIZE / 2;
    const at = (x: number, y: number): string | undefined => parts!.parts[parts!.indices[y * side + x]! - 1];
    expect(at(0, 0)).toBeUndefined();
    expect(new Set(Array.from(parts!.indices, (index) => parts!.parts[index - 1]))).toEqual(
      new Set([undefined, ...parts!.parts]),
    );
    expect(rgb.length).toBe(SIZE * SIZE * 3);
    const png = encodePartsMap(parts!);
    expect(png.length).toBeLessThan(4096);
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([side, side]);
    expect(Array.from({ length: side * side }, (_, i) => data[i * info.channels]!)).toEqual([...parts!.indices]);
  });

  it(
    'are taken from the camera position of the earlier version, unless the view changes',
    { tags: ['full'] },
    async () => {
      const first = await studio.render(spec, { size: SIZE, quality: 'draft' });
      const taller = edited(spec, { op: 'set', id: 'head', params: { lift: 1 } });
      const refit = await studio.render(taller, { size: SIZE, quality: 'draft' });
      const held = await studio.render(taller, { size: SIZE, quality: 'draft', framing: first.framing });
      expect(refit.framing.camera).not.toEqual(first.framing.camera);
      expect(held.framing).toEqual(first.framing);
      const front = await studio.render(seenFrom(spec, 'front'), {
        size: SIZE,
        quality: 'draft',
        framing: first.framing,
      });
      expect(front.framing.camera.azimuthDeg).toBe(0);
    },
  );

  it('have the same bytes as the first picture when nothing has changed', { tags: ['full'] }, async () => {
    const first = await studio.render(spec, { size: SIZE });
    const again = await studio.render(spec, { size: SIZE, framing: first.framing, parts: true });
    expect(Buffer.compare(first.rgb, again.rgb)).toBe(0);
  });
});
