import { TEXTS, userView, type User } from '@jewelry/contract';
import type { Deps } from '../../deps';
import type { SessionUser } from '../../http/call';
import { networkOf } from '../../http/clientNetwork';
import { HttpError } from '../../http/errors';
import type { LimitName } from '../../http/rateLimits';
import { enqueueSignUpMail } from '../../jobs/queue';
import { establishSession, simulateSession, type AuthCookies, type Visitor } from './admission';
import { knownDevice } from './devices';
import { writeConfirmation } from './links';
import { accountExistsMail } from './mails';
import { hashPassword, requireUncommon, verifyPassword } from './passwords';
import { accountById, findAccount, insertAccount, redeemPromoCode, type AccountRow } from './store';

interface Admission {
  readonly user: User;
  readonly cookies: AuthCookies;
}

const TOO_MANY_GUESSES =
  'Too many attempts for this address. Please try again later, or choose "Forgot your password?": its link lets you in.';

export const userOf = (row: AccountRow): User => userView({ ...row, email_confirmed: row.email_confirmed_at !== null });

/**
 * Creates an account with its session; its confirmation email follows. An address that already has an account costs the
 * same statements, and its owner receives an email, but no session starts.
 * @returns null for an address that is taken
 * @throws HttpError 400 for a password that is too common, 429 for too many from one network
 */
export async function signUp(
  deps: Deps,
  request: { email: string; password: string; promoCode?: string | null | undefined },
  visitor: Visitor,
): Promise<Admission | null> {
  const network = networkOf(visitor.address);
  await deps.rateLimits.consume('signUpPair', `${request.email.toLowerCase()} ${network}`);
  await deps.rateLimits.consume('signUpAddress', network);
  requireUncommon(request.password, 'password');
  const passwordHash = await hashPassword(request.password);
  const now = deps.clock.now();
  return deps.db.transaction(async (transaction) => {
    const promoCode = request.promoCode || null;
    const { account, isNew } = await insertAccount(transaction, { email: request.email, passwordHash, promoCode, now });
    const plan = promoCode ? await redeemPromoCode(transaction, isNew ? account.id : null, promoCode, now) : undefined;
    await enqueueSignUpMail(transaction, account.id, isNew);
    if (!isNew) {
      await simulateSession(deps, transaction, account.id);
      return null;
    }
    const cookies = await establishSession(deps, transaction, account.id, visitor);
    return { user: userOf({ ...account, subscription_plan: plan ?? account.subscription_plan }), cookies };
  });
}

/**
 * Queues the email that follows a sign-up: the confirmation link of a new account or, at most once an hour, a notice to
 * the owner of the existing account.
 */
export async function writeSignUpMail(deps: Deps, accountId: string, isNew: boolean): Promise<void> {
  const account = await accountById(deps.db, accountId);
  if (!account || (!isNew && !(await deps.rateLimits.tryConsume('accountExistsMail', accountId)))) return;
  await deps.db.transaction((transaction) =>
    isNew
      ? writeConfirmation(deps, transaction, account)
      : deps.outbox.put(transaction, accountExistsMail(account.email, deps.config.publicUrl)),
  );
}

interface Counter {
  readonly limit: LimitName;
  readonly key: string;
  /** Shared with attempts from other devices. */
  readonly isShared?: boolean;
  /** Error message that names another way to sign in. */
  readonly refusal?: string;
}

/** Rate limits of a sign-in attempt: that of the known device, else those shared by all unknown devices. */
function countersOf(email: string, network: string, device: Buffer | null): readonly Counter[] {
  const account = email.toLowerCase();
  if (device) return [{ limit: 'signInDevice', key: `${account} ${device.toString('hex')}` }];
  return [
    { limit: 'signInPair', key: `${account} ${network}` },
    { limit: 'signInAddress', key: network, isShared: true },
    { limit: 'signInAccount', key: account, isShared: true, refusal: TOO_MANY_GUESSES },
  ];
}

/**
 * Checks the credentials and starts a session under a new id. Attempts are counted before the check, so that concurrent
 * attempts meet the same limit as consecutive ones; a correct password refunds them.
 * @throws HttpError 401 for wrong credentials, the same for an unknown address; 429 after too many failures
 */
export async function signIn(
  deps: Deps,
  request: { email: string; password: string },
  visitor: Visitor,
): Promise<Admission> {
  const { db, rateLimits } = deps;
  const { email } = request;
  const account = await findAccount(db, email);
  const counters = countersOf(
    email,
    networkOf(visitor.address),
    await knownDevice(db, account?.id, visitor.device, deps.clock.now()),
  );
  for (const { limit, key, refusal } of counters) await rateLimits.consume(limit, key, refusal);
  const isRight = await verifyPassword(account?.password_hash, request.password);
  if (!account || !isRight) throw new HttpError(401, 'invalid_credentials', TEXTS.invalidCredentials);
  for (const { limit, key, isShared } of counters)
    await (isShared ? rateLimits.refund(limit, key) : rateLimits.reset(limit, key));
  const cookies = await db.transaction((transaction) => establishSession(deps, transaction, account.id, visitor));
  return { user: userOf(account), cookies };
}

/** @throws HttpError 400 when the address is confirmed already, 429 within a minute of the last time. */
export async function resendConfirmation(deps: Deps, user: SessionUser, visitor: Visitor): Promise<void> {
  if (user.emailConfirmed) throw new HttpError(400, 'already_confirmed', TEXTS.emailAlreadyConfirmed);
  await deps.rateLimits.consume('resendAccount', user.id);
  await deps.rateLimits.consume('resendAccountDay', user.id);
  await deps.rateLimits.consume('resendAddress', networkOf(visitor.address));
  await deps.db.transaction((transaction) => writeConfirmation(deps, transaction, user));
}
