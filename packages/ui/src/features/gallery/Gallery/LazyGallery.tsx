import { loadedLater } from '../../../utils/loadedLater';
import { LazyPart } from '../../session';
import { waiting } from './Gallery.css';
import type { GalleryProps } from './galleryProps';

export type { GalleryProps };

const gallery = loadedLater(async () => (await import('./Gallery')).Gallery);

/** Fetches the code of the gallery ahead. */
export const loadGallery = gallery.load;

/** The public gallery: newest first, or most liked first. Its code is loaded on demand. */
export function LazyGallery(props: GalleryProps) {
  return (
    <LazyPart fallback={<div className={waiting} />}>
      <gallery.Part {...props} />
    </LazyPart>
  );
}
