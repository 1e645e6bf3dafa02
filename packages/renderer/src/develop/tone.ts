/** From scene radiance to display values. */

/** Where compression starts and how fast highlights lose their colour. */
const COMPRESS_FROM = 0.8 - 0.04;
const DESATURATION = 0.15;

/**
 * Khronos PBR Neutral tone mapping, in place: base colours stay as they are, highlights roll off to white.
 * https://github.com/KhronosGroup/ToneMapping/tree/main/PBR_Neutral
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
/** sRGB transfer function (IEC 61966-2-1) times 255, over the square root of the linear value: even steps for the eye. */
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
