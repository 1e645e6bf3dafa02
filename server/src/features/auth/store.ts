import { randomUUID } from 'node:crypto';
import type { PlanKey } from '@jewelry/contract';
import type { Knex } from 'knex';
import type { Database } from '../../database/pool';

export interface AccountRow {
  id: string;
  email: string;
  email_confirmed_at: Date | null;
  password_hash: string;
  first_name: string | null;
  last_name: string | null;
  subscription_plan: PlanKey;
  pending_email: string | null;
}

interface NewAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly promoCode: string | null;
  readonly now: Date;
}

type Connection = Database | Knex.Transaction;

const COLUMNS = [
  'id',
  'email',
  'email_confirmed_at',
  'password_hash',
  'first_name',
  'last_name',
  'subscription_plan',
  'pending_email',
] as const;

/** Finds an account by its address, case-insensitively. */
export const findAccount = (connection: Connection, email: string): Promise<AccountRow | undefined> =>
  connection('users')
    .whereRaw('lower(email) = lower(?)', [email])
    .first<AccountRow>(...COLUMNS);

export const accountById = (connection: Connection, id: string): Promise<AccountRow | undefined> =>
  connection('users')
    .where({ id })
    .first<AccountRow>(...COLUMNS);

/**
 * Creates an account, or finds the existing one of the address, concurrent ones included. Both write a row in one
 * statement, so that the response time does not reveal which of the two it was.
 */
export async function insertAccount(
  transaction: Knex.Transaction,
  account: NewAccount,
): Promise<{ account: AccountRow; isNew: boolean }> {
  const id = randomUUID();
  const [row] = await transaction('users')
    .insert({
      id,
      email: account.email,
      password_hash: account.passwordHash,
      promo_code: account.promoCode,
      created_at: account.now,
    })
    .onConflict(transaction.raw('(lower(email))'))
    .merge({ email: transaction.raw('users.email') })
    .returning<AccountRow[]>([...COLUMNS]);
  if (!row) throw new Error('The account was neither created nor found');
  return { account: row, isNew: row.id === id };
}

/**
 * Grants a new account the plan of its promo code, if the code exists and has uses left. The same statement counts the
 * use.
 * @param userId null runs the same statement without counting a use
 * @returns the plan, or undefined when the code grants none
 */
export async function redeemPromoCode(
  transaction: Knex.Transaction,
  userId: string | null,
  code: string,
  now: Date,
): Promise<PlanKey | undefined> {
  const { rows } = await transaction.raw<{ rows: { subscription_plan: PlanKey }[] }>(
    `with used as (
       update promo_codes set uses = uses + 1
        where code = :code and cast(:userId as uuid) is not null and (max_uses is null or uses < max_uses) and (valid_until is null or valid_until > :now)
       returning plan, cast(:now as timestamptz) + make_interval(days => days) as ends_at
     )
     update users set subscription_plan = used.plan, given_plan = used.plan, plan_expires_at = used.ends_at, given_until = used.ends_at
       from used where users.id = :userId
     returning users.subscription_plan`,
    { code, userId, now },
  );
  return rows[0]?.subscription_plan;
}
