/** The line of a chain around the neck in the picture. */
import { distance } from '../../geometry/vec';
import type { Vec3 } from '../../piece';

/**
 * The line of one chain: half width, depth, height of its lowest point, and distance from the wall, mm.
 */
export interface Line {
  half: number;
  deep: number;
  lift: number;
  z: number;
}

export const onLine = ({ half, deep, lift, z }: Line, t: number): Vec3 => {
  const a = t * 2.15;
  return [half * Math.sin(a) * (1 + 0.05 * Math.abs(a)), deep * (1 - Math.cos(a)) * 0.5 + lift, z];
};

/** The position on a line at a distance along it from another position, mm. */
export function beyond(at: (t: number) => Vec3, from: number, apartMm: number): number {
  let t = from;
  while (distance(at(t), at(from)) < Math.abs(apartMm) && Math.abs(t) < 3) t += 0.0008 * Math.sign(apartMm);
  return t;
}
