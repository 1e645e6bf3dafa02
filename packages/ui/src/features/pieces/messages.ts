import type { Built, PiecePart } from '@jewelry/contract';
import type { PieceStage, PieceView } from '@jewelry/contract/constants';

/** Texts of the workbench. */
export const pieceMessages = {
  loading: 'Loading the piece',
  loadFailed: 'The piece could not be loaded.',
  tryAgain: 'Try again',
  notFound: 'Piece not found',
  notFoundText: 'It may have been deleted, or it is private.',
  home: 'Back to the studio',
  back: 'Back',
  changeThis: 'Change this piece',
  price: 'Get a price',
  estimate: 'estimate',
  notEstimable: 'Unable to estimate price',
  requirements: 'What you asked for',
  met: { met: 'Met.', differently: 'Met differently.', not: 'Not met.' },
  parts: 'Parts',
  pressToChange: 'Press to change it',
  versions: 'Versions',
  firstVersion: 'First version',
  inTheMaking: 'In the making',
  shownInLists: 'In My Jewelry',
  versionActions: 'Actions of this version',
  rename: 'Name this version',
  versionName: 'Name of the version',
  save: 'Save',
  goBack: 'Go back to this version',
  startFrom: 'Start a change from here',
  deleteVersion: 'Delete this version',
  lastVersion: 'Deleting the only version deletes the piece: use Delete in My Jewelry.',
  undo: 'Undo',
  redo: 'Redo',
  line: 'Change this piece in words',
  placeholder: 'Change anything… e.g. make the band thinner',
  change: 'Change',
  cancel: 'Cancel',
  suggestions: 'Changes to try',
  changing: 'Making the change',
  queued: 'Waiting for a bench',
  progress: 'Progress of the change',
  previewAlt: 'The changed piece so far',
  draftAlt: 'Draft of the change',
  offline: 'You are offline. You can still view the versions.',
  failed: 'The change could not be made. Your words are still here; please try again.',
  deleted: 'Version deleted',
  restored: 'Version restored',
  deleteFailed: 'The version could not be deleted',
  restoreFailed: 'The version could not be restored',
  renameFailed: 'The name could not be saved',
  chooseFailed: 'The version could not be chosen',
  views: 'View',
  stage: 'Stage',
  asMade: 'As made',
  viewFailed: 'This view could not be made. Please try again.',
  viewLoading: 'Making the view',
  close: 'Close',
  done: 'Done',
  reset: 'Reset',
  remove: 'Remove',
  drafting: 'Drafting',
  draftFailed: 'A draft of this could not be made.',
  ct: 'ct',
  carats: 'carats',
  pictureParts: 'Parts in the picture',
  pictureKeys: 'Press P to move through the parts with the arrow keys, Enter to change one, Escape to leave.',
  variations: 'Four variations',
  fourMore: 'Four more',
  variationsIntro: 'Locked parts stay. The rest may change.',
  locks: 'Parts that stay',
  keep: 'keep',
  free: 'free',
  howDifferent: 'How different',
  aLittle: 'A little',
  somewhat: 'Somewhat',
  aLot: 'A lot',
  thisPiece: 'The piece now',
  thePiece: 'The piece',
  pair: 'Chosen',
  twoChosen: 'Two chosen',
  anotherChanges: 'Choose another to change the pair.',
  sideBySide: 'Two, side by side',
  others: 'The others',
  bringHint: 'Press one to compare it instead of the second.',
  compare: 'Compare',
  compareIntro: 'Only what differs is listed.',
  showSame: 'Show what is the same',
  chooseTwo: 'Choose two',
  keepThis: 'Keep this one',
  keepsThis: 'Comparing is free. The one you use becomes a version and counts as one of today’s images.',
  variationsFailed: 'The variations could not be made. Please try again.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  row: { metal: 'Metal', weight: 'Weight', stones: 'Stones', price: 'Estimate' },
  everythingSame: 'There are no differences.',
} as const;

export const viewNames: Readonly<Record<PieceView, string>> = {
  'three-quarter': 'Three-quarter',
  front: 'Front',
  detail: 'Detail',
};

export const stageNames: Readonly<Record<PieceStage, string>> = {
  white: 'White',
  warm: 'Warm',
  grey: 'Grey',
  slate: 'Slate',
  velvet: 'Velvet',
  blush: 'Blush',
  cloth: 'Cloth',
  stone: 'Stone',
};

/** 'USD 1,392.55' */
export const plainUsd = (amount: number): string =>
  `USD ${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** '+USD 28.00', '−USD 31.50': a signed difference, with a true minus. */
export const signedUsd = (amount: number): string => `${amount < 0 ? '−' : '+'}${plainUsd(Math.abs(amount))}`;

/** '+0.4 g' */
export const signedGrams = (grams: number): string => `${grams < 0 ? '−' : '+'}${Math.abs(grams).toFixed(1)} g`;

/** '1.50 ct' */
export const caratsLine = (carats: number): string => `${carats.toFixed(2)} ct`;

/** '1.85 ct, 4.6 g': the stones and the metal of a piece. */
export function weightLine(parts: readonly PiecePart[], built: Built | null): string {
  const carats = parts.reduce((sum, part) => sum + (part.carats ?? 0), 0);
  const grams = built?.metals.reduce((sum, metal) => sum + metal.grams, 0) ?? 0;
  return [...(carats > 0 ? [caratsLine(carats)] : []), ...(grams > 0 ? [`${grams.toFixed(1)} g`] : [])].join(', ');
}

/** 'Estimate, metal prices of November 23, 2026' */
export const estimateOf = (day: string): string => `Estimate, metal prices of ${day}`;

/** 'from version 3' */
export const fromVersion = (number: number): string => `from version ${number}`;

/** 'Width, mm' */
export const amountIn = (label: string, unit: string): string => (unit ? `${label}, ${unit}` : label);

/** 'Cabochon: only stones without facets are cut as cabochons.' */
export const notPossibleLine = (names: readonly string[], reason: string): string =>
  `${names.join(', ')}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;

/** '1 of 2' */
export const chosenCount = (count: number, most: number): string => `${count} of ${most}`;

/** 'Use: Oval instead of round' */
export const chooseLabel = (label: string): string => `Use: ${label}`;

/** 'Oval instead of round, in place of Larger stone' */
export const bringInPlaceOf = (label: string, other: string): string => `${label}, in place of ${other}`;

/** 'Version 3' */
export const versionNumber = (number: number): string => `Version ${number}`;

/** 'Centre stone: oval aquamarine, 7.2 mm' */
export const partLine = (label: string, facts: readonly string[]): string =>
  facts.length > 0 ? `${label}: ${facts.join(', ')}` : label;

/** 'Rose gold 18k' for `rose-gold-18k`. */
export function choiceName(id: string): string {
  const words = id.replaceAll(/[-_.]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
