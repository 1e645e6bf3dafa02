import { CONFIRMATION_LINK_HOURS, RESET_LINK_HOURS, TEXTS } from '@jewelry/contract';
import type { Knex } from 'knex';
import type { Deps } from '../../deps';
import { networkOf } from '../../http/clientNetwork';
import { HttpError } from '../../http/errors';
import { endSessionsOf } from '../../http/sessions';
import { enqueueResetRequest } from '../../jobs/queue';
import type { Visitor } from './admission';
import { forgetDevicesOf, rememberDevice } from './devices';
import { changeEmailMail, confirmationMail, passwordChangedMail, resetMail } from './mails';
import { hashPassword, requireUncommon } from './passwords';
import { accountById, findAccount } from './store';
import { revokeTokensOf, isTokenOfConfirmed, issueToken, isValidToken, consumeToken, type UsedToken } from './tokens';

const invalidConfirmation = () => new HttpError(400, 'token_invalid', TEXTS.confirmationTokenInvalid);
const alreadyConfirmed = () => new HttpError(400, 'already_confirmed', TEXTS.emailAlreadyConfirmed);
const invalidReset = () => new HttpError(400, 'token_invalid', TEXTS.resetTokenInvalid);

/** Queues the email with the confirmation link of an account. */
export async function writeConfirmation(
  deps: Deps,
  transaction: Knex.Transaction,
  account: { id: string; email: string },
): Promise<void> {
  const { id: userId, email } = account;
  const token = await issueToken(transaction, {
    userId,
    purpose: 'confirm_email',
    email,
    now: deps.clock.now(),
    hours: CONFIRMATION_LINK_HOURS,
  });
  await deps.outbox.put(transaction, confirmationMail(email, deps.config.publicUrl, token));
}

/** Queues the email with the link that changes the address of an account, to the new address. */
export async function writeEmailChange(
  deps: Deps,
  transaction: Knex.Transaction,
  userId: string,
  email: string,
): Promise<void> {
  const token = await issueToken(transaction, {
    userId,
    purpose: 'change_email',
    email,
    now: deps.clock.now(),
    hours: CONFIRMATION_LINK_HOURS,
  });
  await deps.outbox.put(transaction, changeEmailMail(email, deps.config.publicUrl, token));
}

/** | @throws HttpError when the account has another address by now, or is already confirmed */
async function confirmAddress(
  transaction: Knex.Transaction,
  { user_id: id, email }: UsedToken,
  now: Date,
): Promise<void> {
  const confirmed = await transaction('users')
    .where({ id, email })
    .whereNull('email_confirmed_at')
    .update({ email_confirmed_at: now });
  if (confirmed > 0) return;
  throw (await accountById(transaction, id))?.email === email ? alreadyConfirmed() : invalidConfirmation();
}

/**
 * | @throws HttpError when the change to this address is no longer pending, or another account has the address by now
 */
async function changeAddress(
  transaction: Knex.Transaction,
  { user_id: id, email }: UsedToken,
  now: Date,
): Promise<void> {
  if (await findAccount(transaction, email)) throw invalidConfirmation();
  const changed = await transaction('users')
    .where({ id, pending_email: email })
    .update({ email, email_confirmed_at: now, pending_email: null, pending_email_until: null });
  if (changed === 0) throw invalidConfirmation();
  await revokeTokensOf(transaction, id);
}

const isUniqueViolation = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';

/**
 * Confirms the address of a new account, or applies a pending change of address. A failed attempt leaves the link
 * unused.
 * @throws HttpError 400 for a token that is missing, unknown, expired or used
 */
export async function confirmEmail(deps: Deps, token: string | undefined): Promise<void> {
  if (!token?.trim()) throw new HttpError(400, 'token_required', TEXTS.confirmationTokenRequired);
  const now = deps.clock.now();
  const isUsed = await deps.db
    .transaction(async (transaction) => {
      const used = await consumeToken(transaction, token, ['confirm_email', 'change_email'], now);
      if (used) await (used.purpose === 'confirm_email' ? confirmAddress : changeAddress)(transaction, used, now);
      return used !== undefined;
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? invalidConfirmation() : error;
    });
  if (isUsed) return;
  throw (await isTokenOfConfirmed(deps.db, token)) ? alreadyConfirmed() : invalidConfirmation();
}

/**
 * Queues a password reset. A worker does the rest, so that the response and its time are the same with and without an
 * account.
 * @throws HttpError 429 for too many from one network
 */
export async function forgotPassword(deps: Deps, email: string, address: string): Promise<void> {
  const network = networkOf(address);
  await deps.rateLimits.consume('forgotPair', `${email.toLowerCase()} ${network}`);
  await deps.rateLimits.consume('forgotAddress', network);
  await enqueueResetRequest(deps.db, email);
}

/**
 * Emails a link to set a new password, if the address has an account. Earlier links stay valid, so that repeated
 * requests by others do not invalidate the one in the owner's mailbox.
 */
export async function answerResetRequest(deps: Deps, email: string): Promise<void> {
  const account = await findAccount(deps.db, email);
  if (!account || !(await deps.rateLimits.tryConsume('resetMail', account.id))) return;
  await deps.db.transaction(async (transaction) => {
    const { id: userId, email: to } = account;
    const token = await issueToken(transaction, {
      userId,
      purpose: 'reset_password',
      email: to,
      now: deps.clock.now(),
      hours: RESET_LINK_HOURS,
    });
    await deps.outbox.put(transaction, resetMail(to, deps.config.publicUrl, token));
  });
}

/**
 * Sets a new password with an emailed link. The link proves ownership of the address, which is thereby confirmed. Ends
 * every session, revokes every other link including a pending change of address, and leaves this device as the only
 * known one of the account.
 * @returns the id to store in the device cookie
 * @throws HttpError 400 for an invalid link, or a password that is too common, which does not use up the link
 */
export async function resetPassword(
  deps: Deps,
  { token, password }: { token: string; password: string },
  visitor: Visitor,
): Promise<string> {
  requireUncommon(password, 'password');
  const now = deps.clock.now();
  if (!(await isValidToken(deps.db, token, 'reset_password', now))) throw invalidReset();
  const passwordHash = await hashPassword(password);
  return deps.db.transaction(async (transaction) => {
    const used = await consumeToken(transaction, token, ['reset_password'], now);
    if (!used) throw invalidReset();
    const { user_id: id, email } = used;
    const changed = await transaction('users')
      .where({ id, email })
      .update({
        password_hash: passwordHash,
        email_confirmed_at: transaction.raw('coalesce(email_confirmed_at, ?)', [now]),
        pending_email: null,
        pending_email_until: null,
      });
    if (changed === 0) throw invalidReset();
    await endSessionsOf(transaction, id);
    await revokeTokensOf(transaction, id);
    await forgetDevicesOf(transaction, id);
    await deps.outbox.put(transaction, passwordChangedMail(email, deps.config.publicUrl));
    return rememberDevice(transaction, id, visitor.device, now);
  });
}
