/** Uniform grid of triangles for distance, ray and neighbourhood queries. */
import type { Vec3 } from '../piece';
import { pointToTriangle } from './triangles';

export interface Crossing {
  /** Distance along the ray, mm. */
  t: number;
  /** 1 where the ray leaves the solid, -1 where it enters. */
  way: number;
}

export class TriangleGrid {
  readonly low: Vec3;
  readonly high: Vec3;
  readonly count: number;
  private readonly counts: readonly [number, number, number];
  private readonly cell: number;
  private readonly starts: Int32Array;
  private readonly items: Int32Array;
  private readonly seen: Int32Array;
  private stamp = 0;

  /** @param corners nine numbers per triangle, mm */
  constructor(readonly corners: Float64Array) {
    this.count = corners.length / 9;
    const low: [number, number, number] = [Infinity, Infinity, Infinity];
    const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
    for (const k of [0, 1, 2] as const) {
      for (let i = k; i < corners.length; i += 3) {
        const x = corners[i]!;
        if (x < low[k]) low[k] = x;
        if (x > high[k]) high[k] = x;
      }
    }
    this.low = low;
    this.high = high;
    const size = [0, 1, 2].map((k) => Math.max(0.02, high[k as 0] - low[k as 0]));
    // A surface occupies about the square of a grid's side; aims at a few triangles in each occupied cell.
    const area = 2 * (size[0]! * size[1]! + size[1]! * size[2]! + size[2]! * size[0]!);
    this.cell = Math.max(
      0.12,
      Math.sqrt((area * 2.5) / this.count),
      Math.cbrt((size[0]! * size[1]! * size[2]!) / 150_000),
    );
    this.counts = [0, 1, 2].map((k) => Math.max(1, Math.ceil(size[k]! / this.cell + 1e-9))) as unknown as [
      number,
      number,
      number,
    ];
    const cells = this.counts[0] * this.counts[1] * this.counts[2];
    this.starts = new Int32Array(cells + 1);
    const boxes = new Int32Array(this.count * 6);
    for (let t = 0; t < this.count; t++) {
      for (const k of [0, 1, 2] as const) {
        const a = corners[t * 9 + k]!;
        const b = corners[t * 9 + 3 + k]!;
        const c = corners[t * 9 + 6 + k]!;
        boxes[t * 6 + k] = this.slot(Math.min(a, b, c), k);
        boxes[t * 6 + 3 + k] = this.slot(Math.max(a, b, c), k);
      }
    }
    const each = (visit: (cell: number, triangle: number) => void): void => {
      for (let t = 0; t < this.count; t++) {
        const o = t * 6;
        for (let z = boxes[o + 2]!; z <= boxes[o + 5]!; z++) {
          for (let y = boxes[o + 1]!; y <= boxes[o + 4]!; y++) {
            for (let x = boxes[o]!; x <= boxes[o + 3]!; x++) visit((z * this.counts[1] + y) * this.counts[0] + x, t);
          }
        }
      }
    };
    each((cell) => this.starts[cell + 1]!++);
    for (let i = 0; i < cells; i++) this.starts[i + 1]! += this.starts[i]!;
    this.items = new Int32Array(this.starts[cells]!);
    const next = this.starts.slice();
    each((cell, t) => (this.items[next[cell]!++] = t));
    this.seen = new Int32Array(this.count);
  }

  private slot(x: number, k: 0 | 1 | 2): number {
    const i = Math.floor((x - this.low[k]) / this.cell);
    return i < 0 ? 0 : i >= this.counts[k] ? this.counts[k] - 1 : i;
  }

  /** Visits every triangle near the box once until the visitor returns true; returns whether it did. */
  within(low: Vec3, high: Vec3, visit: (triangle: number) => boolean): boolean {
    for (const k of [0, 1, 2] as const) if (low[k] > this.high[k] || high[k] < this.low[k]) return false;
    const stamp = ++this.stamp;
    const [x0, x1] = [this.slot(low[0], 0), this.slot(high[0], 0)];
    const [y0, y1] = [this.slot(low[1], 1), this.slot(high[1], 1)];
    for (let z = this.slot(low[2], 2); z <= this.slot(high[2], 2); z++) {
      for (let y = y0; y <= y1; y++) {
        for (let x = x0; x <= x1; x++) {
          const cell = (z * this.counts[1] + y) * this.counts[0] + x;
          for (let i = this.starts[cell]!; i < this.starts[cell + 1]!; i++) {
            const t = this.items[i]!;
            if (this.seen[t] === stamp) continue;
            this.seen[t] = stamp;
            if (visit(t)) return true;
          }
        }
      }
    }
    return false;
  }

  /** Distance from a point to the surface, or `limit` when it is further away. */
  distance(p: Vec3, limit: number): number {
    let best = limit;
    this.within([p[0] - limit, p[1] - limit, p[2] - limit], [p[0] + limit, p[1] + limit, p[2] + limit], (t) => {
      const d = pointToTriangle(p[0], p[1], p[2], this.corners, t * 9);
      if (d < best) best = d;
      return false;
    });
    return best;
  }

  /**
   * Visits every crossing of the surface with a ray of at most `reach` mm, in no particular order. `d` is a unit
   * vector.
   */
  private meet(p: Vec3, d: Vec3, reach: number, visit: (t: number, way: number) => void): void {
    const end: Vec3 = [p[0] + d[0] * reach, p[1] + d[1] * reach, p[2] + d[2] * reach];
    const low: Vec3 = [Math.min(p[0], end[0]), Math.min(p[1], end[1]), Math.min(p[2], end[2])];
    const high: Vec3 = [Math.max(p[0], end[0]), Math.max(p[1], end[1]), Math.max(p[2], end[2])];
    const c = this.corners;
    this.within(low, high, (triangle) => {
      const o = triangle * 9;
      const ux = c[o + 3]! - c[o]!;
      const uy = c[o + 4]! - c[o + 1]!;
      const uz = c[o + 5]! - c[o + 2]!;
      const vx = c[o + 6]! - c[o]!;
      const vy = c[o + 7]! - c[o + 1]!;
      const vz = c[o + 8]! - c[o + 2]!;
      const hx = d[1] * vz - d[2] * vy;
      const hy = d[2] * vx - d[0] * vz;
      const hz = d[0] * vy - d[1] * vx;
      const det = ux * hx + uy * hy + uz * hz;
      if (det > -1e-12 && det < 1e-12) return false;
      const sx = p[0] - c[o]!;
      const sy = p[1] - c[o + 1]!;
      const sz = p[2] - c[o + 2]!;
      const a = (sx * hx + sy * hy + sz * hz) / det;
      if (a < 0 || a > 1) return false;
      const qx = sy * uz - sz * uy;
      const qy = sz * ux - sx * uz;
      const qz = sx * uy - sy * ux;
      const b = (d[0] * qx + d[1] * qy + d[2] * qz) / det;
      if (b < 0 || a + b > 1) return false;
      const t = (vx * qx + vy * qy + vz * qz) / det;
      if (t >= 0 && t <= reach) visit(t, det > 0 ? -1 : 1);
      return false;
    });
  }

  /** The first crossing of the surface with a ray of at most `reach` mm, or null. `d` is a unit vector. */
  firstCrossing(p: Vec3, d: Vec3, reach: number): Crossing | null {
    let [first, leaves] = [Infinity, 0];
    this.meet(p, d, reach, (t, way) => {
      if (t < first) [first, leaves] = [t, way];
    });
    return first === Infinity ? null : { t: first, way: leaves };
  }

  /** True when the point is enclosed by the surface. */
  encloses(p: Vec3): boolean {
    for (const k of [0, 1, 2] as const) if (p[k] < this.low[k] || p[k] > this.high[k]) return false;
    let balance = 0;
    // Offset from the axes, so that the ray misses the seams of regular meshes.
    this.meet([p[0] + 1.3e-5, p[1], p[2] + 1.7e-5], [0, 1, 0], this.high[1] - p[1] + 1, (_, way) => {
      balance += way;
    });
    return balance > 0;
  }
}
