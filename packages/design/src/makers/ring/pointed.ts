/** The line of a band with a point over the finger. */
import { TAU } from '../../geometry/vec';

/** Extent of the point around the finger, and its rounding, mm. */
const ARM_MM = 13;
const ROUNDING_MM = 0.35;

/** Share of an arm beyond a point at this distance from its middle around the finger, mm. */
const leftOf = (away: number): number => Math.max(0, 1 - (Math.hypot(away, ROUNDING_MM) - ROUNDING_MM) / ARM_MM);

export interface PointedLine {
  /** Offset along the finger, mm: steepest at the point, and level where an arm meets the rest of the band. */
  shift: number;
  /** Width of an arm along the finger relative to its width across: a slanting arm is as wide as a straight one. */
  slant: number;
}

/** The line of a band at an angle of 0 to a full turn, `radius` from its centre, with a point of a length in mm. */
export function pointedLine(angle: number, radius: number, lengthMm: number): PointedLine {
  const left = leftOf(Math.min(angle, TAU - angle) * radius);
  return { shift: lengthMm * left ** 2, slant: Math.hypot(1, ((2 * lengthMm) / ARM_MM) * left) };
}
