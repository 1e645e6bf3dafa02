/** Price texts outside the dialog; those of the dialog are in `messages`. */
export const estimateMessages = {
  /** After a price. */
  estimate: 'estimate',
  notEstimable: 'Unable to estimate price',
} as const;
