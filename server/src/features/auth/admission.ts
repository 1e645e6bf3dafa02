import type { Knex } from 'knex';
import type { Deps } from '../../deps';
import type { KoaContext } from '../../http/call';
import { beginSession, sendSession, writeEndedSession } from '../../http/sessions';
import { rememberDevice, sendDevice } from './devices';

/** Who asks: where from, in which browser, and with which session if any. */
export interface Visitor {
  readonly address: string;
  readonly device: string | undefined;
  readonly sessionHash: Buffer | null;
}

/** What a browser is given for its cookies. */
export interface Passes {
  readonly session: string;
  readonly device: string;
}

/** Begins a session, and makes the browser one that the account knows. */
export async function admit(deps: Deps, transaction: Knex.Transaction, userId: string, visitor: Visitor): Promise<Passes> {
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

/** Gives the browser what it was admitted with; after the commit. */
export function sendPasses(deps: Deps, koa: KoaContext, { session, device }: Passes): void {
  sendSession(deps, koa, session);
  sendDevice(deps, koa, device);
}
