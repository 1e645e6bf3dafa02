/** What a person who goes from the studio to the gallery wants to see there (HDR-11). */
export interface GalleryHint {
  /** ms since the epoch. */
  readonly timestamp: number;
  readonly view: 'recent';
  readonly forcePublic: true;
}

const KEY = 'galleryNavigation';
/** A hint that is older was left by another visit, ms. */
const LIFETIME_MS = 5000;

/** Leaves the hint for the gallery. Blocked storage means no hint. */
export function leaveGalleryHint(now = Date.now()): void {
  const hint: GalleryHint = { timestamp: now, view: 'recent', forcePublic: true };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(hint));
  } catch {
    // The gallery opens at its first view without it as well.
  }
}

/** Takes the hint; it is read once. */
export function takeGalleryHint(now = Date.now()): GalleryHint | null {
  try {
    const hint = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as GalleryHint | null;
    sessionStorage.removeItem(KEY);
    return hint && now - hint.timestamp <= LIFETIME_MS ? hint : null;
  } catch {
    return null;
  }
}
