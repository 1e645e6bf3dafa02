import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { hashOf } from '../../http/sessions';

/** The action of an emailed link; a token is valid for one purpose only. */
export type TokenPurpose = 'confirm_email' | 'change_email' | 'reset_password';

const HOUR_MS = 60 * 60_000;

interface NewToken {
  readonly userId: string;
  readonly purpose: TokenPurpose;
  /** The recipient; the token is valid for this address alone. */
  readonly email: string;
  readonly now: Date;
  readonly hours: number;
}

/**
 * Creates a token of 256 random bits and stores its hash.
 * @returns the token, for the email alone
 */
export async function issueToken(
  transaction: Knex.Transaction,
  { userId, purpose, email, now, hours }: NewToken,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await transaction('email_tokens').insert({
    token_hash: hashOf(token),
    user_id: userId,
    purpose,
    email,
    created_at: now,
    expires_at: new Date(now.getTime() + hours * HOUR_MS),
  });
  return token;
}

export interface UsedToken {
  readonly user_id: string;
  readonly email: string;
  readonly purpose: TokenPurpose;
}

const validTokens = (connection: Knex, token: string, purposes: readonly TokenPurpose[], now: Date) =>
  connection('email_tokens')
    .where({ token_hash: hashOf(token) })
    .whereIn('purpose', purposes)
    .whereNull('used_at')
    .where('expires_at', '>', now);

/** Marks a token as used; of concurrent attempts exactly one succeeds. */
export async function consumeToken(
  transaction: Knex.Transaction,
  token: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<UsedToken | undefined> {
  const [used] = await validTokens(transaction, token, purposes, now)
    .update({ used_at: now })
    .returning<UsedToken[]>(['user_id', 'email', 'purpose']);
  return used;
}

/** Whether a token is still valid. Only `consumeToken` decides. */
export async function isValidToken(
  connection: Knex,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<boolean> {
  return (await validTokens(connection, token, [purpose], now).first('user_id')) !== undefined;
}

/** Whether the token was used, and its account has its address confirmed. */
export async function isTokenOfConfirmed(connection: Knex, token: string): Promise<boolean> {
  const row = await connection('email_tokens as t')
    .join('users as u', 'u.id', 't.user_id')
    .where('t.token_hash', hashOf(token))
    .whereIn('t.purpose', ['confirm_email', 'change_email'])
    .whereNotNull('t.used_at')
    .whereNotNull('u.email_confirmed_at')
    .first('u.id');
  return row !== undefined;
}

/** Revokes all unused links of an account. */
export async function revokeTokensOf(transaction: Knex.Transaction, userId: string): Promise<void> {
  await transaction('email_tokens').where({ user_id: userId }).whereNull('used_at').delete();
}
