/** Checks that stones are held at the girdle, free above it, and not inside each other. */
import type { GemPart, Piece, Vec3 } from '../piece';
import { depthIn, girdleOutline } from '../gems/polyhedron';
import { boxesMeet, contains, distanceTo, toLocal, toWorld, type Body } from './bodies';

/** Metal within this distance of the girdle holds it, mm. */
const HOLD = 0.16;
/**
 * With a wider free arc, a stone could fall out sideways, degrees. Two opposite holds are sufficient (a tension
 * setting).
 */
const WIDEST_ARC = 205;

export interface Seat {
  /** Index of the stone's part. */
  part: number;
  /** Free arc between two holds, degrees; 360 when nothing holds it. */
  freeArcDeg: number;
  /** The nearest metal to the girdle when nothing holds it, mm. */
  gapMm: number;
  /** Metal lies over the table. */
  isBuried: boolean;
  /** How deep another stone reaches into this one at its girdle, mm. */
  overlapMm: number;
}

/** Checks every faceted stone; pearls and other solid stones count as bodies. */
export function seatsOf(piece: Piece, bodies: readonly Body[]): Seat[] {
  const stones = piece.parts.flatMap((part, index) => (part.shape === 'gem' ? [{ part, index, ...reach(part) }] : []));
  return stones.map(({ part, index, low, high }): Seat => {
    const shape = piece.gems[part.gem]!;
    const count = Math.max(16, Math.min(64, Math.round((part.sizeMm * Math.PI) / 0.28)));
    const girdle = girdleOutline(shape, count).map((p) => toWorld(part.at, [p[0], p[1], 0]));
    const near = bodies.filter((body) => boxesMeet(body, { low, high }, HOLD));
    const held = girdle.map((p) => near.some((body) => distanceTo(body, p, HOLD) < HOLD || contains(body, p)));
    const table = Math.min(...shape.planes.map((q) => (q[2] > 1e-6 ? q[3] / q[2] : Infinity)));
    const isBuried = [
      [0, 0],
      [0.35, 0],
      [-0.35, 0],
      [0, 0.35],
      [0, -0.35],
    ].some(([x, y]) => {
      const above = toWorld(part.at, [x!, y!, table + 0.06 / part.at.scale]);
      return near.some((body) => contains(body, above));
    });
    let overlapMm = 0;
    for (const other of stones) {
      if (other.index <= index || !boxesMeet({ low, high }, other, 0)) continue;
      for (const p of girdle) {
        const depth = depthIn(piece.gems[other.part.gem]!, toLocal(other.part.at, p));
        overlapMm = Math.max(overlapMm, depth * other.part.at.scale);
      }
    }
    const freeArcDeg = widestArc(held) * (360 / count);
    const gapMm =
      freeArcDeg < 360
        ? 0
        : Math.min(
            ...girdle.map((p) =>
              Math.min(
                3,
                ...bodies.map((body) => (boxesMeet(body, { low: p, high: p }, 3) ? distanceTo(body, p, 3) : 3)),
              ),
            ),
          );
    return { part: index, freeArcDeg, gapMm, isBuried, overlapMm };
  });
}

export const isSeated = (seat: Seat): boolean => seat.freeArcDeg <= WIDEST_ARC;

function reach(part: GemPart): { low: Vec3; high: Vec3 } {
  const r = part.sizeMm * 1.2;
  const [x, y, z] = part.at.origin;
  return { low: [x - r, y - r, z - r], high: [x + r, y + r, z + r] };
}

/** The longest run of unheld positions on a circle; all of them when none is held. */
function widestArc(held: readonly boolean[]): number {
  if (!held.includes(true)) return held.length;
  const start = held.indexOf(true);
  let [run, widest] = [0, 0];
  for (let i = 1; i <= held.length; i++) {
    run++;
    if (held[(start + i) % held.length]) {
      widest = Math.max(widest, run);
      run = 0;
    }
  }
  return widest;
}
