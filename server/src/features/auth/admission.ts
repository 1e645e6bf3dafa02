import type { Knex } from 'knex';
import type { Deps } from '../../deps';
import type { KoaContext } from '../../http/call';
import { beginSession, sendSession, writeEndedSession } from '../../http/sessions';
import { rememberDevice, sendDevice } from './devices';

/** The client of a sign-in: network, device, and session if any. */
export interface Visitor {
  readonly address: string;
  readonly device: string | undefined;
  readonly sessionHash: Buffer | null;
}

/** Values for the browser's cookies. */
export interface Passes {
  readonly session: string;
  readonly device: string;
}

/** Starts a session, and registers the device with the account. */
export async function admit(
  deps: Deps,
  transaction: Knex.Transaction,
  userId: string,
  visitor: Visitor,
): Promise<Passes> {
  const session = await beginSession(deps, transaction, userId, visitor.sessionHash);
  return { session, device: await rememberDevice(transaction, userId, visitor.device, deps.clock.now()) };
}

/**
 * Writes the rows that `admit` writes without signing in, so that both take the same time: expired rows under ids that
 * are never sent. Housekeeping deletes them.
 */
export async function pretendToAdmit(deps: Deps, transaction: Knex.Transaction, userId: string): Promise<void> {
  await writeEndedSession(deps, transaction, userId);
  await rememberDevice(transaction, userId, undefined, new Date(0));
}

/** Sets the cookies of an admission; after the commit. */
export function sendPasses(deps: Deps, koa: KoaContext, { session, device }: Passes): void {
  sendSession(deps, koa, session);
  sendDevice(deps, koa, device);
}
