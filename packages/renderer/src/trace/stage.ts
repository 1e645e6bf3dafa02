/**
 * The light map is 1 + WARP times finer at the centre, where the piece touches the stage; as in kernel/stage.ts.
 */
const WARP = 0.8;

/** Texels along a side of the largest light map. */
export const MAP_GRID = 192;

/** Plane coordinate of a light map texel relative to the centre, in half-widths. */
export function texelOffset(texel: number, grid: number): number {
  const u = ((texel + 0.5) / grid) * 2 - 1;
  return u / (1 + WARP * (1 - Math.abs(u)));
}

/** Width of a texel, in half-widths of the map. */
export function texelWidth(texel: number, grid: number): number {
  const u = ((texel + 0.5) / grid) * 2 - 1;
  return ((2 / grid) * (1 + WARP)) / (1 + WARP * (1 - Math.abs(u))) ** 2;
}
