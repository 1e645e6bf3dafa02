// The server may have painted the page before its code comes: its styles are there from the start.
import '../../blocks/ImageGrid/ImageGrid.css';
import { loadedLater } from '../../hooks/loadedLater';
import { LazyPart } from '../LazyPart';
import { waiting } from './Gallery.css';
import type { GalleryProps } from './galleryProps';

export type { GalleryProps };

const gallery = loadedLater(async () => (await import('./PublicGallery')).PublicGallery);

/** Fetches the code of the gallery ahead. */
export const loadGallery = gallery.load;

/** The public gallery: newest first, or most liked first. Its code comes when somebody goes there. */
export function Gallery(props: GalleryProps) {
  return (
    <LazyPart fallback={<div className={waiting} />}>
      <gallery.Part {...props} />
    </LazyPart>
  );
}
