/** A band with a relief all around its outside, between two rims. */
import type { Field } from '../../geometry/field';
import { TAU } from '../../geometry/vec';
import { FRIEZE_MM as DEEP, RELIEFS, type Frieze } from '../../parts/frieze';
import type { Hoop } from './common';

/** Width of each rim, mm. */
const RIM = 0.5;
/** Minimum extent of the ground across the band on both sides of its middle, mm. */
const LEAST_HALF = 0.7;
/** Depth to which a relief of its own metal is anchored in the ground, mm. */
const ANCHOR = 0.16;
/** Rise of the rim over the ground, mm per mm. */
const WALL = 1.6;
/** Factor on the height over a slope, which exceeds the distance from it. */
const LEAN = 0.6;

export interface FriezedBand {
  /** The band with its ground cut, and with the relief unless that is of its own metal. */
  band: Field;
  /** The relief alone, anchored in the ground. */
  raised: Field;
  isOfTwo: boolean;
}

/**
 * The fields of a band with a relief.
 * @param isOfTwo true when the relief is of a second metal
 */
export function friezed(body: Field, { center, topRadius, arms }: Hoop, name: Frieze, isOfTwo: boolean): FriezedBand {
  const [arm] = arms;
  if (!arm) return { band: body, raised: () => 1, isOfTwo: false };
  const half = Math.max(LEAST_HALF, arm.halfWidth(0) - RIM);
  const relief = RELIEFS[name](topRadius * TAU, half - 0.06);
  const at = (x: number, y: number, z: number): { over: number; v: number; height: () => number } => {
    const [dx, dy] = [x - center[0], y - center[1]];
    const angle = Math.atan2(dx, dy);
    const v = z - center[2] - arm.across(angle);
    return {
      over: Math.hypot(dx, dy) - arm.outside(angle, v),
      v,
      height: () => relief(angle * topRadius, v),
    };
  };
  return {
    isOfTwo,
    band: (x, y, z, limit) => {
      const d = body(x, y, z, limit);
      if (d > DEEP) return d;
      const { over, v, height } = at(x, y, z);
      const room = Math.min(DEEP, (half - Math.abs(v)) * WALL);
      const isNear = !isOfTwo && room > 0 && over > -DEEP - ANCHOR;
      const left = isNear ? DEEP - Math.max(0, Math.min(DEEP, height())) : DEEP;
      return Math.max(d, LEAN * (over + Math.min(room, left)));
    },
    raised: (x, y, z) => {
      const { over, v, height } = at(x, y, z);
      const beyond = Math.max(Math.abs(v) - half, -over - DEEP - ANCHOR, over);
      return beyond > ANCHOR ? beyond : Math.max(beyond, LEAN * (over + DEEP - Math.min(DEEP, height())));
    },
  };
}
