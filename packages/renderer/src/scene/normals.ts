import { discard, type Mesh } from '@jewelry/design';

/** Triangles ready for intersection and shading, in the mesh's own frame. */
export interface TriangleSoup {
  readonly count: number;
  /** Per triangle: first corner, edge to the second corner, edge to the third (9 values, mm). */
  readonly corners: Float32Array;
  /** Per triangle: the unit shading normal at each corner (9 values). */
  readonly normals: Float32Array;
}

/** Vertices closer than this are merged for shading, mm. Seams of closed sweeps repeat vertices. */
const WELD_MM = 5e-4;
/** Minimum edge length in the weights of neighbours, mm, since the direction of slivers is unreliable. */
const SHORTEST_MM = 0.01;
/** Twice the minimum area of a triangle, mm2; smaller ones are dropped. */
const SMALLEST_DOUBLE_AREA = 1e-9;

/**
 * Converts an indexed mesh into triangles with smooth corner normals. At each corner the normals of those neighbours
 * that meet at less than the crease angle are averaged, so edges sharper than `creaseDeg` stay hard. A neighbour counts
 * by the sine of its angle over the product of the edges that meet there, which is exact on a sphere however uneven its
 * triangles (Max, "Weights for computing vertex normals from facet normals", 1999). Normals provided by the mesh are
 * used as they are.
 */
export function smoothMesh(mesh: Mesh): TriangleSoup {
  const { positions, triangles } = mesh;
  const total = triangles.length / 3;
  const face = new Float64Array(total * 3);
  const weights = new Float64Array(total * 3);
  const kept = new Uint32Array(total);
  let count = 0;
  for (let t = 0; t < total; t++) {
    const a = triangles[t * 3]! * 3;
    const b = triangles[t * 3 + 1]! * 3;
    const c = triangles[t * 3 + 2]! * 3;
    const ux = positions[b]! - positions[a]!;
    const uy = positions[b + 1]! - positions[a + 1]!;
    const uz = positions[b + 2]! - positions[a + 2]!;
    const vx = positions[c]! - positions[a]!;
    const vy = positions[c + 1]! - positions[a + 1]!;
    const vz = positions[c + 2]! - positions[a + 2]!;
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    if (!(length > SMALLEST_DOUBLE_AREA)) continue;
    face[count * 3] = nx / length;
    face[count * 3 + 1] = ny / length;
    face[count * 3 + 2] = nz / length;
    const u2 = ux * ux + uy * uy + uz * uz + SHORTEST_MM * SHORTEST_MM;
    const v2 = vx * vx + vy * vy + vz * vz + SHORTEST_MM * SHORTEST_MM;
    const w2 = (vx - ux) ** 2 + (vy - uy) ** 2 + (vz - uz) ** 2 + SHORTEST_MM * SHORTEST_MM;
    weights[count * 3] = length / (u2 * v2);
    weights[count * 3 + 1] = length / (u2 * w2);
    weights[count * 3 + 2] = length / (v2 * w2);
    kept[count++] = t;
  }
  const corners = new Float32Array(count * 9);
  for (let f = 0; f < count; f++) {
    const t = kept[f]! * 3;
    const a = triangles[t]! * 3;
    const b = triangles[t + 1]! * 3;
    const c = triangles[t + 2]! * 3;
    for (let axis = 0; axis < 3; axis++) {
      corners[f * 9 + axis] = positions[a + axis]!;
      corners[f * 9 + 3 + axis] = positions[b + axis]! - positions[a + axis]!;
      corners[f * 9 + 6 + axis] = positions[c + axis]! - positions[a + axis]!;
    }
  }
  const normals = new Float32Array(count * 9);
  if (mesh.normals) {
    for (let f = 0; f < count; f++) {
      for (let corner = 0; corner < 3; corner++) {
        const from = triangles[kept[f]! * 3 + corner]! * 3;
        for (let axis = 0; axis < 3; axis++) normals[f * 9 + corner * 3 + axis] = mesh.normals[from + axis]!;
      }
    }
    discard(face, weights, kept);
    return { count, corners, normals };
  }
  const spot = weld(positions);
  const { first, corners: around } = cornersAround(spot, triangles, kept, count);
  const crease = Math.cos((mesh.creaseDeg * Math.PI) / 180);
  for (let f = 0; f < count; f++) {
    const t = kept[f]! * 3;
    const fx = face[f * 3]!;
    const fy = face[f * 3 + 1]!;
    const fz = face[f * 3 + 2]!;
    for (let corner = 0; corner < 3; corner++) {
      const vertex = spot[triangles[t + corner]!]!;
      let x = 0;
      let y = 0;
      let z = 0;
      for (let k = first[vertex]!; k < first[vertex + 1]!; k++) {
        const otherCorner = around[k]!;
        const other = (otherCorner / 3) | 0;
        const ox = face[other * 3]!;
        const oy = face[other * 3 + 1]!;
        const oz = face[other * 3 + 2]!;
        if (fx * ox + fy * oy + fz * oz <= crease && other !== f) continue;
        const weight = weights[otherCorner]!;
        x += ox * weight;
        y += oy * weight;
        z += oz * weight;
      }
      const length = Math.sqrt(x * x + y * y + z * z) || 1;
      normals[f * 9 + corner * 3] = x / length;
      normals[f * 9 + corner * 3 + 1] = y / length;
      normals[f * 9 + corner * 3 + 2] = z / length;
    }
  }
  discard(face, weights, kept, spot, first, around);
  return { count, corners, normals };
}

const PACKED = 32_767;

/**
 * Writes the unit vector at `from` as two octahedral coordinates of 16 bits (Cigolle et al., "Survey of unit vectors",
 * 2014): within 0.005 degrees, and exact along the axes.
 */
export function packNormal(normals: Float32Array, from: number, packed: Int16Array, to: number): void {
  const [x, y, z] = [normals[from]!, normals[from + 1]!, normals[from + 2]!];
  const scale = 1 / (Math.abs(x) + Math.abs(y) + Math.abs(z));
  const [u, v] = [x * scale, y * scale];
  const isFolded = z < 0;
  packed[to] = Math.round(PACKED * (isFolded ? (1 - Math.abs(v)) * (x < 0 ? -1 : 1) : u));
  packed[to + 1] = Math.round(PACKED * (isFolded ? (1 - Math.abs(u)) * (y < 0 ? -1 : 1) : v));
}

/** The merged index of every vertex: vertices in the same grid cell of {@link WELD_MM} share one. */
function weld(positions: Float64Array): Uint32Array {
  const vertices = positions.length / 3;
  let slots = 1024;
  while (slots < vertices * 2) slots *= 2;
  const table = new Int32Array(slots).fill(-1);
  const spot = new Uint32Array(vertices);
  for (let v = 0; v < vertices; v++) {
    const x = Math.round(positions[v * 3]! / WELD_MM);
    const y = Math.round(positions[v * 3 + 1]! / WELD_MM);
    const z = Math.round(positions[v * 3 + 2]! / WELD_MM);
    let slot = (Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) & (slots - 1);
    for (;;) {
      const other = table[slot]!;
      if (other < 0) {
        table[slot] = v;
        spot[v] = v;
        break;
      }
      if (
        Math.round(positions[other * 3]! / WELD_MM) === x &&
        Math.round(positions[other * 3 + 1]! / WELD_MM) === y &&
        Math.round(positions[other * 3 + 2]! / WELD_MM) === z
      ) {
        spot[v] = other;
        break;
      }
      slot = (slot + 1) & (slots - 1);
    }
  }
  discard(table);
  return spot;
}

/**
 * Corners around each spot, face times 3 plus corner: those of spot s are corners[first[s]] up to corners[first[s +
 * 1]].
 */
function cornersAround(
  spot: Uint32Array,
  triangles: Uint32Array,
  kept: Uint32Array,
  count: number,
): { first: Uint32Array; corners: Uint32Array } {
  const first = new Uint32Array(spot.length + 1);
  for (let f = 0; f < count; f++) {
    for (let corner = 0; corner < 3; corner++) first[spot[triangles[kept[f]! * 3 + corner]!]! + 1]!++;
  }
  for (let s = 0; s < spot.length; s++) first[s + 1]! += first[s]!;
  const cursor = first.slice();
  const corners = new Uint32Array(count * 3);
  for (let f = 0; f < count; f++) {
    for (let corner = 0; corner < 3; corner++) {
      const s = spot[triangles[kept[f]! * 3 + corner]!]!;
      corners[cursor[s]!++] = f * 3 + corner;
    }
  }
  discard(cursor);
  return { first, corners };
}
