import { TEXTS, type GenerateBody } from '@jewelry/contract';
import sharp from 'sharp';
import { HttpError } from '../../http/errors';

/** Larger pictures are not decoded, px on a side: a small file may not unpack into gigabytes. */
const MAX_SIDE = 4096;
/** Side of the picture that the design service sees, px at most. */
const SEEN_SIDE = 1024;
const TYPES: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

const refused = (message: string): HttpError =>
  new HttpError(400, 'validation_failed', message, { fields: { referencePhoto: message } });

/**
 * The photograph of a request as a JPEG of our own, base64: decoded under a limit, upright, without any metadata such
 * as the place where it was taken.
 * @throws HttpError 400 for anything but a whole JPEG, PNG or WebP, and where no service would see it.
 */
export async function readReference(
  { referencePhoto }: Pick<GenerateBody, 'referencePhoto'>,
  isSeen: boolean,
): Promise<string | undefined> {
  if (referencePhoto === undefined) return undefined;
  if (!isSeen) throw refused(TEXTS.referencePhotoUnread);
  const bytes = Buffer.from(referencePhoto.slice(referencePhoto.indexOf(',') + 1), 'base64');
  try {
    const photo = sharp(bytes, { limitInputPixels: MAX_SIDE ** 2, failOn: 'error', pages: 1 });
    const { format, width, height } = await photo.metadata();
    if (!TYPES.has(format) || Math.max(width, height) > MAX_SIDE) throw refused(TEXTS.referencePhotoInvalid);
    const jpeg = await photo
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(SEEN_SIDE, SEEN_SIDE, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 85 })
      .toBuffer();
    return jpeg.toString('base64');
  } catch {
    throw refused(TEXTS.referencePhotoInvalid);
  }
}
