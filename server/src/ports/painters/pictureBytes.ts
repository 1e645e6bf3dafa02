import { PICTURE_MAX_SIDE } from '@jewelry/contract';
import sharp from 'sharp';
import type { RawPicture } from '../../pictures/preview';
import { GenerationError } from '../generators/generator';
import { PICTURE_TYPES, type PictureType } from './painter';

/** Maximum side of the square that is stored next to the original, px. */
const STORED_SIDE = 2048;
const PREVIEW_SIDE = 512;

const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: PICTURE_MAX_SIDE ** 2, failOn: 'error', pages: 1 });

/**
 * Detects the type of a picture by its bytes, and converts it to an upright square PNG in sRGB.
 * @throws GenerationError `empty` for anything but a whole PNG, JPEG or WebP of at most 4,096 px a side.
 */
export async function readPainting(bytes: Buffer): Promise<{ readonly type: PictureType; readonly png: Buffer }> {
  try {
    const { format, width, height } = await open(bytes).metadata();
    const type = PICTURE_TYPES.find((known) => known === format);
    if (!type) throw new Error(`Unsupported picture format: ${format}`);
    const side = Math.min(width, height, STORED_SIDE);
    const png = await open(bytes)
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(side, side, { fit: 'cover' })
      .png()
      .toBuffer();
    return { type, png };
  } catch (cause) {
    throw new GenerationError('empty', 'The image service answered with no picture', { cause });
  }
}

/** A partial picture as pixels; null for one that cannot be read, since another one follows. */
export async function readPartial(bytes: Buffer): Promise<RawPicture | null> {
  try {
    const { data, info } = await open(bytes)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'cover' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return info.channels === 3 ? { width: info.width, height: info.height, rgb: data } : null;
  } catch {
    return null;
  }
}
