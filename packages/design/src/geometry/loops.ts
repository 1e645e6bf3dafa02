/** Removes the loops that offsetting an outline outwards makes in its clefts. */
import type { Point2 } from './curves';

/** Sine of the turn from which a corner to the right is a cleft. */
const CLEFT = 0.3;
const TOO_NEAR = 1e-3;

const minus = (a: Point2, b: Point2): Point2 => [a[0] - b[0], a[1] - b[1]];
const cross = (a: Point2, b: Point2): number => a[0] * b[1] - a[1] * b[0];

function isCleft(outline: readonly Point2[], i: number): boolean {
  const n = outline.length;
  const into = minus(outline[i]!, outline[(i - 1 + n) % n]!);
  const on = minus(outline[(i + 1) % n]!, outline[i]!);
  return cross(into, on) < -CLEFT * Math.hypot(...into) * Math.hypot(...on);
}

function distanceTo(outline: readonly Point2[], p: Point2): number {
  return Math.min(
    ...outline.map((a, i) => {
      const [x, y] = minus(p, a);
      const [dx, dy] = minus(outline[(i + 1) % outline.length]!, a);
      const t = Math.max(0, Math.min(1, (x * dx + y * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x - t * dx, y - t * dy);
    }),
  );
}

/** Where the lines through two pairs of points cross. */
function crossing(a: Point2, b: Point2, c: Point2, d: Point2): Point2 {
  const along = minus(b, a);
  const other = minus(d, c);
  const t = cross(minus(c, a), other) / cross(along, other);
  return [a[0] + along[0] * t, a[1] + along[1] * t];
}

/**
 * `moved` is a counter-clockwise outline, offset outwards by `by`. Points that crossed the other side of a cleft are
 * moved to the intersection of both sides; the number of points stays the same.
 */
export function withoutLoops(moved: readonly Point2[], outline: readonly Point2[], by: number): Point2[] {
  const n = moved.length;
  const out = [...moved];
  for (const corner of outline.keys()) {
    if (!isCleft(outline, corner)) continue;
    const at = (k: number): number => (corner + k + n) % n;
    const isLost = (k: number): boolean => distanceTo(outline, moved[at(k)]!) < by * (1 - TOO_NEAR);
    let [before, after] = [-1, 1];
    while (before > -n / 4 && isLost(before)) before--;
    while (after < n / 4 && isLost(after)) after++;
    const meeting = crossing(moved[at(before)]!, moved[at(before + 1)]!, moved[at(after)]!, moved[at(after - 1)]!);
    for (let k = before + 1; k < after; k++) out[at(k)] = meeting;
  }
  return out;
}
