export const PLAN_KEYS = ['free', 'pro', 'business'] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];

const ANNUAL_DISCOUNT = 0.2;

/** Yearly price in cents for a monthly one: twelve months less the annual discount, rounded to the cent. */
export const annualPriceCents = (monthlyCents: number): number => Math.round(monthlyCents * 12 * (1 - ANNUAL_DISCOUNT));

interface PlanShape {
  readonly key: PlanKey;
  readonly name: string;
  readonly description: string;
  /** Monthly price, US cents. */
  readonly priceCents: number;
  /** Yearly price, US cents. */
  readonly annualPriceCents: number;
  readonly sortOrder: number;
  readonly maxGenerationsPerDay: number;
  readonly allowPrivateImages: boolean;
  readonly requiresWatermark: boolean;
}

/** The plans in display order. */
export const PLANS: readonly PlanShape[] = [
  {
    key: 'free',
    name: 'Free',
    description: 'To try an idea',
    priceCents: 0,
    annualPriceCents: annualPriceCents(0),
    sortOrder: 1,
    maxGenerationsPerDay: 5,
    allowPrivateImages: false,
    requiresWatermark: true,
  },
  {
    key: 'pro',
    name: 'Pro',
    description: 'For your own collection',
    priceCents: 999,
    annualPriceCents: annualPriceCents(999),
    sortOrder: 2,
    maxGenerationsPerDay: 100,
    allowPrivateImages: true,
    requiresWatermark: true,
  },
  {
    key: 'business',
    name: 'Business',
    description: 'For makers and shops',
    priceCents: 2999,
    annualPriceCents: annualPriceCents(2999),
    sortOrder: 3,
    maxGenerationsPerDay: 200,
    allowPrivateImages: true,
    requiresWatermark: false,
  },
];

/** | @throws RangeError for an unknown key */
export function planByKey(key: PlanKey): PlanShape {
  const plan = PLANS.find((candidate) => candidate.key === key);
  if (!plan) throw new RangeError(`Unknown plan: ${key}`);
  return plan;
}
