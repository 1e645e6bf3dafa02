import { TEXTS } from '@jewelry/contract';
import type { Middleware } from 'koa';
import type { Config } from '../config';
import type { CallState, KoaContext } from './call';
import { presentedToken } from './cookies';
import { HttpError } from './errors';
import { isOwnOrigin } from './hostCheck';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

function isSameOrigin(koa: KoaContext, config: Config): boolean {
  const site = koa.get('Sec-Fetch-Site');
  const origin = koa.get('Origin');
  if (site && site !== 'same-origin' && site !== 'none') return false;
  if (origin) return isOwnOrigin(origin, koa, config);
  if (site) return true;
  // Browsers send at least one of the two headers. Other clients with a session must send JSON, which a form of another
  // site cannot.
  return !presentedToken(koa) || Boolean(koa.is('application/json')) || koa.get('Content-Type') === 'application/json';
}

/**
 * Refuses unsafe requests from pages of other sites (CSRF). A browser sends Sec-Fetch-Site or Origin; a client with
 * neither is no browser, and may send JSON, or requests without a session.
 */
export const originCheck =
  (config: Config): Middleware<CallState> =>
  async (koa, next) => {
    if (!SAFE_METHODS.has(koa.method) && !isSameOrigin(koa, config))
      throw new HttpError(403, 'cross_origin', TEXTS.crossOrigin);
    await next();
  };
