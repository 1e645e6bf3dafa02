import type { Plane } from '@jewelry/design';

type Point = [x: number, y: number, z: number];

/** Half-size of the square from which each facet is clipped; gems are about 1 wide. */
const UNCUT = 50;
const TOLERANCE = 1e-9;
const EDGE_TOLERANCE = 1e-7;

/**
 * The corners of one facet of a bounded convex polyhedron given as half-spaces n.x <= d, in order; empty when the other
 * planes clip all of it.
 */
export function facetCorners(planes: readonly Plane[], index: number): Point[] {
  return planes.reduce<Point[]>(
    (polygon, other, otherIndex) => (otherIndex === index || polygon.length === 0 ? polygon : clip(polygon, other)),
    uncutFacet(planes[index]!),
  );
}

/**
 * Indices of the planes along the edges of a facet without the strip that is closer than `margin` to another plane:
 * a point of its plane that is inside all of them by the margin is inside every plane by it. Empty when nothing is left.
 */
export function edgePlanes(planes: readonly Plane[], index: number, margin: number): number[] {
  const shrunk = planes.map<Plane>(([nx, ny, nz, d], other) => [nx, ny, nz, other === index ? d : d - margin]);
  const corners = facetCorners(shrunk, index);
  return shrunk.flatMap(([nx, ny, nz, d], other) => {
    const touching = corners.filter(([x, y, z]) => d - (nx * x + ny * y + nz * z) < EDGE_TOLERANCE);
    return other !== index && touching.length > 1 ? [other] : [];
  });
}

function uncutFacet([nx, ny, nz, d]: Plane): Point[] {
  const reference: Point = Math.abs(nz) < 0.9 ? [0, 0, 1] : [1, 0, 0];
  const u = unit(cross(reference, [nx, ny, nz]));
  const v = cross([nx, ny, nz], u);
  const corner = (a: number, b: number): Point => [
    nx * d + (u[0] * a + v[0] * b) * UNCUT,
    ny * d + (u[1] * a + v[1] * b) * UNCUT,
    nz * d + (u[2] * a + v[2] * b) * UNCUT,
  ];
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** Clips a convex polygon to a half-space (Sutherland and Hodgman, 1974). */
function clip(polygon: readonly Point[], [nx, ny, nz, d]: Plane): Point[] {
  const inside: Point[] = [];
  polygon.forEach((point, index) => {
    const next = polygon[(index + 1) % polygon.length]!;
    const here = nx * point[0] + ny * point[1] + nz * point[2] - d;
    const there = nx * next[0] + ny * next[1] + nz * next[2] - d;
    if (here <= TOLERANCE) inside.push(point);
    if (here < -TOLERANCE !== there < -TOLERANCE && Math.abs(here - there) > TOLERANCE) {
      const t = here / (here - there);
      if (t > 0 && t < 1) {
        inside.push([
          point[0] + (next[0] - point[0]) * t,
          point[1] + (next[1] - point[1]) * t,
          point[2] + (next[2] - point[2]) * t,
        ]);
      }
    }
  });
  return inside;
}

function cross(a: Point, b: Point): Point {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(a: Point): Point {
  const length = Math.hypot(a[0], a[1], a[2]);
  return [a[0] / length, a[1] / length, a[2] / length];
}

/**
 * Orders planes so that the first few enclose the stone tightly: the next plane is always the one whose normal is
 * farthest from the previous ones. A ray that misses the stone is then rejected after a few planes.
 */
export function spreadPlanes(planes: readonly Plane[]): Plane[] {
  const rest = [...planes];
  const nearest = rest.map(() => -2);
  const taken: Plane[] = [];
  while (rest.length > 0) {
    let best = 0;
    for (let i = 1; i < rest.length; i++) if (nearest[i]! < nearest[best]!) best = i;
    const [plane] = rest.splice(best, 1);
    nearest.splice(best, 1);
    if (!plane) break;
    taken.push(plane);
    rest.forEach((other, i) => {
      const cosine = plane[0] * other[0] + plane[1] * other[1] + plane[2] * other[2];
      if (cosine > nearest[i]!) nearest[i] = cosine;
    });
  }
  return taken;
}
