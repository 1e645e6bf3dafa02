/** Rings of a reactor pendant, whole or in segments. */
import type { Vec3 } from '../../piece';
import { sample, turn, type Point2 } from '../../geometry/curves';
import type { Solid } from '../../geometry/solid';
import { sweepSections } from '../../geometry/sweep';
import { TAU } from '../../geometry/vec';

/**
 * Sections across and up, in units of half width and half depth: a roof of two unequal slopes, two ridges, and a thin
 * flat rail.
 */
export const ROOF: readonly Point2[] = [
  [1, -0.75],
  [1, -0.1],
  [0.92, 0.1],
  [0.28, 0.94],
  [0.16, 1],
  [0, 0.96],
  [-0.94, 0.42],
  [-1, 0.3],
  [-1, -0.75],
  [-0.8, -1],
  [0.8, -1],
];
/** Two ridges side by side, the outer one higher. */
export const RIDGES: readonly Point2[] = [
  [1, -0.75],
  [1, -0.1],
  [0.92, 0.12],
  [0.62, 0.95],
  [0.5, 1],
  [0.38, 0.95],
  [0.1, 0.12],
  [-0.04, 0.1],
  [-0.14, 0.16],
  [-0.42, 0.62],
  [-0.52, 0.66],
  [-0.62, 0.6],
  [-0.92, 0.1],
  [-1, 0],
  [-1, -0.75],
  [-0.8, -1],
  [0.8, -1],
];
const RAIL: readonly Point2[] = [
  [1, -0.8],
  [1, 0.5],
  [0.55, 1],
  [-0.55, 1],
  [-1, 0.5],
  [-1, -0.8],
  [-0.8, -1],
  [0.8, -1],
];

/** A ring segment between two angles, its ends slanted by `slant` mm. */
export function arcBar(
  radius: number,
  halfWidth: number,
  halfDepth: number,
  from: number,
  to: number,
  section = ROOF,
  slant = halfWidth * 0.7,
): Solid {
  const count = Math.max(16, Math.round(((to - from) / TAU) * 220));
  return sweepSections(
    sample(count, (t) =>
      section.map(([u, v]): Vec3 => {
        const angle = from + (to - from) * t + (u * slant * (1 - 2 * t)) / radius;
        const r = radius + u * halfWidth;
        return [Math.cos(angle) * r, Math.sin(angle) * r, v * halfDepth];
      }),
    ),
    false,
  );
}

/** A whole ring. */
export const ringBar = (radius: number, halfWidth: number, halfDepth: number, section = RAIL): Solid =>
  sweepSections(
    turn(180, (a) =>
      section.map(([u, v]): Vec3 => [
        Math.cos(a) * (radius + u * halfWidth),
        Math.sin(a) * (radius + u * halfWidth),
        v * halfDepth,
      ]),
    ),
    true,
  );
