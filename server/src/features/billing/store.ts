import { randomUUID } from 'node:crypto';
import type { BillingCycle, PaidPlanKey, PlanKey } from '@jewelry/contract';
import type { Knex } from 'knex';
import type { CustomerState } from '../../ports/payments/payments';
import { BETTER_PLAN_FIRST } from './settlePlans';

export interface CheckoutRow {
  readonly id: string;
  readonly user_id: string;
  readonly plan: PaidPlanKey;
  readonly cycle: BillingCycle;
  readonly reference: string | null;
  readonly url: string | null;
  readonly expires_at: Date;
  readonly closed_at: Date | null;
  readonly paid_at: Date | null;
}

export interface PlanSelection {
  readonly plan: PaidPlanKey;
  readonly cycle: BillingCycle;
}

interface ReusedOrCreated {
  readonly checkout: CheckoutRow;
  /** Open checkouts of the account for another plan, which are now closed. */
  readonly others: CheckoutRow[];
}

/**
 * Returns the open checkout of an account for a plan, or creates it; all others are closed, which prevents paying
 * twice. The row of the account is locked, so that one of several concurrent requests creates it.
 * @param freshUntil an open checkout that expires earlier is not reused
 * @param until expiry of a new checkout
 */
export function reuseOrCreateCheckout(
  db: Knex,
  userId: string,
  { plan, cycle }: PlanSelection,
  now: Date,
  freshUntil: Date,
  until: Date,
): Promise<ReusedOrCreated> {
  return db.transaction(async (transaction) => {
    await transaction('users').where({ id: userId }).forUpdate().first('id');
    const open: CheckoutRow[] = await transaction('checkouts').where({ user_id: userId, closed_at: null }).select('*');
    const reusable = open.find((row) => row.plan === plan && row.cycle === cycle && row.expires_at > freshUntil);
    const others = open.filter((row) => row !== reusable);
    await transaction('checkouts')
      .whereIn(
        'id',
        others.map(({ id }) => id),
      )
      .update({ closed_at: now });
    if (reusable) return { checkout: reusable, others };
    const [created] = await transaction('checkouts')
      .insert({ id: randomUUID(), user_id: userId, plan, cycle, created_at: now, expires_at: until })
      .returning<CheckoutRow[]>('*');
    if (!created) throw new Error('The checkout was not stored');
    return { checkout: created, others };
  });
}

/** Stores the URL of a checkout. @returns false when it was closed meanwhile */
export async function storeCheckoutUrl(db: Knex, id: string, reference: string, url: string): Promise<boolean> {
  const count = await db('checkouts').where({ id, closed_at: null }).update({ reference, url });
  return count > 0;
}

export const closeCheckout = (db: Knex, id: string, now: Date): Promise<number> =>
  db('checkouts').where({ id, closed_at: null }).update({ closed_at: now });

/** Replaces the customer id `before` of an account. @returns the stored id, which a concurrent request may have set */
export async function storeCustomer(
  db: Knex,
  userId: string,
  before: string | null,
  customer: string,
): Promise<string> {
  await db('users').where({ id: userId, payment_customer: before }).update({ payment_customer: customer });
  return (await customerOf(db, userId)) ?? customer;
}

export async function customerOf(db: Knex, userId: string): Promise<string | null> {
  const row: { payment_customer: string | null } | undefined = await db('users')
    .where({ id: userId })
    .first('payment_customer');
  return row?.payment_customer ?? null;
}

/** Replaces the stored subscriptions of an account with the provider's. */
export async function storeCustomerState(
  transaction: Knex.Transaction,
  userId: string,
  { subscriptions, invoices }: CustomerState,
  now: Date,
): Promise<void> {
  const held = subscriptions.map(({ id, plan, cycle, paidUntil, renews, isOver }) => ({
    id,
    user_id: userId,
    plan,
    cycle,
    paid_until: paidUntil,
    renews,
    is_over: isOver,
  }));
  if (held.length > 0) await transaction('subscriptions').insert(held).onConflict('id').merge();
  const bills = invoices.map(({ id, number, description, amountCents, status, url, createdAt }) => ({
    id,
    user_id: userId,
    number,
    description,
    amount_cents: amountCents,
    status,
    url,
    created_at: createdAt,
  }));
  if (bills.length > 0) await transaction('invoices').insert(bills).onConflict('id').merge();
  for (const { plan, cycle } of subscriptions.filter(({ paidUntil }) => paidUntil > now)) {
    await transaction('checkouts').where({ user_id: userId, plan, cycle, closed_at: null }).update({ closed_at: now });
  }
}

export interface InvoiceRow {
  readonly id: string;
  readonly number: string | null;
  readonly description: string;
  readonly amount_cents: number;
  readonly status: 'paid' | 'open' | 'void';
  readonly url: string | null;
  readonly created_at: Date;
}

export const invoicesOf = (db: Knex, userId: string): Promise<InvoiceRow[]> =>
  db('invoices')
    .where({ user_id: userId })
    .orderBy([{ column: 'created_at', order: 'desc' }, { column: 'id' }])
    .select('id', 'number', 'description', 'amount_cents', 'status', 'url', 'created_at');

export interface SubscriptionRow {
  readonly plan: PaidPlanKey;
  readonly cycle: BillingCycle;
  readonly paid_until: Date;
  readonly renews: boolean;
}

/** The current paid plan: the better one; of two equal ones, the longer. */
export const subscriptionOf = (db: Knex, userId: string, now: Date): Promise<SubscriptionRow | undefined> =>
  db('subscriptions')
    .where({ user_id: userId })
    .where('paid_until', '>', now)
    .orderByRaw(`${BETTER_PLAN_FIRST}, paid_until desc`)
    .first<SubscriptionRow>('plan', 'cycle', 'paid_until', 'renews');

/** When a granted plan ends; null when it is permanent, or none was granted. */
export async function givenUntil(db: Knex, userId: string, plan: PlanKey): Promise<Date | null> {
  const row: { given_until: Date | null } | undefined = await db('users')
    .where({ id: userId, given_plan: plan })
    .first('given_until');
  return row?.given_until ?? null;
}

/** Stores a plan request without a checkout. @returns false when one is already stored */
export async function storeUpgradeRequest(
  transaction: Knex.Transaction,
  userId: string,
  { plan, cycle }: PlanSelection,
  now: Date,
): Promise<boolean> {
  const rows = await transaction('upgrade_requests')
    .insert({ user_id: userId, plan, cycle, created_at: now })
    .onConflict(transaction.raw('(user_id, plan, cycle) where handled_at is null'))
    .ignore()
    .returning('id');
  return rows.length > 0;
}
