import { intoGamut, spectrumColor } from '../materials/spectra';

/** The first colour of {@link bandColors}, and how far the next one is from it, nm. */
export const PURE_FROM = 380;
export const PURE_STEP = 10;

/**
 * Colours of bands of light so wide (nm, to 1/e) about {@link PURE_FROM} and every {@link PURE_STEP} on, equal in
 * power.
 */
export function bandColors(width: number): number[][] {
  return Array.from({ length: 35 }, (_, i) => {
    const nm = PURE_FROM + i * PURE_STEP;
    return intoGamut(spectrumColor((at) => Math.exp(-(((at - nm) / width) ** 2)))).map(
      (channel) => (channel * 22) / (0.16 * width),
    );
  });
}
