import { describe, expect, test } from 'vitest';
import { annualSavingCents, isCheckoutUrl, periodEnd, priceOf } from './billing';
import { planByKey } from './plans';
import { ADDRESSES_TO_REFUSE, ADDRESSES_TO_FOLLOW } from '../testing/checkoutAddresses';

describe('prices', () => {
  test.each([
    ['free', 0, 0, 0],
    ['pro', 999, 9590, 2398],
    ['business', 2999, 28790, 7198],
  ] as const)(
    'CON-04, CON-05, UPG-09: %s costs %i cents a month, %i a year, and a year saves %i',
    (key, monthly, annual, saving) => {
      const plan = planByKey(key);
      expect([priceOf(plan, 'monthly'), priceOf(plan, 'annual'), annualSavingCents(plan)]).toEqual([
        monthly,
        annual,
        saving,
      ]);
    },
  );

  test('CON-04: derive a yearly price of twelve months less a fifth unless there is one', () => {
    expect(priceOf({ priceCents: 999, annualPriceCents: null }, 'annual')).toBe(9590);
    expect(priceOf({ priceCents: 2999 }, 'annual')).toBe(28_790);
  });
});

const OWN = 'https://filigree.example';

describe('SEC-27: where a checkout may lead', () => {
  test.each(ADDRESSES_TO_REFUSE)('refused: %s', (address) => {
    expect(isCheckoutUrl(address, OWN)).toBe(false);
  });

  test.each(ADDRESSES_TO_FOLLOW)('followed: %s', (address) => {
    expect(isCheckoutUrl(address, OWN)).toBe(true);
  });

  test('refuses the test checkout where there is none, and on other origins', () => {
    expect(isCheckoutUrl(`${OWN}/dev/checkout/1`, OWN)).toBe(true);
    expect(isCheckoutUrl(`${OWN}/dev/checkout/1`, null)).toBe(false);
    expect(isCheckoutUrl(`${OWN}:444/dev/checkout/1`, OWN)).toBe(false);
    expect(isCheckoutUrl('http://filigree.example/dev/checkout/1', OWN)).toBe(false);
    expect(isCheckoutUrl(`${OWN}/dev/checkout/../../evil`, OWN)).toBe(false);
  });
});

test.each([
  ['monthly', '2026-01-15T10:00:00.000Z', '2026-02-15T10:00:00.000Z'],
  ['monthly', '2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
  ['monthly', '2026-12-31T10:00:00.000Z', '2027-01-31T10:00:00.000Z'],
  ['annual', '2028-02-29T10:00:00.000Z', '2029-02-28T10:00:00.000Z'],
] as const)('a %s period paid for at %s ends at %s', (cycle, paidAt, end) => {
  expect(periodEnd(new Date(paidAt), cycle).toISOString()).toBe(end);
});
