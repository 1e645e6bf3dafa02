import type { Gem } from '../materials/material';
import { hash, noise3, smoothstep } from './math';

/** Inclusions of clear stones: dark specks, golden needles, spangles of copper. */
export type Inclusions = NonNullable<Gem['inclusions']>;

/** Samples along a ray. */
const STEPS = 9;
/** Maximum opacity of one sample. */
const HIDDEN: Record<Inclusions['kind'], number> = { specks: 0.5, needles: 0.85, spangles: 0.9 };
/** Needles per cell, and their half-width in cells. */
const NEEDLE = 0.035;
/** Share of cells with a spangle. */
const SPANGLED = 0.2;

/** Opacity at a point, 0 to 1; coordinates in cells of the inclusions' size. */
const COVER: Record<Inclusions['kind'], (x: number, y: number, z: number) => number> = {
  specks: (x, y, z) => {
    const drift = noise3(x * 0.33, y * 0.33, z * 0.33, 269);
    const speck = noise3(x * 2.1, y * 2.1, z * 2.1, 271);
    return smoothstep(0.74 - 0.3 * drift, 0.8 - 0.2 * drift, speck) + 0.12 * smoothstep(0.4, 0.8, drift);
  },
  needles: (x, y, z) => {
    let hidden = 0;
    for (let family = 0; family < 3; family++) {
      // The needles of a family are parallel, so its cells are columns.
      const [u, v] =
        family === 0
          ? [x + 0.25 * y, z + 0.1 * y]
          : family === 1
            ? [x - 0.6 * y, z - 0.3 * y]
            : [y + 0.4 * x, z + 0.2 * x];
      const bits = hash(
        Math.imul(Math.floor(u), 73856093) ^ Math.imul(Math.floor(v), 19349663) ^ Math.imul(family, 83492791),
      );
      if ((bits & 3) === 0) continue;
      const a = u - Math.floor(u) - 0.15 - (0.7 * ((bits >>> 2) & 255)) / 255;
      const b = v - Math.floor(v) - 0.15 - (0.7 * ((bits >>> 10) & 255)) / 255;
      hidden = Math.max(hidden, 1 - smoothstep(NEEDLE, NEEDLE * 2, Math.hypot(a, b)));
    }
    return hidden;
  },
  spangles: (x, y, z) => {
    const bits = hash(
      Math.imul(Math.floor(x), 73856093) ^ Math.imul(Math.floor(y), 19349663) ^ Math.imul(Math.floor(z), 83492791),
    );
    return (bits & 255) / 255 > SPANGLED
      ? 0
      : 1 - smoothstep(0.25, 0.4, Math.hypot(x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5));
  },
};

/**
 * Opacity of the inclusions along a ray through a stone, 0 to 1.
 * @param x @param y @param z point of entry, mm, in the stone's frame. @param mm length of the ray.
 */
export function hiddenShare(
  { kind, mm: cell }: Inclusions,
  x: number,
  y: number,
  z: number,
  vx: number,
  vy: number,
  vz: number,
  mm: number,
): number {
  const cover = COVER[kind];
  let clear = 1;
  for (let step = 0; step < STEPS; step++) {
    const far = ((step + 0.35) / STEPS) * mm;
    clear *= 1 - HIDDEN[kind] * Math.min(1, cover((x + vx * far) / cell, (y + vy * far) / cell, (z + vz * far) / cell));
  }
  return 1 - clear;
}
