import type { Middleware } from 'koa';
import type { Deps } from '../../deps';
import type { CallState } from '../../http/call';
import { notFound } from '../../http/errors';
import { renditionKey } from '../../ports/storage/storage';
import { findMedia } from './store';

const PREFIX = '/media/';
const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Serves the renditions of images that still exist. The bytes of a name never change, so caches may store public ones
 * for ever; a private picture, or the clean one of a watermarked picture, is cached by the requesting browser only.
 */
export const serveMedia =
  ({ db, storage }: Pick<Deps, 'db' | 'storage'>): Middleware<CallState> =>
  async (koa, next) => {
    if (!koa.path.startsWith(PREFIX) || (koa.method !== 'GET' && koa.method !== 'HEAD')) {
      await next();
      return;
    }
    const media = await findMedia(db, koa.path.slice(PREFIX.length));
    if (!media) throw notFound();
    koa.set({
      'Cache-Control': `${media.isPersonal ? 'private' : 'public'}, max-age=${YEAR_S}, immutable`,
      'X-Content-Type-Options': 'nosniff',
    });
    koa.etag = `${media.name}-${media.width}`;
    koa.status = 200;
    if (koa.fresh) {
      koa.status = 304;
      return;
    }
    const bytes = await storage.get(renditionKey(media.name, media.width));
    if (!bytes) {
      koa.remove('Cache-Control');
      koa.remove('ETag');
      throw notFound();
    }
    koa.type = 'image/webp';
    koa.body = bytes;
  };
