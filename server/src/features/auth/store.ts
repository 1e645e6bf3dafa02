import type { Knex } from 'knex';
import type { Database } from '../../database/pool';

export interface AccountRow {
  id: string;
  email: string;
  email_confirmed_at: Date | null;
  password_hash: string;
  first_name: string | null;
  last_name: string | null;
  subscription_plan: 'free' | 'pro' | 'business';
}

interface NewAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly promoCode: string | null;
  readonly now: Date;
}

type Connection = Database | Knex.Transaction;

const COLUMNS = ['id', 'email', 'email_confirmed_at', 'password_hash', 'first_name', 'last_name', 'subscription_plan'] as const;

/** Addresses are the same in any case of their letters. */
export const findAccount = (connection: Connection, email: string): Promise<AccountRow | undefined> =>
  connection('users').whereRaw('lower(email) = lower(?)', [email]).first<AccountRow>(...COLUMNS);

/** @returns undefined when the address has an account already, also one that was made a moment ago. */
export async function insertAccount(transaction: Knex.Transaction, account: NewAccount): Promise<AccountRow | undefined> {
  const rows: AccountRow[] = await transaction('users')
    .insert({ email: account.email, password_hash: account.passwordHash, promo_code: account.promoCode, created_at: account.now })
    .onConflict(transaction.raw('(lower(email))'))
    .ignore()
    .returning([...COLUMNS]);
  return rows[0];
}

interface NewToken {
  readonly hash: Buffer;
  readonly userId: string;
  readonly email: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertConfirmationToken(transaction: Knex.Transaction, token: NewToken): Promise<void> {
  await transaction('email_tokens').insert({
    token_hash: token.hash,
    user_id: token.userId,
    purpose: 'confirm_email',
    email: token.email,
    created_at: token.now,
    expires_at: token.expiresAt,
  });
}

/** Uses a token up and confirms its address: of any number of tries at once, one. */
export async function useConfirmationToken(transaction: Knex.Transaction, hash: Buffer, now: Date): Promise<boolean> {
  const [used] = await transaction('email_tokens')
    .where({ token_hash: hash, purpose: 'confirm_email' })
    .whereNull('used_at')
    .where('expires_at', '>', now)
    .update({ used_at: now })
    .returning<{ user_id: string; email: string }[]>(['user_id', 'email']);
  if (!used) return false;
  const confirmed = await transaction('users')
    .where({ id: used.user_id, email: used.email })
    .whereNull('email_confirmed_at')
    .update({ email_confirmed_at: now });
  return confirmed > 0;
}

/** Whether the token is one whose account has its address confirmed, by this token or another one. */
export async function isTokenOfConfirmed(connection: Connection, hash: Buffer): Promise<boolean> {
  const row = await connection('email_tokens as t')
    .join('users as u', 'u.id', 't.user_id')
    .where('t.token_hash', hash)
    .whereNotNull('t.used_at')
    .whereNotNull('u.email_confirmed_at')
    .first('u.id');
  return row !== undefined;
}
