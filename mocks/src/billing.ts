import { periodEnd, planByKey, priceOf, TEST_CHECKOUT_PATH, type PaidPlanKey } from '@jewelry/contract/constants';
import type { Account, StoredCheckout } from './records';
import { nextId, type World } from './world';

/** End of the period of a payment, ISO 8601. */
export const paidUntil = ({ paid_at, cycle }: Pick<StoredCheckout, 'paid_at' | 'cycle'>): string =>
  periodEnd(new Date(paid_at ?? 0), cycle).toISOString();

/** Payments of an account, newest last. */
export const paymentsOf = (world: World, account: Account): StoredCheckout[] =>
  world.state.checkouts.filter(({ owner_id, paid_at }) => owner_id === account.id && paid_at !== null);

/** Returns the open checkout of an account for a plan, or creates it. */
export function openCheckout(
  world: World,
  account: Account,
  plan: PaidPlanKey,
  cycle: StoredCheckout['cycle'],
): StoredCheckout {
  const open = world.state.checkouts.find(
    (found) => found.owner_id === account.id && found.plan === plan && found.cycle === cycle && found.paid_at === null,
  );
  if (open) return open;
  const checkout: StoredCheckout = { id: nextId(world, 'checkout'), owner_id: account.id, plan, cycle, paid_at: null };
  world.state.checkouts.push(checkout);
  return checkout;
}

/** Pays an open checkout, as a user does on its page. @returns undefined when there is no such checkout */
export function payCheckout(world: World, address: string): StoredCheckout | undefined {
  const { pathname } = new URL(address, 'http://localhost');
  const checkout = world.state.checkouts.find(({ id }) => pathname === `${TEST_CHECKOUT_PATH}${id}`);
  const account = world.state.accounts.find(({ id }) => id === checkout?.owner_id);
  if (!checkout || !account) return undefined;
  if (checkout.paid_at !== null) return checkout;
  checkout.paid_at = world.clock.now();
  world.state.checkouts = [...world.state.checkouts.filter((found) => found !== checkout), checkout];
  account.subscription_plan = checkout.plan;
  account.given_until = null;
  return checkout;
}

/** Price of a checkout, US cents. */
export const amountOf = ({ plan, cycle }: StoredCheckout): number => priceOf(planByKey(plan), cycle);
