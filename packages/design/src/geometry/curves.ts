/** Curves as lists of points, mm. */
import type { Vec3 } from '../piece';
import { TAU, distance, lerp } from './vec';

export type Point2 = readonly [x: number, y: number];

/** `count` evenly spaced samples of a function over [0, 1], ends included. */
export function sample<T>(count: number, at: (t: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => at(i / (count - 1)));
}

/** `count` samples around a full turn, without repeating the first. */
export function turn<T>(count: number, at: (angle: number, index: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => at((i / count) * TAU, i));
}

/** Bezier curve of any degree (de Casteljau), `segments` + 1 points. */
export function bezier(control: readonly Vec3[], segments = 16): Vec3[] {
  return sample(segments + 1, (t) => {
    let level: Vec3[] = [...control];
    while (level.length > 1) level = level.slice(1).map((p, i) => lerp(level[i]!, p, t));
    return level[0]!;
  });
}

/** Catmull-Rom curve through the points, `steps` points per span. */
export function spline(points: readonly Vec3[], closed: boolean, steps = 8): Vec3[] {
  const n = points.length;
  const at = (i: number): Vec3 => (closed ? points[(i + n) % n]! : points[Math.min(n - 1, Math.max(0, i))]!);
  const out: Vec3[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const mix = (q: number, r: number, s: number, u: number): number =>
        0.5 * (2 * r + (s - q) * t + (2 * q - 5 * r + 4 * s - u) * t * t + (3 * r - q - 3 * s + u) * t * t * t);
      out.push([mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1]), mix(a[2], b[2], c[2], d[2])]);
    }
  }
  if (!closed) out.push(at(n - 1));
  return out;
}

/** Length of a polyline, mm. */
export function lengthOf(points: readonly Vec3[], closed = false): number {
  let sum = 0;
  for (let i = 1; i < points.length; i++) sum += distance(points[i - 1]!, points[i]!);
  return closed && points.length > 1 ? sum + distance(points[points.length - 1]!, points[0]!) : sum;
}

/** `count` points at equal arc length, around a closed curve or from end to end of an open one. */
export function evenly(points: readonly Vec3[], count: number, closed: boolean): Vec3[] {
  const track = closed ? [...points, points[0]!] : [...points];
  const reach = [0];
  for (let i = 1; i < track.length; i++) reach.push(reach[i - 1]! + distance(track[i - 1]!, track[i]!));
  const total = reach[reach.length - 1]!;
  const spans = closed ? count : count - 1;
  let j = 0;
  return Array.from({ length: count }, (_, k) => {
    const s = (k / Math.max(1, spans)) * total;
    while (j < track.length - 2 && reach[j + 1]! < s) j++;
    const span = reach[j + 1]! - reach[j]!;
    return lerp(track[j]!, track[j + 1]!, span > 0 ? Math.min(1, (s - reach[j]!) / span) : 0);
  });
}

/** Corners of a regular polygon with circumradius `radius`, counter-clockwise, the first at `start` radians. */
export const polygon = (sides: number, radius: number, start = 0): Point2[] =>
  turn(sides, (a) => [radius * Math.cos(a + start), radius * Math.sin(a + start)] as const);

type Corner = Point2 | Vec3;

/** Signed area of a closed polygon in the xy plane, positive when counter-clockwise with y upwards. */
export const signedArea = (corners: readonly Corner[]): number =>
  corners.reduce((sum, p, i) => {
    const q = corners[(i + 1) % corners.length]!;
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0) / 2;

/** Area of a closed polygon in the xy plane, in either orientation. */
export const areaWithin = (corners: readonly Corner[]): number => Math.abs(signedArea(corners));

/** The centre of the area within a polygon. */
export function centroidOf(corners: readonly Point2[]): Point2 {
  const sum = corners.reduce(
    ([x, y], [ax, ay], i) => {
      const [bx, by] = corners[(i + 1) % corners.length]!;
      const cross = ax * by - bx * ay;
      return [x + (ax + bx) * cross, y + (ay + by) * cross] as const;
    },
    [0, 0] as Point2,
  );
  const area = 6 * signedArea(corners);
  return [sum[0] / area, sum[1] / area];
}

export interface Box2 {
  left: number;
  right: number;
  low: number;
  high: number;
}

/** Axis-aligned bounding box of points in the xy plane. */
export function boxOf(points: readonly Corner[]): Box2 {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

/** The box of a path, wider by a margin on all sides. */
export function boxAround(path: readonly Corner[], margin: number): Box2 {
  const { left, right, low, high } = boxOf(path);
  return { left: left - margin, right: right + margin, low: low - margin, high: high + margin };
}

export const isOutside = ({ left, right, low, high }: Box2, x: number, y: number): boolean =>
  x < left || x > right || y < low || y > high;

export const raise = (points: readonly Point2[], z: number): Vec3[] => points.map((p) => [p[0], p[1], z]);

/** A circle of points in the plane of two axes. */
export const circle = (center: Vec3, u: Vec3, v: Vec3, radius: number, count: number, stretch = 1): Vec3[] =>
  turn(count, (a) => {
    const c = Math.cos(a) * radius;
    const s = Math.sin(a) * radius * stretch;
    return [center[0] + u[0] * c + v[0] * s, center[1] + u[1] * c + v[1] * s, center[2] + u[2] * c + v[2] * s];
  });
