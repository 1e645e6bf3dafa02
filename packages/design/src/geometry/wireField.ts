import type { Vec3 } from '../piece';
import { type Field } from './field';

/** Number of segments in a bounding ball, and number of those balls in a larger one. */
const CHUNK = 6;
const CHUNKS = 8;

/** Bounding ball of a run of a wire's segments, with the balls of the next level. */
interface Run {
  from: number;
  to: number;
  x: number;
  y: number;
  z: number;
  reach: number;
  within: readonly Run[];
}

const beyond = (ball: Run, x: number, y: number, z: number, best: number): boolean => {
  const bound = best + ball.reach;
  if (bound < 0) return true;
  const cx = x - ball.x;
  const cy = y - ball.y;
  const cz = z - ball.z;
  return cx * cx + cy * cy + cz * cz > bound * bound;
};

/**
 * A wire along a polyline with a radius at every point. Runs of segments are skipped by their bounding balls; where
 * only the nearest `reach` mm matter, everything further away returns `reach` at almost no cost.
 */
export function wire(
  path: readonly Vec3[],
  radius: number | ((t: number) => number),
  closed = false,
  reach = Infinity,
): Field {
  const n = path.length;
  const r = path.map((_, i) => (typeof radius === 'number' ? radius : radius(i / (closed ? n : n - 1))));
  const spans = closed ? n : n - 1;
  const data = new Float64Array(spans * 8);
  for (let i = 0; i < spans; i++) data.set([...path[i]!, r[i]!, ...path[(i + 1) % n]!, r[(i + 1) % n]!], i * 8);
  const run = (from: number, length: number, within: readonly Run[] = []): Run => {
    const to = Math.min(spans, from + length);
    const points = Array.from({ length: to - from + 1 }, (_, k) => path[(from + k) % n]!);
    const x = points.reduce((s, p) => s + p[0], 0) / points.length;
    const y = points.reduce((s, p) => s + p[1], 0) / points.length;
    const z = points.reduce((s, p) => s + p[2], 0) / points.length;
    const extent = Math.max(...points.map((p, k) => Math.hypot(p[0] - x, p[1] - y, p[2] - z) + r[(from + k) % n]!));
    return { from, to, x, y, z, reach: extent, within };
  };
  const chunks = Array.from({ length: Math.ceil(spans / CHUNK) }, (_, i) => run(i * CHUNK, CHUNK));
  const runs = Array.from({ length: Math.ceil(chunks.length / CHUNKS) }, (_, i) =>
    run(i * CHUNK * CHUNKS, CHUNK * CHUNKS, chunks.slice(i * CHUNKS, (i + 1) * CHUNKS)),
  );
  const [left, low, back] = [0, 1, 2].map((k) => Math.min(...path.map((p, i) => p[k as 0] - r[i]!))) as [
    number,
    number,
    number,
  ];
  const [right, high, front] = [0, 1, 2].map((k) => Math.max(...path.map((p, i) => p[k as 0] + r[i]!))) as [
    number,
    number,
    number,
  ];
  /** The distance to the segments of a run, or `best` where that is less. */
  const nearest = ({ from, to }: Run, px: number, py: number, pz: number, best: number): number => {
    for (let i = from * 8; i < to * 8; i += 8) {
      const ex = data[i + 4]! - data[i]!;
      const ey = data[i + 5]! - data[i + 1]!;
      const ez = data[i + 6]! - data[i + 2]!;
      const qx = px - data[i]!;
      const qy = py - data[i + 1]!;
      const qz = pz - data[i + 2]!;
      let t = (qx * ex + qy * ey + qz * ez) / (ex * ex + ey * ey + ez * ez + 1e-12);
      t = t < 0 ? 0 : t > 1 ? 1 : t;
      const dx = qx - ex * t;
      const dy = qy - ey * t;
      const dz = qz - ez * t;
      const d = Math.sqrt(dx * dx + dy * dy + dz * dz) - (data[i + 3]! + (data[i + 7]! - data[i + 3]!) * t);
      if (d < best) best = d;
    }
    return best;
  };
  return (px, py, pz, limit = Infinity) => {
    let best = reach < limit ? reach : limit;
    if (
      px < left - best ||
      px > right + best ||
      py < low - best ||
      py > high + best ||
      pz < back - best ||
      pz > front + best
    )
      return best;
    for (let j = 0; j < runs.length; j++) {
      const run = runs[j]!;
      if (beyond(run, px, py, pz, best)) continue;
      for (let k = 0; k < run.within.length; k++) {
        const chunk = run.within[k]!;
        if (!beyond(chunk, px, py, pz, best)) best = nearest(chunk, px, py, pz, best);
      }
    }
    return best;
  };
}
