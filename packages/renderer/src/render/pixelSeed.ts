import { fraction, hash } from '../trace/math';

/** Steps of the R2 low-discrepancy sequence (Roberts, 2018). */
export const R2_X = 0.7548776662466927;
export const R2_Y = 0.5698402909980532;

/** Ordered dither of four by four pixels (Bayer, 1973). */
const ORDER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
/** Rays of occlusion in four samples of a pixel. */
const RAYS = 10;

/**
 * Where the rays of occlusion of a pixel begin along their sequence, as two fractions of 16 bits. Four by four pixels take
 * one piece of it together, from a random place, so that the grain of a pixel is made up for by its neighbors.
 */
export function pixelSeed(x: number, y: number): number {
  const block = hash(Math.imul(x >> 2, 1973) + Math.imul(y >> 2, 9277) + 1);
  const first = ORDER[(y & 3) * 4 + (x & 3)]! * RAYS;
  const u = fraction((block & 0xffff) / 0x10000 + first * R2_X);
  const v = fraction((block >>> 16) / 0x10000 + first * R2_Y);
  return Math.floor(u * 0x10000) | (Math.floor(v * 0x10000) << 16);
}
