/** Positions of small dials. */
import type { DesignPart } from '../../spec';
import { clock, type WatchFrame } from './frame';

/** A small dial with its position, in mm of a 40 mm watch. */
export interface Subdial {
  readonly part: DesignPart;
  /** Hour of its position. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/**
 * Distances of small dials from the middle, and their radii: one alone, or several, at twelve or six and at the sides.
 */
const ALONE = { out: 7.1, radius: 4.7 } as const;
/** The same beside stones at the hours. */
const CROWDED = { out: 6.4, radius: 3.9 } as const;
const SEVERAL = { side: 6.6, foot: 6.9, radius: 3.7 } as const;
export const MOON = { out: 6.4, radius: 4.3 } as const;
const TIME = { out: 9.3, radius: 4.9 } as const;

/** Position of a small dial among `count`; `isCrowded` where stones mark the hours. */
export function placeOf({ box, slimness }: WatchFrame, part: DesignPart, count: number, isCrowded: boolean): Subdial {
  const at = Number(part.params['at'] ?? 6);
  const { out } = clock(at / 12);
  const place = (far: number, radius: number): Subdial => ({ part, at, x: out[0] * far, y: out[1] * far, radius });
  const isAtSide = at === 3 || at === 9;
  if (part.params['shows'] === 'time') return place(TIME.out, TIME.radius);
  // A narrow case has more room above and below the middle than at the sides.
  if (box)
    return isAtSide
      ? place((box.x - 3.4) * 0.5, Math.min(3.2, (box.x - 3.4) * 0.3))
      : place(box.y * 0.42, Math.min(part.params['shows'] === 'moon' ? 3.9 : 3.2, slimness * 4.8));
  if (part.params['shows'] === 'moon')
    return count > 1 ? place(isAtSide ? SEVERAL.side : SEVERAL.foot, SEVERAL.radius) : place(MOON.out, MOON.radius);
  const alone = isCrowded ? CROWDED : ALONE;
  return count > 1 ? place(isAtSide ? SEVERAL.side : SEVERAL.foot, SEVERAL.radius) : place(alone.out, alone.radius);
}
