import { z } from 'zod';
import { PlanKeySchema } from './user';

export const Plan = z.object({
  key: PlanKeySchema,
  name: z.string(),
  description: z.string(),
  /** Monthly, US cents. */
  priceCents: z.int().nonnegative(),
  /** Yearly, US cents. */
  annualPriceCents: z.int().nonnegative(),
  sortOrder: z.int(),
  maxGenerationsPerDay: z.int().nonnegative(),
  allowPrivateImages: z.boolean(),
  requiresWatermark: z.boolean(),
});
export type Plan = z.output<typeof Plan>;
