/** Messages of estimates, quote requests and orders; contracts, word for word. */
export const QUOTE_TEXTS = {
  emailUnconfirmed: 'Please confirm your email address to request quotes.',
  nameRequired: 'Please enter your name',
  nameTooLong: 'Please use at most 120 characters',
  messageRequired: 'Please enter a message',
  messageTooLong: 'Please use at most 2,000 characters',
  notEstimable: 'Failed to get price estimation',
  requested: 'Quote Requested',
  requestedText: 'Your quote request has been sent. We will contact you soon.',
  estimateBusy: 'Many pieces are being estimated right now. Please try again in a moment.',
  /** For estimates whose basis is `imagined`. */
  imaginedBasis: 'Estimated from the design. The picture as imagined can differ from it, so the range is wider.',
  placed: 'Order Placed',
  placedWithoutPrice: 'Order Placed without an estimate. Our workshop will tell you the price before anything is made.',
} as const;

/** Longest name of a quote request, UTF-16 code units. */
export const QUOTE_NAME_MAX_LENGTH = 120;
/** Longest message of a quote request and longest notes of an order, UTF-16 code units. */
export const QUOTE_MESSAGE_MAX_LENGTH = 2000;

/** Units of the quantity in a line of an estimate. */
export const PRICE_UNITS = ['g', 'ct', 'stones', 'h', 'piece', '%'] as const;
