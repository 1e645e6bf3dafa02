/** Price texts outside the dialog, whose own are in `messages`. */
export const estimateMessages = {
  /** After a price. */
  estimate: 'estimate',
  notEstimable: 'Unable to estimate price',
} as const;
