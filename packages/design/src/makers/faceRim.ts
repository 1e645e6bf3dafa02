/** A text in the rim of a face around its slab: along the lower edge, bent where the face is round. */
import type { Point2 } from '../geometry/curves';
import type { Graved } from '../parts/graver';
import { graved } from '../parts/graver';

/** Width of a rim with a text, height of the letters, mm, and factor of its lettering. */
export const RIM_MM = 3;
const LETTERS = { tall: 1.9, hand: 1.7 } as const;
/** Share of a straight side, and extent in radians around a round face, that a text fills at most. */
const FILLS = { straight: 0.8, round: 2.6 } as const;

/** Lays out a text for a rim of a face with half extents `a` and `b`, mm, in the axes of the face. */
export function rimText(text: string, isRound: boolean, [a, b]: Point2): Graved {
  const middle = b - RIM_MM / 2;
  const lettering = graved(text, isRound ? middle * FILLS.round : 2 * a * FILLS.straight, LETTERS.tall, LETTERS.hand);
  return {
    reachX: a,
    reachY: b,
    depthAt: (x, y) => {
      const u = isRound ? middle * Math.atan2(x, -y) : x;
      const v = isRound ? middle - Math.hypot(x, y) : y + middle;
      return Math.abs(u) < lettering.reachX && Math.abs(v) < lettering.reachY ? lettering.depthAt(u, v) : 0;
    },
  };
}
