import sharp from 'sharp';

export interface RawPicture {
  readonly width: number;
  readonly height: number;
  /** Three bytes a pixel. */
  readonly rgb: Uint8Array;
}

/** Largest data URL of a preview, characters. */
const PREVIEW_LIMIT = 40_000;
/** Tried in this order until one fits: early frames are noisy and need more bytes than the finished picture. */
const ATTEMPTS = [
  { side: 512, quality: 66 },
  { side: 384, quality: 50 },
  { side: 256, quality: 40 },
] as const;

/** Encodes a frame as a small WebP data URL, at most 512 px a side. */
export async function previewOf({ width, height, rgb }: RawPicture): Promise<string> {
  let url = '';
  for (const { side, quality } of ATTEMPTS) {
    const webp = await sharp(rgb, { raw: { width, height, channels: 3 } })
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort: 2 })
      .toBuffer();
    url = `data:image/webp;base64,${webp.toString('base64')}`;
    if (url.length <= PREVIEW_LIMIT) break;
  }
  return url;
}
