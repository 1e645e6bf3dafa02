/** The metal of a bangle or cuff with a relief around its outside, between two rims. */
import type { Vec3 } from '../../piece';
import { sample } from '../../geometry/curves';
import { sweepSections } from '../../geometry/sweep';
import type { Solid } from '../../geometry/solid';
import { TAU, add, along } from '../../geometry/vec';
import { FRIEZE_MM, type Relief } from '../../parts/frieze';
import { CORNER } from './bangleMetal';
import { anglesAt, onOval, roundLength, type Oval } from './common';

/** Thickness of the metal under the relief's highest points, width of each rim, and rounding of the edges, mm. */
export const FRIEZED_MM = 1.9;
const RIM = 0.8;
const EDGE = 0.35;
/** Distance of the mesh's points around the band and across it, mm. */
const STEP = { around: 0.16, across: 0.13 };
/** Scale of a relief relative to a ring's; that of single figures stands out from its ground. */
export const DEEPER = { frieze: 1.25, figures: 1.9 } as const;

/** The ground of a band: the gap at its opening, its length around, and half its height, mm. */
export function groundOf(oval: Oval, height: number, opening: number): { gap: number; length: number; half: number } {
  const whole = roundLength(oval);
  const gap = (opening / TAU) * whole * 2;
  return { gap, length: whole - gap, half: height / 2 - RIM - 0.1 };
}

/**
 * A band around the wrist.
 * @param reliefOf the relief for a length around and half the height of the ground, mm
 * @param opening half the opening, radians; 0 for a closed bangle
 * @param deeper factor on the depth of the relief
 */
export function friezedBand(
  oval: Oval,
  base: number,
  height: number,
  reliefOf: (length: number, half: number) => Relief,
  opening: number,
  deeper: number,
): Solid {
  const half = height / 2;
  const ground = half - RIM;
  const { gap, length, half: carvedHalf } = groundOf(oval, height, opening);
  const relief = reliefOf(length, carvedHalf);
  const count = Math.round(length / STEP.around);
  const distances = Array.from({ length: opening > 0 ? count + 1 : count }, (_, i) => gap / 2 + (i / count) * length);
  const angles = anglesAt(distances, oval);
  const across = sample(Math.round((2 * ground) / STEP.across) + 1, (t) => -ground + 2 * ground * t);
  const sections = angles.map((a, i): Vec3[] => {
    const { at, out } = onOval(a, oval);
    const u = distances[i]! - gap / 2;
    // Both ends of an open band are rounded.
    const corner = Math.min(half, CORNER);
    const end = opening > 0 ? Math.min(1, Math.min(u, length - u) / corner) : 1;
    const share = 1 - (corner / half) * (1 - Math.sqrt(Math.max(0.02, 1 - (1 - end) ** 2)));
    const put = (over: number, y: number): Vec3 =>
      add(along(at, out, over * (0.6 + 0.4 * share)), [0, base + y * share, 0]);
    const outside = across.map((y) => {
      const height = Math.max(0, Math.min(FRIEZE_MM, relief(u, y))) - FRIEZE_MM;
      const wall = Math.min(1, (ground - Math.abs(y)) / 0.25);
      return put(FRIEZED_MM + deeper * height * wall * Math.min(1, end * 2), y);
    });
    return [
      put(EDGE, -half),
      put(FRIEZED_MM - EDGE, -half),
      put(FRIEZED_MM, -half + EDGE),
      ...outside,
      put(FRIEZED_MM, half - EDGE),
      put(FRIEZED_MM - EDGE, half),
      put(EDGE, half),
      put(0, half - EDGE),
      put(0, -half + EDGE),
    ];
  });
  return sweepSections(sections, opening === 0);
}

/** Depth of a point below the uncut outside of such a band, up to a distance from its front or back, mm. */
export function depthInBand(
  oval: Oval,
  base: number,
  height: number,
  halfMm: number,
): (x: number, y: number, z: number) => number {
  return (x, y, z) => {
    if (Math.abs(x) > halfMm || Math.abs(y - base) > height / 2 - RIM) return 0;
    let [over, footX, footZ] = [0, x, z];
    // The foot of the perpendicular to the oval, nearer with each step.
    for (let step = 0; step < 3; step++) {
      const { at, out } = onOval(Math.atan2(footX / oval.rx, footZ / oval.rz), oval);
      over = (x - at[0]) * out[0] + (z - at[2]) * out[2];
      [footX, footZ] = [x - out[0] * over, z - out[2] * over];
    }
    return over > FRIEZED_MM / 2 ? FRIEZED_MM - over : 0;
  };
}
