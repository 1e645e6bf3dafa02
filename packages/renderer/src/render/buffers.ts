import { MAP_GRID } from '../trace/stage';

/** Memory shared by the pool's threads for one picture. All pictures are square. */
export interface SharedBuffers {
  /** Words of {@link CONTROL}. */
  readonly control: SharedArrayBuffer;
  /** Four quadrants of three sums per pixel: see accumulate.ts. */
  readonly sums: SharedArrayBuffer;
  /** Samples per pixel taken so far. */
  readonly counts: SharedArrayBuffer;
  /** Samples to add in the next planned pass. */
  readonly plan: SharedArrayBuffer;
  /** Where a sample hit the piece or its reflection: 1 when it showed all of it, 2 when it showed a part. */
  readonly touched: SharedArrayBuffer;
  /** The small first picture: three sRGB bytes per pixel. */
  readonly sketch: SharedArrayBuffer;
  /** Final sRGB, three bytes per pixel. */
  readonly rgb: SharedArrayBuffer;
  /** Flux deposited by photons in the texels of a light map, in units of FLUX_UNIT. */
  readonly photons: SharedArrayBuffer;
  /** Two light maps of {@link MAP_GRID}. */
  readonly maps: SharedArrayBuffer;
}

/** Words of the control buffer. */
export const CONTROL = { nextUnit: 0, abort: 1, planned: 2, words: 4 } as const;
/** Side of a tile of camera rays, px. */
export const TILE = 16;
/** Texels along a side of the light map behind the first picture. */
export const SKETCH_MAP_GRID = 48;
/** Side of the small first picture, px. */
export function sketchSize(size: number): number {
  return Math.min(size, Math.max(160, Math.round(size / 5)));
}

/** Texels along a side of the light map for a picture: small pictures show less of the shadow. */
export function mapGrid(size: number): number {
  return Math.min(MAP_GRID, Math.max(SKETCH_MAP_GRID, Math.round(size / 2)));
}

function floats(count: number): SharedArrayBuffer {
  return new SharedArrayBuffer(count * Float32Array.BYTES_PER_ELEMENT);
}

/** Allocates for a picture of size x size px: about 54 bytes per pixel. */
export function allocateBuffers(size: number): SharedBuffers {
  const pixels = size * size;
  return {
    control: floats(CONTROL.words),
    sums: floats(pixels * 12),
    counts: new SharedArrayBuffer(pixels * Uint16Array.BYTES_PER_ELEMENT),
    plan: new SharedArrayBuffer(pixels),
    touched: new SharedArrayBuffer(pixels),
    sketch: new SharedArrayBuffer(sketchSize(size) ** 2 * 3),
    rgb: new SharedArrayBuffer(pixels * 3),
    photons: floats(MAP_GRID * MAP_GRID * 3),
    maps: floats(MAP_GRID * MAP_GRID * 6),
  };
}
