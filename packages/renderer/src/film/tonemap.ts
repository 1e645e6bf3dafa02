/** Maps scene radiance to display values, as a camera's picture profile does. */
import { smoothstep } from '../trace/math';

/**
 * The characteristic curve: a straight line in logarithms with this slope through middle grey, and from the shoulder on
 * an exponential approach to white. White paper lit to 1.16 shows as 252 of 255.
 */
const CONTRAST = 1.28;
const MIDDLE = 0.42;
const SHOULDER = 0.62;
/** Radiance from which every channel is white. */
const BRIGHTEST = 8;

/**
 * Saturation before the curve. Near-neutral colours lose what the curve's slope adds, so that white metals and paper keep
 * their measured colour; full ones gain, but for those near the border of the gamut, which have no room left.
 */
const NEUTRAL_SATURATION = 1 / CONTRAST;
const SATURATION = 1.3;
const NEUTRAL_CHROMA = 0.14;
const FULL_CHROMA = 0.45;
const NEAR_GAMUT = 0.62;
const AT_GAMUT = 1;

/** Linear display value of a radiance. */
function characteristic(radiance: number): number {
  const value = MIDDLE * (radiance / MIDDLE) ** CONTRAST;
  return value < SHOULDER ? value : 1 - (1 - SHOULDER) * Math.exp((SHOULDER - value) / (1 - SHOULDER));
}

/** sRGB transfer function (IEC 61966-2-1) times 255. */
function transfer(linear: number): number {
  return 255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
}

const STEPS = 4096;
/** Even steps for the eye: over the square root of what is looked up. */
const tableOf = (value: (x: number) => number, end: number): Float32Array =>
  Float32Array.from({ length: STEPS + 2 }, (_, i) => value((i / STEPS) ** 2 * end));
const CURVE = tableOf(characteristic, BRIGHTEST);
const TRANSFER = tableOf((linear) => transfer(Math.min(1, linear)), 1);

function lookUp(table: Float32Array, value: number, end: number): number {
  if (!(value > 0)) return 0;
  if (value >= end) return table[STEPS]!;
  const at = Math.sqrt(value / end) * STEPS;
  const step = at | 0;
  return table[step]! + (table[step + 1]! - table[step]!) * (at - step);
}

/**
 * Develops linear radiance to sRGB values 0 to 255, not rounded, in place. The curve takes the highest and the lowest
 * channel and keeps the place of the third between them, as raw converters do (`RefBaselineRGBTone` of Adobe's DNG SDK):
 * darks gain saturation, highlights lose it, and rose gold does not turn yellow on its way to white.
 */
export function develop(color: Float64Array): void {
  const [red, green, blue] = [color[0]!, color[1]!, color[2]!];
  const high = Math.max(red, green, blue);
  if (!(high > 0)) {
    color.fill(0);
    return;
  }
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const chroma = (high - Math.min(red, green, blue)) / high;
  const full = SATURATION + (1 - SATURATION) * smoothstep(NEAR_GAMUT, AT_GAMUT, chroma);
  const gain = NEUTRAL_SATURATION + (full - NEUTRAL_SATURATION) * smoothstep(NEUTRAL_CHROMA, FULL_CHROMA, chroma);
  for (let c = 0; c < 3; c++) color[c] = Math.max(0, luminance + (color[c]! - luminance) * gain);
  const highest = Math.max(color[0]!, color[1]!, color[2]!);
  const lowest = Math.min(color[0]!, color[1]!, color[2]!);
  const top = lookUp(CURVE, highest, BRIGHTEST);
  const bottom = lookUp(CURVE, lowest, BRIGHTEST);
  const scale = highest > lowest ? (top - bottom) / (highest - lowest) : 0;
  for (let c = 0; c < 3; c++) color[c] = lookUp(TRANSFER, bottom + (color[c]! - lowest) * scale, 1);
}
