import type { GalleryView } from '../../images';

export interface GalleryProps {
  view: GalleryView;
}
