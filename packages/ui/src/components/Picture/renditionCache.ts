const cache = new Map<string, string>();

/**
 * Stores the URL of the rendition of a picture that the browser has decoded, or of the last frame of its generation.
 */
export function cacheRendition(src: string, rendition: string): void {
  cache.set(src, rendition);
}

/** The rendition of a picture that this page has loaded, if any. */
export function cachedRendition(src: string): string | undefined {
  return cache.get(src);
}

/** Clears the cache, so that every story starts like a newly opened page. */
export function clearRenditions(): void {
  cache.clear();
}
