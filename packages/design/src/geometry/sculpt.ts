/**
 * Meshes a field: surface nets in a narrow band, with every vertex moved onto the surface by Newton steps, which keeps
 * reflections clean.
 */
import type { Vec3 } from '../piece';
import { cellOf, countSculpted, isFull } from './detail';
import { discard } from './discard';
import type { Field } from './field';
import type { Sculpted } from './solid';

/** Sides of the cubes, in cells, that are skipped when the surface cannot pass through them; parts are within blocks. */
const BLOCK = 6;
const PART = 3;
/**
 * A cell is plain when its corner values deviate less than this from a linear field, and its vertex from the surface,
 * as shares of the cell's side.
 */
const EVEN = 1e-3;
/** The 12 edges of a cell as pairs of corners; bits 0 to 2 of a corner are its offsets along x, y and z. */
const EDGES = Int8Array.from([0, 1, 0, 2, 0, 4, 1, 3, 1, 5, 2, 3, 2, 6, 3, 7, 4, 5, 4, 6, 5, 7, 6, 7]);

/**
 * Meshes the surface within the box at grid size `cellMm`, wider in a draft or a sketch. The surface must not cross the
 * box.
 */
export function sculpt(field: Field, low: Vec3, high: Vec3, cellMm: number): Sculpted {
  const cell = cellOf(cellMm);
  const counts = [0, 1, 2].map((k) => Math.ceil((high[k as 0] - low[k as 0]) / cell / BLOCK) * BLOCK + 1);
  const [nx, ny, nz] = [counts[0]!, counts[1]!, counts[2]!];
  const [x0, y0, z0] = low;
  const layer = nx * ny;
  const values = new Float32Array(layer * nz).fill(Number.NaN);
  const vertexOf = new Int32Array(layer * nz).fill(-1);
  const corners = Int32Array.from([0, 1, nx, nx + 1, layer, layer + 1, layer + nx, layer + nx + 1]);
  const near = cell * 1.75;
  const steps = isFull() ? 2 : 1;
  const solid: Sculpted = { positions: [], triangles: [], plain: [] };
  const slopes: number[] = [];
  const active: number[] = [];
  const v = new Float64Array(8);

  const sample = (i: number, j: number, k: number): void => {
    const id = k * layer + j * nx + i;
    if (Number.isNaN(values[id]!)) values[id] = field(x0 + i * cell, y0 + j * cell, z0 + k * cell, near);
  };

  /** True when the corner values of a cell are linear, so that no edge or rounding passes through it. */
  const isEven = (): boolean => {
    const most = cell * EVEN;
    const o = v[0]!;
    const ab = v[1]! - o;
    const ac = v[2]! - o;
    const ad = v[4]! - o;
    return (
      Math.abs(v[3]! - o - ab - ac) < most &&
      Math.abs(v[5]! - o - ab - ad) < most &&
      Math.abs(v[6]! - o - ac - ad) < most &&
      Math.abs(v[7]! - o - ab - ac - ad) < most
    );
  };

  /** Adds the vertex of a cell that the surface passes through. */
  const addVertex = (i: number, j: number, k: number): void => {
    const id = k * layer + j * nx + i;
    let mask = 0;
    for (let q = 0; q < 8; q++) {
      const value = values[id + corners[q]!]!;
      v[q] = value;
      if (value < 0) mask |= 1 << q;
    }
    if (mask === 0 || mask === 255) return;
    // Start at the mean of the crossings with the cell's edges.
    let x = 0;
    let y = 0;
    let z = 0;
    let n = 0;
    for (let e = 0; e < 24; e += 2) {
      const a = EDGES[e]!;
      const b = EDGES[e + 1]!;
      const va = v[a]!;
      const vb = v[b]!;
      if (va < 0 === vb < 0) continue;
      const t = va / (va - vb);
      x += (a & 1) + ((b & 1) - (a & 1)) * t;
      y += ((a >> 1) & 1) + (((b >> 1) & 1) - ((a >> 1) & 1)) * t;
      z += (a >> 2) + ((b >> 2) - (a >> 2)) * t;
      n++;
    }
    x /= n;
    y /= n;
    z /= n;
    vertexOf[id] = active.length;
    active.push(id);
    // The gradient within the cell gives the direction, the field the distance.
    const gx =
      (1 - z) * ((1 - y) * (v[1]! - v[0]!) + y * (v[3]! - v[2]!)) +
      z * ((1 - y) * (v[5]! - v[4]!) + y * (v[7]! - v[6]!));
    const gy =
      (1 - z) * ((1 - x) * (v[2]! - v[0]!) + x * (v[3]! - v[1]!)) +
      z * ((1 - x) * (v[6]! - v[4]!) + x * (v[7]! - v[5]!));
    const gz =
      (1 - y) * ((1 - x) * (v[4]! - v[0]!) + x * (v[5]! - v[1]!)) +
      y * ((1 - x) * (v[6]! - v[2]!) + x * (v[7]! - v[3]!));
    const slope = Math.sqrt(gx * gx + gy * gy + gz * gz) / cell;
    let px = x0 + (i + x) * cell;
    let py = y0 + (j + y) * cell;
    let pz = z0 + (k + z) * cell;
    let isPlain = false;
    for (let step = 0; step < (slope > 1e-4 ? steps : 0); step++) {
      const move = field(px, py, pz, near) / slope;
      const limited = (move > cell * 0.6 ? cell * 0.6 : move < -cell * 0.6 ? -cell * 0.6 : move) / (slope * cell);
      px -= gx * limited;
      py -= gy * limited;
      pz -= gz * limited;
      // On a plain face the first step suffices.
      if (move < cell * EVEN && move > cell * -EVEN) {
        isPlain = step === 0 && isEven();
        break;
      }
    }
    solid.positions.push(px, py, pz);
    const steep = slope * cell || 1;
    slopes.push(gx / steep, gy / steep, gz / steep);
    if (isPlain) solid.plain.push(gx / steep, gy / steep, gz / steep);
    else solid.plain.push(0, 0, 0);
  };

  /** True when the surface may pass through the cube of `side` cells at a grid point. */
  const mayCross = (i: number, j: number, k: number, side: number): boolean => {
    const reach = (side * cell * Math.sqrt(3)) / 2 + cell;
    return (
      Math.abs(
        field(x0 + (i + side / 2) * cell, y0 + (j + side / 2) * cell, z0 + (k + side / 2) * cell, reach * 1.01),
      ) <= reach
    );
  };

  function meshBlock(i0: number, j0: number, k0: number): void {
    if (!mayCross(i0, j0, k0, BLOCK)) return;
    for (let j = j0; j < j0 + BLOCK; j += PART) {
      for (let i = i0; i < i0 + BLOCK; i += PART) {
        for (let k = k0; k < k0 + BLOCK; k += PART) if (mayCross(i, j, k, PART)) meshPart(i, j, k);
      }
    }
  }

  function meshPart(i0: number, j0: number, k0: number): void {
    // Column by column, because fields of reliefs cache values for all heights over a point.
    for (let j = j0; j <= j0 + PART; j++)
      for (let i = i0; i <= i0 + PART; i++) for (let k = k0; k <= k0 + PART; k++) sample(i, j, k);
    for (let j = j0; j < j0 + PART; j++)
      for (let i = i0; i < i0 + PART; i++) for (let k = k0; k < k0 + PART; k++) addVertex(i, j, k);
  }

  for (let j = 0; j + 1 < ny; j += BLOCK)
    for (let i = 0; i + 1 < nx; i += BLOCK) for (let k = 0; k + 1 < nz; k += BLOCK) meshBlock(i, j, k);

  const alike = (a: number, b: number): number =>
    slopes[a * 3]! * slopes[b * 3]! + slopes[a * 3 + 1]! * slopes[b * 3 + 1]! + slopes[a * 3 + 2]! * slopes[b * 3 + 2]!;
  /** Adds the two triangles between the cells around an edge of the grid. */
  const addQuad = (id: number, across: number, along: number, forward: boolean): void => {
    const a = vertexOf[id - across - along] ?? -1;
    const b = vertexOf[id - along] ?? -1;
    const c = vertexOf[id]!;
    const d = vertexOf[id - across] ?? -1;
    if (a < 0 || b < 0 || d < 0) return;
    // Splits along the diagonal whose corners have the more similar normals, so that edges of the metal run along the
    // triangles.
    if (alike(a, c) >= alike(b, d)) {
      if (forward) solid.triangles.push(a, b, c, a, c, d);
      else solid.triangles.push(a, c, b, a, d, c);
    } else if (forward) solid.triangles.push(a, b, d, b, c, d);
    else solid.triangles.push(a, d, b, b, d, c);
  };
  for (const id of active) {
    const inside = values[id]! < 0;
    if (inside !== values[id + 1]! < 0) addQuad(id, nx, layer, inside);
    if (inside !== values[id + nx]! < 0) addQuad(id, layer, 1, inside);
    if (inside !== values[id + layer]! < 0) addQuad(id, 1, nx, inside);
  }
  discard(values, vertexOf);
  countSculpted(active.length);
  return solid;
}
