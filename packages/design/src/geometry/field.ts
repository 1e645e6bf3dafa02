/**
 * Signed distance fields, mm: negative inside. They make what sweeps cannot: joints that flow into each other.
 * A field may underestimate the distance but never overestimate it by much; `sculpt` relies on that to skip space.
 */
import type { Vec3 } from '../piece';

export type Field = (x: number, y: number, z: number) => number;

/** Union whose joint is filled by a fillet about `radius` wide (polynomial smooth minimum). */
export function blend(radius: number, ...fields: readonly Field[]): Field {
  return (x, y, z) => {
    let d = Infinity;
    for (const field of fields) {
      const e = field(x, y, z);
      const h = Math.max(0, radius - Math.abs(d - e)) / radius;
      d = Math.min(d, e) - (Number.isFinite(d) ? h * h * radius * 0.25 : 0);
    }
    return d;
  };
}

export const intersect = (a: Field, b: Field): Field => (x, y, z) => Math.max(a(x, y, z), b(x, y, z));

/** `a` with `b` cut away. */
export const cut = (a: Field, b: Field): Field => (x, y, z) => Math.max(a(x, y, z), -b(x, y, z));

/** The field grown (or, negative, shrunk) by `by`. */
export const grown = (a: Field, by: number): Field => (x, y, z) => a(x, y, z) - by;

export const ball = (center: Vec3, radius: number): Field => (x, y, z) =>
  Math.sqrt((x - center[0]) ** 2 + (y - center[1]) ** 2 + (z - center[2]) ** 2) - radius;

const CHUNK = 6;

/**
 * A wire along a polyline with a radius at every point. Runs of segments are skipped by their bounding balls; where only
 * the nearest `reach` mm matter, everything further away answers `reach` and costs next to nothing.
 */
export function wire(path: readonly Vec3[], radius: number | ((t: number) => number), closed = false, reach = Infinity): Field {
  const n = path.length;
  const r = path.map((_, i) => (typeof radius === 'number' ? radius : radius(i / (closed ? n : n - 1))));
  const spans = closed ? n : n - 1;
  const data = new Float64Array(spans * 8);
  for (let i = 0; i < spans; i++) data.set([...path[i]!, r[i]!, ...path[(i + 1) % n]!, r[(i + 1) % n]!], i * 8);
  const chunks: { from: number; to: number; x: number; y: number; z: number; reach: number }[] = [];
  for (let from = 0; from < spans; from += CHUNK) {
    const to = Math.min(spans, from + CHUNK);
    const points = Array.from({ length: to - from + 1 }, (_, k) => path[(from + k) % n]!);
    const x = points.reduce((s, p) => s + p[0], 0) / points.length;
    const y = points.reduce((s, p) => s + p[1], 0) / points.length;
    const z = points.reduce((s, p) => s + p[2], 0) / points.length;
    const extent = Math.max(...points.map((p, k) => Math.hypot(p[0] - x, p[1] - y, p[2] - z) + r[(from + k) % n]!));
    chunks.push({ from, to, x, y, z, reach: extent });
  }
  return (px, py, pz) => {
    let best = reach;
    for (const c of chunks) {
      const [cx, cy, cz] = [px - c.x, py - c.y, pz - c.z];
      const bound = best + c.reach;
      if (bound < 0 || cx * cx + cy * cy + cz * cz > bound * bound) continue;
      for (let i = c.from * 8; i < c.to * 8; i += 8) {
        const ex = data[i + 4]! - data[i]!;
        const ey = data[i + 5]! - data[i + 1]!;
        const ez = data[i + 6]! - data[i + 2]!;
        const qx = px - data[i]!;
        const qy = py - data[i + 1]!;
        const qz = pz - data[i + 2]!;
        let t = (qx * ex + qy * ey + qz * ez) / (ex * ex + ey * ey + ez * ez + 1e-12);
        t = t < 0 ? 0 : t > 1 ? 1 : t;
        const [dx, dy, dz] = [qx - ex * t, qy - ey * t, qz - ez * t];
        const d = Math.sqrt(dx * dx + dy * dy + dz * dz) - (data[i + 3]! + (data[i + 7]! - data[i + 3]!) * t);
        if (d < best) best = d;
      }
    }
    return best;
  };
}

/** Distance to a closed polygon in the xy plane, negative inside. */
export function polygonField(corners: readonly (readonly [number, number])[]): (x: number, y: number) => number {
  const n = corners.length;
  return (x, y) => {
    let d2 = Infinity;
    let inside = false;
    for (let i = 0, j = n - 1; i < n; j = i++) {
      const [ax, ay] = corners[i]!;
      const [bx, by] = corners[j]!;
      const ex = bx - ax;
      const ey = by - ay;
      const t = Math.min(1, Math.max(0, ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey + 1e-12)));
      const dx = x - ax - ex * t;
      const dy = y - ay - ey * t;
      d2 = Math.min(d2, dx * dx + dy * dy);
      if (ay > y !== by > y && x < (ex * (y - ay)) / ey + ax) inside = !inside;
    }
    return inside ? -Math.sqrt(d2) : Math.sqrt(d2);
  };
}
