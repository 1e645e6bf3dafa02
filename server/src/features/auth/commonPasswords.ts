import { PASSWORD_MIN_LENGTH, PRODUCT_NAME } from '@jewelry/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Guesses specific to this product, in addition to the published lists. */
const PRODUCT_TERMS = [
  PRODUCT_NAME,
  `${PRODUCT_NAME}1`,
  `${PRODUCT_NAME}123`,
  'jewelry1',
  'jewelry123',
  'jewellery',
  'jewellery1',
  'goldring',
  'gemstone',
];

/**
 * The first guesses of an attacker: the most frequent passwords of published leaks, as collected by zxcvbn (some 18,000
 * of the minimum length, the ten thousand most frequent among them), and jewelry terms. Lower case.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  [...dictionary['passwords-common'], ...PRODUCT_TERMS]
    .filter((password) => password.length >= PASSWORD_MIN_LENGTH)
    .map((password) => password.toLowerCase()),
);
