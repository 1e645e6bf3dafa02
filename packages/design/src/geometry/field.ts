/**
 * Signed distance fields, mm: negative inside. They make what sweeps cannot: joints that flow into each other.
 * A field may underestimate the distance but never overestimate it by much; `sculpt` relies on that to skip space.
 */
import type { Vec3 } from '../piece';

/** Whoever needs only values below `limit` says so; any number from `limit` up may then stand for larger ones. */
export type Field = (x: number, y: number, z: number, limit?: number) => number;

/** Union whose joint is filled by a fillet about `radius` wide (polynomial smooth minimum). */
export function blend(radius: number, ...fields: readonly Field[]): Field {
  return (x, y, z, limit = Infinity) => {
    let d = Infinity;
    for (const field of fields) {
      const e = field(x, y, z, (d < limit ? d : limit) + radius);
      const apart = d > e ? d - e : e - d;
      if (e < d) d = e;
      if (apart < radius) d -= ((radius - apart) * (radius - apart) * 0.25) / radius;
    }
    return d;
  };
}

/** Where both are. `b` is asked first; where it is beyond the limit, `a` is not asked. */
export const intersect = (a: Field, b: Field): Field => (x, y, z, limit = Infinity) => {
  const e = b(x, y, z, limit);
  return e >= limit ? e : Math.max(a(x, y, z, limit), e);
};

/** `a` with `b` cut away. */
export const cut = (a: Field, b: Field): Field => (x, y, z) => Math.max(a(x, y, z), -b(x, y, z));

/** The field grown (or, negative, shrunk) by `by`. */
export const grown = (a: Field, by: number): Field => (x, y, z, limit = Infinity) => a(x, y, z, limit + by) - by;

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
  const [left, low, back] = [0, 1, 2].map((k) => Math.min(...path.map((p, i) => p[k as 0] - r[i]!))) as [number, number, number];
  const [right, high, front] = [0, 1, 2].map((k) => Math.max(...path.map((p, i) => p[k as 0] + r[i]!))) as [number, number, number];
  return (px, py, pz, limit = Infinity) => {
    let best = reach < limit ? reach : limit;
    if (px < left - best || px > right + best || py < low - best || py > high + best || pz < back - best || pz > front + best) return best;
    for (const c of chunks) {
      const cx = px - c.x;
      const cy = py - c.y;
      const cz = pz - c.z;
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
        const dx = qx - ex * t;
        const dy = qy - ey * t;
        const dz = qz - ez * t;
        const d = Math.sqrt(dx * dx + dy * dy + dz * dz) - (data[i + 3]! + (data[i + 7]! - data[i + 3]!) * t);
        if (d < best) best = d;
      }
    }
    return best;
  };
}

const BUCKETS = 28;

interface Bucket {
  /** Edges one of which is the nearest to every point of the bucket. */
  edges: Int32Array;
  /** -1 and 1 for inside and outside at the bucket's middle, and whether the whole bucket is on that side. */
  side: number;
  pure: boolean;
  x: number;
  y: number;
}

/**
 * Distance to a closed polygon in the xy plane, negative inside. Within 1.5 mm of the polygon's box a grid of buckets
 * remembers which edges can be the nearest.
 */
export function polygonField(corners: readonly (readonly [number, number])[]): (x: number, y: number) => number {
  const n = corners.length;
  const ends = Float64Array.from(corners.flatMap(([x, y], i) => [x, y, ...corners[(i + n - 1) % n]!]));
  const everyEdge = Int32Array.from(corners, (_, i) => i * 4);
  const margin = 1.6;
  const left = Math.min(...corners.map((p) => p[0])) - margin;
  const bottom = Math.min(...corners.map((p) => p[1])) - margin;
  const stepX = (Math.max(...corners.map((p) => p[0])) + margin - left) / BUCKETS;
  const stepY = (Math.max(...corners.map((p) => p[1])) + margin - bottom) / BUCKETS;
  const halfDiagonal = Math.hypot(stepX, stepY) / 2;
  const buckets: (Bucket | undefined)[] = Array.from({ length: BUCKETS * BUCKETS });

  function toEdge(o: number, x: number, y: number): number {
    const ex = ends[o + 2]! - ends[o]!;
    const ey = ends[o + 3]! - ends[o + 1]!;
    let t = ((x - ends[o]!) * ex + (y - ends[o + 1]!) * ey) / (ex * ex + ey * ey + 1e-12);
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    const dx = x - ends[o]! - ex * t;
    const dy = y - ends[o + 1]! - ey * t;
    return dx * dx + dy * dy;
  }
  function side(x: number, y: number): number {
    let inside = 1;
    for (let o = 0; o < n * 4; o += 4) {
      const ay = ends[o + 1]!;
      const by = ends[o + 3]!;
      if (ay > y !== by > y && x < ((ends[o + 2]! - ends[o]!) * (y - ay)) / (by - ay) + ends[o]!) inside = -inside;
    }
    return inside;
  }
  function bucketAt(i: number, j: number): Bucket {
    const x = left + (i + 0.5) * stepX;
    const y = bottom + (j + 0.5) * stepY;
    const distances = Array.from(everyEdge, (o) => Math.sqrt(toEdge(o, x, y)));
    const nearest = Math.min(...distances);
    return {
      edges: everyEdge.filter((_, k) => distances[k]! <= nearest + 2 * halfDiagonal),
      side: side(x, y),
      pure: nearest > halfDiagonal,
      x,
      y,
    };
  }
  /** The side of a point within a bucket: that of the middle, changed by every edge on the way there, first upright, then level. */
  function sideIn({ edges, side: known, x: cx, y: cy }: Bucket, x: number, y: number): number {
    let inside = known;
    for (let k = 0; k < edges.length; k++) {
      const o = edges[k]!;
      const ax = ends[o]!;
      const ay = ends[o + 1]!;
      const bx = ends[o + 2]!;
      const by = ends[o + 3]!;
      if (ax > cx !== bx > cx) {
        const at = ((by - ay) * (cx - ax)) / (bx - ax) + ay;
        if (at > cy !== at > y) inside = -inside;
      }
      if (ay > y !== by > y) {
        const at = ((bx - ax) * (y - ay)) / (by - ay) + ax;
        if (at > cx !== at > x) inside = -inside;
      }
    }
    return inside;
  }

  return (x, y) => {
    const i = Math.floor((x - left) / stepX);
    const j = Math.floor((y - bottom) / stepY);
    const known = i >= 0 && j >= 0 && i < BUCKETS && j < BUCKETS ? (buckets[j * BUCKETS + i] ??= bucketAt(i, j)) : null;
    const edges = known ? known.edges : everyEdge;
    let nearest = Infinity;
    for (let k = 0; k < edges.length; k++) {
      const squared = toEdge(edges[k]!, x, y);
      if (squared < nearest) nearest = squared;
    }
    return Math.sqrt(nearest) * (known === null ? side(x, y) : known.pure ? known.side : sideIn(known, x, y));
  };
}
