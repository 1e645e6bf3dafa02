import type { Config } from '../config';
import type { KoaContext } from './call';

interface Cookie {
  readonly name: string;
  readonly path: string;
}

const SESSION: Cookie = { name: 'token', path: '/' };
/** Identifies the browser, with or without a session; pages do not need it. */
const DEVICE: Cookie = { name: 'device', path: '/api' };

/** The session id that the client sent. */
export const presentedToken = (koa: KoaContext): string | undefined => koa.cookies.get(SESSION.name);

/** The device id that the client sent. */
export const presentedDevice = (koa: KoaContext): string | undefined => koa.cookies.get(DEVICE.name);

function write(koa: KoaContext, config: Config, { name, path }: Cookie, value: string, expires: Date): void {
  const secure = config.publicUrl.startsWith('https:');
  // Behind a proxy that terminates TLS, the connection itself is plain HTTP.
  koa.cookies.secure = secure;
  koa.cookies.set(name, value, { httpOnly: true, sameSite: 'lax', path, secure, expires, overwrite: true });
}

export const setToken = (koa: KoaContext, config: Config, token: string, expires: Date): void =>
  write(koa, config, SESSION, token, expires);

export const clearToken = (koa: KoaContext, config: Config): void => write(koa, config, SESSION, '', new Date(0));

export const setDevice = (koa: KoaContext, config: Config, device: string, expires: Date): void =>
  write(koa, config, DEVICE, device, expires);
