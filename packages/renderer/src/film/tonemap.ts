/** Maps scene radiance to display values. */
import { smoothstep } from '../trace/math';

/**
 * Where compression starts and how fast highlights lose their colour. Khronos starts at 0.76; here white paper lit to
 * 1.1 shows as 250 of 255 and its shadows stay in the straight part of the curve.
 */
const COMPRESS_FROM = 0.9;
const DESATURATION = 0.55;

/** A camera's standard picture profile: slope of the curve at middle grey, and the added saturation. */
const CONTRAST = 1.14;
const SATURATION = 0.34;
const MIDDLE = 0.42;
/**
 * Colours duller than the first keep their saturation, so that white metals stay white; from the second on it is raised
 * in full.
 */
const NEUTRAL_CHROMA = 0.14;
const FULL_CHROMA = 0.45;

/** Luminance up to which the gain of the profile is read from a table, by steps of its square root. */
const BRIGHTEST = 4;
const GAIN_STEPS = 2048;
const GAIN = Float64Array.from(
  { length: GAIN_STEPS + 2 },
  (_, i) => (((i / GAIN_STEPS) ** 2 * BRIGHTEST) / MIDDLE) ** (CONTRAST - 1),
);
/** The curve is too steep for the table below this luminance. */
const TABLE_FROM = 0.002;

function profileGain(luminance: number): number {
  if (luminance < TABLE_FROM || luminance >= BRIGHTEST) return (luminance / MIDDLE) ** (CONTRAST - 1);
  const at = Math.sqrt(luminance / BRIGHTEST) * GAIN_STEPS;
  const step = at | 0;
  return GAIN[step]! + (GAIN[step + 1]! - GAIN[step]!) * (at - step);
}

/**
 * The camera's picture profile, in place: contrast about middle grey that keeps the hue, and saturation about
 * luminance.
 */
export function pictureProfile(color: Float64Array): void {
  const [red, green, blue] = [color[0]!, color[1]!, color[2]!];
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  if (luminance <= 0) return;
  const high = Math.max(red, green, blue);
  const chroma = (high - Math.min(red, green, blue)) / high;
  const saturation = 1 + SATURATION * smoothstep(NEUTRAL_CHROMA, FULL_CHROMA, chroma);
  const gain = profileGain(luminance);
  for (let c = 0; c < 3; c++) color[c] = Math.max(0, luminance + (color[c]! - luminance) * saturation) * gain;
}

/**
 * Khronos PBR Neutral tone mapping with a later shoulder, in place: base colours are unchanged, highlights roll off to
 * white. https://github.com/KhronosGroup/ToneMapping/tree/main/PBR_Neutral
 */
export function neutralTone(color: Float64Array): void {
  const darkest = Math.min(color[0]!, color[1]!, color[2]!);
  const offset = darkest < 0.08 ? darkest - 6.25 * darkest * darkest : 0.04;
  const red = color[0]! - offset;
  const green = color[1]! - offset;
  const blue = color[2]! - offset;
  const peak = Math.max(red, green, blue);
  if (peak < COMPRESS_FROM) {
    color[0] = red;
    color[1] = green;
    color[2] = blue;
    return;
  }
  const room = 1 - COMPRESS_FROM;
  const compressed = 1 - (room * room) / (peak + room - COMPRESS_FROM);
  const scale = compressed / peak;
  const whiten = 1 - 1 / (DESATURATION * (peak - compressed) + 1);
  color[0] = red * scale + (compressed - red * scale) * whiten;
  color[1] = green * scale + (compressed - green * scale) * whiten;
  color[2] = blue * scale + (compressed - blue * scale) * whiten;
}

const STEPS = 4096;
/**
 * sRGB transfer function (IEC 61966-2-1) times 255, over the square root of the linear value: even steps for the eye.
 */
const TRANSFER = Float32Array.from({ length: STEPS + 2 }, (_, i) => {
  const linear = Math.min(1, (i / STEPS) ** 2);
  return 255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
});

/** sRGB value 0 to 255, not rounded, of a linear value. */
export function encodeSrgb(linear: number): number {
  if (!(linear > 0)) return 0;
  if (linear >= 1) return 255;
  const at = Math.sqrt(linear) * STEPS;
  const step = at | 0;
  return TRANSFER[step]! + (TRANSFER[step + 1]! - TRANSFER[step]!) * (at - step);
}
