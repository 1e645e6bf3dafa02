import { DRAWING_FULLSCREEN_MAX, DRAWING_SIZE, TEXTS, type DrawingPath, type GenerateBody } from '@jewelry/contract';
import sharp from 'sharp';
import { HttpError } from '../../http/errors';

/** Stored form of a drawing: its strokes, or a PNG when there are none. */
export interface StoredDrawing {
  readonly paths: readonly DrawingPath[] | null;
  /** Base64 of a re-encoded PNG, 512 x 512 px; null when there are strokes. */
  readonly png: string | null;
  /** 0 to 100. */
  readonly influence: number;
}

const badPng = (): HttpError =>
  new HttpError(400, 'validation_failed', TEXTS.drawingPngInvalid, { fields: { drawingPng: TEXTS.drawingPngInvalid } });

/**
 * Re-encodes a PNG, decoded under a pixel limit and flattened onto white; only its pixels remain.
 * @param dataUrl validated by the contract
 * @throws HttpError 400 for anything but a PNG of 512 to 1024 px a side
 */
async function reencodePng(dataUrl: string): Promise<Buffer> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  try {
    const picture = sharp(bytes, { limitInputPixels: DRAWING_FULLSCREEN_MAX ** 2, failOn: 'error', pages: 1 });
    const { format, width, height } = await picture.metadata();
    const isOfSize = [width, height].every((side) => side >= DRAWING_SIZE && side <= DRAWING_FULLSCREEN_MAX);
    if (format !== 'png' || !isOfSize) throw badPng();
    return await picture
      .flatten({ background: '#ffffff' })
      .resize(DRAWING_SIZE, DRAWING_SIZE, { fit: 'contain', background: '#ffffff' })
      .png()
      .toBuffer();
  } catch {
    throw badPng();
  }
}

/**
 * Parses the drawing of a request; undefined when there is none. The SVG is dropped: strokes and pixels hold the same
 * drawing and nothing executable.
 * @throws HttpError 400 for an invalid PNG
 */
export async function readDrawing({
  drawingPng,
  drawingPaths,
  drawingInfluence,
}: Pick<GenerateBody, 'drawingPng' | 'drawingPaths'> & { drawingInfluence: number }): Promise<
  StoredDrawing | undefined
> {
  if (drawingPng === undefined) return undefined;
  const png = await reencodePng(drawingPng);
  const paths = drawingPaths?.some(({ tool }) => tool === 'pencil') ? drawingPaths : null;
  return { paths, png: paths ? null : png.toString('base64'), influence: drawingInfluence };
}

/** Decodes the pixels of a stored PNG. */
export async function pixelsOf(
  png: string,
): Promise<{ readonly width: number; readonly height: number; readonly rgba: Uint8Array }> {
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: data };
}
