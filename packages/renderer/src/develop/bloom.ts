import { glowSize, type Format } from '../render/buffers';

/** Radiance above which highlights glow, and the most a highlight may give. */
const THRESHOLD = 1.15;
const LIMIT = 6;
/** Blur radii as shares of the picture's side, and the strength of each; scattering in a lens and the eye has long tails. */
const LOBES: readonly { radius: number; share: number }[] = [
  { radius: 1 / 420, share: 0.55 },
  { radius: 1 / 130, share: 0.3 },
  { radius: 1 / 42, share: 0.15 },
];
const STRENGTH = 0.3;

/** The light above the threshold in one row of the glow picture. */
export function takeGlow(row: number, { size, glowStep }: Format, linear: Float32Array, glow: Float32Array): void {
  const small = glowSize(size, glowStep);
  for (let i = 0; i < small; i++) {
    const o = (row * small + i) * 3;
    for (let c = 0; c < 3; c++) {
      let sum = 0;
      for (let y = row * glowStep; y < (row + 1) * glowStep; y++) {
        for (let x = i * glowStep; x < (i + 1) * glowStep; x++) {
          const value = linear[(Math.min(size - 1, y) * size + Math.min(size - 1, x)) * 3 + c]!;
          if (value > THRESHOLD) sum += Math.min(LIMIT, value - THRESHOLD);
        }
      }
      glow[o + c] = sum / (glowStep * glowStep);
    }
  }
}

/** Blurs the glow picture (at the start of `glow`) into three lobes and leaves their sum there. As much behind it is scratch. */
export function blurGlow({ size, glowStep }: Format, glow: Float32Array): void {
  const small = glowSize(size, glowStep);
  const length = small * small * 3;
  const source = glow.slice(0, length);
  const scratch = glow.subarray(length, length * 2);
  const result = glow.subarray(0, length);
  result.fill(0);
  for (const { radius, share } of LOBES) {
    const reach = Math.max(1, Math.round((size * radius) / glowStep));
    const blurred = source.slice();
    for (let pass = 0; pass < 2; pass++) {
      boxBlur(blurred, scratch, small, 3, small * 3, reach);
      boxBlur(scratch, blurred, small, small * 3, 3, reach);
    }
    for (let i = 0; i < length; i++) result[i]! += blurred[i]! * share * STRENGTH;
  }
}

/** One-dimensional box blur of all lines; `along` and `across` are strides in floats. */
function boxBlur(from: Float32Array, to: Float32Array, small: number, along: number, across: number, reach: number): void {
  const scale = 1 / (2 * reach + 1);
  for (let line = 0; line < small; line++) {
    for (let c = 0; c < 3; c++) {
      const start = line * across + c;
      const last = small - 1;
      let sum = 0;
      for (let k = -reach; k <= reach; k++) sum += from[start + Math.min(last, Math.max(0, k)) * along]!;
      for (let k = 0; k < small; k++) {
        to[start + k * along] = sum * scale;
        sum += from[start + Math.min(last, k + reach + 1) * along]! - from[start + Math.max(0, k - reach) * along]!;
      }
    }
  }
}
