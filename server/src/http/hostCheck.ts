import { TEXTS } from '@jewelry/contract';
import type { Middleware } from 'koa';
import type { Config } from '../config';
import type { CallState, KoaContext } from './call';
import { HttpError } from './errors';

/** No page of another site has one of these names, so DNS rebinding cannot produce them. */
const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A Host header: a name or address, and optionally a port. */
const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i;

/** The host that the client addressed; null when the header is missing or malformed. */
function requestedHost(koa: KoaContext, { trustedProxies }: Config): string | null {
  const forwarded = trustedProxies > 0 ? koa.get('X-Forwarded-Host').split(',')[0]?.trim() : undefined;
  const host = forwarded || koa.get('Host');
  return HOST.test(host) && URL.canParse(`http://${host}`) ? host : null;
}

const isLoopback = (host: string): boolean => LOOPBACK_NAMES.has(new URL(`http://${host}`).hostname);

function isKnownHost(host: string, publicUrl: URL): boolean {
  return isLoopback(host) || new URL(`${publicUrl.protocol}//${host}`).host === publicUrl.host;
}

/**
 * Whether an origin is that of PUBLIC_URL, with scheme and port. Outside production also the loopback origin that the
 * request was sent to, such as that of a development server.
 */
export function isOwnOrigin(origin: string, koa: KoaContext, config: Config): boolean {
  if (origin === new URL(config.publicUrl).origin) return true;
  const host = requestedHost(koa, config);
  return (
    config.environment !== 'production' &&
    host !== null &&
    isLoopback(host) &&
    origin === new URL(`http://${host}`).origin
  );
}

/**
 * Responds 421 to requests for a host other than that of PUBLIC_URL and the loopback names. A page of another site
 * whose name was made to resolve to this server (DNS rebinding) would otherwise read all that it serves without a
 * session.
 */
export function hostCheck(config: Config): Middleware<CallState> {
  const publicUrl = new URL(config.publicUrl);
  return async (koa, next) => {
    const host = requestedHost(koa, config);
    if (host === null || !isKnownHost(host, publicUrl)) {
      throw new HttpError(421, 'unknown_host', `${TEXTS.unknownHost} ${config.publicUrl}`);
    }
    await next();
  };
}
