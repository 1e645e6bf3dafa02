import type { Config } from '../config';
import type { KoaContext } from './call';

interface Cookie {
  readonly name: string;
  readonly path: string;
}

const SESSION: Cookie = { name: 'token', path: '/' };
/** Which browser it is, with or without a session; no page needs it. */
const DEVICE: Cookie = { name: 'device', path: '/api' };

/** The session id as the client presents it. */
export const presentedToken = (koa: KoaContext): string | undefined => koa.cookies.get(SESSION.name);

/** The id of the browser as it presents it. */
export const presentedDevice = (koa: KoaContext): string | undefined => koa.cookies.get(DEVICE.name);

function write(koa: KoaContext, config: Config, { name, path }: Cookie, value: string, expires: Date): void {
  const secure = config.publicUrl.startsWith('https:');
  // The connection to us may be plain behind a proxy that speaks https.
  koa.cookies.secure = secure;
  koa.cookies.set(name, value, { httpOnly: true, sameSite: 'lax', path, secure, expires, overwrite: true });
}

export const setToken = (koa: KoaContext, config: Config, token: string, expires: Date): void =>
  write(koa, config, SESSION, token, expires);

export const clearToken = (koa: KoaContext, config: Config): void => write(koa, config, SESSION, '', new Date(0));

export const setDevice = (koa: KoaContext, config: Config, device: string, expires: Date): void =>
  write(koa, config, DEVICE, device, expires);
