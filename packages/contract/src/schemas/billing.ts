import { z } from 'zod';
import { BILLING_CYCLES, PAID_PLAN_KEYS } from '../constants/billing';
import { BILLING_TEXTS } from '../constants/billingTexts';

export const CheckoutBody = z.strictObject({
  plan: z.enum(PAID_PLAN_KEYS, { error: BILLING_TEXTS.paidPlanRequired }),
  cycle: z.enum(BILLING_CYCLES, { error: BILLING_TEXTS.cycleRequired }),
});
export type CheckoutBody = z.output<typeof CheckoutBody>;

/** A bill, as the payment provider wrote it. */
export const Invoice = z.object({
  id: z.string(),
  /** As it stands on the bill; null before it has one. */
  number: z.string().nullable(),
  /** Description of the item. */
  description: z.string(),
  /** US cents. */
  amountCents: z.int().nonnegative(),
  currency: z.literal('USD'),
  status: z.enum(['paid', 'open', 'void']),
  createdAt: z.iso.datetime(),
  /** The provider's page of the bill; null without one. */
  url: z.url({ protocol: /^https$/ }).nullable(),
});
export type Invoice = z.output<typeof Invoice>;

/** The subscription and its billing cycle. */
export const Subscription = z.object({
  plan: z.enum(PAID_PLAN_KEYS),
  cycle: z.enum(BILLING_CYCLES),
  /** End of the time that is paid for. */
  paidUntil: z.iso.datetime(),
  /** Whether it renews automatically then. */
  renews: z.boolean(),
});
export type Subscription = z.output<typeof Subscription>;

/** How the plan in force came about. */
export const PlanStanding = z.object({
  /** Null for a plan that is not paid for. */
  subscription: Subscription.nullable(),
  /** When a granted plan ends, such as one from a promo code; null for a paid plan, and for a permanent one. */
  givenUntil: z.iso.datetime().nullable(),
  /** Whether the provider has a page on which to change the card or to cancel. */
  hasPortal: z.boolean(),
});
export type PlanStanding = z.output<typeof PlanStanding>;
