import { z } from 'zod';
import { BILLING_CYCLES, PAID_PLAN_KEYS } from '../constants/billing';
import { BILLING_TEXTS } from '../constants/billingTexts';

export const CheckoutBody = z.strictObject({
  plan: z.enum(PAID_PLAN_KEYS, { error: BILLING_TEXTS.paidPlanRequired }),
  cycle: z.enum(BILLING_CYCLES, { error: BILLING_TEXTS.cycleRequired }),
});
export type CheckoutBody = z.output<typeof CheckoutBody>;

/** An invoice of the payment provider. */
export const Invoice = z.object({
  id: z.string(),
  /** Null for an invoice without a number yet. */
  number: z.string().nullable(),
  /** Description of the item. */
  description: z.string(),
  /** US cents. */
  amountCents: z.int().nonnegative(),
  currency: z.literal('USD'),
  status: z.enum(['paid', 'open', 'void']),
  createdAt: z.iso.datetime(),
  /** Its page at the provider; null without one. */
  url: z.url({ protocol: /^https$/ }).nullable(),
});
export type Invoice = z.output<typeof Invoice>;

/** The subscription and its billing cycle. */
export const Subscription = z.object({
  plan: z.enum(PAID_PLAN_KEYS),
  cycle: z.enum(BILLING_CYCLES),
  /** End of the paid period. */
  paidUntil: z.iso.datetime(),
  /** Whether it renews automatically then. */
  renews: z.boolean(),
});
export type Subscription = z.output<typeof Subscription>;

/** The source of the current plan: a subscription, or a grant. */
export const SubscriptionStatus = z.object({
  /** Null for a plan without payment. */
  subscription: Subscription.nullable(),
  /** When a granted plan ends, such as one from a promo code; null for a paid plan, and for a permanent one. */
  givenUntil: z.iso.datetime().nullable(),
  /** Whether the provider has a page for changing the card and cancelling. */
  hasPortal: z.boolean(),
});
export type SubscriptionStatus = z.output<typeof SubscriptionStatus>;
