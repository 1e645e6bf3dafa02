/**
 * A field becomes a mesh: surface nets in a narrow band, every vertex then moved onto the surface by Newton steps,
 * which is what keeps reflections clean.
 */
import type { Vec3 } from '../piece';
import type { Field } from './field';
import type { Solid } from './solid';

const BLOCK = 6;
const EDGES = [[0, 1], [0, 2], [0, 4], [1, 3], [1, 5], [2, 3], [2, 6], [3, 7], [4, 5], [4, 6], [5, 7], [6, 7]] as const;

/** Meshes the surface within the box at grid size `cell`, mm. The surface must not cross the box. */
export function sculpt(field: Field, low: Vec3, high: Vec3, cell: number): Solid {
  const counts = [0, 1, 2].map((k) => Math.ceil((high[k as 0]! - low[k as 0]!) / cell / BLOCK) * BLOCK + 1);
  const [nx, ny, nz] = [counts[0]!, counts[1]!, counts[2]!];
  const values = new Float32Array(nx * ny * nz).fill(Number.NaN);
  const valueAt = (i: number, j: number, k: number): number => {
    const id = (k * ny + j) * nx + i;
    const known = values[id]!;
    if (!Number.isNaN(known)) return known;
    return (values[id] = field(low[0] + i * cell, low[1] + j * cell, low[2] + k * cell));
  };
  const vertexOf = new Int32Array(nx * ny * nz).fill(-1);
  const solid: Solid = { positions: [], triangles: [] };
  const active: number[] = [];
  const corner = new Float64Array(8);

  const visit = (i: number, j: number, k: number): void => {
    let mask = 0;
    for (let q = 0; q < 8; q++) {
      corner[q] = valueAt(i + (q & 1), j + ((q >> 1) & 1), k + (q >> 2));
      if (corner[q]! < 0) mask |= 1 << q;
    }
    if (mask === 0 || mask === 255) return;
    let [x, y, z, n] = [0, 0, 0, 0];
    for (const [a, b] of EDGES) {
      const va = corner[a]!;
      const vb = corner[b]!;
      if (va < 0 === vb < 0) continue;
      const t = va / (va - vb);
      x += (a & 1) + ((b & 1) - (a & 1)) * t;
      y += ((a >> 1) & 1) + (((b >> 1) & 1) - ((a >> 1) & 1)) * t;
      z += (a >> 2) + ((b >> 2) - (a >> 2)) * t;
      n++;
    }
    vertexOf[(k * ny + j) * nx + i] = solid.positions.length / 3;
    active.push(i, j, k);
    solid.positions.push(...ontoSurface(field, [low[0] + (i + x / n) * cell, low[1] + (j + y / n) * cell, low[2] + (k + z / n) * cell], cell));
  };

  const reach = (BLOCK * cell * Math.sqrt(3)) / 2 + cell;
  for (let k = 0; k + 1 < nz; k += BLOCK) {
    for (let j = 0; j + 1 < ny; j += BLOCK) {
      for (let i = 0; i + 1 < nx; i += BLOCK) {
        const middle = BLOCK / 2;
        if (Math.abs(field(low[0] + (i + middle) * cell, low[1] + (j + middle) * cell, low[2] + (k + middle) * cell)) > reach) continue;
        for (let c = 0; c < BLOCK; c++) for (let b = 0; b < BLOCK; b++) for (let a = 0; a < BLOCK; a++) visit(i + a, j + b, k + c);
      }
    }
  }

  const vertex = (i: number, j: number, k: number): number => (i < 0 || j < 0 || k < 0 ? -1 : vertexOf[(k * ny + j) * nx + i]!);
  const quad = (a: number, b: number, c: number, d: number, forward: boolean): void => {
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    if (forward) solid.triangles.push(a, b, c, a, c, d);
    else solid.triangles.push(a, c, b, a, d, c);
  };
  for (let q = 0; q < active.length; q += 3) {
    const [i, j, k] = [active[q]!, active[q + 1]!, active[q + 2]!];
    const inside = valueAt(i, j, k) < 0;
    if (inside !== valueAt(i + 1, j, k) < 0) quad(vertex(i, j - 1, k - 1), vertex(i, j, k - 1), vertex(i, j, k), vertex(i, j - 1, k), inside);
    if (inside !== valueAt(i, j + 1, k) < 0) quad(vertex(i - 1, j, k - 1), vertex(i - 1, j, k), vertex(i, j, k), vertex(i, j, k - 1), inside);
    if (inside !== valueAt(i, j, k + 1) < 0) quad(vertex(i - 1, j - 1, k), vertex(i, j - 1, k), vertex(i, j, k), vertex(i - 1, j, k), inside);
  }
  return solid;
}

function ontoSurface(field: Field, start: Vec3, cell: number): Vec3 {
  let [x, y, z] = start;
  const e = cell * 0.15;
  let d = field(x, y, z);
  const gx = (field(x + e, y, z) - d) / e;
  const gy = (field(x, y + e, z) - d) / e;
  const gz = (field(x, y, z + e) - d) / e;
  const g2 = gx * gx + gy * gy + gz * gz;
  if (g2 < 1e-8) return start;
  for (let step = 0; step < 2; step++) {
    if (step > 0) d = field(x, y, z);
    const move = d / g2;
    const limit = Math.min(1, (cell * 0.6) / (Math.abs(move) * Math.sqrt(g2) + 1e-9));
    x -= gx * move * limit;
    y -= gy * move * limit;
    z -= gz * move * limit;
  }
  return [x, y, z];
}
