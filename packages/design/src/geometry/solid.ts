/** Triangle soups while they are being made. A finished one is a `Mesh` of the piece. */
import type { Mesh, Vec3 } from '../piece';

export interface Solid {
  positions: number[];
  triangles: number[];
}

/** Signed volume by tetrahedra against the origin, mm³: exact for a closed mesh, positive when it faces outwards. */
export function signedVolume(solid: { readonly positions: ArrayLike<number>; readonly triangles: ArrayLike<number> }): number {
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

/** Turns every triangle round. */
export function flip(solid: Solid): Solid {
  const t = solid.triangles;
  for (let i = 0; i < t.length; i += 3) [t[i + 1], t[i + 2]] = [t[i + 2]!, t[i + 1]!];
  return solid;
}

/** Makes the triangles of a closed solid face outwards. */
export const outward = (solid: Solid): Solid => (signedVolume(solid) < 0 ? flip(solid) : solid);

/** The solid with every vertex moved. A mapping that mirrors is turned outwards again. */
export function mapped(solid: Solid, move: (p: Vec3) => Vec3): Solid {
  const positions: number[] = [];
  for (let i = 0; i < solid.positions.length; i += 3) {
    positions.push(...move([solid.positions[i]!, solid.positions[i + 1]!, solid.positions[i + 2]!]));
  }
  return outward({ positions, triangles: [...solid.triangles] });
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
  creaseDeg,
});
