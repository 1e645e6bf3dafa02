import type { Middleware } from 'koa';
import type { Deps } from '../../deps';
import type { CallState } from '../../http/call';
import { notFound } from '../../http/errors';
import { socialPicture } from '../../pictures/socialPicture';
import { renditionKey } from '../../ports/storage/storage';
import { visibleRendition, type ImageRow } from '../images/imageView';
import { findImage } from '../images/store';

const PREFIX = '/media/social/';
const PATH = /^\/media\/social\/([0-9a-f-]{36})\.jpg$/;
/** Number of cached social cards, about 60 KB each. */
const CACHED_PICTURES = 100;
const MAX_AGE_S = 60 * 60;

/** URL path of the preview image of a share link. */
export const socialAddress = (imageId: string): string => `${PREFIX}${imageId}.jpg`;

/**
 * Serves the preview image of a share link, composed on request from the public rendition, watermark included. Shared
 * caches never store that of a private image. Mail clients and other sites may embed it.
 */
export function serveSocialPictures({ db, storage }: Pick<Deps, 'db' | 'storage'>): Middleware<CallState> {
  const cache = new Map<string, Promise<Buffer>>();

  async function composed(row: ImageRow, name: string, width: number): Promise<Buffer> {
    const picture = await storage.get(renditionKey(name, width));
    if (!picture) throw notFound();
    return socialPicture({ picture, prompt: row.prompt, alt: row.alt });
  }

  function pictureOf(row: ImageRow): Promise<Buffer> {
    const { name, widest } = visibleRendition(null, row, row);
    const cached = cache.get(name);
    if (cached) return cached;
    const picture = composed(row, name, widest);
    cache.set(name, picture);
    picture.catch(() => cache.delete(name));
    const [oldest] = cache.keys();
    if (cache.size > CACHED_PICTURES && oldest !== undefined) cache.delete(oldest);
    return picture;
  }

  return async (koa, next) => {
    if (!koa.path.startsWith(PREFIX) || (koa.method !== 'GET' && koa.method !== 'HEAD')) {
      await next();
      return;
    }
    const [, id] = PATH.exec(koa.path) ?? [];
    const row = id ? await findImage(db, id, null) : null;
    if (!row) throw notFound();
    const bytes = await pictureOf(row);
    koa.set({
      'Cache-Control': `${row.is_private ? 'private' : 'public'}, max-age=${MAX_AGE_S}`,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (row.is_private) koa.set('X-Robots-Tag', 'noindex');
    koa.type = 'image/jpeg';
    koa.body = bytes;
  };
}
