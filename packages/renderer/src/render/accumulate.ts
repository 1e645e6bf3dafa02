/**
 * Stores samples and reconstructs pixels from them.
 *
 * Every pixel keeps four sums, one per quadrant. Samples go round the quadrants, so after four each has one. A pixel is
 * then read with a tent that reaches into the near quadrants of its neighbours: edges are smoother than four samples
 * of a box would make them, and nothing is written outside one's own pixel, so any number of threads gives the same
 * bytes.
 *
 * A sum holds radiance times its weight 1 / (1 + K * luminance) (Karis, "Tone mapping", 2013), which keeps one bright
 * sample from speckling an edge. The sum of the weights needs no space of its own: w = 1 - K * luminance * w.
 */

/** Sums per pixel: four quadrants of red, green, blue. */
export const SUM_STRIDE = 12;
const KARIS = 0.3;

/**
 * Share of a neighbour's near quadrant against an own one, per axis: a tent of radius 0.9 px sampled at 0.25 and 0.75
 * px.
 */
const NEAR = 0.23;

/** Brightness as weighted for speckle and error; close to Rec. 709 luminance. */
export function brightness(red: number, green: number, blue: number): number {
  return 0.3 * red + 0.6 * green + 0.1 * blue;
}

/** Adds one sample to a quadrant (0 to 3: bit 0 right, bit 1 lower). */
export function addSample(
  sums: Float32Array,
  pixel: number,
  quadrant: number,
  red: number,
  green: number,
  blue: number,
): void {
  const weight = 1 / (1 + KARIS * brightness(red, green, blue));
  const o = pixel * SUM_STRIDE + quadrant * 3;
  sums[o]! += red * weight;
  sums[o + 1]! += green * weight;
  sums[o + 2]! += blue * weight;
}

/** The quadrant of a pixel that receives sample number `sample`; neighbors start with different ones. */
export function quadrantOf(sample: number, x: number, y: number): number {
  return (sample + x + 2 * y) & 3;
}

/** Samples in a quadrant of a pixel that has `count` in all. */
function quadrantCount(count: number, quadrant: number, x: number, y: number): number {
  const turn = (quadrant - x - 2 * y) & 3;
  return (count + 3 - turn) >> 2;
}

/**
 * Share of each quadrant (0 to 3) of the nine pixels around, row by row from above left: own ones whole, near ones
 * {@link NEAR}.
 */
const SHARES = Float64Array.from(
  [-1, 0, 1].flatMap((below) =>
    [-1, 0, 1].flatMap((right) =>
      [0, 1, 2, 3].map((quadrant) => {
        const across = right === 0 ? 1 : (quadrant & 1) === (right < 0 ? 1 : 0) ? NEAR : 0;
        const down = below === 0 ? 1 : quadrant >> 1 === (below < 0 ? 1 : 0) ? NEAR : 0;
        return across * down;
      }),
    ),
  ),
);

/** Reads a pixel through the tent filter into `out` (linear radiance). */
export function readPixel(
  sums: Float32Array,
  counts: Uint16Array,
  x: number,
  y: number,
  size: number,
  out: Float64Array,
): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  let samples = 0;
  let shares = 0;
  for (let py = y - 1; py <= y + 1; py++) {
    for (let px = x - 1; px <= x + 1; px++, shares += 4) {
      if (px < 0 || py < 0 || px >= size || py >= size) continue;
      const pixel = py * size + px;
      const count = counts[pixel]!;
      if (count === 1) {
        const quadrant = quadrantOf(0, px, py);
        const share = SHARES[shares + quadrant]!;
        if (share === 0) continue;
        const o = pixel * SUM_STRIDE + quadrant * 3;
        red += sums[o]! * share;
        green += sums[o + 1]! * share;
        blue += sums[o + 2]! * share;
        samples += share;
        continue;
      }
      for (let quadrant = 0; quadrant < 4; quadrant++) {
        const share = SHARES[shares + quadrant]!;
        if (share === 0) continue;
        const own = quadrantCount(count, quadrant, px, py);
        if (own === 0) continue;
        const part = share / own;
        const o = pixel * SUM_STRIDE + quadrant * 3;
        red += sums[o]! * part;
        green += sums[o + 1]! * part;
        blue += sums[o + 2]! * part;
        samples += share;
      }
    }
  }
  const weight = samples - KARIS * brightness(red, green, blue);
  const scale = weight > 0 ? 1 / weight : 0;
  out[0] = red * scale;
  out[1] = green * scale;
  out[2] = blue * scale;
}

/**
 * Perceived difference between the quadrants of a pixel, 0 to 1: about the step in sRGB between darkest and brightest.
 */
export function quadrantSpread(sums: Float32Array, counts: Uint16Array, x: number, y: number, size: number): number {
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

/** The same between the single samples of a pixel and of its neighbors to the right and below. */
export function cornerSpread(sums: Float32Array, x: number, y: number, size: number): number {
  let low = Infinity;
  let high = -Infinity;
  for (let j = y; j < Math.min(size, y + 2); j++) {
    for (let i = x; i < Math.min(size, x + 2); i++) {
      const o = (j * size + i) * SUM_STRIDE + quadrantOf(0, i, j) * 3;
      const weighted = brightness(sums[o]!, sums[o + 1]!, sums[o + 2]!);
      const seen = perceived(weighted / (1 - KARIS * weighted));
      if (seen < low) low = seen;
      if (seen > high) high = seen;
    }
  }
  return high - low;
}

/** Brightness from which the tone curve shows white. */
const WHITE = 1.3;

/** Linear brightness as ranked by the eye and the tone curve. */
function perceived(linear: number): number {
  const shown = Math.min(linear, WHITE);
  return Math.sqrt(shown > 0 ? shown / (1 + 0.3 * shown) : 0);
}
