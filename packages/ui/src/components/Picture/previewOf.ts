import { thumbHashToDataURL } from 'thumbhash';

const previews = new Map<string, string>();

/**
 * Decodes a thumbhash into a picture of about 32 px, as a data URL.
 * @param hash the thumbhash in base64
 * @returns undefined for an invalid hash
 */
export function previewOf(hash: string): string | undefined {
  const known = previews.get(hash);
  if (known !== undefined) return known;
  try {
    const bytes = Uint8Array.from(atob(hash), (character) => character.charCodeAt(0));
    const url = thumbHashToDataURL(bytes);
    previews.set(hash, url);
    return url;
  } catch {
    return undefined;
  }
}
