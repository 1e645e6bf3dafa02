import { annualPriceCents, type PlanKey } from './plans';

export const BILLING_CYCLES = ['monthly', 'annual'] as const;
/** Billing interval of a plan. */
export type BillingCycle = (typeof BILLING_CYCLES)[number];

/** Plans with a price. */
export const PAID_PLAN_KEYS = ['pro', 'business'] as const satisfies readonly PlanKey[];
export type PaidPlanKey = (typeof PAID_PLAN_KEYS)[number];

interface Priced {
  /** Monthly price, US cents. */
  readonly priceCents: number;
  /** Yearly price, US cents; derived from the monthly one by default. */
  readonly annualPriceCents?: number | null;
}

/** Price of one billing cycle of a plan, US cents. */
export const priceOf = ({ priceCents, annualPriceCents: annual }: Priced, cycle: BillingCycle): number =>
  cycle === 'monthly' ? priceCents : (annual ?? annualPriceCents(priceCents));

/** Savings of annual over twelve monthly payments, US cents. */
export const annualSavingCents = (plan: Priced): number => plan.priceCents * 12 - priceOf(plan, 'annual');

/** Hosts of the payment provider's pages. */
const CHECKOUT_HOSTS: ReadonlySet<string> = new Set(['checkout.stripe.com', 'billing.stripe.com']);

/** Path prefix of the test checkout's pages, on the product's own origin. */
export const TEST_CHECKOUT_PATH = '/dev/checkout/';

/**
 * Whether the client may navigate to an address to pay: https on exactly one of the provider's hosts, or a page of the
 * test checkout on the server's own origin.
 * @param ownOrigin origin of the test checkout; null without one
 */
export function isCheckoutUrl(address: string, ownOrigin: string | null): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:' && url.port === '' && CHECKOUT_HOSTS.has(url.hostname)) return true;
  return ownOrigin !== null && url.origin === new URL(ownOrigin).origin && url.pathname.startsWith(TEST_CHECKOUT_PATH);
}

const MONTHS: Readonly<Record<BillingCycle, number>> = { monthly: 1, annual: 12 };

/** End of a paid period: the same day of a later month, or the last day of a shorter one. */
export function periodEnd(paidAt: Date, cycle: BillingCycle): Date {
  const end = new Date(paidAt);
  end.setUTCMonth(end.getUTCMonth() + MONTHS[cycle]);
  if (end.getUTCDate() !== paidAt.getUTCDate()) end.setUTCDate(0);
  return end;
}
