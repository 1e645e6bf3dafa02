/** Which way a brush goes over a part: round a ring, along a bar, straight over a plate. */
import type { Mesh, Placement, Vec3 } from '@jewelry/design';
import { cross, dot, normalize } from '../trace/math';

/** The directions of a part that is brushed. */
export interface Strokes {
  /** Along its length, across it, and its axis: round which a ring runs, or which stands on a plate. */
  readonly axes: readonly [Vec3, Vec3, Vec3];
  readonly center: Vec3;
  /** Of a ring, mm; 0 for what has no hole. */
  readonly radius: number;
  /** About as broad as it is long: brushed upright wherever it is placed. */
  readonly isDisc: boolean;
}

/** Strokes of what has no direction of its own. */
export const UPRIGHT: Strokes = {
  axes: [
    [0, 1, 0],
    [-1, 0, 0],
    [0, 0, 1],
  ],
  center: [0, 0, 0],
  radius: 0,
  isDisc: false,
};

/** A part is a ring if none of it is nearer to its axis than this share of its mean distance. */
const HOLE = 0.45;
/** Extents that differ by less than this are as long: a disc is brushed upright. */
const AS_LONG = 1.2;
/** Triangles that are looked at of a mesh, at most. */
const MOST_TRIANGLES = 6000;
/** Turns in which the axes of a part are found. */
const SWEEPS = 12;

/** The strokes of a mesh in its own frame, by how its surface spreads about its middle. */
export function strokesOf({ positions, triangles }: Mesh): Strokes {
  const places: [x: number, y: number, z: number, area: number][] = [];
  const sum = [0, 0, 0];
  let whole = 0;
  const step = 3 * Math.ceil(triangles.length / 3 / MOST_TRIANGLES);
  for (let t = 0; t < triangles.length; t += step) {
    const corner = (k: 0 | 1 | 2): Vec3 => {
      const o = triangles[t + k]! * 3;
      return [positions[o]!, positions[o + 1]!, positions[o + 2]!];
    };
    const [a, b, c] = [corner(0), corner(1), corner(2)];
    const area = Math.hypot(...cross([b[0] - a[0], b[1] - a[1], b[2] - a[2]], [c[0] - a[0], c[1] - a[1], c[2] - a[2]]));
    if (area === 0) continue;
    // Three places that stand for a triangle exactly where squares are summed.
    for (const [p, q] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const between: Vec3 = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2];
      places.push([...between, area / 3]);
      for (let k = 0; k < 3; k++) sum[k]! += (between[k]! * area) / 3;
    }
    whole += area;
  }
  if (whole === 0) return UPRIGHT;
  const center: Vec3 = [sum[0]! / whole, sum[1]! / whole, sum[2]! / whole];
  const spread = [0, 1, 2].map((i) =>
    [0, 1, 2].map((j) => places.reduce((s, m) => s + (m[i]! - center[i]!) * (m[j]! - center[j]!) * m[3], 0) / whole),
  );
  const [long, broad, thin] = principal(spread);
  let nearest = Infinity;
  let radius = 0;
  for (const [x, y, z, area] of places) {
    const away: Vec3 = [x - center[0], y - center[1], z - center[2]];
    const height = dot(away, thin.axis);
    const distance = Math.sqrt(Math.max(0, dot(away, away) - height * height));
    nearest = Math.min(nearest, distance);
    radius += (distance * area) / whole;
  }
  const isDisc = long.extent < AS_LONG * broad.extent;
  return {
    axes: [long.axis, cross(thin.axis, long.axis), thin.axis],
    center,
    radius: nearest > HOLE * radius ? radius : 0,
    isDisc,
  };
}

/** The strokes of a mesh where it is placed, in world space. */
export function placeStrokes({ axes: [long, , thin], center, radius, isDisc }: Strokes, at: Placement): Strokes {
  const turn = ([x, y, z]: Vec3): Vec3 => [
    at.axes[0][0] * x + at.axes[1][0] * y + at.axes[2][0] * z,
    at.axes[0][1] * x + at.axes[1][1] * y + at.axes[2][1] * z,
    at.axes[0][2] * x + at.axes[1][2] * y + at.axes[2][2] * z,
  ];
  const axis = turn(thin);
  const length = isDisc ? upright(axis) : turn(long);
  const [x, y, z] = turn(center);
  const { origin, scale } = at;
  return {
    axes: [length, cross(axis, length), axis],
    center: [origin[0] + scale * x, origin[1] + scale * y, origin[2] + scale * z],
    radius: scale * radius,
    isDisc,
  };
}

/** The direction nearest to upright across an axis. */
function upright(axis: Vec3): Vec3 {
  const up: Vec3 = Math.abs(axis[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  const rise = dot(up, axis);
  return normalize([up[0] - rise * axis[0], up[1] - rise * axis[1], up[2] - rise * axis[2]]);
}

interface Extent {
  readonly axis: Vec3;
  /** Root mean square, mm. */
  readonly extent: number;
}

/** Principal axes of a symmetric matrix and the extents along them, the longest first (Jacobi's turns). */
function principal(spread: readonly (readonly number[])[]): [Extent, Extent, Extent] {
  const m = spread.map((row) => [...row]);
  const axes = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [i, j] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      const angle = 0.5 * Math.atan2(2 * m[i]![j]!, m[j]![j]! - m[i]![i]!);
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      for (const row of [...m, ...axes]) [row[i], row[j]] = [c * row[i]! - s * row[j]!, s * row[i]! + c * row[j]!];
      const [a, b] = [[...m[i]!], [...m[j]!]];
      for (let k = 0; k < 3; k++) {
        m[i]![k] = c * a[k]! - s * b[k]!;
        m[j]![k] = s * a[k]! + c * b[k]!;
      }
    }
  }
  const along = (k: 0 | 1 | 2): Extent => ({
    axis: normalize([axes[0]![k]!, axes[1]![k]!, axes[2]![k]!]),
    extent: Math.sqrt(Math.max(0, m[k]![k]!)),
  });
  const sorted: [Extent, Extent, Extent] = [along(0), along(1), along(2)];
  sorted.sort((a, b) => b.extent - a.extent);
  return sorted;
}
