const atHand = new Map<string, string>();

/** Notes which rendition of a picture the browser has fetched and decoded, or the last frame of its making. */
export function noteAtHand(src: string, rendition: string): void {
  atHand.set(src, rendition);
}

/** The rendition of a picture that can be drawn without waiting; undefined when this page has not had any. */
export function renditionAtHand(src: string): string | undefined {
  return atHand.get(src);
}
