import { randomBytes } from 'node:crypto';
import { TEXTS, type User } from '@jewelry/contract';
import type { Knex } from 'knex';
import type { Deps } from '../../deps';
import type { SessionUser } from '../../http/call';
import { networkOf } from '../../http/clientNetwork';
import { HttpError } from '../../http/errors';
import { beginSession, hashOf } from '../../http/sessions';
import { accountExistsMail, confirmationMail } from './mails';
import { hashPassword, isCommonPassword, verifyPassword } from './passwords';
import { findAccount, insertAccount, insertConfirmationToken, isTokenOfConfirmed, useConfirmationToken, type AccountRow } from './store';

const CONFIRMATION_VALID_MS = 24 * 60 * 60_000;

/** Who asks: where from, and with which session if any. */
export interface Visitor {
  readonly address: string;
  readonly sessionHash: Buffer | null;
}

interface Admission {
  readonly user: User;
  /** The id of the new session. */
  readonly token: string;
}

const userOf = (row: AccountRow): User => ({
  id: row.id,
  email: row.email,
  email_confirmed: row.email_confirmed_at !== null,
  first_name: row.first_name,
  last_name: row.last_name,
  subscription_plan: row.subscription_plan,
});

async function writeConfirmation(deps: Deps, transaction: Knex.Transaction, account: { id: string; email: string }): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const now = deps.clock.now();
  await insertConfirmationToken(transaction, {
    hash: hashOf(token),
    userId: account.id,
    email: account.email,
    now,
    expiresAt: new Date(now.getTime() + CONFIRMATION_VALID_MS),
  });
  await deps.outbox.put(transaction, confirmationMail(account.email, deps.config.publicUrl, token));
}

/**
 * Creates an account with its session and its confirmation mail. An address that has one already gets the same work
 * and, at most once an hour, a mail to its owner, but no session.
 * @returns null for an address that is taken.
 * @throws HttpError 400 for a password that is too common, 429 for too many from one place.
 */
export async function signUp(
  deps: Deps,
  request: { email: string; password: string; promoCode?: string | null | undefined },
  visitor: Visitor,
): Promise<Admission | null> {
  await deps.rateLimits.take('signUpAddress', networkOf(visitor.address));
  if (isCommonPassword(request.password)) {
    throw new HttpError(400, 'validation_failed', TEXTS.passwordTooCommon, { fields: { password: TEXTS.passwordTooCommon } });
  }
  const passwordHash = await hashPassword(request.password);
  const admission = await deps.db.transaction(async (transaction) => {
    const account = await insertAccount(transaction, {
      email: request.email,
      passwordHash,
      promoCode: request.promoCode || null,
      now: deps.clock.now(),
    });
    if (account) {
      await writeConfirmation(deps, transaction, account);
      return { user: userOf(account), token: await beginSession(deps, transaction, account.id, visitor.sessionHash) };
    }
    const owner = await findAccount(transaction, request.email);
    if (owner && (await deps.rateLimits.tryTake('accountExistsMail', owner.id))) {
      await deps.outbox.put(transaction, accountExistsMail(owner.email, deps.config.publicUrl));
    }
    return null;
  });
  deps.outbox.nudge();
  return admission;
}

/**
 * Checks the pair and begins a session under a new id. Tries are counted before the work, so that many at once get no
 * further than many in a row; a right password gives them back.
 * @throws HttpError 401 for a wrong pair, the same for an unknown address; 429 after too many failures.
 */
export async function signIn(deps: Deps, request: { email: string; password: string }, visitor: Visitor): Promise<Admission> {
  const { rateLimits } = deps;
  const network = networkOf(visitor.address);
  const pair = `${request.email.trim().toLowerCase()} ${network}`;
  await rateLimits.take('signInPair', pair);
  await rateLimits.take('signInAddress', network);
  const account = await findAccount(deps.db, request.email.trim());
  const isRight = await verifyPassword(account?.password_hash, request.password);
  if (!account || !isRight) throw new HttpError(401, 'invalid_credentials', TEXTS.invalidCredentials);
  await rateLimits.reset('signInPair', pair);
  await rateLimits.giveBack('signInAddress', network);
  const token = await deps.db.transaction((transaction) => beginSession(deps, transaction, account.id, visitor.sessionHash));
  return { user: userOf(account), token };
}

/** @throws HttpError 400 when the address is confirmed already, 429 within a minute of the last time. */
export async function resendConfirmation(deps: Deps, user: SessionUser, visitor: Visitor): Promise<void> {
  if (user.emailConfirmed) throw new HttpError(400, 'already_confirmed', TEXTS.emailAlreadyConfirmed);
  await deps.rateLimits.take('resendAccount', user.id);
  await deps.rateLimits.take('resendAddress', networkOf(visitor.address));
  await deps.db.transaction((transaction) => writeConfirmation(deps, transaction, user));
  deps.outbox.nudge();
}

/** @throws HttpError 400 for a token that is missing, unknown, too old or used before. */
export async function confirmEmail(deps: Deps, token: string | undefined): Promise<void> {
  if (!token?.trim()) throw new HttpError(400, 'token_required', TEXTS.confirmationTokenRequired);
  const hash = hashOf(token);
  const isConfirmed = await deps.db.transaction((transaction) => useConfirmationToken(transaction, hash, deps.clock.now()));
  if (isConfirmed) return;
  if (await isTokenOfConfirmed(deps.db, hash)) throw new HttpError(400, 'already_confirmed', TEXTS.emailAlreadyConfirmed);
  throw new HttpError(400, 'token_invalid', TEXTS.confirmationTokenInvalid);
}
