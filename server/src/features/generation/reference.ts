import { PICTURE_MAX_SIDE, TEXTS, type GenerateBody } from '@jewelry/contract';
import sharp from 'sharp';
import { HttpError } from '../../http/errors';

/** Longest side of the picture that the design service receives, px. */
const SENT_SIDE = 1024;
const TYPES: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

const refused = (message: string): HttpError =>
  new HttpError(400, 'validation_failed', message, { fields: { referencePhoto: message } });

/**
 * Re-encodes the photograph of a request as a base64 JPEG: decoded under a pixel limit, upright, without metadata such
 * as its location.
 * @throws HttpError 400 for anything but a whole JPEG, PNG or WebP, and when no configured service takes photographs
 */
export async function readReference(
  { referencePhoto }: Pick<GenerateBody, 'referencePhoto'>,
  hasVision: boolean,
): Promise<string | undefined> {
  if (referencePhoto === undefined) return undefined;
  if (!hasVision) throw refused(TEXTS.referencePhotoUnread);
  const bytes = Buffer.from(referencePhoto.slice(referencePhoto.indexOf(',') + 1), 'base64');
  try {
    const photo = sharp(bytes, { limitInputPixels: PICTURE_MAX_SIDE ** 2, failOn: 'error', pages: 1 });
    const { format, width, height } = await photo.metadata();
    if (!TYPES.has(format) || Math.max(width, height) > PICTURE_MAX_SIDE) throw refused(TEXTS.referencePhotoInvalid);
    const jpeg = await photo
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(SENT_SIDE, SENT_SIDE, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 85 })
      .toBuffer();
    return jpeg.toString('base64');
  } catch {
    throw refused(TEXTS.referencePhotoInvalid);
  }
}
