/** One claw: a tapered shaft that leans out to the girdle and a pointed tip pushed over the crown. */
import type { Field } from '../geometry/field';
import { bezier } from '../geometry/curves';
import { wire } from '../geometry/wireField';
import type { Vec3 } from '../piece';

export interface ClawOptions {
  /** The position at a distance from the stone's middle and a height over its girdle, mm. */
  at: (out: number, up: number) => Vec3;
  /** Height of the stone's surface at a distance from its middle, mm. */
  surface: (out: number) => number;
  /** Distance of the girdle from the middle, and of the shaft's foot, mm. */
  reach: number;
  foot: number;
  /** Depth of the foot below the girdle, mm. */
  depth: number;
  /** Radius of the wire that it is filed from, mm. */
  wireMm: number;
  /** Distance of the tip's end inside the girdle, mm. */
  overMm: number;
  /** True for a vertical shaft. */
  isUpright: boolean;
}

/** Distance of the wire's middle outside the girdle, in radii: a third of the wire is cut away for the seat. */
const OUTSIDE = 0.38;
/** Number of segments of the shaft and of the tip: fewer show as facets. */
const SEGMENTS = { shaft: 26, tip: 18 } as const;
/** Depth of the upper end of the shaft below the girdle, in radii. */
const SHAFT_END = 0.5;
/** Height of the tip's middle over the stone where it bends and at its end, in its radii there. */
const OVER = { bend: 0.54, end: 0.1 } as const;
/** Radii along a claw relative to its wire, at the girdle relative to that at the bend. */
const TAPER = { foot: 1.1, girdle: 1.06, bend: 0.76, leastBend: 0.86, end: 0.36 } as const;
/** Half the width that a free claw keeps up to its bend, mm. */
const LEAST_MM = 0.3;

export interface Claw {
  field: Field;
  /** Height of its highest point over the girdle, mm. */
  top: number;
  /** Distance of the shaft's middle from the stone's middle at a depth below the girdle, mm. */
  outAt: (depth: number) => number;
}

/** A claw on the girdle of a stone. */
export function claw({ at, surface, reach, foot, depth, wireMm, overMm, isUpright }: ClawOptions): Claw {
  const out = reach + wireMm * OUTSIDE;
  const bendMm = wireMm * Math.max(TAPER.bend, Math.min(TAPER.leastBend, LEAST_MM / wireMm));
  const [footMm, girdleMm, endMm] = [wireMm * TAPER.foot, bendMm * TAPER.girdle, wireMm * TAPER.end];
  const end = reach - overMm + endMm;
  const bend = reach - overMm * 0.25;
  const low = -wireMm * SHAFT_END;
  const start = isUpright ? out : foot;
  // Straight from the foot, and upright at the girdle. Points are [out, up, 0].
  const shaft = bezier(
    [
      [start, -depth, 0],
      [start + (out - start) * 0.6, -depth * 0.6, 0],
      [out, -depth * 0.34, 0],
      [out, low, 0],
    ],
    SEGMENTS.shaft,
  );
  const top = surface(bend) + bendMm * OVER.bend;
  const tip = bezier(
    [
      [out, low, 0],
      [out + bendMm * 0.1, top * 0.9, 0],
      [bend, top * 1.12, 0],
      [end, surface(end) + endMm * OVER.end, 0],
    ],
    SEGMENTS.tip,
  );
  const radius = (t: number): number => {
    const i = Math.round(t * (SEGMENTS.shaft + SEGMENTS.tip));
    if (i <= SEGMENTS.shaft) return footMm + (girdleMm - footMm) * (i / SEGMENTS.shaft);
    const along = (2 * (i - SEGMENTS.shaft)) / SEGMENTS.tip;
    return along < 1 ? girdleMm + (bendMm - girdleMm) * along : bendMm + (endMm - bendMm) * (along - 1) ** 1.5;
  };
  return {
    field: wire(
      [...shaft, ...tip.slice(1)].map(([x, y]) => at(x, y)),
      radius,
    ),
    top: Math.max(top, surface(end)) + bendMm,
    outAt: (down) => shaft.find(([, up]) => up >= -down)![0],
  };
}
