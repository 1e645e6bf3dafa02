import { readPixel } from '../render/accumulate';
import { GLOW_STEP, glowSize } from '../render/buffers';
import { hash } from '../trace/math';
import { takeGlow } from './bloom';
import { encodeSrgb, neutralTone } from './tone';

/** Darkening of the corners. */
const VIGNETTE = 0.1;
/** Noise against banding, in sRGB steps; more would swell the PNG. */
const DITHER = 0.64;

/** Rows in a band: one row of the glow picture. */
export const BAND = GLOW_STEP;

/** Sums to linear radiance for one band of rows; takes the glow along when a glow picture is given. */
export function readBand(band: number, size: number, sums: Float32Array, counts: Uint8Array, linear: Float32Array, glow: Float32Array | null): void {
  const pixel = new Float64Array(3);
  for (let y = band * BAND; y < Math.min(size, band * BAND + BAND); y++) {
    for (let x = 0; x < size; x++) {
      readPixel(sums, counts, x, y, size, pixel);
      linear.set(pixel, (y * size + x) * 3);
    }
  }
  if (glow) takeGlow(band, size, linear, glow);
}

/** Weights of the four taps of a uniform cubic B-spline at `t`: enlarges softly, without blocks or rings. */
function splineTaps(t: number, taps: Float64Array): void {
  const s = 1 - t;
  taps[0] = (s * s * s) / 6;
  taps[1] = (4 - 6 * t * t + 3 * t * t * t) / 6;
  taps[2] = (4 - 6 * s * s + 3 * s * s * s) / 6;
  taps[3] = (t * t * t) / 6;
}

/** One band of the small first picture at full size. */
export function enlargeBand(band: number, small: number, sketch: Float32Array, size: number, linear: Float32Array, glow: Float32Array): void {
  const tapsX = new Float64Array(4);
  const tapsY = new Float64Array(4);
  const clamp = (i: number) => Math.min(small - 1, Math.max(0, i));
  for (let y = band * BAND; y < Math.min(size, band * BAND + BAND); y++) {
    const sy = ((y + 0.5) / size) * small - 0.5;
    const j0 = Math.floor(sy);
    splineTaps(sy - j0, tapsY);
    for (let x = 0; x < size; x++) {
      const sx = ((x + 0.5) / size) * small - 0.5;
      const i0 = Math.floor(sx);
      splineTaps(sx - i0, tapsX);
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let j = 0; j < 4; j++) {
        const row = clamp(j0 - 1 + j) * small;
        for (let i = 0; i < 4; i++) {
          const weight = tapsY[j]! * tapsX[i]!;
          const o = (row + clamp(i0 - 1 + i)) * 3;
          red += sketch[o]! * weight;
          green += sketch[o + 1]! * weight;
          blue += sketch[o + 2]! * weight;
        }
      }
      const o = (y * size + x) * 3;
      linear[o] = red;
      linear[o + 1] = green;
      linear[o + 2] = blue;
    }
  }
  takeGlow(band, size, linear, glow);
}

/** One band of linear radiance plus glow to sRGB bytes: exposure, vignette, tone curve, dither. */
export function toneBand(band: number, size: number, linear: Float32Array, glow: Float32Array, exposure: number, rgb: Uint8Array): void {
  const color = new Float64Array(3);
  const small = glowSize(size);
  for (let y = band * BAND; y < Math.min(size, band * BAND + BAND); y++) {
    const gy = Math.min(small - 1.001, Math.max(0, (y + 0.5) / GLOW_STEP - 0.5));
    const j = gy | 0;
    const fy = gy - j;
    const below = j + 1 < small ? small * 3 : 0;
    const dy = y / size - 0.5;
    for (let x = 0; x < size; x++) {
      const gx = Math.min(small - 1.001, Math.max(0, (x + 0.5) / GLOW_STEP - 0.5));
      const i = gx | 0;
      const fx = gx - i;
      const g = (j * small + i) * 3;
      const dx = x / size - 0.5;
      const corner = Math.min(1, (dx * dx + dy * dy) * 2);
      const lens = exposure * (1 - VIGNETTE * corner * Math.sqrt(corner));
      const o = (y * size + x) * 3;
      for (let c = 0; c < 3; c++) {
        const top = glow[g + c]! * (1 - fx) + glow[g + c + 3]! * fx;
        const bottom = glow[g + below + c]! * (1 - fx) + glow[g + below + c + 3]! * fx;
        color[c] = (linear[o + c]! + top * (1 - fy) + bottom * fy) * lens;
      }
      neutralTone(color);
      const noise = ((hash(y * size + x) >>> 8) / 16777216 - 0.5) * DITHER;
      for (let c = 0; c < 3; c++) rgb[o + c] = Math.min(255, Math.max(0, Math.round(encodeSrgb(color[c]!) + noise)));
    }
  }
}
