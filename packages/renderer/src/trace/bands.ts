import { intoGamut, spectrumColor } from '../materials/spectra';

/** Center of the first band of {@link bandColors}, and the distance between centers, nm. */
export const PURE_FROM = 380;
export const PURE_STEP = 10;

/**
 * Linear RGB of Gaussian bands of equal power, centered at {@link PURE_FROM} and every {@link PURE_STEP} after it. The
 * width is in nm, to 1/e.
 */
export function bandColors(width: number): number[][] {
  return Array.from({ length: 35 }, (_, i) => {
    const nm = PURE_FROM + i * PURE_STEP;
    return intoGamut(spectrumColor((at) => Math.exp(-(((at - nm) / width) ** 2)))).map(
      (channel) => (channel * 22) / (0.16 * width),
    );
  });
}
