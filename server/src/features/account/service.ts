import { CONFIRMATION_LINK_HOURS, TEXTS } from '@jewelry/contract';
import type { Deps } from '../../deps';
import type { SessionUser } from '../../http/call';
import { HttpError, unauthenticated } from '../../http/errors';
import { endSessionsOf } from '../../http/sessions';
import { forgetDevicesOf } from '../auth/devices';
import { writeEmailChange } from '../auth/links';
import { accountDeletedMail, accountExistsMail, emailChangeNoticeMail, passwordChangedMail } from '../auth/mails';
import { hashPassword, requireUncommon, verifyPassword } from '../auth/passwords';
import { accountById, findAccount } from '../auth/store';
import { revokeTokensOf } from '../auth/tokens';
import { customerOf } from '../billing/store';
import { discardFeedbackFiles } from '../feedback/store';
import { discardFiles } from '../images/removal';
import { enqueueForgetCustomer } from '../../jobs/queue';
import { removeAccount } from './store';

const HOUR_MS = 60 * 60_000;

/** Sets the given parts of the name; an empty one is removed. @returns the updated account */
export async function updateName(
  { db }: Deps,
  user: SessionUser,
  name: { first_name?: string | null | undefined; last_name?: string | null | undefined },
): Promise<SessionUser> {
  const firstName = name.first_name === undefined ? user.firstName : name.first_name || null;
  const lastName = name.last_name === undefined ? user.lastName : name.last_name || null;
  await db('users').where({ id: user.id }).update({ first_name: firstName, last_name: lastName });
  return { ...user, firstName, lastName };
}

/**
 * Emails a link to the new address and a notice to the old one; the link makes the change. An address with an account
 * gets the same response, and its owner is notified instead. Only the last requested address can be confirmed.
 * @throws HttpError 400 for the current address, 429 for too many changes
 */
export async function changeEmail(deps: Deps, user: SessionUser, newEmail: string): Promise<void> {
  if (newEmail.toLowerCase() === user.email.toLowerCase()) {
    throw new HttpError(400, 'validation_failed', TEXTS.newEmailSame, { fields: { new_email: TEXTS.newEmailSame } });
  }
  await deps.rateLimits.consume('changeEmail', user.id);
  const { publicUrl } = deps.config;
  await deps.db.transaction(async (transaction) => {
    const until = new Date(deps.clock.now().getTime() + CONFIRMATION_LINK_HOURS * HOUR_MS);
    await transaction('users').where({ id: user.id }).update({ pending_email: newEmail, pending_email_until: until });
    const owner = await findAccount(transaction, newEmail);
    if (!owner) await writeEmailChange(deps, transaction, user.id, newEmail);
    else if (await deps.rateLimits.tryConsume('accountExistsMail', owner.id))
      await deps.outbox.put(transaction, accountExistsMail(owner.email, publicUrl));
    await deps.outbox.put(transaction, emailChangeNoticeMail(user.email, publicUrl, user.firstName, newEmail));
  });
}

/**
 * Counts an attempt for the account before the password is verified; a correct password refunds its own.
 * @throws HttpError 400 at `field` for a wrong password, 429 after too many
 */
async function requirePassword(
  { db, rateLimits }: Deps,
  user: SessionUser,
  password: string,
  field: string,
): Promise<void> {
  await rateLimits.consume('passwordCheck', user.id);
  const account = await accountById(db, user.id);
  if (!(await verifyPassword(account?.password_hash, password))) {
    throw new HttpError(400, 'invalid_credentials', TEXTS.currentPasswordWrong, {
      fields: { [field]: TEXTS.currentPasswordWrong },
    });
  }
  await rateLimits.refund('passwordCheck', user.id);
}

/**
 * Sets a new password, ends every other session, revokes every unused email link, and removes all other known devices
 * of the account.
 * @throws HttpError 400 for a wrong current password or a new one that is too common
 */
export async function changePassword(
  deps: Deps,
  user: SessionUser,
  { current_password, new_password }: { current_password: string; new_password: string },
  current: { readonly sessionHash: Buffer | null; readonly device: string | undefined },
): Promise<void> {
  requireUncommon(new_password, 'new_password');
  await requirePassword(deps, user, current_password, 'current_password');
  const passwordHash = await hashPassword(new_password);
  await deps.db.transaction(async (transaction) => {
    await transaction('users')
      .where({ id: user.id })
      .update({ password_hash: passwordHash, pending_email: null, pending_email_until: null });
    await endSessionsOf(transaction, user.id, current.sessionHash);
    await revokeTokensOf(transaction, user.id);
    await forgetDevicesOf(transaction, user.id, current.device);
    await deps.outbox.put(transaction, passwordChangedMail(user.email, deps.config.publicUrl, user.firstName));
  });
}

/**
 * Deletes the account and all its data: rows in one transaction, files after it, or by a worker if a crash interrupts
 * that. A worker also cancels the subscription at the provider, with retries.
 * @throws HttpError 400 for a wrong password
 */
export async function deleteAccount(deps: Deps, user: SessionUser, password: string): Promise<void> {
  await requirePassword(deps, user, password, 'password');
  await deps.db.transaction(async (transaction) => {
    const customer = await customerOf(transaction, user.id);
    if (!(await removeAccount(transaction, user.id))) throw unauthenticated();
    if (customer !== null) await enqueueForgetCustomer(transaction, customer);
    await transaction('outgoing_mails').whereRaw('lower(recipient) = lower(?)', [user.email]).delete();
    await deps.outbox.put(transaction, accountDeletedMail(user.email, user.firstName));
  });
  try {
    await discardFiles(deps);
    await discardFeedbackFiles(deps);
  } catch (error) {
    deps.log.error({ err: error }, 'account files not deleted');
  }
}
