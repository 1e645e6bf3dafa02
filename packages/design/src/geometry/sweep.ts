/** Solids from moving a cross-section along a path or around an axis. */
import type { Vec3 } from '../piece';
import { raise, turn, type Point2 } from './curves';
import { KNIFE_EDGE, roundedRectangle, superellipse } from './profiles';
import { outward, type Solid } from './solid';
import { X, Y, Z, add, along, cross, dot, scale, sub, unit } from './vec';

/** One station of a sweep: the section's axes and half sizes, mm. */
export interface Station {
  at: Vec3;
  u: Vec3;
  v: Vec3;
  halfU: number;
  halfV: number;
}

/** Joins equal sections, one per station; open sweeps are closed by flat ends. */
export function sweepSections(sections: readonly (readonly Vec3[])[], closed: boolean): Solid {
  const n = sections.length;
  const m = sections[0]!.length;
  const solid: Solid = { positions: [], triangles: [] };
  for (const section of sections) for (const p of section) solid.positions.push(p[0], p[1], p[2]);
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const k = (i + 1) % n;
    for (let j = 0; j < m; j++) {
      const l = (j + 1) % m;
      solid.triangles.push(i * m + j, i * m + l, k * m + l, i * m + j, k * m + l, k * m + j);
    }
  }
  if (!closed) {
    for (const end of [0, n - 1]) {
      const middle = scale(sections[end]!.reduce(add), 1 / m);
      const c = solid.positions.length / 3;
      solid.positions.push(...middle);
      for (let j = 0; j < m; j++) {
        const l = (j + 1) % m;
        if (end === 0) solid.triangles.push(c, l, j);
        else solid.triangles.push(c, end * m + j, end * m + l);
      }
    }
  }
  return outward(solid);
}

/** Sweeps one cross-section through the stations. */
export const sweep = (stations: readonly Station[], section: readonly Point2[], closed: boolean): Solid =>
  sweepSections(
    stations.map((s) => section.map((q) => along(along(s.at, s.u, q[0] * s.halfU), s.v, q[1] * s.halfV))),
    closed,
  );

export interface TubeOptions {
  closed?: boolean;
  /** Points round the section. */
  points?: number;
  /** 2 is round, more is boxier. */
  exponent?: number;
  /** The section's size along `up` as a share of its size across. */
  flat?: number;
  /** Direction that the section's u axis follows; by default parallel transport from the vertical. */
  up?: Vec3;
  /** Hemispherical ends on an open tube (default) or flat ones. */
  roundEnds?: boolean;
}

/** A wire along a path with a fixed or varying radius, mm. */
export function tube(
  path: readonly Vec3[],
  radius: number | ((t: number) => number),
  options: TubeOptions = {},
): Solid {
  const { closed = false, points = 14, exponent = 2, flat = 1, up, roundEnds = true } = options;
  const n = path.length;
  const stations: (Station & { tangent: Vec3 })[] = [];
  let carried: Vec3 | null = null;
  for (let i = 0; i < n; i++) {
    const before = closed ? path[(i - 1 + n) % n]! : path[Math.max(0, i - 1)]!;
    const after = closed ? path[(i + 1) % n]! : path[Math.min(n - 1, i + 1)]!;
    const tangent = unit(sub(after, before));
    const reference: Vec3 = up ?? carried ?? (Math.abs(tangent[1]) < 0.9 ? Y : X);
    const u = unit(sub(reference, scale(tangent, dot(reference, tangent))));
    carried = u;
    const r = typeof radius === 'number' ? radius : radius(i / (closed ? n : n - 1));
    stations.push({ at: path[i]!, u, v: cross(tangent, u), halfU: r * flat, halfV: r, tangent });
  }
  if (closed && !up) untwist(stations);
  const section = superellipse(points, exponent);
  if (closed || !roundEnds) return sweep(stations, section, closed);
  const cap = (s: Station & { tangent: Vec3 }, way: number): Station[] =>
    Array.from({ length: 5 }, (_, k) => {
      const angle = ((((k + 1) / 5) * Math.PI) / 2) * 0.98;
      return {
        at: along(s.at, s.tangent, way * Math.sin(angle) * Math.min(s.halfU, s.halfV)),
        u: s.u,
        v: s.v,
        halfU: s.halfU * Math.cos(angle),
        halfV: s.halfV * Math.cos(angle),
      };
    });
  return sweep([...cap(stations[0]!, -1).toReversed(), ...stations, ...cap(stations[n - 1]!, 1)], section, false);
}

/** Parallel transport around a closed path ends with a rotation; distributing it over the path avoids a seam. */
function untwist(stations: (Station & { tangent: Vec3 })[]): void {
  const [first, last] = [stations[0]!, stations.at(-1)!];
  const arrived = unit(sub(last.u, scale(first.tangent, dot(last.u, first.tangent))));
  const turn = Math.atan2(dot(arrived, first.v), dot(arrived, first.u));
  for (const [i, station] of stations.entries()) {
    const back = (-turn * i) / stations.length;
    const { u, v } = station;
    station.u = add(scale(u, Math.cos(back)), scale(v, Math.sin(back)));
    station.v = add(scale(v, Math.cos(back)), scale(u, -Math.sin(back)));
  }
}

/** A closed (radius, z) outline turned about the z axis. */
export function lathe(outline: readonly Point2[], steps = 96): Solid {
  return sweepSections(
    turn(steps, (a) => outline.map((q): Vec3 => [q[0] * Math.cos(a), q[0] * Math.sin(a), q[1]])),
    true,
  );
}

/**
 * A solid over an outline that is star-shaped about the origin. Its `profile` runs from the middle of the back over the
 * edge to the middle of the face: share of the outline, height in mm.
 */
export const buffTop = (outline: readonly Point2[], profile: readonly Point2[]): Solid =>
  sweepSections(
    outline.map(([x, y]) => profile.map(([share, z]): Vec3 => [x * share, y * share, z])),
    true,
  );

/**
 * A frame along a closed polygon in the xy plane with mitred corners. `edge` is the rounding of its bar, 'knife' for a
 * ridge towards +z, or a section whose +u is away from the middle.
 */
export function polygonFrame(
  corners: readonly Point2[],
  halfWidth: number,
  halfDepth: number,
  edge: 'knife' | number | readonly Point2[] = 0.3,
): Solid {
  const section = edge === 'knife' ? KNIFE_EDGE : typeof edge === 'number' ? roundedRectangle(edge, 4) : edge;
  const path = raise(corners, 0);
  const n = path.length;
  const stations = path.map((p, i): Station => {
    const into = unit(sub(p, path[(i - 1 + n) % n]!));
    const out = unit(sub(path[(i + 1) % n]!, p));
    const normal: Vec3 = [into[1], -into[0], 0];
    const u = unit(add(normal, [out[1], -out[0], 0]));
    const stretch = 1 / Math.max(0.35, dot(u, normal));
    return { at: p, u: scale(u, stretch), v: Z, halfU: halfWidth, halfV: halfDepth };
  });
  return sweep(stations, section, true);
}
