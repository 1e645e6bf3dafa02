import { SIDE } from './side';

/** The pictures of every lightbox: those of the mocks. */
export const pieces = Array.from(
  { length: 8 },
  (_, index) => `/pictures/piece-${String(index + 1).padStart(2, '0')}.webp`,
);

/** The pressed target: as in a gallery, a thumbnail is visible before the picture opens. */
export function addOpener(onOpen: () => void): void {
  const opener = document.createElement('button');
  const picture = new Image(SIDE / 4, SIDE / 4);
  picture.src = pieces[0] ?? '';
  picture.alt = 'Open';
  opener.append(picture);
  opener.addEventListener('click', onOpen);
  document.body.append(opener);
}
