/** Regularizes a drawing: a lower influence makes its lines smoother, more even and more symmetric. */
import type { Vec3 } from '../piece';
import { lerp } from '../geometry/vec';
import type { Ink } from './strokes';

export interface KeptLine {
  readonly ink: Ink;
  readonly brush: number;
  readonly kind: 'dot' | 'open' | 'closed';
  readonly points: readonly Vec3[];
}

/** Passes of the filter that removes tremor, and additional passes at the lowest influence. */
const STEADY = 3;
const FREE_PASSES = 26;
/** A drawing that differs from its mirror image by less than this share of its width counts as symmetric. */
const NEARLY_SYMMETRIC = 0.03;

/** Removes tremor from a line by binomial filtering. Its ends stay in place. */
export function smoothed(points: readonly Vec3[], isClosed: boolean, freedom: number): Vec3[] {
  let line = [...points];
  const n = line.length;
  for (let pass = 0; pass < STEADY + Math.round(freedom * FREE_PASSES); pass++) {
    const from = line;
    line = from.map((p, i) => {
      if (!isClosed && (i === 0 || i === n - 1)) return p;
      const [a, b] = [from[(i + n - 1) % n]!, from[(i + 1) % n]!];
      return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4, (a[2] + 2 * p[2] + b[2]) / 4];
    });
  }
  return line;
}

const nearest = (to: Vec3, among: readonly Vec3[]): Vec3 =>
  among.reduce(
    (best, p) =>
      (p[0] - to[0]) ** 2 + (p[1] - to[1]) ** 2 < (best[0] - to[0]) ** 2 + (best[1] - to[1]) ** 2 ? p : best,
    among[0]!,
  );

/**
 * Moves lines towards an even width and, in a nearly symmetric drawing, towards their mirror image about the vertical
 * axis; a freedom of 0 changes nothing.
 */
export function regularized(lines: readonly KeptLine[], freedom: number): KeptLine[] {
  const all = lines.flatMap((line) => line.points);
  if (freedom === 0 || all.length === 0) return [...lines];
  const left = Math.min(...all.map((p) => p[0]));
  const right = Math.max(...all.map((p) => p[0]));
  const mirror = (p: Vec3): Vec3 => [left + right - p[0], p[1], p[2]];
  const ofInk = new Map(
    lines.map((line) => [line.ink, lines.filter((l) => l.ink === line.ink).flatMap((l) => l.points)]),
  );
  const partner = (ink: Ink, p: Vec3): Vec3 => mirror(nearest(mirror(p), ofInk.get(ink)!));
  const misses = lines.flatMap(({ ink, points }) =>
    points.map((p) => {
      const q = partner(ink, p);
      return Math.hypot(p[0] - q[0], p[1] - q[1]);
    }),
  );
  const isSymmetric = misses.reduce((sum, miss) => sum + miss, 0) / misses.length < NEARLY_SYMMETRIC * (right - left);
  return lines.map((line) => {
    const width = line.points.reduce((sum, p) => sum + p[2], 0) / line.points.length;
    const points = line.points.map((p): Vec3 => {
      const [x, y] = isSymmetric ? lerp(p, partner(line.ink, p), freedom / 2) : p;
      return [x, y, p[2] + (width - p[2]) * freedom];
    });
    return {
      ...line,
      points: isSymmetric && line.kind !== 'dot' ? smoothed(points, line.kind === 'closed', 0) : points,
    };
  });
}
