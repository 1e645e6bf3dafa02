import { readPixel } from '../render/accumulate';
import { hash } from '../trace/math';
import { develop } from './tonemap';

/** Dither against banding, in sRGB steps; more would enlarge the PNG. */
const DITHER = 0.64;

/** Rows in a band. */
export const BAND = 4;

/**
 * Develops the sample sums of one band of rows to sRGB bytes: filter, exposure, tone curve, dither. With a plan only the
 * pixels are read that got new samples by it, themselves or next to them.
 */
export function developBand(
  band: number,
  size: number,
  sums: Float32Array,
  counts: Uint16Array,
  exposure: number,
  rgb: Uint8Array,
  plan: Uint8Array | null,
): void {
  const color = new Float64Array(3);
  for (let y = band * BAND; y < Math.min(size, band * BAND + BAND); y++) {
    for (let x = 0; x < size; x++) {
      if (plan && !isNearPlan(plan, x, y, size)) continue;
      readPixel(sums, counts, x, y, size, color);
      printPixel(color, exposure, rgb, y * size + x);
    }
  }
}

/** Develops one pixel of linear radiance, which it overwrites, to sRGB bytes. */
export function printPixel(color: Float64Array, exposure: number, rgb: Uint8Array, pixel: number): void {
  for (let channel = 0; channel < 3; channel++) color[channel] = Math.fround(color[channel]!) * exposure;
  develop(color);
  const noise = dither(pixel);
  const o = pixel * 3;
  rgb[o] = toByte(color[0]! + noise);
  rgb[o + 1] = toByte(color[1]! + noise);
  rgb[o + 2] = toByte(color[2]! + noise);
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

/** The four taps in the small picture, and their weights, for every position along the large side. */
interface Taps {
  readonly places: Int32Array;
  readonly weights: Float32Array;
}

/** Uniform cubic B-spline: enlarges softly, without blocks or rings. */
function splineTaps(small: number, size: number): Taps {
  const places = new Int32Array(size * 4);
  const weights = new Float32Array(size * 4);
  for (let i = 0; i < size; i++) {
    const at = ((i + 0.5) / size) * small - 0.5;
    const t = at - Math.floor(at);
    const s = 1 - t;
    for (let tap = 0; tap < 4; tap++) places[i * 4 + tap] = Math.min(small - 1, Math.max(0, Math.floor(at) - 1 + tap));
    weights.set(
      [(s * s * s) / 6, (4 - 6 * t * t + 3 * t * t * t) / 6, (4 - 6 * s * s + 3 * s * s * s) / 6, (t * t * t) / 6],
      i * 4,
    );
  }
  return { places, weights };
}

/** Rows of the full picture that are enlarged together: neighbours share most rows of the small one. */
export const ENLARGED_ROWS = 64;

/** Returns a function that enlarges the small picture to full size, {@link ENLARGED_ROWS} rows per call. */
export function createEnlarger(
  small: number,
  size: number,
): (part: number, sketch: Uint8Array, rgb: Uint8Array) => void {
  const taps = splineTaps(small, size);
  const { places, weights } = taps;
  return (part, sketch, rgb) => {
    const stretched = new Map<number, Float32Array>();
    const rowAt = (row: number) => {
      const known = stretched.get(row) ?? stretchRow(sketch.subarray(row * small * 3, (row + 1) * small * 3), taps);
      stretched.set(row, known);
      return known;
    };
    for (let y = part * ENLARGED_ROWS; y < Math.min(size, (part + 1) * ENLARGED_ROWS); y++) {
      const o = y * 4;
      mixRows(
        rowAt(places[o]!),
        rowAt(places[o + 1]!),
        rowAt(places[o + 2]!),
        rowAt(places[o + 3]!),
        weights.subarray(o, o + 4),
        y * size,
        rgb,
      );
    }
  };
}

/** A row of the small picture at full width. */
function stretchRow(row: Uint8Array, { places, weights }: Taps): Float32Array {
  const out = new Float32Array((places.length / 4) * 3);
  for (let o = 0, at = 0; at < places.length; o += 3, at += 4) {
    const a = places[at]! * 3;
    const b = places[at + 1]! * 3;
    const c = places[at + 2]! * 3;
    const d = places[at + 3]! * 3;
    const wa = weights[at]!;
    const wb = weights[at + 1]!;
    const wc = weights[at + 2]!;
    const wd = weights[at + 3]!;
    out[o] = row[a]! * wa + row[b]! * wb + row[c]! * wc + row[d]! * wd;
    out[o + 1] = row[a + 1]! * wa + row[b + 1]! * wb + row[c + 1]! * wc + row[d + 1]! * wd;
    out[o + 2] = row[a + 2]! * wa + row[b + 2]! * wb + row[c + 2]! * wc + row[d + 2]! * wd;
  }
  return out;
}

/** The weighted sum of four rows as the row of bytes that begins at a pixel. */
function mixRows(
  a: Float32Array,
  b: Float32Array,
  c: Float32Array,
  d: Float32Array,
  weights: Float32Array,
  firstPixel: number,
  rgb: Uint8Array,
): void {
  const wa = weights[0]!;
  const wb = weights[1]!;
  const wc = weights[2]!;
  const wd = weights[3]!;
  for (let i = 0, pixel = firstPixel; i < a.length; i += 3, pixel++) {
    const noise = dither(pixel);
    const o = pixel * 3;
    rgb[o] = toByte(a[i]! * wa + b[i]! * wb + c[i]! * wc + d[i]! * wd + noise);
    rgb[o + 1] = toByte(a[i + 1]! * wa + b[i + 1]! * wb + c[i + 1]! * wc + d[i + 1]! * wd + noise);
    rgb[o + 2] = toByte(a[i + 2]! * wa + b[i + 2]! * wb + c[i + 2]! * wc + d[i + 2]! * wd + noise);
  }
}

/** Dither for a pixel, plus the half that rounds, since bytes are truncated. */
function dither(pixel: number): number {
  return ((hash(pixel) >>> 8) / 16777216 - 0.5) * DITHER + 0.5;
}

/** Truncates to a byte. */
function toByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : value | 0;
}
