import { expect, test } from 'vitest';
import { formatUsd } from './money';

test.each([
  [1250, 'USD 1,250.00'],
  [0, 'USD 0.00'],
  [9.999, 'USD 10.00'],
  [1234567.5, 'USD 1,234,567.50'],
])('CON-02: %s is written %s', (amount, text) => {
  expect(formatUsd(amount).replace('\u00a0', ' ')).toBe(text);
});
