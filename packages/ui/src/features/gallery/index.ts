export { type GalleryProps, LazyGallery, loadGallery } from './Gallery/LazyGallery';
