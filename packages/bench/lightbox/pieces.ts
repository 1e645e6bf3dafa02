import { SIDE } from './side';

/** The same pictures for every lightbox: those of the mocks. */
export const pieces = Array.from(
  { length: 8 },
  (_, index) => `/pictures/piece-${String(index + 1).padStart(2, '0')}.webp`,
);

/** What the benchmark presses: as in a gallery, the picture is seen small before it is opened. */
export function addOpener(onOpen: () => void): void {
  const opener = document.createElement('button');
  const picture = new Image(SIDE / 4, SIDE / 4);
  picture.src = pieces[0] ?? '';
  picture.alt = 'Open';
  opener.append(picture);
  opener.addEventListener('click', onOpen);
  document.body.append(opener);
}
