/** Splits a mesh into its closed shells; one sculpted mesh may have several. */
import type { Mesh } from '../piece';
import { TriangleGrid } from './triangleGrid';

export interface Shell {
  readonly grid: TriangleGrid;
  /** Number of holes through it: 0 for a ball, 1 for a link. */
  readonly holes: number;
}

const WELD = 1e4;

/** For each vertex, the first one at the same position, to 0.1 µm. */
function welded(positions: Float64Array): Int32Array {
  const n = positions.length / 3;
  const size = 2 ** Math.ceil(Math.log2(n * 2 + 2));
  const table = new Int32Array(size).fill(-1);
  const rounded = new Int32Array(positions.length);
  for (let i = 0; i < positions.length; i++) rounded[i] = Math.round(positions[i]! * WELD);
  const first = new Int32Array(n);
  for (let v = 0; v < n; v++) {
    const x = rounded[v * 3]!;
    const y = rounded[v * 3 + 1]!;
    const z = rounded[v * 3 + 2]!;
    let slot = (Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) & (size - 1);
    let w = table[slot]!;
    while (w >= 0 && (rounded[w * 3] !== x || rounded[w * 3 + 1] !== y || rounded[w * 3 + 2] !== z)) {
      slot = (slot + 1) & (size - 1);
      w = table[slot]!;
    }
    first[v] = w < 0 ? (table[slot] = v) : w;
  }
  return first;
}

/** Disjoint sets of whole numbers. */
export class Groups {
  private readonly parent: Int32Array;

  constructor(count: number) {
    this.parent = new Int32Array(count);
    for (let i = 0; i < count; i++) this.parent[i] = i;
  }

  of(i: number): number {
    let root = i;
    while (this.parent[root] !== root) root = this.parent[root]!;
    for (let next = this.parent[i]!; next !== root; next = this.parent[i]!) {
      this.parent[i] = root;
      i = next;
    }
    return root;
  }

  join(a: number, b: number): void {
    this.parent[this.of(a)] = this.of(b);
  }
}

export function shellsOf(mesh: Mesh): Shell[] {
  const same = welded(mesh.positions);
  const t = mesh.triangles;
  const groups = new Groups(same.length);
  for (let i = 0; i < t.length; i += 3) {
    groups.join(same[t[i]!]!, same[t[i + 1]!]!);
    groups.join(same[t[i]!]!, same[t[i + 2]!]!);
  }
  const isFlat = (i: number): boolean =>
    same[t[i]!] === same[t[i + 1]!] || same[t[i + 1]!] === same[t[i + 2]!] || same[t[i]!] === same[t[i + 2]!];
  const triangles = new Int32Array(same.length);
  const vertices = new Int32Array(same.length);
  for (let i = 0; i < t.length; i += 3) if (!isFlat(i)) triangles[groups.of(same[t[i]!]!)]!++;
  same.forEach((first, v) => {
    if (first === v) vertices[groups.of(v)]!++;
  });
  const roots: number[] = [];
  const corners: Float64Array[] = [];
  const shellOf = new Int32Array(same.length).fill(-1);
  const filled = new Int32Array(same.length);
  for (let i = 0; i < t.length; i += 3) {
    if (isFlat(i)) continue;
    const root = groups.of(same[t[i]!]!);
    if (shellOf[root]! < 0) {
      shellOf[root] = roots.push(root) - 1;
      corners.push(new Float64Array(triangles[root]! * 9));
    }
    const own = corners[shellOf[root]!]!;
    let at = filled[root]!;
    for (let e = 0; e < 3; e++) for (let k = 0; k < 3; k++) own[at++] = mesh.positions[t[i + e]! * 3 + k]!;
    filled[root] = at;
  }
  return roots.map((root, i) => ({
    grid: new TriangleGrid(corners[i]!),
    holes: Math.max(0, Math.round(1 - (vertices[root]! - triangles[root]! / 2) / 2)),
  }));
}
