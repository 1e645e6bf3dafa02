import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { balanced, canDraw, lengthOf, linesOf, openTypefaces, shortened } from './lettering';
import { previewOf } from './preview';
import { PictureError, renderRenditions, renditionWidths } from './renditions';
import { socialPanel, socialPicture } from './socialPicture';
import { watermarkSvg } from './watermark';

const plain = (side: number, background: string) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();

const pixels = (webp: Buffer | undefined) =>
  sharp(webp ?? Buffer.alloc(0))
    .greyscale()
    .raw()
    .toBuffer();

/** Mean difference of two renditions in a region, 0 to 255. */
async function difference(
  a: Buffer | undefined,
  b: Buffer | undefined,
  part: (x: number, y: number) => boolean,
  side: number,
): Promise<number> {
  const [first, second] = await Promise.all([pixels(a), pixels(b)]);
  let most = 0;
  first.forEach((value, i) => {
    if (part((i % side) / side, Math.floor(i / side) / side)) most = Math.max(most, Math.abs(value - (second[i] ?? 0)));
  });
  return most;
}

describe('renditions', () => {
  it('have three widths, clean and watermarked, as WebP without metadata', async () => {
    const original = await sharp(await plain(1024, '#203028'))
      .withMetadata({ exif: { IFD0: { Copyright: 'secret' } } })
      .png()
      .toBuffer();
    const { width, height, clean, marked, thumbhash } = await renderRenditions(original);
    expect([width, height]).toEqual([1024, 1024]);
    for (const set of [clean, marked]) {
      expect(set.map((rendition) => rendition.width)).toEqual([320, 640, 1024]);
      for (const rendition of set) {
        const facts = await sharp(rendition.webp).metadata();
        expect(facts).toMatchObject({ format: 'webp', width: rendition.width, height: rendition.width });
        expect(facts.exif).toBeUndefined();
        expect(rendition.webp.includes('secret')).toBe(false);
      }
    }
    expect(Buffer.from(thumbhash, 'base64').length).toBeLessThan(40);
  });

  it('never enlarge, and keep at least one width', () => {
    expect([64, 320, 700, 2048].map(renditionWidths)).toEqual([[64], [320], [320, 640], [320, 640, 1024]]);
  });

  it('SEC-36: refuse an invalid or oversized picture', async () => {
    const huge = await sharp({ create: { width: 4200, height: 4200, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const whole = await plain(256, '#808080');
    const noise = await sharp({
      create: {
        width: 256,
        height: 256,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .png()
      .toBuffer();
    for (const bytes of [
      Buffer.from('<html>'),
      Buffer.alloc(0),
      huge,
      noise.subarray(0, noise.length / 2),
      whole.subarray(0, 40),
    ]) {
      await expect(renderRenditions(bytes)).rejects.toThrow(PictureError);
    }
  });
});

describe('the watermark', () => {
  it.each([
    ['dark', '#10201a'],
    ['light', '#e4e2dd'],
  ])('is visible all over a %s picture, and strongest in its lower corner', async (_, background) => {
    const { clean, marked } = await renderRenditions(await plain(640, background));
    const [a, b] = [clean.at(-1)?.webp, marked.at(-1)?.webp];
    const quarters = [
      [0, 0],
      [0.5, 0],
      [0, 0.5],
      [0.5, 0.5],
    ] as const;
    for (const [left, top] of quarters) {
      expect(
        await difference(a, b, (x, y) => x >= left && x < left + 0.5 && y >= top && y < top + 0.5, 640),
      ).toBeGreaterThan(12);
    }
    const corner = await difference(a, b, (x, y) => x > 0.7 && y > 0.9, 640);
    const elsewhere = await difference(a, b, (x, y) => x < 0.6 || y < 0.8, 640);
    expect(corner).toBeGreaterThan(elsewhere);
  });

  it.each([
    ['dark', '#10201a'],
    ['light', '#e4e2dd'],
  ])('is visible in every crop of a third of the width of a %s picture', async (_, background) => {
    const { clean, marked } = await renderRenditions(await plain(640, background));
    const [a, b] = [clean.at(-1)?.webp, marked.at(-1)?.webp];
    const side = 1 / 3;
    for (let top = 0; top <= 1 - side; top += 1 / 12) {
      for (let left = 0; left <= 1 - side; left += 1 / 12) {
        const part = (x: number, y: number) => x >= left && x < left + side && y >= top && y < top + side;
        expect([left, top, (await difference(a, b, part, 640)) > 8]).toEqual([left, top, true]);
      }
    }
  });

  it('keeps the clear space around the logo in its corner free of the pattern', async () => {
    const { clean, marked } = await renderRenditions(await plain(1024, '#10201a'));
    const belowTheLogo = (x: number, y: number) => x > 0.72 && x < 0.95 && y > 0.975;
    expect(await difference(clean.at(-1)?.webp, marked.at(-1)?.webp, belowTheLogo, 1024)).toBeLessThan(8);
  });

  it('is drawn as outlines, without text that needs a font', () => {
    expect(watermarkSvg(1024, 1024, true)).not.toContain('<text');
  });
});

describe('the social card', () => {
  const { display } = openTypefaces();

  it('is 1200 by 630, with the piece on the left and the prompt on the right', async () => {
    const jpeg = await socialPicture({ picture: await plain(1024, '#c01020'), prompt: 'A ruby ring', alt: 'A ring.' });
    const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    expect(at(315, 315)[0]).toBeGreaterThan(150);
    expect(at(1190, 10)[0]).toBeLessThan(40);
  });

  it.each([
    'A “ring” & <b>',
    'Łódź, éternité, Ærø',
    '💍 ring',
    'خاتم ذهب',
    '指輪',
    '',
    'x'.repeat(200),
    '\u0301\u202e',
  ])('is drawn as outlines for %j, without text that needs a font', (prompt) => {
    const panel = socialPanel({ prompt, alt: 'A gold ring.' });
    expect(panel).not.toContain('<text');
    expect(panel).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('falls back to the alt text when the typeface lacks glyphs of the prompt', () => {
    expect(canDraw(display, 'A gold ring')).toBe(true);
    expect(canDraw(display, 'خاتم')).toBe(false);
    expect(socialPanel({ prompt: 'خاتم ذهب', alt: 'A gold ring.' })).toBe(
      socialPanel({ prompt: 'A gold ring.', alt: '' }),
    );
  });

  it('leaves no word alone on the last line where the lines above have room to share', () => {
    const prompt = 'A yellow gold leaf pendant with an emerald, on a fine chain';
    const greedy = linesOf(display, prompt, 9.4);
    const set = balanced(display, prompt, 9.4);
    expect(greedy.at(-1)).toBe('chain');
    expect(set).toHaveLength(greedy.length);
    expect(set.join(' ')).toBe(prompt);
    expect(Math.max(...set.map((line) => lengthOf(display, line)))).toBeLessThanOrEqual(9.4);
    expect(lengthOf(display, set.at(-1) ?? '')).toBeGreaterThan(lengthOf(display, 'chain'));
  });

  it('fits every line into its width, and truncates with an ellipsis', () => {
    const lines = linesOf(display, `${'Ring with leaves '.repeat(20)}${'z'.repeat(90)}`, 9);
    for (const line of lines) expect(lengthOf(display, line)).toBeLessThanOrEqual(9);
    const short = shortened(display, lines, 3, 9);
    expect(short).toHaveLength(3);
    expect(short.at(-1)).toMatch(/\w…$/);
    expect(lengthOf(display, short.at(-1) ?? '')).toBeLessThanOrEqual(9);
  });
});

describe('previews', () => {
  it('stay small even for a frame of pure noise', async () => {
    const side = 1024;
    const rgb = new Uint8Array(side * side * 3).map((_, i) => (Math.imul(i, 2654435761) >>> 13) & 0xff);
    const url = await previewOf({ width: side, height: side, rgb });
    expect(url).toMatch(/^data:image\/webp;base64,/);
    expect(url.length).toBeLessThan(60_000);
    const facts = await sharp(Buffer.from(url.split(',')[1] ?? '', 'base64')).metadata();
    expect(facts.width).toBeLessThanOrEqual(512);
  });
});
