import type { ImaginedMissing, RequirementStatus } from '@jewelry/contract/constants';

/** Texts of the lightbox. */
export const lightboxMessages = {
  picture: 'Picture',
  previous: 'Previous image',
  next: 'Next image',
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoom: 'Zoom',
  whole: 'Show the whole prompt',
  less: 'Show less',
  type: 'Type',
  material: 'Material',
  stones: 'Stones',
  created: 'Created',
  readAs: 'Read as',
  leftOut: 'Left out',
  requirements: 'What you asked for',
  pictures: 'Picture of the piece',
  designed: 'As designed',
  imagined: 'As imagined',
  both: 'Both',
  paint: 'Paint as imagined',
  paintAgain: 'Paint again',
  guessed: 'Our guess',
  guessedAll: 'We could not read your description, so this design is our own.',
} as const;

/** Labels of the outcomes. */
export const statusNames: Readonly<Record<RequirementStatus, string>> = {
  met: 'Met',
  differently: 'Met differently',
  not: 'Not met',
};

/** '8 / 20' */
export function placeOf(index: number, total: number): string {
  return `${index + 1} / ${total}`;
}

/** The visible picture of a piece, or both. */
export type PictureKind = 'designed' | 'imagined' | 'both';

/** 'Painted by gpt-image-1 from the design. Stones, weights and price are those of the design.' */
export const imaginedNote = (model: string | null): string =>
  `Painted by ${model ?? 'an image service'} from the design. Stones, weights and price are those of the design.`;

/** Reasons why a piece has no imagined picture. */
export const imaginedMissing: Readonly<Record<ImaginedMissing, string>> = {
  prompt_refused: 'Only as designed: the image service rejected this prompt. Other words may work.',
  picture_refused: 'Only as designed: the image service rejected its own picture. Other words may work.',
  timeout: 'Only as designed: the image service took too long.',
  unavailable: 'Only as designed: the image service was unavailable. Your prompt is not the cause.',
};

/** 'As imagined: a ring with a ruby' */
export const imaginedAlt = (words: string): string => `${lightboxMessages.imagined}: ${words}`;
