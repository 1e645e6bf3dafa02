import type { Config } from '../config';
import type { KoaContext } from './call';

const NAME = 'token';

/** The session id as the client presents it. */
export const presentedToken = (koa: KoaContext): string | undefined => koa.cookies.get(NAME);

function write(koa: KoaContext, config: Config, value: string, expires: Date): void {
  const secure = config.publicUrl.startsWith('https:');
  // The connection to us may be plain behind a proxy that speaks https.
  koa.cookies.secure = secure;
  koa.cookies.set(NAME, value, { httpOnly: true, sameSite: 'lax', path: '/', secure, expires, overwrite: true });
}

export const setToken = (koa: KoaContext, config: Config, token: string, expires: Date): void => write(koa, config, token, expires);

export const clearToken = (koa: KoaContext, config: Config): void => write(koa, config, '', new Date(0));
