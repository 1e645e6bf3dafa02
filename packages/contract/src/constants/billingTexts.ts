/** Messages about plans and payments; contracts, word for word. Separate from `TEXTS`, which every page loads. */
export const BILLING_TEXTS = {
  paidPlanRequired: 'Please choose Pro or Business',
  cycleRequired: 'Please choose monthly or annual',
  confirmBeforeCheckout: 'Please confirm your email address before you upgrade.',
  planHeld: 'This is already your plan',
  checkoutReplaced: 'Another checkout was opened in the meantime. Please try again.',
  checkoutUnavailable: 'We could not open checkout automatically. Our team will get you upgraded shortly.',
  noPortal: 'There is nothing to manage yet',
  portalUnavailable: 'The page of our payment provider could not be opened. Please try again later.',
  signatureInvalid: 'The signature of this event is not valid',
} as const;
