import { browserStorage, type GalleryHint } from '../../utils/browserStorage';

/** A hint that is older was left by another visit, ms. */
const LIFETIME_MS = 5000;

/** Leaves the hint for the gallery (HDR-11). */
export function leaveGalleryHint(now = Date.now()): void {
  browserStorage.set('galleryNavigation', { timestamp: now, view: 'recent', forcePublic: true });
}

/** Takes the hint; it is read once. */
export function takeGalleryHint(now = Date.now()): GalleryHint | null {
  const hint = browserStorage.get('galleryNavigation');
  browserStorage.remove('galleryNavigation');
  return hint && now - hint.timestamp <= LIFETIME_MS ? hint : null;
}
