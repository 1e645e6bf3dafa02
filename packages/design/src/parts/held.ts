/** Points of an outline at which rings are attached. */
import type { Point2 } from '../geometry/curves';

/** Angle at which a part held on both sides is attached, above its middle, radians. */
export const HELD_AT = 0.62;

/** The outermost point of an outline in a direction, radians from the x axis. */
export const outermost = (outline: readonly Point2[], angle: number): Point2 =>
  outline.reduce((best, p) =>
    p[0] * Math.cos(angle) + p[1] * Math.sin(angle) > best[0] * Math.cos(angle) + best[1] * Math.sin(angle) ? p : best,
  );
