/**
 * Joints of solids with meshes of their own: along the line where one leaves the other both have the same normals, so
 * that polished metal does not show the joint as a line in its reflections.
 */
import type { Field } from './field';
import type { Solid } from './solid';
import { smoothstep } from './vec';

/** Height over the other solid up to which normals turn from its own to those of the one that grows out of it, mm. */
const EASED = 0.08;
/** Limit for field values, mm. */
const NEAR = 0.2;
/** Half the distance over which a gradient is measured, mm. */
const STEP = 0.04;

/** Share of its own normal at a point of a solid that grows out of `onto`. */
export const ownShare = (onto: Field, x: number, y: number, z: number): number =>
  smoothstep(0, EASED, onto(x, y, z, NEAR));

/** A smooth solid whose normals are those of `onto` where it leaves it. */
export function grownOutOf({ positions: p, triangles: t }: Solid, onto: Field): Solid {
  const n = new Float64Array(p.length);
  for (let i = 0; i < t.length; i += 3) {
    const [a, b, c] = [t[i]! * 3, t[i + 1]! * 3, t[i + 2]! * 3];
    const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
    const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
    for (const k of [a, b, c]) {
      n[k]! += uy * vz - uz * vy;
      n[k + 1]! += uz * vx - ux * vz;
      n[k + 2]! += ux * vy - uy * vx;
    }
  }
  for (let k = 0; k < p.length; k += 3) {
    const [x, y, z] = [p[k]!, p[k + 1]!, p[k + 2]!];
    const length = Math.hypot(n[k]!, n[k + 1]!, n[k + 2]!) || 1;
    const slope = [
      onto(x + STEP, y, z, NEAR) - onto(x - STEP, y, z, NEAR),
      onto(x, y + STEP, z, NEAR) - onto(x, y - STEP, z, NEAR),
      onto(x, y, z + STEP, NEAR) - onto(x, y, z - STEP, NEAR),
    ] as const;
    const steep = Math.hypot(...slope) || 1;
    const cosine = (n[k]! * slope[0] + n[k + 1]! * slope[1] + n[k + 2]! * slope[2]) / (length * steep);
    // Underneath, the solid faces what it grows out of, and keeps its own normals.
    const other = (1 - ownShare(onto, x, y, z)) * Math.max(0, cosine);
    const mixed = slope.map((g, axis) => (n[k + axis]! / length) * (1 - other) + (g / steep) * other);
    const long = Math.hypot(...mixed) || 1;
    for (let axis = 0; axis < 3; axis++) n[k + axis] = mixed[axis]! / long;
  }
  return { positions: p, triangles: t, normals: [...n] };
}
