import type { GemShape, Placement, Plane } from '@jewelry/design';
import { facetCorners, spreadPlanes, touchingPlanes } from './polyhedron';

/** A stone in its own frame; of a mirrored one the portal, its half and the box around all of it. */
export interface PackedShape {
  readonly planes: readonly Plane[];
  /** The planes that touch each facet. */
  readonly rims: readonly (readonly Plane[])[];
  readonly box: readonly number[];
}

/** Planes that pass a facet by less count as touching it, in units of the stone: wide enough for single precision. */
const TOUCHING = 1e-3;
/**
 * Closes the half of a mirrored stone, this far behind the mirror: in single precision no ray slips between the halves.
 */
const PORTAL: Plane = [-1, 0, 0, 1e-4];

export function packShape(shape: GemShape): PackedShape {
  // The first plane stays the first.
  const planes = spreadPlanes(shape.isMirrored ? [PORTAL, ...shape.planes] : shape.planes);
  const facets = planes.map((_, index) => facetCorners(planes, index));
  // A facet that the others cut away has its own plane for a rim, which no point of it lies inside.
  const rims = facets.map((corners, index) =>
    corners.length > 0 ? touchingPlanes(planes, index, corners, TOUCHING) : [planes[index]!],
  );
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
