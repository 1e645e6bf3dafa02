export { type GalleryProps, LazyGallery, loadGallery } from './Gallery/LazyGallery';
export { leaveGalleryHint } from './galleryNavigation';
