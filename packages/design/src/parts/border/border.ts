/** A border of metal ornament around a setting. */
import type { Point2 } from '../../geometry/curves';
import { raise } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import type { Axes } from '../../geometry/vec';
import { fromAxes } from '../../geometry/vec';
import type { Vec3 } from '../../piece';
import type { Cut } from '../../spec';
import type { Bench } from '../bench';
import { girdleMm, offsetOutline, rimAround } from '../head';
import { HELD_AT, outermost } from '../held';
import type { BorderPattern } from './patterns';
import { OPENWORK, PATTERNS } from './patterns';
import { trackOf } from './track';

export interface BorderOptions {
  cut: Cut;
  sizeMm: number;
  axes: Axes;
  /** The middle of the stone, at the height of the border's surface. */
  origin: Vec3;
  /** Distance of the border from the girdle, and its width, mm. */
  gapMm: number;
  widthMm: number;
  pattern: BorderPattern;
  /** True for a setting that hangs from the border, or from which others hang. */
  isHung: boolean;
}

/** Patterns that extend beyond the metal under them; the share of the width that this metal takes. */
const GROUND: Partial<Record<BorderPattern, number>> = {
  petals: 0.62,
  scrolls: 0.34,
  arches: 0.34,
  rays: 0.3,
  teeth: 0.74,
  nuggets: 0.6,
  blocks: 0.5,
  filigree: 0.2,
  tracery: 0.2,
  volutes: 0.45,
  whiplash: 0.34,
};
const THICK_MM = 0.95;

/** Directions in which rings are attached, radians: above, below, and on both sides of a piece held by its sides. */
const SPOKES = [Math.PI / 2, -Math.PI / 2, HELD_AT, Math.PI - HELD_AT];
/** Radius of a spoke that carries a ring beyond the metal under an ornament, and its depth, mm. */
const SPOKE = { radius: 0.4, deep: -0.3 } as const;

/** Builds a border. Returns its outer outline in the stone's axes, mm. */
export function border(
  bench: Bench,
  { cut, sizeMm, axes, origin, gapMm, widthMm, pattern, isHung }: BorderOptions,
): Point2[] {
  const girdle = girdleMm(cut, sizeMm, 160);
  const [inner, outer] = [gapMm, gapMm + widthMm * (GROUND[pattern] ?? 1)];
  const section: readonly Point2[] = [
    [inner, -0.08],
    [inner + 0.08, 0],
    [outer - 0.15, 0],
    [outer, -0.15],
    [outer, -THICK_MM * 0.8],
    [outer - 0.15, -THICK_MM],
    [inner + 0.1, -THICK_MM],
    [inner, -THICK_MM * 0.8],
  ];
  bench.add(
    rimAround(section, (by) => offsetOutline(girdle, by), axes, origin),
    30,
  );
  const middle = raise(offsetOutline(girdle, gapMm + widthMm / 2), 0).map((p) => fromAxes(axes, origin, p));
  PATTERNS[pattern](
    bench,
    trackOf(middle, () => axes[2], true),
    widthMm,
  );
  const outline = offsetOutline(girdle, gapMm + widthMm);
  // Rings are attached to the outer rail of openwork.
  if (isHung && GROUND[pattern] !== undefined && !OPENWORK.has(pattern))
    for (const angle of SPOKES) {
      const [x, y] = outermost(outline, angle);
      const share = 1 - (widthMm * 0.9) / Math.hypot(x, y);
      bench.add(
        tube(
          [share, (1 + share) / 2, 1].map((k) => fromAxes(axes, origin, [x * k, y * k, SPOKE.deep])),
          SPOKE.radius,
          { points: 12 },
        ),
        40,
      );
    }
  return outline;
}
