/** Refines polylines that approximate curves until reflections on them are smooth; corners stay sharp. */

/** A turn sharper than this is a corner, degrees. */
const CORNER_DEG = 32;
/** Maximum turn from one point to the next, degrees. */
const STEP_DEG = 3;
const MOST_STEPS = 6;

/** A point of the plane with further values along the line, such as a width or a height. */
export type Along = readonly [x: number, y: number, ...rest: number[]];

/** Adds points to the polyline (Catmull-Rom) and interpolates the values of each point. */
export function flowing<P extends Along>(points: readonly P[], closed: boolean): P[] {
  const n = points.length;
  if (n < 3) return [...points];
  const at = (i: number): P => points[(i + n) % n]!;
  const turns = points.map((p, i): number => {
    if (!closed && (i === 0 || i === n - 1)) return 180;
    const [before, after] = [at(i - 1), at(i + 1)];
    const angle = Math.atan2(after[1] - p[1], after[0] - p[0]) - Math.atan2(p[1] - before[1], p[0] - before[0]);
    return (Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle))) * 180) / Math.PI;
  });
  const isCorner = (i: number): boolean => turns[(i + n) % n]! > CORNER_DEG;
  const out: P[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [b, c] = [at(i), at(i + 1)];
    // A curve ends at a corner with its own tangent.
    const a = isCorner(i) ? b : at(i - 1);
    const d = isCorner(i + 1) ? c : at(i + 2);
    const sharpest = Math.max(isCorner(i) ? 0 : turns[i]!, isCorner(i + 1) ? 0 : turns[(i + 1) % n]!);
    const steps = Math.max(1, Math.min(MOST_STEPS, Math.ceil(sharpest / STEP_DEG)));
    out.push(b);
    for (let k = 1; k < steps; k++) {
      const t = k / steps;
      out.push(
        b.map(
          (q, j) =>
            0.5 *
            (2 * q +
              (c[j]! - a[j]!) * t +
              (2 * a[j]! - 5 * q + 4 * c[j]! - d[j]!) * t * t +
              (3 * q - a[j]! - 3 * c[j]! + d[j]!) * t * t * t),
        ) as unknown as P,
      );
    }
  }
  if (!closed) out.push(points[n - 1]!);
  return out;
}
