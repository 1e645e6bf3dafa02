/** The grain of leather: pebbles with creases between them. */
import { hash, smoothstep } from './math';

/**
 * Half width of a crease, in cells; tilt of its walls; the factor on random depths, of which all over 1 are 1; and how much
 * darker and duller it is.
 */
const CREASE = 0.46;
const TILT = 0.24;
const DEEP = 2.8;
export const CREASE_TONE = 0.16;

/** Where a point is in the grain: depth in a crease, 0 to 1, and the tilt of the surface there. */
export interface Grain {
  crease: number;
  tiltX: number;
  tiltY: number;
}

/** Coordinate of a cell's middle inside it, from bits of its hash. */
const inside = (bits: number): number => 0.15 + (0.7 * (bits & 1023)) / 1023;

/**
 * The grain at a point of a strap, whose cells are `mm` wide (Worley, "A cellular texture basis function", 1996), seen
 * from the front: along a strap that falls away from the viewer, cells become longer.
 */
export function grainAt(px: number, py: number, mm: number, out: Grain): void {
  const [x, y] = [px / mm, py / mm];
  const [column, row] = [Math.floor(x), Math.floor(y)];
  let [first, second] = [Infinity, Infinity];
  let [ax, ay, bx, by] = [0, 0, 0, 0];
  let [one, other] = [0, 0];
  for (let i = column - 1; i <= column + 1; i++)
    for (let j = row - 1; j <= row + 1; j++) {
      const bits = hash(Math.imul(i, 73856093) ^ Math.imul(j, 19349663));
      const cx = i + inside(bits);
      const cy = j + inside(bits >>> 12);
      const away = Math.hypot(cx - x, cy - y);
      if (away < first) {
        [second, bx, by, other] = [first, ax, ay, one];
        [first, ax, ay, one] = [away, cx, cy, bits];
      } else if (away < second) [second, bx, by, other] = [away, cx, cy, bits];
    }
  // Creases differ in depth, so that pebbles run together in groups.
  const depth = Math.min(1, DEEP * inside(hash(one ^ other)));
  const crease = depth * (1 - smoothstep(0, CREASE, second - first));
  const apart = Math.hypot(bx - ax, by - ay) || 1;
  out.crease = crease;
  out.tiltX = (TILT * crease * (bx - ax)) / apart;
  out.tiltY = (TILT * crease * (by - ay)) / apart;
}
