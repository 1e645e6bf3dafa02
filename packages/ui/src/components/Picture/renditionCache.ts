const cache = new Map<string, string>();

/** Stores which rendition of a picture the browser has fetched and decoded, or the last frame of its generation. */
export function cacheRendition(src: string, rendition: string): void {
  cache.set(src, rendition);
}

/** The rendition of a picture that can be painted without waiting, if this page has loaded one. */
export function cachedRendition(src: string): string | undefined {
  return cache.get(src);
}

/** Empties the cache, so that a story shows its pictures as a page does that was just opened. */
export function clearRenditions(): void {
  cache.clear();
}
