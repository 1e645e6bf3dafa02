import type { Knex } from 'knex';
import type { Deps } from '../../deps';
import type { KoaContext } from '../../http/call';
import { startSession, setSessionCookie, writeExpiredSession } from '../../http/sessions';
import { rememberDevice, setDeviceCookie } from './devices';

/** The client of a sign-in: network address, device cookie, and session if any. */
export interface Visitor {
  readonly address: string;
  readonly device: string | undefined;
  readonly sessionHash: Buffer | null;
}

/** Values of the session and device cookies. */
export interface AuthCookies {
  readonly session: string;
  readonly device: string;
}

/** Starts a session, and registers the device with the account. */
export async function establishSession(
  deps: Deps,
  transaction: Knex.Transaction,
  userId: string,
  visitor: Visitor,
): Promise<AuthCookies> {
  const session = await startSession(deps, transaction, userId, visitor.sessionHash);
  return { session, device: await rememberDevice(transaction, userId, visitor.device, deps.clock.now()) };
}

/**
 * Writes the same rows as `establishSession` without signing in, so that both take the same time: expired rows under
 * ids that are never sent. Housekeeping deletes them.
 */
export async function simulateSession(deps: Deps, transaction: Knex.Transaction, userId: string): Promise<void> {
  await writeExpiredSession(deps, transaction, userId);
  await rememberDevice(transaction, userId, undefined, new Date(0));
}

/** Sets both cookies. Call it after the commit. */
export function setAuthCookies(deps: Deps, koa: KoaContext, { session, device }: AuthCookies): void {
  setSessionCookie(deps, koa, session);
  setDeviceCookie(deps, koa, device);
}
