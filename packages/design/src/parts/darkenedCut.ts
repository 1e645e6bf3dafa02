/** Darkens what an engraver cut: jewellers leave sulphide or oxide in the recess, without which polished letters vanish. */
import type { Field } from '../geometry/field';
import type { Solid } from '../geometry/solid';
import { add, cross, sub, unit } from '../geometry/vec';
import type { Vec3 } from '../piece';
import type { Bench, Placing } from './bench';

/** Metal deeper than this below the face is dark, and the distance of the skin from the metal, mm. */
const LEVEL_MM = 0.07;
const OVER_MM = 0.012;

/** Six numbers: a position and its normal. */
type Corner = readonly number[];

/** The part of a triangle where `depths`, one for each corner, exceed the level, as a convex polygon. */
function clipped(corners: readonly Corner[], depths: readonly number[]): Corner[] {
  return corners.flatMap((corner, i) => {
    const [here, next] = [depths[i]! - LEVEL_MM, depths[(i + 1) % 3]! - LEVEL_MM];
    const kept = here > 0 ? [corner] : [];
    if (here > 0 === next > 0) return kept;
    const t = here / (here - next);
    const other = corners[(i + 1) % 3]!;
    return [...kept, corner.map((at, axis) => at + (other[axis]! - at) * t)];
  });
}

/** The unit normal of each vertex, by the areas of its triangles. */
function smoothNormals({ positions: p, triangles }: Solid): number[] {
  const at = (v: number): Vec3 => [p[3 * v]!, p[3 * v + 1]!, p[3 * v + 2]!];
  const sums: Vec3[] = Array.from({ length: p.length / 3 }, () => [0, 0, 0]);
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [triangles[i]!, triangles[i + 1]!, triangles[i + 2]!];
    const area = cross(sub(at(b), at(a)), sub(at(c), at(a)));
    for (const v of [a, b, c]) sums[v] = add(sums[v]!, area);
  }
  return sums.flatMap((sum) => (Math.hypot(...sum) > 0 ? unit(sum) : sum));
}

/**
 * The surface of a solid where it is deeper than the level, just above it.
 * @param depthAt depth of a point of the surface below the uncut metal, mm
 */
export function recessOf(solid: Solid, depthAt: (x: number, y: number, z: number) => number): Solid {
  const { positions, triangles, normals = smoothNormals(solid) } = solid;
  const depths = Array.from({ length: positions.length / 3 }, (_, v) =>
    depthAt(positions[3 * v]!, positions[3 * v + 1]!, positions[3 * v + 2]!),
  );
  const recess: Required<Solid> = { positions: [], triangles: [], normals: [] };
  const cornerAt = (v: number): Corner => [...positions.slice(3 * v, 3 * v + 3), ...normals.slice(3 * v, 3 * v + 3)];
  for (let i = 0; i < triangles.length; i += 3) {
    const three = [triangles[i]!, triangles[i + 1]!, triangles[i + 2]!];
    if (three.every((v) => depths[v]! <= LEVEL_MM)) continue;
    const polygon = clipped(
      three.map(cornerAt),
      three.map((v) => depths[v]!),
    );
    const first = recess.positions.length / 3;
    for (const [x, y, z, nx, ny, nz] of polygon as [number, number, number, number, number, number][]) {
      recess.positions.push(x + OVER_MM * nx, y + OVER_MM * ny, z + OVER_MM * nz);
      recess.normals.push(nx, ny, nz);
    }
    for (let corner = 2; corner < polygon.length; corner++)
      recess.triangles.push(first, first + corner - 1, first + corner);
  }
  return recess;
}

/** Depth of a point below metal without its engraving, mm. */
export const depthBelow =
  (bare: Field) =>
  (x: number, y: number, z: number): number =>
    -bare(x, y, z);

/** Adds engraved metal and its darkened recess. */
export function addEngraved(
  bench: Bench,
  solid: Solid,
  depthAt: (x: number, y: number, z: number) => number,
  creaseDeg: number,
  placing: Placing = {},
): void {
  bench.add(solid, creaseDeg, placing);
  const surface = placing.surface ?? bench.metal;
  if (surface.kind !== 'metal' || surface.finish.includes('oxidised')) return;
  const recess = recessOf(solid, depthAt);
  if (recess.triangles.length === 0) return;
  bench.add(recess, creaseDeg, { ...placing, surface: { ...surface, finish: 'matte-oxidised' }, isSkin: true });
}
