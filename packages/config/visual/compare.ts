import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Pixels as RGBA, row by row. */
interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

export type Comparison =
  | { readonly isEqual: true }
  | {
      readonly isEqual: false;
      readonly reason: string;
      /** PNG with every differing pixel in red; absent when the sizes differ. */
      readonly difference?: Buffer;
    };

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Encodes a screenshot as lossless WebP, which decodes to identical pixels. */
export const encodeReference = (screenshot: Buffer): Promise<Buffer> =>
  sharp(screenshot).webp({ lossless: true, effort: 6 }).toBuffer();

/**
 * Chromium rounds curve edges differently from run to run: up to 16 pixels by one level were measured in a window of
 * 390 × 844 px, and 41 in one of 1440 × 900 px. A color that changes by one level changes more pixels.
 */
const MAX_ROUNDED_PIXELS = 64;

/** Whether pictures of equal size differ by at most one level, in few pixels. */
function differsByRounding(before: Buffer, after: Buffer): boolean {
  const rounded = new Set<number>();
  for (let at = 0; at < before.length; at++) {
    const difference = Math.abs(before.readUInt8(at) - after.readUInt8(at));
    if (difference > 1) return false;
    if (difference === 1) rounded.add(at >> 2);
    if (rounded.size > MAX_ROUNDED_PIXELS) return false;
  }
  return true;
}

/** Compares two pictures in any format. They differ when one pixel differs by two levels, or 65 by one level. */
export async function comparePictures(reference: Buffer, screenshot: Buffer): Promise<Comparison> {
  const [before, after] = await Promise.all([pixelsOf(reference), pixelsOf(screenshot)]);
  const { width, height } = before;
  if (width !== after.width || height !== after.height) {
    return { isEqual: false, reason: `${width} × ${height} px before, ${after.width} × ${after.height} px now` };
  }
  if (before.data.equals(after.data) || differsByRounding(before.data, after.data)) return { isEqual: true };
  const output = Buffer.alloc(before.data.length);
  const count = pixelmatch(before.data, after.data, output, width, height, { threshold: 0, includeAA: true });
  return {
    isEqual: false,
    reason: `${count} of ${width * height} pixels differ`,
    difference: await sharp(output, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}
