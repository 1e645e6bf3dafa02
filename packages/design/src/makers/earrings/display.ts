/** How studs lie on the board of a display. */
import { sub, type Axes } from '../../geometry/vec';
import type { Placement, Vec3 } from '../../piece';
import { turnedBy } from '../turned';

/** Length of the post of a stud, which is stuck through the board of its display, mm. */
export const BOARD_POST_MM = 8.5;
/**
 * One of two pearl studs lies on its side and shows its cup and post: direction of the post in the picture, radians, half
 * the width of the butterfly at its end, mm, and its place as in `STUDS`.
 */
export const ASIDE = { inPicture: 0.95, endMm: 1.4, apart: 0.35, offset: 0.4 } as const;
/** A stud that rests on the wall with its widest part, `half` mm from its middle, and with the end of its post. */
export function laidAside(at: Placement, middle: Vec3, half: number): Placement {
  const laid = turnedBy(at, Math.acos((half - ASIDE.endMm) / (half + BOARD_POST_MM)), middle);
  const [s, c] = [Math.sin(ASIDE.inPicture), Math.cos(ASIDE.inPicture)];
  const turn = ([x, y, z]: Vec3): Vec3 => [x * c - y * s, x * s + y * c, z];
  const [x, y, z] = turn(sub(laid.origin, middle));
  return {
    ...laid,
    axes: laid.axes.map(turn) as unknown as Axes,
    origin: [x + middle[0], y + middle[1], z + half],
  };
}
