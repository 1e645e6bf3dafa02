import { TEXTS, type PlanKey } from '@jewelry/contract';
import type Koa from 'koa';
import type { Logger } from 'pino';
import { HttpError, unauthenticated } from './errors';

/** The account behind a session, read anew for every request. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly plan: PlanKey;
  /** An address that waits for its link to be opened. */
  readonly pendingEmail: string | null;
}

export interface CallState {
  requestId: string;
  log: Logger;
  user: SessionUser | null;
  /** Of the session that the request came with; null without a valid one. */
  sessionHash: Buffer | null;
  /** Pattern of the call's path; null outside of the contract. */
  route: string | null;
}

export type KoaContext = Koa.ParameterizedContext<CallState>;

/** Context of a handler besides the parsed request. */
export interface Call {
  /** The signed-in account; null for an anonymous request. */
  readonly user: SessionUser | null;
  readonly requestId: string;
  /** Writes with the request's id. Never give it a prompt, a mail address or a token. */
  readonly log: Logger;
  /** The client's address, behind trusted proxies the one that they report. */
  readonly address: string;
  /** Header by its name in any case; undefined when absent or empty. */
  header(name: string): string | undefined;
  readonly koa: KoaContext;
}

export function callOf(koa: KoaContext): Call {
  return {
    user: koa.state.user,
    requestId: koa.state.requestId,
    log: koa.state.log,
    address: koa.ip,
    header: (name) => koa.get(name) || undefined,
    koa,
  };
}

/** @throws HttpError 401 without a session. */
export function requireUser(call: Call): SessionUser {
  if (!call.user) throw unauthenticated();
  return call.user;
}

/**
 * @param sentence what the address is to be confirmed for.
 * @throws HttpError 401 without a session, 403 `email_unconfirmed` before the address is confirmed.
 */
export function requireConfirmedUser(call: Call, sentence: string = TEXTS.emailUnconfirmed): SessionUser {
  const user = requireUser(call);
  if (!user.emailConfirmed) throw new HttpError(403, 'email_unconfirmed', sentence);
  return user;
}
