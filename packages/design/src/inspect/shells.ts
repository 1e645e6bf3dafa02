/** A mesh as the closed shells it consists of: one sculpted mesh may hold several. */
import type { Mesh } from '../piece';
import { TriangleGrid } from './triangleGrid';

export interface Shell {
  readonly grid: TriangleGrid;
  /** How many holes go through it: 0 for a ball, 1 for a link. */
  readonly holes: number;
}

const WELD = 1e4;

/** For each vertex the first one at the same place, to a tenth of a micrometre. */
function welded(positions: Float64Array): Int32Array {
  const n = positions.length / 3;
  const size = 2 ** Math.ceil(Math.log2(n * 2 + 2));
  const table = new Int32Array(size).fill(-1);
  const rounded = Int32Array.from(positions, (x) => Math.round(x * WELD));
  return Int32Array.from({ length: n }, (_, v) => {
    const [x, y, z] = [rounded[v * 3]!, rounded[v * 3 + 1]!, rounded[v * 3 + 2]!];
    let slot = (Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) & (size - 1);
    for (;;) {
      const w = table[slot]!;
      if (w < 0) return (table[slot] = v);
      if (rounded[w * 3] === x && rounded[w * 3 + 1] === y && rounded[w * 3 + 2] === z) return w;
      slot = (slot + 1) & (size - 1);
    }
  });
}

/** Disjoint sets of whole numbers. */
export class Groups {
  private readonly parent: Int32Array;

  constructor(count: number) {
    this.parent = Int32Array.from({ length: count }, (_, i) => i);
  }

  of(i: number): number {
    let root = i;
    while (this.parent[root] !== root) root = this.parent[root]!;
    while (this.parent[i] !== root) [i, this.parent[i]] = [this.parent[i]!, root];
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
  const isFlat = (i: number): boolean => same[t[i]!] === same[t[i + 1]!] || same[t[i + 1]!] === same[t[i + 2]!] || same[t[i]!] === same[t[i + 2]!];
  const triangles = new Int32Array(same.length);
  const vertices = new Int32Array(same.length);
  for (let i = 0; i < t.length; i += 3) if (!isFlat(i)) triangles[groups.of(same[t[i]!]!)]!++;
  same.forEach((first, v) => {
    if (first === v) vertices[groups.of(v)]!++;
  });
  const corners = new Map<number, Float64Array>();
  const filled = new Int32Array(same.length);
  for (let i = 0; i < t.length; i += 3) {
    if (isFlat(i)) continue;
    const root = groups.of(same[t[i]!]!);
    let own = corners.get(root);
    if (!own) corners.set(root, (own = new Float64Array(triangles[root]! * 9)));
    let at = filled[root]!;
    for (let e = 0; e < 3; e++) for (let k = 0; k < 3; k++) own[at++] = mesh.positions[t[i + e]! * 3 + k]!;
    filled[root] = at;
  }
  return [...corners].map(([root, own]) => ({
    grid: new TriangleGrid(own),
    holes: Math.max(0, Math.round(1 - (vertices[root]! - triangles[root]! / 2) / 2)),
  }));
}
