import {
  periodEnd,
  planByKey,
  priceOf,
  TEST_CHECKOUT_PATH,
  type BillingCycle,
  type PaidPlanKey,
} from '@jewelry/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/pool';
import {
  InvalidSignature,
  PaymentsUnavailable,
  type CustomerState,
  type InvoiceState,
  type Payments,
  type SubscriptionState,
} from './payments';

interface PaidCheckout {
  readonly id: string;
  readonly plan: PaidPlanKey;
  readonly cycle: BillingCycle;
  readonly paid_at: Date;
}

/** A payment lasts for its cycle or until the next one; nothing renews. */
function subscriptionOf(
  { id, plan, cycle, paid_at }: PaidCheckout,
  next: PaidCheckout | undefined,
  now: Date,
): SubscriptionState {
  const end = periodEnd(paid_at, cycle);
  const paidUntil = next && next.paid_at < end ? next.paid_at : end;
  return { id: `test_sub_${id}`, plan, cycle, paidUntil, renews: false, isOver: paidUntil <= now };
}

const invoiceOf = ({ id, plan, cycle, paid_at }: PaidCheckout, index: number): InvoiceState => ({
  id: `test_in_${id}`,
  number: `TEST-${String(index + 1).padStart(4, '0')}`,
  description: `${planByKey(plan).name}, ${cycle}`,
  amountCents: priceOf(planByKey(plan), cycle),
  status: 'paid',
  createdAt: paid_at,
  url: null,
});

/** The event of a payment on the test checkout, in place of the provider's. */
export const testEvent = (checkout: string, customer: string) => ({
  id: `test_evt_${checkout}`,
  type: 'test.checkout.paid',
  customer,
});

/**
 * Payments without money, for development and tests: a local page whose Pay button sends the event of a provider. The
 * rows of `checkouts` are its only state.
 */
export function testPayments(db: Database, clock: Clock, publicUrl: string): Payments {
  const pageOf = (id: string) => ({ reference: id, url: `${publicUrl}${TEST_CHECKOUT_PATH}${id}` });
  return {
    kind: 'test',
    hasPortal: false,
    isCustomer: (customer) => customer.startsWith('test_cus_'),
    createCustomer: async ({ id }) => `test_cus_${id}`,
    openCheckout: async ({ id }) => pageOf(id),
    closeCheckout: async () => {},
    openChange: async ({ id }) => pageOf(id),
    openPortal: async () => {
      throw new PaymentsUnavailable('The test checkout has nothing to manage');
    },
    readEvent: () => {
      throw new InvalidSignature('The test checkout sends no events from elsewhere');
    },
    async readCustomer(customer): Promise<CustomerState> {
      const paid: PaidCheckout[] = await db('checkouts')
        .join('users', 'users.id', 'checkouts.user_id')
        .where('users.payment_customer', customer)
        .whereNotNull('paid_at')
        .orderBy([{ column: 'paid_at' }, { column: 'checkouts.id' }])
        .select('checkouts.id', 'plan', 'cycle', 'paid_at');
      return {
        subscriptions: paid.map((row, index) => subscriptionOf(row, paid[index + 1], clock.now())),
        invoices: paid.map(invoiceOf),
      };
    },
    forgetCustomer: async () => {},
  };
}
