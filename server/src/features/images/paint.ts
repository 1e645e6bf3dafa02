import { failureStatus, TEXTS } from '@jewelry/contract';
import type { Deps } from '../../deps';
import { HttpError, notFound } from '../../http/errors';
import { pngOf } from '../../pictures/download';
import { paintingFiles, writeFiles } from '../../pictures/pictureFiles';
import { imaginedMissingAfter } from '../../ports/generators/painted';
import type { Painter } from '../../ports/painters/painter';
import type { StorageKey } from '../../ports/storage/storage';
import { sourceOf } from '../downloads/files';
import { findDownload } from '../downloads/store';
import { paintFailureOf } from '../generation/failures';
import type { ImageRow } from './imageView';
import { insertImagined, noteImaginedMissing } from './imageInserts';

type PaintDeps = Pick<Deps, 'db' | 'log' | 'storage' | 'painter'>;

/** Running requests by image, so that concurrent requests for an image share one call of the service. */
const underWay = new Map<string, Promise<void>>();

async function paint({ db, log, storage }: PaintDeps, painter: Painter, { id, prompt, alt }: ImageRow): Promise<void> {
  const row = await findDownload(db, id);
  const source = row && (await sourceOf(storage, row));
  if (!source) throw notFound(TEXTS.imageNotFound);
  // The service has its own timeout, and a paid picture is stored even after its client has disconnected.
  const { signal } = new AbortController();
  const painting = await painter
    .paint({ prompt, facts: alt, reference: await pngOf(source) }, { signal, onPartial: () => {} })
    .catch(async (error: unknown) => {
      log.warn({ err: error, image: id }, 'no picture as imagined');
      await noteImaginedMissing(db, id, imaginedMissingAfter(error));
      const { code, message, retryAfterS } = paintFailureOf(error);
      throw new HttpError(failureStatus(code), code, message, {
        cause: error,
        ...(retryAfterS !== undefined && { headers: { 'Retry-After': String(retryAfterS) } }),
      });
    });
  const files = new Map<StorageKey, Buffer>();
  const stored = await paintingFiles(files, painting);
  await writeFiles(storage, files);
  if (!(await insertImagined(db, id, stored))) await storage.remove([...files.keys()]);
}

/**
 * Paints an image that has no imagined picture; otherwise does nothing.
 * @throws HttpError 404 when the image is gone, 422 when there is no image service or it refuses, 503 when it fails
 */
export async function paintAsImagined(deps: PaintDeps, image: ImageRow): Promise<void> {
  if (image.imagined) return;
  const { painter } = deps;
  if (!painter) throw new HttpError(422, 'change_not_possible', TEXTS.noImageService);
  const painting = underWay.get(image.id) ?? paint(deps, painter, image).finally(() => underWay.delete(image.id));
  underWay.set(image.id, painting);
  await painting;
}
