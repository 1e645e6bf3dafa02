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

/**
 * Sums to linear radiance for one band of rows; takes the glow along when a glow picture is given. With a plan only the
 * pixels are read that got new samples by it, themselves or next to them.
 */
export function readBand(
  band: number,
  size: number,
  sums: Float32Array,
  counts: Uint8Array,
  linear: Float32Array,
  glow: Float32Array | null,
  plan: Uint8Array | null,
): void {
  const pixel = new Float64Array(3);
  for (let y = band * BAND; y < Math.min(size, band * BAND + BAND); y++) {
    for (let x = 0; x < size; x++) {
      if (plan && !isNearPlan(plan, x, y, size)) continue;
      readPixel(sums, counts, x, y, size, pixel);
      linear.set(pixel, (y * size + x) * 3);
    }
  }
  if (glow) takeGlow(band, size, linear, glow);
}

function isNearPlan(plan: Uint8Array, x: number, y: number, size: number): boolean {
  const left = x > 0 ? x - 1 : x;
  const right = x < size - 1 ? x + 1 : x;
  for (let row = y > 0 ? y - 1 : y; row <= y + 1 && row < size; row++) {
    const o = row * size;
    if (plan[o + left]! + plan[o + x]! + plan[o + right]! > 0) return true;
  }
  return false;
}

/** For every place along the large side: the first of its four taps in the small picture, and their weights. */
interface Taps {
  readonly first: Int32Array;
  readonly weights: Float32Array;
}

/** Uniform cubic B-spline: enlarges softly, without blocks or rings. */
function splineTaps(small: number, size: number): Taps {
  const first = new Int32Array(size);
  const weights = new Float32Array(size * 4);
  for (let i = 0; i < size; i++) {
    const at = ((i + 0.5) / size) * small - 0.5;
    const t = at - Math.floor(at);
    const s = 1 - t;
    first[i] = Math.floor(at) - 1;
    weights.set([(s * s * s) / 6, (4 - 6 * t * t + 3 * t * t * t) / 6, (4 - 6 * s * s + 3 * s * s * s) / 6, (t * t * t) / 6], i * 4);
  }
  return { first, weights };
}

/** Returns what enlarges the small first picture to full size, one band a call. */
export function createEnlarger(small: number, size: number): (band: number, sketch: Float32Array, linear: Float32Array, glow: Float32Array) => void {
  const { first, weights } = splineTaps(small, size);
  const clamp = (i: number) => Math.min(small - 1, Math.max(0, i));
  const stretched = new Map<number, Float32Array>();

  /** A row of the small picture at full width. */
  function stretch(row: number, sketch: Float32Array): Float32Array {
    const out = new Float32Array(size * 3);
    for (let x = 0; x < size; x++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let tap = 0; tap < 4; tap++) {
        const weight = weights[x * 4 + tap]!;
        const from = (row * small + clamp(first[x]! + tap)) * 3;
        red += sketch[from]! * weight;
        green += sketch[from + 1]! * weight;
        blue += sketch[from + 2]! * weight;
      }
      out[x * 3] = red;
      out[x * 3 + 1] = green;
      out[x * 3 + 2] = blue;
    }
    return out;
  }

  return (band, sketch, linear, glow) => {
    stretched.clear();
    for (let y = band * BAND; y < Math.min(size, band * BAND + BAND); y++) {
      const rows = [0, 1, 2, 3].map((tap) => {
        const row = clamp(first[y]! + tap);
        const known = stretched.get(row) ?? stretch(row, sketch);
        stretched.set(row, known);
        return known;
      });
      const [a, b, c, d] = [rows[0]!, rows[1]!, rows[2]!, rows[3]!];
      const [wa, wb, wc, wd] = [weights[y * 4]!, weights[y * 4 + 1]!, weights[y * 4 + 2]!, weights[y * 4 + 3]!];
      const to = y * size * 3;
      for (let x = 0; x < size * 3; x++) linear[to + x] = a[x]! * wa + b[x]! * wb + c[x]! * wc + d[x]! * wd;
    }
    takeGlow(band, size, linear, glow);
  };
}

/** One band of linear radiance plus glow to sRGB bytes: exposure, vignette, tone curve, dither. */
export function toneBand(band: number, size: number, linear: Float32Array, glow: Float32Array, exposure: number, rgb: Uint8Array): void {
  const color = new Float64Array(3);
  const small = glowSize(size);
  for (let y = band * BAND; y < Math.min(size, band * BAND + BAND); y++) {
    const gy = Math.min(small - 1.001, Math.max(0, (y + 0.5) / GLOW_STEP - 0.5));
    const j = gy | 0;
    const fy = gy - j;
    const row = j * small;
    const below = j + 1 < small ? small * 3 : 0;
    const dy = y / size - 0.5;
    for (let x = 0; x < size; x++) {
      const gx = Math.min(small - 1.001, Math.max(0, (x + 0.5) / GLOW_STEP - 0.5));
      const i = gx | 0;
      const fx = gx - i;
      const g = (row + i) * 3;
      const h = g + below;
      const topLeft = (1 - fx) * (1 - fy);
      const topRight = fx * (1 - fy);
      const bottomLeft = (1 - fx) * fy;
      const bottomRight = fx * fy;
      const dx = x / size - 0.5;
      const corner = Math.min(1, (dx * dx + dy * dy) * 2);
      const lens = exposure * (1 - VIGNETTE * corner * Math.sqrt(corner));
      const o = (y * size + x) * 3;
      color[0] = (linear[o]! + glow[g]! * topLeft + glow[g + 3]! * topRight + glow[h]! * bottomLeft + glow[h + 3]! * bottomRight) * lens;
      color[1] = (linear[o + 1]! + glow[g + 1]! * topLeft + glow[g + 4]! * topRight + glow[h + 1]! * bottomLeft + glow[h + 4]! * bottomRight) * lens;
      color[2] = (linear[o + 2]! + glow[g + 2]! * topLeft + glow[g + 5]! * topRight + glow[h + 2]! * bottomLeft + glow[h + 5]! * bottomRight) * lens;
      neutralTone(color);
      // The half rounds: bytes are made by cutting the fraction off.
      const noise = ((hash(y * size + x) >>> 8) / 16777216 - 0.5) * DITHER + 0.5;
      rgb[o] = toByte(encodeSrgb(color[0]) + noise);
      rgb[o + 1] = toByte(encodeSrgb(color[1]) + noise);
      rgb[o + 2] = toByte(encodeSrgb(color[2]) + noise);
    }
  }
}

/** Cuts the fraction off. */
function toByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : value | 0;
}
