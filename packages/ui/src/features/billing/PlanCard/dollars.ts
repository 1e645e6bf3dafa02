/** '$95.90', and '$0' for nothing: a price in US dollars with its cents (CON-06). @param cents US cents. */
export const dollars = (cents: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', minimumFractionDigits: cents === 0 ? 0 : 2 }).format(cents / 100);
