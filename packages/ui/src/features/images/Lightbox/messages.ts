import type { RequirementStatus } from '@jewelry/contract/constants';

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
