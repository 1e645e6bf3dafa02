/** Ornament of a look along the outside of a hoop: a border in its middle, milgrain along both sides of it. */
import { sample } from '../../geometry/curves';
import { TAU, distance, fromAxes } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { PATTERNS, type BorderPattern } from '../../parts/border/patterns';
import { trackOf } from '../../parts/border/track';
import { milgrain } from '../../parts/milgrain';
import type { Seat } from '../../parts/seats';
import type { Vec3 } from '../../piece';
import type { DesignPart } from '../../spec';
import { hingeOf, latchOf, onHoop, outward, thickness, type Hoop, type Stand } from './hoopShape';

/** Distance from the ends of the metal, beside a row and beside a hanging part, mm. */
const CLEAR = { end: 1.6, row: 0.5, drop: 1 } as const;
/** Least length of a border, mm; shorter ones have no room for repeats of their pattern. */
const LEAST_MM = 6;
/** Depth of a border in round metal, as a share of its half thickness. */
const SUNK = 0.06;
/** Beads of milgrain, mm, and their angle from the middle of the outside. */
const BEADS = { mm: 0.42, angle: 0.92 } as const;

/** The stretches of a hoop between its ends, stones and hanging parts, radians from the top. */
function stretches(hoop: Hoop, seats: readonly Seat[], hangs: boolean): [from: number, to: number][] {
  const by = (mm: number): number => mm / hoop.radius;
  const taken = seats.map(({ origin: [x, y], sizeMm }): [number, number] => {
    const angle = (Math.atan2(x, y) + TAU) % TAU;
    const half = by(sizeMm / 2 + CLEAR.row);
    return [angle - half, angle + half];
  });
  if (hangs) taken.push([Math.PI - by(CLEAR.drop), Math.PI + by(CLEAR.drop)]);
  const free: [number, number][] = [];
  let from = hingeOf(hoop) + by(CLEAR.end);
  for (const [start, end] of taken.toSorted((a, b) => a[0] - b[0])) {
    free.push([from, start]);
    from = Math.max(from, end);
  }
  free.push([from, TAU + latchOf(hoop) - by(CLEAR.end)]);
  return free.filter(([start, end]) => (end - start) * hoop.radius >= LEAST_MM);
}

/** @param seats the stones on the outside of the hoop, in its own axes */
export function hoopBorder(
  bench: Bench,
  hoop: Hoop,
  { id, params }: DesignPart,
  seats: readonly Seat[],
  hangs: boolean,
  { axes, origin }: Stand,
): void {
  const placed = (angle: number, by: number, z: number): Vec3 => fromAxes(axes, origin, onHoop(hoop, angle, by, z));
  bench.inPart(id, () => {
    for (const [from, to] of stretches(hoop, seats, hangs)) {
      const angles = sample(160, (t) => from + (to - from) * t);
      const ups = angles.map((angle) => fromAxes(axes, [0, 0, 0], outward(hoop, angle)));
      const line = angles.map((angle) => placed(angle, thickness(hoop, angle) * (1 - SUNK), 0));
      const nearest = (at: Vec3): Vec3 => {
        const apart = line.map((p) => distance(p, at));
        return ups[apart.indexOf(Math.min(...apart))]!;
      };
      PATTERNS[params['pattern'] as BorderPattern](bench, trackOf(line, nearest, false), Number(params['width']));
      if (params['milgrain'] === 'yes')
        for (const side of [-1, 1])
          milgrain(
            bench,
            angles.map((angle) => {
              const r = thickness(hoop, angle);
              return placed(angle, r * Math.cos(BEADS.angle), side * r * Math.sin(BEADS.angle));
            }),
            { beadMm: BEADS.mm, closed: false },
          );
    }
  });
}
