import sharp from 'sharp';
import { watermarked } from './watermark';

/** Almost as small as the slowest level, in a fraction of the time. */
const COMPRESSION = 6;

/** Converts a picture to a PNG without metadata; a PNG is returned unchanged. */
export async function pngOf(picture: Buffer): Promise<Buffer> {
  const { format } = await sharp(picture).metadata();
  return format === 'png' ? picture : sharp(picture).removeAlpha().png({ compressionLevel: COMPRESSION }).toBuffer();
}

/** The picture with the watermark, as PNG. */
export async function markedPng(picture: Buffer): Promise<Buffer> {
  const { data, info } = await watermarked(picture);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .png({ compressionLevel: COMPRESSION })
    .toBuffer();
}
