/**
 * Signed distance fields, mm, negative inside, for joints that blend smoothly, which sweeps cannot make. A field may
 * underestimate the distance but never overestimate it by much; `sculpt` relies on that to skip space.
 */
import type { Vec3 } from '../piece';
import { boxOf, type Point2 } from './curves';
import { isSketch } from './detail';

/** `limit` is the largest value the caller needs: a field may return any number of at least `limit` for larger ones. */
export type Field = (x: number, y: number, z: number, limit?: number) => number;

/** The smaller of two values, blended over about `width` (polynomial smooth minimum). */
export const smoothMin = (a: number, b: number, width: number): number => {
  const apart = Math.abs(a - b);
  const nearer = a < b ? a : b;
  return apart < width ? nearer - ((width - apart) * (width - apart) * 0.25) / width : nearer;
};

/** The larger of two values, blended likewise: the intersection of two fields with a rounded edge. */
export const smoothMax = (a: number, b: number, width: number): number => -smoothMin(-a, -b, width);

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

/** Intersection. `b` is evaluated first; where it is beyond the limit, `a` is skipped. */
export const intersect =
  (a: Field, b: Field): Field =>
  (x, y, z, limit = Infinity) => {
    const e = b(x, y, z, limit);
    return e >= limit ? e : Math.max(a(x, y, z, limit), e);
  };

/** `a` with `b` cut away. */
export const cut =
  (a: Field, b: Field): Field =>
  (x, y, z, limit = Infinity) => {
    const e = -b(x, y, z);
    return e >= limit ? e : Math.max(a(x, y, z, limit), e);
  };

/** The field grown (or, negative, shrunk) by `by`. */
export const grown =
  (a: Field, by: number): Field =>
  (x, y, z, limit = Infinity) =>
    a(x, y, z, limit + by) - by;

export const ball =
  (center: Vec3, radius: number): Field =>
  (x, y, z) =>
    Math.sqrt((x - center[0]) ** 2 + (y - center[1]) ** 2 + (z - center[2]) ** 2) - radius;

/**
 * Buckets along a side of a polygon's grid, and subdivisions of each along its side; a sketch has too few samples for a
 * finer grid.
 */
const COARSE = 12;
const FINER = 6;
const SKETCH_FINER = 2;

/** A square grid of buckets; a bucket is filled on first access. */
interface Buckets {
  side: number;
  width: number;
  height: number;
  /** Range of the bucket's edges in the store: for each of its points the nearest edge, and all edges that cross it. */
  from: Int32Array;
  to: Int32Array;
  /** -1 and 1 for inside and outside at the bucket's middle. */
  sides: Int8Array;
  /** 1 where the whole bucket is on that side. */
  pure: Uint8Array;
}

const bucketsOf = (side: number, width: number, height: number): Buckets => ({
  side,
  width: width / side,
  height: height / side,
  from: new Int32Array(side * side).fill(-1),
  to: new Int32Array(side * side),
  sides: new Int8Array(side * side),
  pure: new Uint8Array(side * side),
});

/**
 * Distance to a closed polygon in the xy plane, negative inside. Within 1.5 mm of the polygon's box, a grid of buckets
 * stores which edges can be nearest; a fine bucket selects from the edges of its coarse one.
 */
export function polygonField(corners: readonly Point2[]): (x: number, y: number) => number {
  const n = corners.length;
  const ends = Float64Array.from(corners.flatMap(([x, y], i) => [x, y, ...corners[(i + n - 1) % n]!]));
  const margin = 1.6;
  const box = boxOf(corners);
  const left = box.left - margin;
  const bottom = box.low - margin;
  const width = box.right + margin - left;
  const height = box.high + margin - bottom;
  const coarse = bucketsOf(COARSE, width, height);
  const finer = isSketch() ? SKETCH_FINER : FINER;
  const fine = bucketsOf(COARSE * finer, width, height);
  // The edges of all buckets in sequence, preceded by the complete list.
  let store = new Int32Array(n * 4).map((_, i) => i * 4);
  let stored = n;
  const distances = new Float64Array(n);

  function toEdge(o: number, x: number, y: number): number {
    const ex = ends[o + 2]! - ends[o]!;
    const ey = ends[o + 3]! - ends[o + 1]!;
    let t = ((x - ends[o]!) * ex + (y - ends[o + 1]!) * ey) / (ex * ex + ey * ey + 1e-12);
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    const dx = x - ends[o]! - ex * t;
    const dy = y - ends[o + 1]! - ey * t;
    return dx * dx + dy * dy;
  }
  function sideOf(x: number, y: number): number {
    let inside = 1;
    for (let o = 0; o < n * 4; o += 4) {
      const ay = ends[o + 1]!;
      const by = ends[o + 3]!;
      if (ay > y !== by > y && x < ((ends[o + 2]! - ends[o]!) * (y - ay)) / (by - ay) + ends[o]!) inside = -inside;
    }
    return inside;
  }
  /**
   * The side of a point within a bucket: that of its middle, flipped by each edge on a vertical and then a horizontal
   * path to the point.
   */
  function sideIn(grid: Buckets, bucket: number, x: number, y: number): number {
    let inside = grid.sides[bucket]!;
    if (grid.pure[bucket] === 1) return inside;
    const cx = left + ((bucket % grid.side) + 0.5) * grid.width;
    const cy = bottom + (Math.floor(bucket / grid.side) + 0.5) * grid.height;
    for (let k = grid.from[bucket]!; k < grid.to[bucket]!; k++) {
      const o = store[k]!;
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
  /** Fills a bucket with those of the stored edges that can be the nearest somewhere in it. */
  function fill(grid: Buckets, bucket: number, x: number, y: number, from: number, to: number, inside: number): void {
    let least = Infinity;
    for (let k = from; k < to; k++) {
      const squared = toEdge(store[k]!, x, y);
      distances[k - from] = squared;
      if (squared < least) least = squared;
    }
    const halfDiagonal = Math.sqrt(grid.width * grid.width + grid.height * grid.height) / 2;
    const nearest = Math.sqrt(least);
    const most = (nearest + 2 * halfDiagonal) * (nearest + 2 * halfDiagonal);
    if (stored + to - from > store.length) {
      const wider = new Int32Array((stored + to - from) * 2);
      wider.set(store);
      store = wider;
    }
    grid.from[bucket] = stored;
    for (let k = from; k < to; k++) if (distances[k - from]! <= most) store[stored++] = store[k]!;
    grid.to[bucket] = stored;
    grid.sides[bucket] = inside;
    grid.pure[bucket] = nearest > halfDiagonal ? 1 : 0;
  }
  function fillFine(bucket: number, i: number, j: number): void {
    const [ci, cj] = [Math.floor(i / finer), Math.floor(j / finer)];
    const around = cj * COARSE + ci;
    if (coarse.from[around]! < 0) {
      const [cx, cy] = [left + (ci + 0.5) * coarse.width, bottom + (cj + 0.5) * coarse.height];
      fill(coarse, around, cx, cy, 0, n, sideOf(cx, cy));
    }
    const [x, y] = [left + (i + 0.5) * fine.width, bottom + (j + 0.5) * fine.height];
    fill(fine, bucket, x, y, coarse.from[around]!, coarse.to[around]!, sideIn(coarse, around, x, y));
  }

  return (x, y) => {
    const i = Math.floor((x - left) / fine.width);
    const j = Math.floor((y - bottom) / fine.height);
    const isNear = i >= 0 && j >= 0 && i < fine.side && j < fine.side;
    const bucket = j * fine.side + i;
    if (isNear && fine.from[bucket]! < 0) fillFine(bucket, i, j);
    const to = isNear ? fine.to[bucket]! : n;
    let nearest = Infinity;
    for (let k = isNear ? fine.from[bucket]! : 0; k < to; k++) {
      const squared = toEdge(store[k]!, x, y);
      if (squared < nearest) nearest = squared;
    }
    return Math.sqrt(nearest) * (isNear ? sideIn(fine, bucket, x, y) : sideOf(x, y));
  };
}

/** Beyond this distance from a sheet's box the distance to the box is returned, mm. */
const FAR = 1.5;

/**
 * Distance to the edge of a sheet that is cut to an outline and pierced by openings, negative in the metal, mm; far
 * outside only a bound. The last point is cached, because sculpting evaluates all heights over it.
 */
export function sheetField(
  outline: readonly Point2[],
  openings: readonly (readonly Point2[])[] = [],
): (x: number, y: number) => number {
  const box = boxOf(outline);
  const outer = polygonField(outline);
  const holes = openings.map((opening) => ({ distance: polygonField(opening), ...boxOf(opening) }));
  const last = { x: NaN, y: NaN, flat: NaN };
  const flatAt = (x: number, y: number): number => {
    const out = Math.max(box.left - x, x - box.right, box.low - y, y - box.high);
    if (out > FAR) return out;
    let flat = outer(x, y);
    for (let i = 0; i < holes.length; i++) {
      const { distance, left, right, low, high } = holes[i]!;
      const away = Math.max(left - x, x - right, low - y, y - high);
      if (-away > flat) flat = Math.max(flat, -distance(x, y));
    }
    return flat;
  };
  return (x, y) => {
    if (x !== last.x || y !== last.y) {
      last.x = x;
      last.y = y;
      last.flat = flatAt(x, y);
    }
    return last.flat;
  };
}
