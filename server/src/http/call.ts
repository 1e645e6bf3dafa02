import { TEXTS, type PlanKey } from '@jewelry/contract';
import type Koa from 'koa';
import type { Logger } from 'pino';
import { HttpError, unauthenticated } from './errors';

/** The account of a session, read for every request. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly plan: PlanKey;
  /** A new address that is not confirmed yet. */
  readonly pendingEmail: string | null;
}

export interface CallState {
  requestId: string;
  log: Logger;
  user: SessionUser | null;
  /** Of the request's session; null without a valid one. */
  sessionHash: Buffer | null;
  /** Path pattern of the call; null outside the contract. */
  route: string | null;
}

export type KoaContext = Koa.ParameterizedContext<CallState>;

/** Context of a handler besides the parsed request. */
export interface Call {
  /** The signed-in account; null for an anonymous request. */
  readonly user: SessionUser | null;
  readonly requestId: string;
  /** Logs with the request's id. Never pass it a prompt, an email address or a token. */
  readonly log: Logger;
  /** The client's address, as reported by trusted proxies if any. */
  readonly address: string;
  /** A header by its case-insensitive name; undefined when absent or empty. */
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
 * | @param message what a confirmed address is needed for
 * @throws HttpError 401 without a session, 403 `email_unconfirmed` before the address is confirmed
 */
export function requireConfirmedUser(call: Call, message: string = TEXTS.emailUnconfirmed): SessionUser {
  const user = requireUser(call);
  if (!user.emailConfirmed) throw new HttpError(403, 'email_unconfirmed', message);
  return user;
}
