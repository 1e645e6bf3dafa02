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

/** Encodes a screenshot as lossless WebP: what is decoded later is equal in every pixel. */
export const encodeReference = (screenshot: Buffer): Promise<Buffer> => sharp(screenshot).webp({ lossless: true, effort: 6 }).toBuffer();

/** Compares two pictures in any format. A single pixel that differs by one level makes them different. */
export async function comparePictures(reference: Buffer, screenshot: Buffer): Promise<Comparison> {
  const [before, after] = await Promise.all([pixelsOf(reference), pixelsOf(screenshot)]);
  const { width, height } = before;
  if (width !== after.width || height !== after.height) {
    return { isEqual: false, reason: `${width} × ${height} px before, ${after.width} × ${after.height} px now` };
  }
  if (before.data.equals(after.data)) return { isEqual: true };
  const output = Buffer.alloc(before.data.length);
  const count = pixelmatch(before.data, after.data, output, width, height, { threshold: 0, includeAA: true });
  return {
    isEqual: false,
    reason: `${count} of ${width * height} pixels differ`,
    difference: await sharp(output, { raw: { width, height, channels: 4 } }).png().toBuffer(),
  };
}
