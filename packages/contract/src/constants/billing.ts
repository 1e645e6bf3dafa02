import { annualPriceCents, type PlanKey } from './plans';

export const BILLING_CYCLES = ['monthly', 'annual'] as const;
/** How often a plan is paid for. */
export type BillingCycle = (typeof BILLING_CYCLES)[number];

/** The plans that cost something. */
export const PAID_PLAN_KEYS = ['pro', 'business'] as const satisfies readonly PlanKey[];
export type PaidPlanKey = (typeof PAID_PLAN_KEYS)[number];

interface Priced {
  /** Monthly price, US cents. */
  readonly priceCents: number;
  /** Yearly price, US cents; where there is none it follows from the monthly one. */
  readonly annualPriceCents?: number | null;
}

/** Price of one billing cycle of a plan, US cents. */
export const priceOf = ({ priceCents, annualPriceCents: annual }: Priced, cycle: BillingCycle): number =>
  cycle === 'monthly' ? priceCents : (annual ?? annualPriceCents(priceCents));

/** Savings of annual over twelve monthly payments, US cents. */
export const annualSavingCents = (plan: Priced): number => plan.priceCents * 12 - priceOf(plan, 'annual');

/** Where the payment provider's pages stand. */
const CHECKOUT_HOSTS: ReadonlySet<string> = new Set(['checkout.stripe.com', 'billing.stripe.com']);

/** Below it stand the pages of the test checkout, on the product's own origin. */
export const TEST_CHECKOUT_PATH = '/dev/checkout/';

/**
 * Whether an address may be followed to pay: https and one of the provider's hosts, to the letter, or a page of the
 * test checkout on the server's own origin.
 * @param ownOrigin where the test checkout may stand; null where there is none
 */
export function isCheckoutUrl(address: string, ownOrigin: string | null): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:' && url.port === '' && CHECKOUT_HOSTS.has(url.hostname)) return true;
  return ownOrigin !== null && url.origin === new URL(ownOrigin).origin && url.pathname.startsWith(TEST_CHECKOUT_PATH);
}
