import { lazyWithPreload } from '../../../utils/lazyWithPreload';
import { AsyncBoundary } from '../../session';
import { waiting } from './Gallery.css';
import type { GalleryProps } from './galleryProps';

export type { GalleryProps };

const Gallery = lazyWithPreload(() => import('./Gallery').then((module) => module.Gallery));

/** Preloads the code of the gallery. */
export const loadGallery = Gallery.preload;

/** The public gallery, newest or most liked first. Loaded on demand. */
export function LazyGallery(props: GalleryProps) {
  return (
    <AsyncBoundary fallback={<div className={waiting} />}>
      <Gallery {...props} />
    </AsyncBoundary>
  );
}
