/** Edges of round and oval plates: ornament, and small stones. */
import { evenly, lengthOf, turn } from '../../geometry/curves';
import { WORLD, Z, add } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { PATTERNS, type BorderPattern } from '../../parts/border/patterns';
import { trackOf } from '../../parts/border/track';
import type { Seat } from '../../parts/seats';
import type { Vec3 } from '../../piece';
import type { DesignPart } from '../../spec';

/** Half the thickness of a plate, mm. */
export const HALF_THICK = 0.75;

/** Ornament along the edge of a round or oval plate. */
export function placeRim(
  bench: Bench,
  { id, params }: DesignPart,
  { half, k, origin }: { half: number; k: number; origin: Vec3 },
): void {
  const wide = Number(params['width']);
  const line = turn(240, (a): Vec3 =>
    add(origin, [Math.cos(a) * (half - wide * 0.56), Math.sin(a) * (k - wide * 0.56), HALF_THICK + 0.05]),
  );
  bench.inPart(id, () =>
    PATTERNS[params['pattern'] as BorderPattern](
      bench,
      trackOf(line, () => Z, true),
      wide,
    ),
  );
}

/** Distance of the stones along the edge of a plate from it, mm, and their pitch in widths. */
const EDGE_STONES = { from: 0.42, pitch: 1.1 } as const;

/** Small stones along the edge of a round or oval face. */
export function edgeSeats({ stones }: DesignPart, half: number, k: number): Seat[] {
  const { size_mm: sizeMm } = stones![0]!;
  const inset = sizeMm / 2 + EDGE_STONES.from;
  const line = turn(360, (a): Vec3 => [Math.sin(a) * (half - inset), Math.cos(a) * (k - inset), HALF_THICK - 0.03]);
  const count = Math.floor(lengthOf([...line, line[0]!]) / (sizeMm * EDGE_STONES.pitch));
  return evenly(line, count, true).map((origin) => ({ origin, axes: WORLD, sizeMm }));
}
