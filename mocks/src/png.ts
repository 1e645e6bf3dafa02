/** Size from the header of a PNG data URL, px; null for other data. */
export function pngSize(dataUrl: string): { readonly width: number; readonly height: number } | null {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
  const isPng = [0x89, 0x50, 0x4e, 0x47].every((byte, index) => bytes[index] === byte);
  if (!isPng || bytes.length < 24) return null;
  const header = new DataView(bytes.buffer);
  return { width: header.getUint32(16), height: header.getUint32(20) };
}
