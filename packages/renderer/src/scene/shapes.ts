import type { GemShape, Placement, Plane } from '@jewelry/design';
import { edgePlanes, facetCorners, spreadPlanes } from './polyhedron';

/** A stone in its own frame; for a mirrored stone the portal, one half, and the box of the whole. */
export interface PackedShape {
  readonly planes: readonly Plane[];
  /** Indices of the planes along the edges of each facet. */
  readonly rims: readonly (readonly number[])[];
  readonly box: readonly number[];
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
  const corners = facets.flat(2);
  const mirrored = shape.isMirrored ? corners.map((value, i) => (i % 3 === 0 ? -value : value)) : [];
  return { planes, rims, box: boundsOf([...corners, ...mirrored]) };
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

/** Box around a placed box. */
export function worldBox(local: ArrayLike<number>, { axes, origin, scale }: Placement): number[] {
  const corners: number[] = [];
  for (let corner = 0; corner < 8; corner++) {
    const x = local[corner & 1 ? 3 : 0]!;
    const y = local[corner & 2 ? 4 : 1]!;
    const z = local[corner & 4 ? 5 : 2]!;
    for (let axis = 0; axis < 3; axis++) {
      corners.push((axes[0][axis]! * x + axes[1][axis]! * y + axes[2][axis]! * z) * scale + origin[axis]!);
    }
  }
  return boundsOf(corners);
}
