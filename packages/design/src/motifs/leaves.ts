/** Figures with leaves or stalks that green enamel fills while the rest stays metal. */
const LEAVED: ReadonlySet<string> = new Set([
  'palm tree',
  'bouquet',
  'cherry',
  'strawberry',
  'apple',
  'pineapple',
  'thistle',
  'lily of the valley',
  'iris flower',
  'carnation',
  'snowdrop',
  'ear of wheat',
  'forget-me-not',
]);

export const hasLeaves = (motif: string): boolean => LEAVED.has(motif);
