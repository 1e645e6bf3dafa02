import type { ImaginedMissing, RequirementStatus } from '@jewelry/contract/constants';

/** Words of the lightbox. */
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
  asked: 'What you asked',
  pictures: 'Picture of the piece',
  designed: 'As designed',
  imagined: 'As imagined',
  both: 'Both',
  guessed: 'Our guess',
  guessedAll: 'The words could not be read, so the design is ours.',
} as const;

/** What became of a requirement, in words. */
export const statusNames: Readonly<Record<RequirementStatus, string>> = { met: 'Met', differently: 'Met differently', not: 'Not met' };

/** The metals of designs that are not gold, by their ids. */
const otherMetals: Readonly<Record<string, string>> = { 'silver-925': 'sterling silver', 'platinum-950': 'platinum', 'steel-316l': 'steel' };

/** '14k rose gold' for `rose-gold-14k`; pure gold has one colour only. */
export function alloyName(id: string): string {
  const [, hue, karat] = /^(\w+)-gold-(\d+k)$/.exec(id) ?? [];
  if (karat === undefined) return otherMetals[id] ?? id;
  return karat === '24k' ? '24k gold' : `${karat} ${hue} gold`;
}

/** '8 / 20' */
export function placeOf(index: number, total: number): string {
  return `${index + 1} / ${total}`;
}

/** Which of the two pictures of a piece is shown, or both. */
export type PictureKind = 'designed' | 'imagined' | 'both';

/** 'Painted by openai from the design. Stones, weights and price are those of the design.' */
export const imaginedNote = (provider: string): string => `Painted by ${provider} from the design. Stones, weights and price are those of the design.`;

/** Why a piece has one picture only. */
export const imaginedMissing: Readonly<Record<ImaginedMissing, string>> = {
  prompt_refused: 'Only as designed: the image service refused this prompt. Other words may work.',
  picture_refused: 'Only as designed: the image service held its picture back. Other words may work.',
  timeout: 'Only as designed: the image service took too long. Reuse the prompt to try once more.',
  unavailable: 'Only as designed: the image service could not paint. This is not about your prompt; reuse it later to try once more.',
};

/** 'As imagined: a ring with a ruby' */
export const imaginedAlt = (words: string): string => `${lightboxMessages.imagined}: ${words}`;
