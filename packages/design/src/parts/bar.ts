/** Level bars of a chain, with an optional engraved text. */
import { smoothMax, type Field } from '../geometry/field';
import type { Vec3 } from '../piece';
import { graved } from './graver';

/**
 * Half the thickness of a bar, the radius of its corners, the bevel of its edges and the rounding of these, mm; fall of
 * its face from the middle to the sides as a share of the width, because a level face mirrors a single tone.
 */
export const BAR = { half: 0.85, corner: 0.75, bevel: 0.34, round: 0.24, dome: 0.07 } as const;
export const BAR_GRID_MM = 0.11;
/** Maximum height of a text as a share of the bar's height, and the factor of its lettering relative to a ring. */
const TEXT = { tallest: 0.84, hand: 1.7 } as const;

interface Lay {
  isUpright: boolean;
  isLevel: boolean;
  /** Factor of the lettering relative to a ring. */
  hand: number;
}

/**
 * Distance to a bar about the origin, mm.
 * @param half its half extents, mm
 * @param text the text on its front between two positions along it, mm, downwards on an upright bar; no text when empty
 */
export function barField(
  half: Vec3,
  text: string,
  from: number,
  to: number,
  { isUpright = false, isLevel = false, hand = TEXT.hand }: Partial<Lay> = {},
): Field {
  const cut = text === '' ? null : graved(text, to - from, 2 * half[isUpright ? 0 : 1] * TEXT.tallest, hand);
  const dome = isLevel ? 0 : BAR.dome * 2 * Math.min(half[0], half[1]);
  return (x, y, z) => {
    const [a, b] = [Math.abs(x) - half[0] + BAR.corner, Math.abs(y) - half[1] + BAR.corner];
    const [along, across] = isUpright ? [y / half[1], x / half[0]] : [x / half[0], y / half[1]];
    const c = Math.abs(z) - half[2] + (z > 0 ? dome * (across * across + 0.5 * along ** 4) : 0);
    const side = Math.min(Math.max(a, b), 0) + Math.hypot(Math.max(a, 0), Math.max(b, 0)) - BAR.corner;
    const d = smoothMax(smoothMax(side, c, BAR.round), (side + c + BAR.bevel) * Math.SQRT1_2, BAR.round);
    const u = (isUpright ? -y : x) - (from + to) / 2;
    const v = isUpright ? x : y;
    return cut && z > 0 && Math.abs(d) < 0.6 && Math.abs(u) < cut.reachX && Math.abs(v) < cut.reachY
      ? d + cut.depthAt(u, v)
      : d;
  };
}
