/**
 * Where samples are kept and how they become pixels.
 *
 * Every pixel keeps four sums, one per quadrant. Samples go round the quadrants, so after four each has one. A pixel is
 * then read with a tent that reaches into the near quadrants of its neighbours: edges are smoother than four samples
 * of a box would make them, and nothing is written outside one's own pixel, so any number of threads gives the same bytes.
 *
 * A sum holds radiance times its weight 1 / (1 + K * luminance) (Karis, "Tone mapping", 2013), which keeps one bright
 * sample from speckling an edge. The sum of the weights needs no space of its own: w = 1 - K * luminance * w.
 */

/** Sums per pixel: four quadrants of red, green, blue. */
const SUM_STRIDE = 12;
const KARIS = 0.35;

/** Share of a neighbour's near quadrant against an own one, per axis: a tent of radius 0.9 px sampled at 0.25 and 0.75 px. */
const NEAR = 0.23;

/** Brightness as weighted for speckle and error; close to Rec. 709 luminance. */
export function brightness(red: number, green: number, blue: number): number {
  return 0.3 * red + 0.6 * green + 0.1 * blue;
}

/** Adds one sample to a quadrant (0 to 3: bit 0 right, bit 1 lower). */
export function addSample(sums: Float32Array, pixel: number, quadrant: number, red: number, green: number, blue: number): void {
  const weight = 1 / (1 + KARIS * brightness(red, green, blue));
  const o = pixel * SUM_STRIDE + quadrant * 3;
  sums[o]! += red * weight;
  sums[o + 1]! += green * weight;
  sums[o + 2]! += blue * weight;
}

/** The quadrant sample number `sample` of a pixel falls into; neighbours start in different ones. */
export function quadrantOf(sample: number, x: number, y: number): number {
  return (sample + x + 2 * y) & 3;
}

/** Samples in a quadrant of a pixel that has `count` in all. */
function quadrantCount(count: number, quadrant: number, x: number, y: number): number {
  const turn = (quadrant - x - 2 * y) & 3;
  return (count + 3 - turn) >> 2;
}

/** Reads a pixel through the tent filter into `out` (linear radiance). */
export function readPixel(
  sums: Float32Array,
  counts: Uint8Array,
  x: number,
  y: number,
  size: number,
  out: Float64Array,
): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  let samples = 0;
  for (let j = -1; j <= 2; j++) {
    // Quadrant rows -1 (lower half of the pixel above), 0, 1 (own), 2 (upper half of the pixel below).
    const py = j < 0 ? y - 1 : j > 1 ? y + 1 : y;
    if (py < 0 || py >= size) continue;
    const lower = j < 0 ? 1 : j > 1 ? 0 : j;
    for (let i = -1; i <= 2; i++) {
      const px = i < 0 ? x - 1 : i > 1 ? x + 1 : x;
      if (px < 0 || px >= size) continue;
      const right = i < 0 ? 1 : i > 1 ? 0 : i;
      const pixel = py * size + px;
      const quadrant = right + lower * 2;
      const count = quadrantCount(counts[pixel]!, quadrant, px, py);
      if (count === 0) continue;
      const share = ((j === 0 || j === 1 ? 1 : NEAR) * (i === 0 || i === 1 ? 1 : NEAR)) / count;
      const o = pixel * SUM_STRIDE + quadrant * 3;
      red += sums[o]! * share;
      green += sums[o + 1]! * share;
      blue += sums[o + 2]! * share;
      samples += share * count;
    }
  }
  const weight = samples - KARIS * brightness(red, green, blue);
  const scale = weight > 0 ? 1 / weight : 0;
  out[0] = red * scale;
  out[1] = green * scale;
  out[2] = blue * scale;
}

/** Perceived difference between the quadrants of a pixel, 0 to 1: about the step in sRGB between darkest and brightest. */
export function quadrantSpread(sums: Float32Array, counts: Uint8Array, x: number, y: number, size: number): number {
  const pixel = y * size + x;
  let low = Infinity;
  let high = -Infinity;
  for (let quadrant = 0; quadrant < 4; quadrant++) {
    const n = quadrantCount(counts[pixel]!, quadrant, x, y);
    if (n === 0) continue;
    const o = pixel * SUM_STRIDE + quadrant * 3;
    const weighted = brightness(sums[o]!, sums[o + 1]!, sums[o + 2]!) / n;
    const seen = perceived(weighted / (1 - KARIS * weighted));
    if (seen < low) low = seen;
    if (seen > high) high = seen;
  }
  return high > low ? high - low : 0;
}

/** Linear brightness as the eye and the tone curve rank it. */
export function perceived(linear: number): number {
  return Math.sqrt(linear > 0 ? linear / (1 + 0.3 * linear) : 0);
}
