/** Texts of prices, quote requests and orders; specified ones are exact. */
export const quoteMessages = {
  steps: { estimate: 'Estimate', request: 'Request', placed: 'Order' },
  stepsLabel: 'Steps',
  estimateTitle: 'Price estimate',
  requestTitle: 'Request a quote',
  placedTitle: 'Order Placed',
  estimating: 'Estimating the price',
  notEstimableText: 'You can still order: our workshop will work out the price and tell you before anything is made.',
  breakdown: 'Breakdown of the estimate, in US dollars',
  total: 'Estimate',
  notes: 'Notes',
  notesPlaceholder: 'Ring size, engraving, a date to keep in mind',
  orderNow: 'Order Now',
  requestQuote: 'Request a quote',
  notBinding: 'An estimate, not a binding price.',
  name: 'Your Name',
  email: 'Your Email',
  message: 'Message',
  messagePlaceholder: 'What should we know? Size, metal, stones, a date',
  back: 'Back',
  send: 'Send a Request',
  done: 'Done',
  next: [
    { title: 'We check the design', text: 'A goldsmith checks every detail.' },
    { title: 'You approve the final price', text: 'We send a drawing and a binding price to' },
    { title: 'Your piece is made', text: 'By our factory in Dubai, UAE' },
  ],
} as const;

/** Toasts and errors of quotes and orders. */
export const quoteToasts = {
  requested: { title: 'Quote Requested', description: 'Your quote request has been sent. We will contact you soon.' },
  confirmFirst: {
    title: 'Email confirmation required',
    description: 'Please confirm your email address to request quotes.',
  },
  cannotQuote: 'Cannot request quote for this image',
  orderFailed: { title: 'Order failed', description: 'Failed to place order' },
  requestFailed: 'Failed to send quote request',
} as const;

/** 'Between USD 3,700.00 and USD 4,500.00' */
export const between = (low: string, high: string): string => `Between ${low} and ${high}`;

/** 'Metal prices of 1 October 2025.' */
export const pricesOf = (date: string): string => `Metal prices of ${date}.`;

/** 'Not part of this design and not priced: zorbly, size 99' */
export const notCounted = (words: readonly string[]): string =>
  `Not part of this design and not priced: ${words.join(', ')}`;

/** 'Order FG-7K3Q2MXP, estimate USD 4,085.55' */
export const orderLine = (reference: string, price: string | null): string =>
  `Order ${reference}${price === null ? '' : `, estimate ${price}`}`;

/** 'Step 2 of 3: Request a quote' */
export const stepOf = (index: number, count: number, title: string): string =>
  `Step ${index + 1} of ${count}: ${title}`;

/** Texts of the Billing tab about orders and quote requests. */
export const requestMessages = {
  title: 'Orders and quote requests',
  status: { placed: 'Order', requested: 'Quote request' },
  gone: 'since deleted',
  retry: 'Try again',
  failed: 'Failed to load orders and quote requests',
} as const;
