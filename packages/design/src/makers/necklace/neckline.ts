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

/** Where the sides of a neckline run straight up, radians. */
const UPRIGHT = 1.6175;

/** A closed line around the neck: its points by position, and the position at which its two sides meet. */
export interface Loop {
  at: (t: number) => Vec3;
  closed: number;
}

/** A neckline that closes in the picture. @param half half its width, mm */
export const openLoop = (half: number, drop: number, z: number): Loop => ({
  at: (t) => neckline(t, half, drop, z),
  closed: CLOSED,
});

/**
 * A loop that hangs narrow and long, as over a stand: the front of a neckline, straight sides, and the same curve
 * upside down behind the picture. Lengths in mm.
 */
export function hangingLoop(half: number, lengthMm: number, z: number): Loop {
  const drop = 2 * DROP * half;
  const until = UPRIGHT / 2.15;
  const side = neckline(until, half, drop, z)[1];
  const straight = Math.max(0, lengthMm - 2 * lengthOf(strand(half, drop, z, -until, until))) / 2;
  const speed = 2.15 * half;
  const up = until + straight / speed;
  const front = (t: number): Vec3 => {
    if (t <= until) return neckline(t, half, drop, z);
    if (t <= up) return [neckline(until, half, drop, z)[0], side + (t - until) * speed, z];
    const [x, y] = neckline(up + until - t, half, drop, z);
    return [x, 2 * side + straight - y, z];
  };
  return {
    at: (t) => {
      const [x, y] = front(Math.abs(t));
      return [t < 0 ? -x : x, y, z];
    },
    closed: up + until,
  };
}

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
