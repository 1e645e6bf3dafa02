import { lazy } from 'react';
import { LazyPart } from '../LazyPart';
import { waiting } from './Gallery.css';
import type { GalleryProps } from './galleryProps';

export type { GalleryProps };

const PublicGallery = lazy(() => import('./PublicGallery').then((module) => ({ default: module.PublicGallery })));

/** The public gallery: newest first, or most liked first. Its code comes when somebody goes there. */
export function Gallery(props: GalleryProps) {
  return (
    <LazyPart fallback={<div className={waiting} />}>
      <PublicGallery {...props} />
    </LazyPart>
  );
}
