/** The line of a necklace around an invisible neck. */
import { lengthOf } from '../../geometry/curves';
import type { Vec3 } from '../../piece';

/** Position at which a strand's two sides meet behind the neck. */
export const CLOSED = Math.PI / 2.15;

/**
 * A point of a strand around an invisible neck: 0 is the lowest point, ±1 high at the back. Width and drop in mm; a
 * power below 1 draws the front to a point.
 */
export const neckline = (t: number, width: number, drop: number, z: number, power = 1): Vec3 => {
  const a = t * 2.15;
  return [width * Math.sin(a) * (1 + 0.05 * Math.abs(a)), drop * ((1 - Math.cos(a)) * 0.5) ** power, z];
};

/** Depth of a necklace's line as a share of its width. */
export const DROP = 1.1;

/** Width of the line of a necklace that closes in the picture, for its whole length, mm. */
export const widthOfLoop = (lengthMm: number): number => {
  const line = strand(0.5, DROP, 0, -CLOSED, CLOSED);
  return lengthMm / lengthOf(line);
};

/** Position at which the row of a rivière ends and its chain begins. */
export const ROW_ENDS = 1.06;

/** Length of the row of a rivière for the width of its line, mm. */
export function rowLength(widthMm: number): number {
  const line = strand(widthMm / 2, widthMm * DROP, 0, -ROW_ENDS, ROW_ENDS);
  return lengthOf(line);
}

export const strand = (width: number, drop: number, z: number, from = -1.25, to = 1.25, count = 200): Vec3[] =>
  Array.from({ length: count }, (_, i) => neckline(from + ((to - from) * i) / (count - 1), width, drop, z));

/** One strand of a neckline: width, drop, lift and depth, mm. */
export interface Line {
  width: number;
  drop: number;
  lift: number;
  z: number;
  /** Below 1 the front runs to a point. @default 1 */
  power?: number;
}

/** A point of a strand; 0 is its lowest. */
export const onLine = ({ width, drop, lift, z, power = 1 }: Line, t: number): Vec3 => {
  const p = neckline(t, width, drop, z, power);
  return [p[0], p[1] + lift, z];
};
