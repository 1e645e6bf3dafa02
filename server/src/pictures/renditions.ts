import { PICTURE_MAX_SIDE, RENDITION_WIDTHS } from '@jewelry/contract';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { watermarked } from './watermark';

const WEBP_QUALITY = 82;
const THUMBHASH_SIDE = 96;

export interface Rendition {
  readonly width: number;
  readonly webp: Buffer;
}

export interface Renditions {
  readonly width: number;
  readonly height: number;
  readonly clean: readonly Rendition[];
  /** The same widths with the watermark; empty without one. */
  readonly marked: readonly Rendition[];
  /** ThumbHash, base64. */
  readonly thumbhash: string;
}

/** The bytes are not a usable picture. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/** The widths of renditions: never wider than the picture, and at least one. */
export function renditionWidths(width: number): number[] {
  const widths = RENDITION_WIDTHS.filter((candidate) => candidate <= width);
  return widths.length > 0 ? widths : [width];
}

const encoded = (picture: Sharp, width: number): Promise<Buffer> =>
  picture.resize({ width, kernel: 'lanczos3' }).webp({ quality: WEBP_QUALITY, smartSubsample: true }).toBuffer();

async function inAllWidths(open: () => Sharp, width: number): Promise<Rendition[]> {
  const renditions: Rendition[] = [];
  for (const target of renditionWidths(width)) renditions.push({ width: target, webp: await encoded(open(), target) });
  return renditions;
}

/** Renditions of a finished WebP that is displayed unchanged; only the narrower ones are encoded. */
export async function renditionsOf(webp: Buffer): Promise<{ width: number; height: number; renditions: Rendition[] }> {
  const { width, height } = await sharp(webp).metadata();
  const renditions = await Promise.all(
    renditionWidths(width).map(async (target) => ({
      width: target,
      webp: target === width ? webp : await encoded(sharp(webp), target),
    })),
  );
  return { width, height, renditions };
}

async function thumbhashOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize(THUMBHASH_SIDE, THUMBHASH_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/**
 * All renditions of a picture, from its original bytes. Encodes one at a time, since a worker shares its cores with the
 * renderer.
 * @throws PictureError when the bytes cannot be decoded completely, or are larger than 4,096 px a side
 */
export async function renderRenditions(original: Buffer): Promise<Renditions> {
  const open = () => sharp(original, { limitInputPixels: PICTURE_MAX_SIDE ** 2, failOn: 'truncated' }).removeAlpha();
  try {
    const { width, height } = await open().metadata();
    const clean = await inAllWidths(open, width);
    const { data, info } = await watermarked(original);
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const marked = await inAllWidths(() => sharp(data, { raw }), width);
    return { width, height, clean, marked, thumbhash: await thumbhashOf(original) };
  } catch (cause) {
    throw new PictureError('The picture could not be read', { cause });
  }
}
