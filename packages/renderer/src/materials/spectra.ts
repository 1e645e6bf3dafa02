/** Absorption spectra of gems and their perceived colors: CIE 1931 2 degrees, D65, linear sRGB, 1 nm steps. */
import type { Band } from '@jewelry/design';
import type { Rgb } from './material';

const FIRST_NM = 390;
const LAST_NM = 730;

/** CIE standard illuminant D65 from 390 to 730 nm in steps of 10, relative (CIE 15:2004). */
const D65 = [
  54.65, 82.75, 91.49, 93.43, 86.68, 104.87, 117.01, 117.81, 114.86, 115.92, 108.81, 109.35, 107.8, 104.79, 107.69,
  104.41, 104.05, 100, 96.33, 95.79, 88.69, 90.01, 89.6, 87.7, 83.29, 83.7, 80.03, 80.21, 82.28, 78.28, 69.72, 71.61,
  74.35, 61.6, 69.89,
] as const;

function daylight(nm: number): number {
  const at = (nm - FIRST_NM) / 10;
  const i = Math.min(D65.length - 2, Math.floor(at));
  return D65[i]! + (D65[i + 1]! - D65[i]!) * (at - i);
}

/** A Gaussian whose widths differ on either side of its centre. */
const lobe = (nm: number, centre: number, below: number, above: number): number =>
  Math.exp(-0.5 * ((nm - centre) * (nm < centre ? below : above)) ** 2);

/** CIE 1931 colour matching functions (Wyman, Sloan and Shirley, "Simple analytic approximations", 2013). */
function matching(nm: number): Rgb {
  return [
    0.362 * lobe(nm, 442, 0.0624, 0.0374) +
      1.056 * lobe(nm, 599.8, 0.0264, 0.0323) -
      0.065 * lobe(nm, 501.1, 0.049, 0.0382),
    0.821 * lobe(nm, 568.8, 0.0213, 0.0247) + 0.286 * lobe(nm, 530.9, 0.0613, 0.0322),
    1.217 * lobe(nm, 437, 0.0845, 0.0278) + 0.681 * lobe(nm, 459, 0.0385, 0.0725),
  ];
}

function toSrgb([x, y, z]: Rgb): Rgb {
  return [
    3.2406 * x - 1.5372 * y - 0.4986 * z,
    -0.9689 * x + 1.8758 * y + 0.0415 * z,
    0.0557 * x - 0.204 * y + 1.057 * z,
  ];
}

/** Share of each nanometre of daylight in red, green and blue; a clear stone is white. */
const WEIGHTS: readonly Rgb[] = (() => {
  const raw = Array.from({ length: LAST_NM - FIRST_NM + 1 }, (_, i) => {
    const light = daylight(FIRST_NM + i);
    const [x, y, z] = matching(FIRST_NM + i);
    return toSrgb([x * light, y * light, z * light]);
  });
  const sums = [0, 1, 2].map((c) => raw.reduce((sum, weight) => sum + weight[c]!, 0));
  return raw.map((weight): Rgb => [weight[0] / sums[0]!, weight[1] / sums[1]!, weight[2] / sums[2]!]);
})();

/** Napierian absorption per mm at a wavelength in nm. */
export function absorptionAt(bands: readonly Band[], nm: number): number {
  let perCm = 0;
  for (const [centre, width, peak] of bands)
    perCm += peak * Math.exp(-4 * Math.LN2 * ((1e7 / nm - 1e7 / centre) / width) ** 2);
  return perCm / 10;
}

/**
 * Colour of daylight behind an absorber, linear sRGB, for every length of its path in mm; channels outside the gamut
 * are negative.
 */
export function transmittedColors(bands: readonly Band[], paths: readonly number[]): Rgb[] {
  const absorption = WEIGHTS.map((_, i) => absorptionAt(bands, FIRST_NM + i));
  return paths.map((mm): Rgb => {
    let [r, g, b] = [0, 0, 0];
    for (const [i, weight] of WEIGHTS.entries()) {
      const passed = Math.exp(-absorption[i]! * mm);
      r += weight[0] * passed;
      g += weight[1] * passed;
      b += weight[2] * passed;
    }
    return [r, g, b];
  });
}

/** Colour of daylight of which a spectrum returns its share at every wavelength in nm, linear sRGB. */
export function spectrumColor(share: (nm: number) => number): Rgb {
  let [r, g, b] = [0, 0, 0];
  for (const [i, weight] of WEIGHTS.entries()) {
    const value = share(FIRST_NM + i);
    r += weight[0] * value;
    g += weight[1] * value;
    b += weight[2] * value;
  }
  return [r, g, b];
}

/** Lowest value of a channel that a path table holds. */
const DARKEST = 0.002;

/** Moves a color into the gamut towards its luminance, since clipping channels would change the hue. */
export function intoGamut([r, g, b]: Rgb): Rgb {
  const luminance = Math.max(DARKEST, 0.2126 * r + 0.7152 * g + 0.0722 * b);
  const lowest = Math.min(r, g, b);
  if (lowest >= DARKEST) return [r, g, b];
  const share = (luminance - DARKEST) / Math.max(1e-9, luminance - lowest);
  return [
    luminance + (r - luminance) * share,
    luminance + (g - luminance) * share,
    luminance + (b - luminance) * share,
  ];
}

/**
 * Entries of a path table, and its longest path, mm. Entries lie at squares: close together where colour changes fast.
 */
export const PATH_STEPS = 64;
export const LONGEST_PATH_MM = 80;

/**
 * Colour over the length of the path, three numbers an entry.
 * @param glow share of the absorbed green and blue re-emitted as red: the fluorescence of chromium.
 */
export function pathTable(bands: readonly Band[], glow: number): Float64Array {
  const paths = Array.from({ length: PATH_STEPS }, (_, i) => LONGEST_PATH_MM * (i / (PATH_STEPS - 1)) ** 2);
  return Float64Array.from(
    transmittedColors(bands, paths).flatMap((color) => {
      const [r, g, b] = intoGamut(color);
      return [r + glow * (1 - (g + b) / 2), g, b];
    }),
  );
}

/** Sets of wavelengths of fire, the wavelengths of each, and the first wavelength and the step between them, nm. */
const FIRE_SET_COUNT = 4;
const FIRE_LANES = 3;
const FIRST_FIRE_NM = 412;
const FIRE_STEP_NM = 26;

/** A set of wavelengths that are traced together, with their share in each channel; white light stays white. */
export interface FireSet {
  readonly nm: readonly number[];
  readonly rgb: readonly Rgb[];
}

/** Red, green and blue of daylight around a wavelength: a hat function as wide as the steps. */
const fireColor = (nm: number): Rgb => spectrumColor((other) => Math.max(0, 1 - Math.abs(other - nm) / FIRE_STEP_NM));

/** Sets that samples take in turn: four consecutive ones cover all wavelengths. */
export const FIRE_SETS: readonly FireSet[] = Array.from({ length: FIRE_SET_COUNT }, (_, set) => fireSet(set));

function fireSet(set: number): FireSet {
  const all = Array.from(
    { length: FIRE_LANES },
    (_, lane) => FIRST_FIRE_NM + FIRE_STEP_NM * (set + lane * FIRE_SET_COUNT),
  );
  // The first is in the middle of the spectrum: the others follow its path as long as they meet the same facets.
  const nm = [all[1]!, all[0]!, all[2]!];
  const colors = nm.map(fireColor);
  const sums = [0, 1, 2].map((c) => colors.reduce((sum, color) => sum + color[c]!, 0));
  return {
    nm,
    rgb: colors.map((color): Rgb => [color[0] / sums[0]!, color[1] / sums[1]!, color[2] / sums[2]!]),
  };
}
