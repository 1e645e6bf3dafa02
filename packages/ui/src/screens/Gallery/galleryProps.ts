import type { GalleryView } from '../../data/queryClient';

export interface GalleryProps {
  view: GalleryView;
}
