/** An amount of US dollars with its code and two decimals: 'USD 1,250.00', in the digits of the locale. */
export const formatUsd = (amount: number, locale = 'en'): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'code' }).format(amount);
