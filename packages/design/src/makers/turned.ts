import type { Axes } from '../geometry/vec';
import type { Placement, Vec3 } from '../piece';

/** A placement rotated about a vertical axis through a point, radians. */
export function turnedBy(at: Placement, angle: number, [cx, , cz]: Vec3): Placement {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  const turn = ([x, y, z]: Vec3): Vec3 => [x * c + z * s, y, z * c - x * s];
  const [x, y, z] = turn([at.origin[0] - cx, at.origin[1], at.origin[2] - cz]);
  return { ...at, axes: at.axes.map(turn) as unknown as Axes, origin: [x + cx, y, z + cz] };
}
