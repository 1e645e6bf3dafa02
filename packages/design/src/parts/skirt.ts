/** The metal under a bezel as a field, which continues its wall and joins what it stands on. */
import type { Vec3 } from '../piece';
import type { Cut } from '../spec';
import { polygonField, smoothMax, type Field } from '../geometry/field';
import type { Axes } from '../geometry/vec';
import { girdleMm, offsetOutline } from './head';

/** Distance of its upper edge below the girdle, how far it stands back from the wall above it, and its rounding, mm. */
const TOP = 0.2;
const BEHIND_WALL = 0.04;
const ROUNDING = 0.3;
/** Inset for each mm of depth, and of the space for the stone, which narrows less than a pavilion. */
const TAPER = 0.16;
const PAVILION = 0.85;
/** Distance from the outline beyond which fields return a bound, mm. */
const FAR = 1.5;

/**
 * @param depth of its lower end below the girdle, mm
 * @returns the metal, and the space for the stone that has to be cut into it
 */
export function skirt({
  cut,
  sizeMm,
  axes: [ax, ay, az],
  origin,
  wallMm,
  depth,
}: {
  cut: Cut;
  sizeMm: number;
  axes: Axes;
  origin: Vec3;
  wallMm: number;
  depth: number;
}): { solid: Field; hollow: Field } {
  const girdle = girdleMm(cut, sizeMm, 96);
  const outside = polygonField(offsetOutline(girdle, wallMm - BEHIND_WALL));
  const inside = polygonField(girdle);
  const reach = Math.max(...girdle.map(([x, y]) => Math.hypot(x, y))) + wallMm;
  const local =
    (at: (x: number, y: number, z: number) => number): Field =>
    (x, y, z) => {
      const [dx, dy, dz] = [x - origin[0], y - origin[1], z - origin[2]];
      const far = Math.hypot(dx, dy, dz) - Math.hypot(reach, depth);
      return far > FAR
        ? far
        : at(
            dx * ax[0] + dy * ax[1] + dz * ax[2],
            dx * ay[0] + dy * ay[1] + dz * ay[2],
            dx * az[0] + dy * az[1] + dz * az[2],
          );
    };
  return {
    solid: local((x, y, z) =>
      smoothMax(outside(x, y) + Math.max(0, -z) * TAPER, Math.max(z + TOP, -depth - z), ROUNDING),
    ),
    hollow: local((x, y, z) => (inside(x, y) - 0.1 + Math.max(0, -z) * PAVILION) * 0.75),
  };
}
