import sharp from 'sharp';
import { watermarked } from './watermark';

/** Little smaller than the slowest setting, at a fraction of its time. */
const COMPRESSION = 6;

/** A picture as PNG without metadata; a PNG is passed through. */
export async function pngOf(picture: Buffer): Promise<Buffer> {
  const { format } = await sharp(picture).metadata();
  return format === 'png' ? picture : sharp(picture).removeAlpha().png({ compressionLevel: COMPRESSION }).toBuffer();
}

/** A picture with its marks, as PNG. */
export async function markedPng(picture: Buffer): Promise<Buffer> {
  const { data, info } = await watermarked(picture);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .png({ compressionLevel: COMPRESSION })
    .toBuffer();
}
