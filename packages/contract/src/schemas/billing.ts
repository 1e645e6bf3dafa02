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
  /** What it is for. */
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

/** What is paid for, and for how long. */
export const Subscription = z.object({
  plan: z.enum(PAID_PLAN_KEYS),
  cycle: z.enum(BILLING_CYCLES),
  /** End of the time that is paid for. */
  paidUntil: z.iso.datetime(),
  /** Whether it goes on by itself then. */
  renews: z.boolean(),
});
export type Subscription = z.output<typeof Subscription>;

/** How the plan in force came about. */
export const PlanStanding = z.object({
  /** Null for a plan that is not paid for. */
  subscription: Subscription.nullable(),
  /** When a plan that was given ends, as that of a promo code does; null for one that is paid for, and for one that stays. */
  givenUntil: z.iso.datetime().nullable(),
  /** Whether the provider has a page on which to change the card or to cancel. */
  hasPortal: z.boolean(),
});
export type PlanStanding = z.output<typeof PlanStanding>;
