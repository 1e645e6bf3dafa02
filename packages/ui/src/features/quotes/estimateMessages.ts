/** Words beside a price; the dialog has the others. */
export const estimateMessages = {
  /** After a price. */
  estimate: 'estimate',
  notEstimable: 'Unable to estimate price',
} as const;
