/** Comparisons of square pictures: sRGB, three bytes a pixel, rows from the top. */

/** A difference that is seen at once, of 255. */
const VISIBLE = 24;
/** Bytes above this in every channel are white paper, the same in all. */
const PAPER = 244;

/** Root mean square error of the bytes over the piece, and the share of its pixels that are visibly wrong in a channel. */
export function errorOf(picture: Uint8Array, reference: Uint8Array): { rms: number; visible: number } {
  let squared = 0;
  let visible = 0;
  let pixels = 0;
  for (let o = 0; o < reference.length; o += 3) {
    const truth = reference.subarray(o, o + 3);
    if (truth.every((byte) => byte > PAPER)) continue;
    const wrong = truth.map((byte, c) => Math.abs(byte - picture[o + c]!));
    squared += wrong.reduce((sum, difference) => sum + difference ** 2, 0);
    if (wrong.some((difference) => difference > VISIBLE)) visible++;
    pixels++;
  }
  return { rms: Math.sqrt(squared / pixels / 3), visible: visible / pixels };
}

/** Pictures of one size in a row. */
export function sideBySide(pictures: readonly Uint8Array[], size: number): Uint8Array {
  const rgb = new Uint8Array(size * size * 3 * pictures.length);
  pictures.forEach((picture, column) => {
    for (let y = 0; y < size; y++)
      rgb.set(picture.subarray(y * size * 3, (y + 1) * size * 3), (y * pictures.length + column) * size * 3);
  });
  return rgb;
}
