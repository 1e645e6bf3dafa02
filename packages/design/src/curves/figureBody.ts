import { boxOf, type Box2, type Point2 } from '../geometry/curves';
import { sheetField, smoothMax } from '../geometry/field';
import type { Blade, Fill, Rise } from './figure';
import { flowing } from './flowing';
import { swell } from './swell';

/** Height of a plate's edge, mm. */
export const EDGE = 0.42;
/** Height of a leaf's halves over its edge, as a share of its greatest half width. */
const LEAF = 0.22;
/** Maximum ratio of a plate's height to its greatest mean-value depth (3.1 for a hemisphere). */
const STEEPEST = 2.5;

/** Share of the full height at `t`, from the edge (0) to the end of the rise (1). */
const PROFILE: Record<Rise, (t: number) => number> = {
  pillow: (t) => Math.sqrt(1 - (1 - Math.min(1, t)) ** 2),
  ridge: (t) => t,
  level: (t) => Math.min(1, t * 5),
  dished: (t) => {
    const rim = Math.min(1, t / 0.34);
    const hollow = Math.min(1, Math.max(0, (t - 0.34) / 0.66));
    return Math.sqrt(1 - (1 - rim) ** 2) - 0.6 * hollow * hollow * (3 - 2 * hollow);
  },
};

export const STEP = 0.04;
/** Half the width over which a ridge is rounded, and the tolerance for a linear depth, mm. */
const SOFT = 0.13;
const EVENLY = 0.012;

export const edgeOf = (riseMm: number): number => Math.min(EDGE, riseMm * 0.6);
export const backOf = (riseMm: number): number => Math.max(0.3, Math.min(EDGE, riseMm * 0.4));
export const leafRise = ({ from, to, width }: Blade, k: number, riseMm: number): number =>
  Math.min(Math.max(0, riseMm - edgeOf(riseMm)), LEAF * width * k * Math.hypot(to[0] - from[0], to[1] - from[1]));

export interface Body {
  box: Box2;
  distance: (x: number, y: number, z: number) => number;
}

export function bodyOf(fill: Fill, k: number, riseMm: number, back: number): Body {
  const scaled = (points: readonly Point2[]): Point2[] =>
    flowing(
      points.map((p): Point2 => [p[0] * k, p[1] * k]),
      true,
    );
  const outline = scaled(fill.outline);
  const box = boxOf(outline);
  const openings = (fill.holes ?? []).map(scaled);
  const sheet = sheetField(outline, openings);
  const full = Math.min(box.right - box.left, box.high - box.low) * 0.34;
  const deep = fill.rise === 'ridge' || fill.rise === 'level' ? null : swell(outline, openings);
  const edge = edgeOf(riseMm);
  const rise = fill.blade
    ? leafRise(fill.blade, k, riseMm)
    : Math.min(Math.max(0, riseMm * (fill.height ?? 1) - edge), deep ? deep.deepest * STEEPEST : Infinity);
  const base = edge + riseMm * (fill.lift ?? 0);
  const profile = PROFILE[fill.rise];
  // The ridge of a square is half its width within, so 0.5 / 0.34 of the full rise.
  const peak = fill.rise === 'ridge' ? rise * 1.5 : rise;
  // Cached, because sculpting evaluates many heights over the same point.
  const over = { x: NaN, y: NaN, flat: NaN, height: NaN, lean: NaN };
  const evaluate = (x: number, y: number): void => {
    if (x === over.x && y === over.y) return;
    over.x = x;
    over.y = y;
    over.flat = sheet(x, y);
    over.height = NaN;
  };
  /** The depth with its ridge rounded as by polishing: the average of neighbouring points. */
  const softDepth = (x: number, y: number): number => {
    const [a, b, c, d] = [sheet(x + SOFT, y), sheet(x - SOFT, y), sheet(x, y + SOFT), sheet(x, y - SOFT)];
    // Away from the ridge the depth is linear.
    if (Math.abs(a + b - 2 * over.flat) < EVENLY && Math.abs(c + d - 2 * over.flat) < EVENLY) return -over.flat;
    const r = SOFT * Math.SQRT1_2;
    return -(a + b + c + d + sheet(x + r, y + r) + sheet(x - r, y + r) + sheet(x - r, y - r) + sheet(x + r, y - r)) / 8;
  };
  const raise = (x: number, y: number): void => {
    if (!Number.isNaN(over.height)) return;
    const t =
      over.flat >= 0 ? 0 : deep ? deep.share(x, y) : fill.rise === 'ridge' ? softDepth(x, y) / full : -over.flat / full;
    const height = profile(t);
    over.height = height;
    // Over a steep slope the vertical way up is longer than the distance.
    const steepness = ((profile(t + STEP) - height) / STEP) * (rise / (deep ? deep.deepest : full));
    over.lean = Math.sqrt(1.25 + steepness * steepness);
  };
  return {
    box,
    distance: (x, y, z) => {
      evaluate(x, y);
      // Far above or below the relief a bound is sufficient.
      if (z < base - 0.4) return smoothMax(over.flat, Math.max(z - base, -z - back), 0.3);
      if (over.flat > 1 || z > base + peak + 0.6) return Math.max(over.flat, z - base - peak);
      raise(x, y);
      return smoothMax(over.flat, (z - base - rise * over.height) / over.lean, 0.3);
    },
  };
}
