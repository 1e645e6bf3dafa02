/** Triangle soups under construction; a finished one becomes a `Mesh` of the piece. */
import type { Mesh, Vec3 } from '../piece';
import { along, cross, dot, scale, sub, unit } from './vec';

export interface Solid {
  positions: number[];
  triangles: number[];
  /** Unit normals, one for every vertex, when the maker has more exact ones than those of the triangles. */
  normals?: number[];
}

/** A solid taken from a field. */
export interface Sculpted extends Solid {
  /**
   * The unit normals of vertices in plain metal, three numbers for every vertex; 0 0 0 where the field gives the
   * normal.
   */
  plain: number[];
}

/** Signed volume by tetrahedra against the origin, mm³: exact for a closed mesh, positive when it faces outwards. */
export function signedVolume(solid: {
  readonly positions: ArrayLike<number>;
  readonly triangles: ArrayLike<number>;
}): number {
  const { positions: p, triangles: t } = solid;
  let sum = 0;
  for (let i = 0; i < t.length; i += 3) {
    const a = t[i]! * 3;
    const b = t[i + 1]! * 3;
    const c = t[i + 2]! * 3;
    sum +=
      p[a]! * (p[b + 1]! * p[c + 2]! - p[b + 2]! * p[c + 1]!) -
      p[a + 1]! * (p[b]! * p[c + 2]! - p[b + 2]! * p[c]!) +
      p[a + 2]! * (p[b]! * p[c + 1]! - p[b + 1]! * p[c]!);
  }
  return sum / 6;
}

/** Area of all triangles, mm². */
export function surfaceArea({
  positions: p,
  triangles: t,
}: {
  readonly positions: ArrayLike<number>;
  readonly triangles: ArrayLike<number>;
}): number {
  const at = (i: number): Vec3 => [p[t[i]! * 3]!, p[t[i]! * 3 + 1]!, p[t[i]! * 3 + 2]!];
  let sum = 0;
  for (let i = 0; i < t.length; i += 3) {
    const a = at(i);
    sum += Math.hypot(...cross(sub(at(i + 1), a), sub(at(i + 2), a))) / 2;
  }
  return sum;
}

/** Reverses the orientation of every triangle. */
export function flip(solid: Solid): Solid {
  const t = solid.triangles;
  for (let i = 0; i < t.length; i += 3) [t[i + 1], t[i + 2]] = [t[i + 2]!, t[i + 1]!];
  return solid;
}

/** Makes the triangles of a closed solid face outwards. */
export const outward = (solid: Solid): Solid => (signedVolume(solid) < 0 ? flip(solid) : solid);

/** Step of the finite differences that transform a normal, mm. */
const STEP = 1e-3;

/** The normal of a surface after a mapping: perpendicular to the two mapped tangents, on the same side. */
function turned(move: (p: Vec3) => Vec3, p: Vec3, n: Vec3): Vec3 {
  const u = unit(Math.abs(n[0]) < 0.7 ? cross(n, [1, 0, 0]) : cross(n, [0, 1, 0]));
  const at = move(p);
  const felt = (way: Vec3): Vec3 => sub(move(along(p, way, STEP)), at);
  const across = unit(cross(felt(u), felt(cross(n, u))));
  return dot(across, felt(n)) < 0 ? scale(across, -1) : across;
}

/** The solid with every vertex moved; a mirrored one is turned outwards again. */
export function mapped(solid: Solid, move: (p: Vec3) => Vec3): Solid {
  const { normals } = solid;
  const positions: number[] = [];
  const moved: number[] = [];
  for (let i = 0; i < solid.positions.length; i += 3) {
    const p: Vec3 = [solid.positions[i]!, solid.positions[i + 1]!, solid.positions[i + 2]!];
    positions.push(...move(p));
    if (normals) moved.push(...turned(move, p, [normals[i]!, normals[i + 1]!, normals[i + 2]!]));
  }
  return outward({ positions, triangles: [...solid.triangles], ...(normals ? { normals: moved } : {}) });
}

export function merged(...solids: readonly Solid[]): Solid {
  const out: Solid = { positions: [], triangles: [] };
  for (const solid of solids) {
    const base = out.positions.length / 3;
    for (const x of solid.positions) out.positions.push(x);
    for (const i of solid.triangles) out.triangles.push(i + base);
  }
  return out;
}

export const finished = (solid: Solid, creaseDeg: number): Mesh => ({
  positions: Float64Array.from(solid.positions),
  triangles: Uint32Array.from(solid.triangles),
  ...(solid.normals ? { normals: Float32Array.from(solid.normals) } : {}),
  creaseDeg,
});

/**
 * The solid without loose crumbs, connected parts whose box is smaller than `leastMm`, which fine tips leave on a grid.
 */
export function withoutCrumbs(solid: Sculpted, leastMm: number): Sculpted {
  const { positions: p, triangles: t } = solid;
  const root = Int32Array.from({ length: p.length / 3 }, (_, i) => i);
  const find = (i: number): number => {
    let r = i;
    while (root[r] !== r) r = root[r]!;
    while (root[i] !== r) [i, root[i]] = [root[i]!, r];
    return r;
  };
  for (let i = 0; i < t.length; i += 3) {
    root[find(t[i + 1]!)] = find(t[i]!);
    root[find(t[i + 2]!)] = find(t[i]!);
  }
  const boxes = new Map<number, { low: [number, number, number]; high: [number, number, number] }>();
  for (let v = 0; v < root.length; v++) {
    const r = find(v);
    const box = boxes.get(r) ?? { low: [Infinity, Infinity, Infinity], high: [-Infinity, -Infinity, -Infinity] };
    boxes.set(r, box);
    for (const k of [0, 1, 2] as const) {
      box.low[k] = Math.min(box.low[k], p[v * 3 + k]!);
      box.high[k] = Math.max(box.high[k], p[v * 3 + k]!);
    }
  }
  const kept = new Set(
    [...boxes]
      .filter(([, { low, high }]) => Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) >= leastMm)
      .map(([r]) => r),
  );
  if (kept.size === boxes.size) return solid;
  const to = new Map<number, number>();
  const out: Sculpted = { positions: [], triangles: [], plain: [] };
  for (const v of t) {
    if (!kept.has(find(v))) continue;
    let id = to.get(v);
    if (id === undefined) {
      id = out.positions.length / 3;
      to.set(v, id);
      for (let k = v * 3; k < v * 3 + 3; k++) {
        out.positions.push(p[k]!);
        out.plain.push(solid.plain[k]!);
      }
    }
    out.triangles.push(id);
  }
  return out;
}
