/** Lines around stones with four corners, and places along them. */
import type { Vec3 } from '../piece';
import type { Cut } from '../spec';
import { evenly, lengthOf, type Point2 } from '../geometry/curves';

/** Cuts with four corners, around which a halo is rounded and has a stone at each. */
export const CORNERED: ReadonlySet<Cut> = new Set(['princess', 'asscher', 'emerald', 'radiant', 'baguette']);
/** Least turn of a corner, radians, and number of points that round it. */
const CORNER_TURN = 0.3;
const CORNER_POINTS = 9;

/** Outlines at a distance from a girdle, with its corners rounded by that distance; all have equally many points. */
export function roundedAround(girdle: readonly Point2[]): (by: number) => Point2[] {
  const n = girdle.length;
  const facing = (p: Point2, q: Point2): number => Math.atan2(p[0] - q[0], q[1] - p[1]);
  const points = girdle.flatMap((p, i): { p: Point2; angle: number; far: number }[] => {
    const from = facing(girdle[(i - 1 + n) % n]!, p);
    const to = facing(p, girdle[(i + 1) % n]!);
    const turn = Math.atan2(Math.sin(to - from), Math.cos(to - from));
    if (turn < CORNER_TURN) return [{ p, angle: from + turn / 2, far: 1 / Math.cos(turn / 2) }];
    return Array.from({ length: CORNER_POINTS }, (_, k) => ({
      p,
      angle: from + (turn * k) / (CORNER_POINTS - 1),
      far: 1,
    }));
  });
  return (by) =>
    points.map(({ p, angle, far }): Point2 => [p[0] + Math.cos(angle) * by * far, p[1] + Math.sin(angle) * by * far]);
}

/**
 * Places of stones and, between them, of beads along a line around a cut with four corners: one stone at each corner,
 * and the others evenly between these at least `pitch` apart, mm.
 */
export function fromCorners(line: readonly Vec3[], pitch: number): Vec3[] {
  const dense = evenly(line, 720, true);
  const step = lengthOf(dense, true) / dense.length;
  const [right, top] = [0, 1].map((k) => Math.max(...dense.map((p) => p[k as 0]))) as [number, number];
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ]
    .map(([x, y]) => {
      const away = (p: Vec3): number => Math.hypot(p[0] - x! * right, p[1] - y! * top);
      return dense.reduce((best, p, i) => (away(p) < away(dense[best]!) ? i : best), 0);
    })
    .toSorted((a, b) => a - b);
  return corners.flatMap((from, k) => {
    const to = corners[k + 1] ?? corners[0]! + dense.length;
    const count = Math.max(1, Math.floor(((to - from) * step) / pitch + 0.03));
    return Array.from(
      { length: 2 * count },
      (_, i): Vec3 => dense[Math.round(from + ((to - from) * i) / (2 * count)) % dense.length]!,
    );
  });
}
