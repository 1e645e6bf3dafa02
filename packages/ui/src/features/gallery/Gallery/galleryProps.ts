import type { GalleryView } from '../../session';

export interface GalleryProps {
  view: GalleryView;
}
