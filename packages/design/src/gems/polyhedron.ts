/** Properties of a stone given as half-spaces: facets, extent, volume, girdle outline. */
import type { Plane, Polyhedron, Vec3 } from '../piece';
import { turn, type Point2 } from '../geometry/curves';
import { along, axesFacing, cross, dot, fromAxes, lerp, sub } from '../geometry/vec';

/** The half-space through three points that keeps the origin inside. */
export function planeThrough(a: Vec3, b: Vec3, c: Vec3): Plane {
  const n = cross(sub(b, a), sub(c, a));
  const l = Math.hypot(...n) || 1;
  const d = dot(n, a) / l;
  const way = d < 0 ? -1 / l : 1 / l;
  return [n[0] * way, n[1] * way, n[2] * way, Math.abs(d)];
}

/** The plane that closes the half of a mirrored stone. */
const MIRROR: Plane = [-1, 0, 0, 0];

/**
 * The corner points of every facet, counter-clockwise from outside. Redundant planes have no facet; a facet that
 * crosses the mirror plane is two.
 */
export function facets({ planes, isMirrored }: Polyhedron): Vec3[][] {
  if (!isMirrored) return convexFacets(planes);
  const half = convexFacets([...planes, MIRROR]).filter((loop) => loop.some(([x]) => x > 1e-9));
  return [...half, ...half.map((loop) => loop.map(([x, y, z]): Vec3 => [-x, y, z]).toReversed())];
}

function convexFacets(planes: readonly Plane[]): Vec3[][] {
  const out: Vec3[][] = [];
  for (const [i, plane] of planes.entries()) {
    const normal: Vec3 = [plane[0], plane[1], plane[2]];
    const axes = axesFacing(normal);
    const foot = along([0, 0, 0], normal, plane[3]);
    let loop: Vec3[] = [
      [-20, -20, 0],
      [20, -20, 0],
      [20, 20, 0],
      [-20, 20, 0],
    ].map((p) => fromAxes(axes, foot, [p[0]!, p[1]!, 0]));
    for (const [j, other] of planes.entries()) {
      if (j === i || loop.length === 0) continue;
      const height = (p: Vec3): number => other[0] * p[0] + other[1] * p[1] + other[2] * p[2] - other[3];
      const kept: Vec3[] = [];
      loop.forEach((p, k) => {
        const q = loop[(k + 1) % loop.length]!;
        const hp = height(p);
        const hq = height(q);
        if (hp <= 1e-9) kept.push(p);
        if ((hp < -1e-9 && hq > 1e-9) || (hp > 1e-9 && hq < -1e-9)) kept.push(lerp(p, q, hp / (hp - hq)));
      });
      loop = kept;
    }
    if (loop.length > 2) out.push(loop);
  }
  return out;
}

export interface Extent {
  readonly min: Vec3;
  readonly max: Vec3;
}

export function extentOf(points: Iterable<Vec3>): Extent {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const p of points) {
    for (const k of [0, 1, 2] as const) {
      min[k] = Math.min(min[k], p[k]);
      max[k] = Math.max(max[k], p[k]);
    }
  }
  return { min, max };
}

/** Volume in cubed units of the planes, by tetrahedra over the facets. */
export function volumeOf(stone: Polyhedron): number {
  let sum = 0;
  for (const loop of facets(stone)) {
    const a = loop[0]!;
    for (let i = 1; i + 1 < loop.length; i++) sum += dot(a, cross(loop[i]!, loop[i + 1]!));
  }
  return sum / 6;
}

/** The section at z = 0 as `count` points by equal angle, for bezels, halos and seats. */
export const girdleOutline = ({ planes, isMirrored }: Polyhedron, count = 96): Point2[] =>
  turn(count, (angle) => {
    const x = Math.cos(angle);
    const y = Math.sin(angle);
    const across = isMirrored ? Math.abs(x) : x;
    let reach = Infinity;
    for (const p of planes) {
      const facing = p[0] * across + p[1] * y;
      if (facing > 1e-6) reach = Math.min(reach, p[3] / facing);
    }
    return [x * reach, y * reach] as const;
  });

/** Depth of a point in a stone, in units of the planes; negative outside. */
export function depthIn({ planes, isMirrored }: Polyhedron, [x, y, z]: Vec3): number {
  const across = isMirrored ? Math.abs(x) : x;
  return Math.min(...planes.map((p) => p[3] - p[0] * across - p[1] * y - p[2] * z));
}
