import { expect, test } from 'vitest';
import { PLANS } from './plans';

test('DAT-16, DAT-17, DAT-18, DAT-19: the plans have these names, prices in US cents, limits and rights', () => {
  expect(PLANS).toEqual([
    {
      key: 'free',
      name: 'Free',
      description: 'To try an idea',
      priceCents: 0,
      annualPriceCents: 0,
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
      annualPriceCents: 9590,
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
      annualPriceCents: 28790,
      sortOrder: 3,
      maxGenerationsPerDay: 200,
      allowPrivateImages: true,
      requiresWatermark: false,
    },
  ]);
});
