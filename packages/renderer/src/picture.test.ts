import { afterAll, describe, expect, it } from 'vitest';
import { ALLOYS, designFromPrompt, FINISHES, hueOf, STAGES } from '@jewelry/design';
import { createRenderer, encodePng } from './index';
import { bundleWorkers } from './test/bundle';
import { fixtureSpec } from './test/fixture';

const bundle = await bundleWorkers();
const renderer = createRenderer({ workers: 2, workerUrl: bundle.fixtureWorker });
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

  it('shows yellow gold as gold rather than olive or orange', async () => {
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
