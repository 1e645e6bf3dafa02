import { afterAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { ALLOYS, designFromPrompt, edited, FINISHES, hueOf, seenFrom, STAGES } from '@jewelry/design';
import { createRenderer, encodePartsMap, encodePng, type Frame, type Renderer } from './index';
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

/** Share of pixels with each property, over a whole picture. */
function pixels(rgb: Uint8Array): { r: number; g: number; b: number }[] {
  return Array.from({ length: rgb.length / 3 }, (_, i) => ({ r: rgb[i * 3]!, g: rgb[i * 3 + 1]!, b: rgb[i * 3 + 2]! }));
}

function hueDegrees({ r, g, b }: { r: number; g: number; b: number }): number {
  const high = Math.max(r, g, b);
  const range = high - Math.min(r, g, b);
  const sixth = high === r ? ((g - b) / range + 6) % 6 : high === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return sixth * 60;
}

/** One alloy of each colour. */
const METALS = ALLOYS.filter((alloy, i) => ALLOYS.findIndex((other) => hueOf(other) === hueOf(alloy)) === i);

describe('createRenderer', { timeout: PATIENCE_MS }, () => {
  it('gives the same bytes with one worker, started from its source, and with two', async () => {
    const alone = createRenderer({ workers: 1, workerUrl: new URL('./test/fixtureWorker.ts', import.meta.url) });
    const [one, two] = await Promise.all([
      alone.render(fixtureSpec(), { size: SIZE }),
      renderer.render(fixtureSpec(), { size: SIZE }),
    ]);
    await alone.close();
    expect(Buffer.compare(one.rgb, two.rgb)).toBe(0);
  });

  it('gives the same bytes again after another design was photographed in between', async () => {
    const first = await renderer.render(fixtureSpec(), { size: SIZE });
    await renderer.render(fixtureSpec({ stage: 'velvet', metal: { alloy: 'rose-gold-18k', finish: 'satin' } }), {
      size: SIZE,
    });
    const again = await renderer.render(fixtureSpec(), { size: SIZE });
    expect(Buffer.compare(first.rgb, again.rgb)).toBe(0);
  });

  it('shows whole frames in order, from a sketch to the finished picture', async () => {
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

  it('replaces threads whose build never ends once its picture is cancelled, and renders the next picture', async () => {
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

  it('fails its check while a build never ends, and passes it when the threads are replaced', async () => {
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

  it('stops when cancelled and makes the next picture', async () => {
    const cancel = new AbortController();
    const work = renderer.render(fixtureSpec(), { size: 512, signal: cancel.signal, onFrame: () => cancel.abort() });
    await expect(work).rejects.toMatchObject({ name: 'AbortError' });
    const next = await renderer.render(fixtureSpec(), { size: SIZE });
    expect(next.stats.gems).toBe(1);
  });

  it('does not start a picture that was cancelled while it waited', async () => {
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

  it('rejects with the reason when a design cannot be built and renders the next one', async () => {
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

  it.each([0, 12.5, 5000])('refuses a picture %s px wide', async (size) => {
    await expect(renderer.render(fixtureSpec(), { size })).rejects.toThrow(RangeError);
  });

  it('ends its rehearsal without an error when it is closed meanwhile', async () => {
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
    'give the same bytes, after a sketch that shows the same whether of the piece or of a draft',
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
          // With one worker there is no second one to make a draft.
          const [whole, draft, ...again] = sketches;
          for (const other of again) expect(Buffer.compare(draft!, other)).toBe(0);
          if (Buffer.compare(whole!, draft!) !== 0) drafted++;
          expect({ prompt, isNear: meanDifference(whole!, draft!) < NEAR_SKETCH }).toEqual({ prompt, isNear: true });
        }
        expect(drafted).toBeGreaterThan(0);
      } finally {
        await Promise.all(pools.map((pool) => pool.close()));
      }
    },
  );
});

describe('the picture', { timeout: PATIENCE_MS }, () => {
  it.each(STAGES)('has light, shade and no black frame on the %s stage', async (stage) => {
    const { rgb } = await renderer.render(fixtureSpec({ stage }), { size: SIZE, quality: 'preview' });
    const values = pixels(rgb).map(({ r, g, b }) => 0.2126 * r + 0.7152 * g + 0.0722 * b);
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(100);
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeGreaterThan(15);
  });

  it.each(['fixture', 'pendant'])('shows the paper of the white stage as white, without a cast: %s', async (prompt) => {
    const spec = prompt === 'pendant' ? designFromPrompt({ prompt: 'emerald pendant', seed: 7 }).spec : null;
    const { rgb } = spec
      ? await studio.render({ ...spec, stage: 'white' }, { size: SIZE })
      : await renderer.render(fixtureSpec({ stage: 'white' }), { size: SIZE });
    const paper = pixels(rgb).filter((_, i) => i % SIZE < 8 && Math.floor(i / SIZE) < SIZE / 2);
    for (const { r, g, b } of paper) {
      expect(Math.min(r, g, b)).toBeGreaterThanOrEqual(246);
      expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThanOrEqual(4);
    }
  });

  it('shows yellow gold as gold, not olive and not orange', async () => {
    const { rgb } = await renderer.render(fixtureSpec({ stage: 'white' }), { size: 128 });
    const gold = pixels(rgb).filter(
      ({ r, g, b }) => Math.max(r, g, b) > 60 && Math.max(r, g, b) - Math.min(r, g, b) > 50,
    );
    expect(gold.length).toBeGreaterThan(300);
    const hues = gold.map(hueDegrees).toSorted((a, b) => a - b);
    expect(hues[Math.floor(hues.length * 0.5)]).toBeGreaterThan(30);
    expect(hues[Math.floor(hues.length * 0.5)]).toBeLessThan(46);
    expect(gold.filter(({ r, g }) => g > r).length / gold.length).toBeLessThan(0.02);
    const tones = gold.map(({ r, g, b }) => r + g + b).toSorted((a, b) => a - b);
    expect(tones[Math.floor(tones.length * 0.95)]! - tones[Math.floor(tones.length * 0.05)]!).toBeGreaterThan(200);
  });

  it('renders gold warm on dark cloth', async () => {
    const { rgb } = await renderer.render(fixtureSpec({ stage: 'velvet' }), { size: 128 });
    const metal = pixels(rgb).filter(
      ({ r, g, b }) => Math.max(r, g, b) > 90 && Math.max(r, g, b) - Math.min(r, g, b) > 40,
    );
    expect(metal.length).toBeGreaterThan(200);
    expect(metal.filter(({ r, g }) => g > r).length / metal.length).toBeLessThan(0.03);
  });

  it.each(METALS)('shapes %s in every finish', async (alloy) => {
    for (const finish of FINISHES) {
      const { rgb } = await renderer.render(fixtureSpec({ metal: { alloy, finish } }), {
        size: 64,
        quality: 'preview',
      });
      expect(new Set(rgb).size).toBeGreaterThan(60);
    }
  });

  it('renders polished, brushed, matte and hammered metal differently', async () => {
    const pictures = await Promise.all(
      FINISHES.map(
        async (finish) =>
          (
            await renderer.render(fixtureSpec({ metal: { alloy: 'yellow-gold-18k', finish } }), {
              size: 96,
              quality: 'preview',
            })
          ).rgb,
      ),
    );
    const apart = (a: Uint8Array, b: Uint8Array): number =>
      a.reduce((sum, x, i) => sum + Math.abs(x - b[i]!), 0) / a.length;
    for (const [i, a] of pictures.entries())
      for (const b of pictures.slice(i + 1)) expect(apart(a, b)).toBeGreaterThan(0.2);
  });

  it('becomes a PNG of the same size', async () => {
    const picture = await renderer.render(fixtureSpec(), { size: SIZE, quality: 'preview' });
    const png = await encodePng(picture);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(SIZE);
  });
});

describe('pictures of a changed design', { timeout: PATIENCE_MS }, () => {
  const { spec } = designFromPrompt({ prompt: 'round diamond halo ring in white gold', seed: 7 });

  it('map the parts that the picture shows, in a palette of one index each', async () => {
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

  it('are taken from where the camera stood for the earlier version, unless it looks from another side', async () => {
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
  });

  it('give the same bytes as the first picture when nothing changed', async () => {
    const first = await studio.render(spec, { size: SIZE });
    const again = await studio.render(spec, { size: SIZE, framing: first.framing, parts: true });
    expect(Buffer.compare(first.rgb, again.rgb)).toBe(0);
  });
});
