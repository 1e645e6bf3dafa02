import type { BillingCycle, PaidPlanKey } from '@jewelry/contract/constants';

/** The result that the checkout returns with. */
export interface CheckoutOutcome {
  readonly outcome: 'done' | 'cancelled';
  /** What the checkout was for; null when the address does not say. */
  readonly plan: PaidPlanKey | null;
  readonly cycle: BillingCycle | null;
}

export interface UpgradeProps {
  /** Of the address to which the checkout leads back; null for other visits. */
  returned?: CheckoutOutcome | null;
  /** Goes to the page of the payment provider. @default location.assign */
  follow?: (url: string) => void;
}
