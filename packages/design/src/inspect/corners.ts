/** Coordinates of a piece's meshes, for tests that measure them. */
import type { MeshPart, Piece, Vec3 } from '../piece';
import { fromAxes, scale } from '../geometry/vec';

/** All corners of the selected meshes of a piece, in world space, mm. */
export const cornersOf = ({ parts, meshes }: Piece, isSelected: (part: MeshPart) => boolean = () => true): Vec3[] =>
  parts.flatMap((part) => {
    if (part.shape !== 'mesh' || !isSelected(part)) return [];
    const { positions } = meshes[part.mesh]!;
    const { axes, origin, scale: size } = part.at;
    return Array.from({ length: positions.length / 3 }, (_, i) =>
      fromAxes(axes, origin, scale([positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!], size)),
    );
  });
