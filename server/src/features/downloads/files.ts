import { downloadFileName, TEXTS } from '@jewelry/contract';
import type { Middleware } from 'koa';
import type { Deps } from '../../deps';
import type { CallState } from '../../http/call';
import { HttpError, notFound } from '../../http/errors';
import { renditionWidths } from '../../pictures/renditions';
import { markedPng, pngOf } from '../../pictures/download';
import { originalKey, renditionKey, type Storage } from '../../ports/storage/storage';
import { checkLink, DOWNLOAD_PREFIX, type DownloadForm } from './links';
import { findDownload, type DownloadRow } from './store';

/** The best stored bytes: the original, or without one the widest clean rendition. */
export const sourceOf = (storage: Storage, row: DownloadRow): Promise<Buffer | null> =>
  storage.get(
    row.original_name
      ? originalKey(row.original_name)
      : renditionKey(row.clean_name, renditionWidths(row.width).at(-1) ?? row.width),
  );

async function fileOf(storage: Storage, row: DownloadRow, form: DownloadForm): Promise<Buffer> {
  const source = await sourceOf(storage, row);
  if (!source) throw notFound(TEXTS.imageNotFound);
  return form === 'marked' ? markedPng(source) : pngOf(source);
}

/** Serves the file of a signed URL as a PNG attachment, until the URL expires or the image is deleted. */
export const serveDownloads =
  ({ db, storage, config, clock }: Pick<Deps, 'db' | 'storage' | 'config' | 'clock'>): Middleware<CallState> =>
  async (koa, next) => {
    if (!koa.path.startsWith(DOWNLOAD_PREFIX) || (koa.method !== 'GET' && koa.method !== 'HEAD')) {
      await next();
      return;
    }
    koa.set('Cache-Control', 'private, no-store');
    const link = checkLink(config, koa.path, clock.now());
    if (link.state === 'expired') throw new HttpError(410, 'link_expired', TEXTS.downloadExpired);
    const row = link.state === 'good' ? await findDownload(db, link.download.imageId) : null;
    if (link.state !== 'good' || !row) throw notFound(TEXTS.imageNotFound);
    const bytes = await fileOf(storage, row, link.download.form);
    koa.set({
      'Content-Disposition': `attachment; filename="${downloadFileName(row)}"`,
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    });
    koa.type = 'image/png';
    koa.body = bytes;
  };
