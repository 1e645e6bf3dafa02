import { formatUsd } from '@jewelry/contract/constants';

/** Answers of the assistant. */
export const assistantMessages = {
  failed: 'That did not work. Nothing was changed; please try again.',
  collection: 'Here is your jewelry.',
  noPiece: 'There is no piece yet. Describe one first.',
  alreadyPrivate: 'It is private already.',
  alreadyPublic: 'It is public already.',
  isPrivate: 'It is private now: only you see it.',
  isPublic: 'It is public now, in the gallery.',
  price: (cost: number, low: number, high: number) => `About ${formatUsd(cost)}, between ${formatUsd(low)} and ${formatUsd(high)}.`,
  isGenerating: 'A piece is being made already. Please wait until it is there.',
  made: (alt: string) => `It is ready: ${alt}`,
  notMade: 'It could not be made. What you said stands above.',
  changed: 'It is changed.',
  nothingToUndo: 'There is nothing to undo.',
  undone: 'Back to the version before.',
} as const;
