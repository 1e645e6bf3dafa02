import type { GemShape, Placement, Plane } from '@jewelry/design';
import { edgePlanes, facetCorners, spreadPlanes } from './polyhedron';

/** A stone in its own frame; for a mirrored stone the portal, one half, and the corners of the whole. */
export interface PackedShape {
  readonly planes: readonly Plane[];
  /** Indices of the planes along the edges of each facet. */
  readonly rims: readonly (readonly number[])[];
  /** x, y, z of each corner. */
  readonly corners: readonly number[];
}

/** How far from its edges a guessed facet counts, in units of the stone; as in kernel/stone.ts. */
const GUESS_INSIDE = 3e-5;
/**
 * Offset of the closing plane of a half behind the mirror, so that in single precision no ray passes between the
 * halves.
 */
const PORTAL: Plane = [-1, 0, 0, 1e-4];

export function packShape(shape: GemShape): PackedShape {
  // The first plane stays the first.
  const planes = spreadPlanes(shape.isMirrored ? [PORTAL, ...shape.planes] : shape.planes);
  const facets = planes.map((_, index) => facetCorners(planes, index));
  // A facet without area has its own plane as its rim, so no point is inside.
  const rims = planes.map((_, index) => {
    const edges = edgePlanes(planes, index, GUESS_INSIDE);
    return edges.length > 0 ? edges : [index];
  });
  const half = facets.flat(2);
  const mirrored = shape.isMirrored ? half.map((value, i) => (i % 3 === 0 ? -value : value)) : [];
  return { planes, rims, corners: [...half, ...mirrored] };
}

/** Box around points: min xyz, max xyz. */
export function boundsOf(xyz: readonly number[]): number[] {
  const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
  xyz.forEach((value, index) => {
    box[index % 3] = Math.min(box[index % 3]!, value);
    box[3 + (index % 3)] = Math.max(box[3 + (index % 3)]!, value);
  });
  return box;
}

/** Corners of a box: min xyz, max xyz. */
export const cornersOf = (box: ArrayLike<number>): number[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].flatMap((corner) => [
    box[corner & 1 ? 3 : 0]!,
    box[corner & 2 ? 4 : 1]!,
    box[corner & 4 ? 5 : 2]!,
  ]);

/** Box around placed points. */
export function worldBox(points: readonly number[], { axes, origin, scale }: Placement): number[] {
  const placed: number[] = [];
  for (let o = 0; o < points.length; o += 3) {
    const [x, y, z] = [points[o]!, points[o + 1]!, points[o + 2]!];
    for (let axis = 0; axis < 3; axis++)
      placed.push((axes[0][axis]! * x + axes[1][axis]! * y + axes[2][axis]! * z) * scale + origin[axis]!);
  }
  return boundsOf(placed);
}
