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
  notUnderstood: 'Not understood',
  guessed: 'Our guess',
  guessedAll: 'The words could not be read, so the design is ours.',
} as const;

/** '8 / 20' (LBX-01) */
export function placeOf(index: number, total: number): string {
  return `${index + 1} / ${total}`;
}
