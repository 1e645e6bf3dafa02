import type { BillingCycle, PaidPlanKey } from '@jewelry/contract/constants';

/** The result of a checkout. */
export interface CheckoutOutcome {
  readonly outcome: 'done' | 'cancelled';
  /** The purchased plan; null when the URL does not name it. */
  readonly plan: PaidPlanKey | null;
  readonly cycle: BillingCycle | null;
}

export interface UpgradeProps {
  /** From the URL that the checkout returns to; null for other visits. */
  returned?: CheckoutOutcome | null;
  /** Opens the payment provider's page. @default location.assign */
  follow?: (url: string) => void;
}
