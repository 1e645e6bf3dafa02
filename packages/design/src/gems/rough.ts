/** Uncut opaque stones: lumps with dull, uneven faces. */
import { isBuffTopped } from '../catalogue/gems';
import { smoothMax } from '../geometry/field';
import { sculpt } from '../geometry/sculpt';
import type { Solid } from '../geometry/solid';
import type { Plane } from '../piece';
import type { Cut, GemKind } from '../spec';
import { gemShape } from './cuts';

/** Rounding of the edges between faces, height of the lumps, and mesh width, in half widths of the stone. */
const ROUND = 0.16;
const LUMP = 0.035;
const GRID = 0.06;

/** Waves of the surface: directions and frequencies. */
const WAVES: readonly (readonly [x: number, y: number, z: number, phase: number])[] = [
  [5.1, 2.3, -3.7, 0.4],
  [-2.9, 6.3, 2.2, 1.9],
  [3.4, -4.1, 6.8, 3.1],
  [9.7, 8.3, -5.9, 0.9],
  [-11.3, 7.1, 10.4, 2.6],
];

/** True for stones whose natural surface is dull. */
export const isRoughStone = (kind: GemKind, cut: Cut): boolean => cut === 'rough' && isBuffTopped(kind);

const overPlanes = (planes: readonly Plane[], x: number, y: number, z: number): number => {
  let d = -Infinity;
  for (const [nx, ny, nz, at] of planes) d = smoothMax(d, nx * x + ny * y + nz * z - at, ROUND);
  return d;
};

/** A lump within the shape of a rough stone, half its width 1. */
export function roughStone(): Solid {
  const { planes } = gemShape('rough');
  const waves = (x: number, y: number, z: number): number =>
    WAVES.reduce((sum, [a, b, c, phase], i) => sum + Math.sin(a * x + b * y + c * z + phase) / (1 + 0.6 * i), 0);
  return sculpt(
    (x, y, z) => overPlanes(planes, x, y, z) + LUMP * (0.6 + 0.5 * waves(x, y, z)),
    [-1.3, -1.6, -1.2],
    [1.3, 1.6, 1.2],
    GRID,
  );
}
