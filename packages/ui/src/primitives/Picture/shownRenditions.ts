const shown = new Map<string, string>();

/** Notes which rendition of a picture the browser chose and has drawn. */
export function noteShown(src: string, rendition: string): void {
  shown.set(src, rendition);
}

/** The rendition of a picture that this page has shown last, so that it is at hand; undefined for one not seen yet. */
export function shownRendition(src: string): string | undefined {
  return shown.get(src);
}
