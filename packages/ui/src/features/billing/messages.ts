import type { BillingCycle, PaidPlanKey } from '@jewelry/contract/constants';

/** Texts of the plans page; specified ones are exact. */
export const upgradeMessages = {
  title: 'Choose your plan',
  subtitle: 'Change or cancel whenever you like. Prices in USD.',
  cycle: 'Billing cycle',
  plans: 'Plans',
  cycles: { monthly: 'Monthly', annual: 'Annual - Save 20%' } satisfies Record<BillingCycle, string>,
  per: { monthly: 'month', annual: 'year' } satisfies Record<BillingCycle, string>,
  mostPopular: 'Most popular',
  currentPlan: 'Current Plan',
  selected: 'Selected',
  /** Label of the current plan in the other billing period. */
  payBy: { monthly: 'Pay by the month', annual: 'Pay by the year' } satisfies Record<BillingCycle, string>,
  afterwards: 'When your plan ends',
  continue: 'Continue to checkout',
  hint: 'Select Pro or Business to continue',
  loading: 'Loading plans…',
  loadFailed: 'Failed to load plans',
  retry: 'Retry',
  watermarked: 'Watermarked downloads',
  unmarked: 'Downloads without a watermark',
  privateImages: 'Private images',
  publicImages: 'Public images',
  voiceAssistant: 'Voice assistant',
  cancelled: 'You left the checkout and nothing was charged. Your selection is still here.',
  almostThere: {
    title: 'Almost there',
    description: 'We could not open checkout automatically. Our team will get you upgraded shortly.',
  },
  signInFirst: 'Please sign in to continue to checkout.',
  checkoutFailed: 'Checkout could not be opened',
  notOurs: 'The checkout address is not that of our payment provider, so we did not open it. Nothing was charged.',
  confirming: 'Confirming your payment',
  confirmingText: 'This takes a few seconds. The page continues automatically.',
  late: 'Your payment is on its way',
  lateText:
    'We have not received it yet, which can take a few minutes. Your plan changes automatically as soon as we do; you can keep creating in the meantime.',
  checkAgain: 'Check again',
  start: 'Start creating',
  toPlans: 'See the plans',
} as const;

/** 'Choose Pro' */
export const chooseLabel = (name: string): string => `Choose ${name}`;

/** 'Keep Pro': for a temporary grant that can be paid for. */
export const keepLabel = (name: string): string => `Keep ${name}`;

/** 'Save $23.98' */
export const savingLabel = (price: string): string => `Save ${price}`;

/** '100 images a day' */
export const imagesADay = (count: number): string => `${count} images a day`;

/** '$9.99 / month' */
export const priceLabel = (price: string, cycle: BillingCycle): string => `${price} / ${upgradeMessages.per[cycle]}`;

/** 'Welcome to Pro' */
export const welcomeTo = (name: string): string => `Welcome to ${name}`;

const GAINS: Record<PaidPlanKey, string> = {
  pro: 'images a day and private images are yours from now on.',
  business: 'images a day, private images and downloads without a watermark are yours from now on.',
};

/** Benefits of a plan once it is active. */
export const gainsOf = (plan: PaidPlanKey, perDay: number): string => `${perDay} ${GAINS[plan]}`;

/** Payment texts of the Billing tab. */
export const billingMessages = {
  currentPlan: 'Current plan',
  upgrade: 'Upgrade',
  invoices: 'Invoices',
  noInvoices: 'No invoices yet.',
  loadFailed: 'Failed to load account data',
  retry: 'Try again',
  cycles: { monthly: 'Monthly', annual: 'Annual' },
  renewsOn: 'renews on',
  endsOn: 'ends on',
  until: 'Yours until',
  manage: 'Manage billing',
  changePeriod: 'Change billing period',
  storePlan: 'Keep this plan',
  portalFailed: { title: 'Billing could not be opened', description: 'Please try again later.' },
  invoicesFailed: 'Failed to load invoices',
  status: { paid: 'Paid', open: 'Unpaid', void: 'Void' },
  show: 'show invoice',
} as const;
