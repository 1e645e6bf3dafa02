import { TEXTS, type User } from '@jewelry/contract';
import type { Deps } from '../../deps';
import type { SessionUser } from '../../http/call';
import { networkOf } from '../../http/clientNetwork';
import { HttpError } from '../../http/errors';
import { beginSession } from '../../http/sessions';
import { enqueueSignUpMail } from '../../jobs/queue';
import { writeConfirmation } from './links';
import { accountExistsMail } from './mails';
import { hashPassword, requireUncommon, verifyPassword } from './passwords';
import { accountById, findAccount, insertAccount, redeemPromoCode, type AccountRow } from './store';

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

export const userOf = (row: AccountRow): User => ({
  id: row.id,
  email: row.email,
  email_confirmed: row.email_confirmed_at !== null,
  first_name: row.first_name,
  last_name: row.last_name,
  subscription_plan: row.subscription_plan,
  pending_email: row.pending_email,
});

/**
 * Creates an account with its session; its confirmation mail follows. An address that has one already costs the same work,
 * and its owner gets a mail, but there is no session.
 * @returns null for an address that is taken.
 * @throws HttpError 400 for a password that is too common, 429 for too many from one place.
 */
export async function signUp(
  deps: Deps,
  request: { email: string; password: string; promoCode?: string | null | undefined },
  visitor: Visitor,
): Promise<Admission | null> {
  const network = networkOf(visitor.address);
  await deps.rateLimits.take('signUpPair', `${request.email.toLowerCase()} ${network}`);
  await deps.rateLimits.take('signUpAddress', network);
  requireUncommon(request.password, 'password');
  const passwordHash = await hashPassword(request.password);
  const now = deps.clock.now();
  return deps.db.transaction(async (transaction) => {
    const account = await insertAccount(transaction, {
      email: request.email,
      passwordHash,
      promoCode: request.promoCode || null,
      now,
    });
    if (account) {
      const plan = request.promoCode ? await redeemPromoCode(transaction, account.id, request.promoCode, now) : undefined;
      await enqueueSignUpMail(transaction, account.id, true);
      const token = await beginSession(deps, transaction, account.id, visitor.sessionHash);
      return { user: userOf({ ...account, subscription_plan: plan ?? account.subscription_plan }), token };
    }
    const owner = await findAccount(transaction, request.email);
    if (owner) await enqueueSignUpMail(transaction, owner.id, false);
    return null;
  });
}

/**
 * Writes the mail that follows a sign-up: the link that confirms a new account or, at most once an hour, a notice to the
 * owner of the account that the address has already.
 */
export async function writeSignUpMail(deps: Deps, accountId: string, isNew: boolean): Promise<void> {
  const account = await accountById(deps.db, accountId);
  if (!account || (!isNew && !(await deps.rateLimits.tryTake('accountExistsMail', accountId)))) return;
  await deps.db.transaction((transaction) =>
    isNew ? writeConfirmation(deps, transaction, account) : deps.outbox.put(transaction, accountExistsMail(account.email, deps.config.publicUrl)),
  );
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
  await deps.rateLimits.take('resendAccountDay', user.id);
  await deps.rateLimits.take('resendAddress', networkOf(visitor.address));
  await deps.db.transaction((transaction) => writeConfirmation(deps, transaction, user));
}
