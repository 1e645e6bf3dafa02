/**
 * Refines sculpted metal: every vertex gets the field's normal, and edges are split along ridges, rims and grooves, so
 * that highlights do not show the steps of the grid.
 */
import { isFull } from './detail';
import type { Field } from './field';
import { ownShare } from './joint';
import type { Sculpted, Solid } from './solid';

/**
 * Edges are split where the surface between their ends deviates from an arc by more than this, radians times mm. A
 * plane that ends in a rounding deviates little, but its end shows in a highlight.
 */
const UNEVEN = 0.0083;
/** Shorter edges are not split, mm. */
const FINEST = 0.085;
/** The same two limits at the border of plain metal, where a reflection shows every step. */
const UNEVEN_END = 0.002;
const FINEST_END = 0.06;
/** Cosine of the largest invisible angle between faces. */
const EVEN = 0.99999;
/** Maximum number of splits of an edge. */
const PASSES = 2;
/** Size of the tetrahedron for the gradient, mm; ridges are rounded by as much. */
const REACH = 0.04;
/** Limit for field values, mm. */
const NEAR = 0.2;

/**
 * Adds normals to a solid sculpted from `field`, and finer triangles where it turns; drafts keep their triangles.
 * @param onto the solid that this one grows out of
 */
export function refined({ positions, triangles, plain }: Sculpted, field: Field, onto?: Field): Solid {
  const p = [...positions];
  const n: number[] = [];
  const slope = new Float64Array(3);
  // Visited edges are a linked list for each first vertex: other vertex, midpoint, next edge.
  const firstEdge: number[] = [];
  const edges: { other: number[]; middle: number[]; next: number[] } = { other: [], middle: [], next: [] };

  /** Adds `share` of the gradient of a field at a point to `slope`. */
  const addGradient = (of: Field, share: number, x: number, y: number, z: number): void => {
    const a = of(x + REACH, y - REACH, z - REACH, NEAR);
    const b = of(x - REACH, y - REACH, z + REACH, NEAR);
    const c = of(x - REACH, y + REACH, z - REACH, NEAR);
    const d = of(x + REACH, y + REACH, z + REACH, NEAR);
    const scale = share / (4 * REACH);
    slope[0]! += (a - b - c + d) * scale;
    slope[1]! += (c - a - b + d) * scale;
    slope[2]! += (b - a - c + d) * scale;
  };
  /** Writes the direction of the normal at a point to `slope`. */
  const normalAt = (x: number, y: number, z: number): void => {
    slope.fill(0);
    const own = onto ? ownShare(onto, x, y, z) : 1;
    if (own > 0) addGradient(field, own, x, y, z);
    if (onto && own < 1) addGradient(onto, 1 - own, x, y, z);
  };
  const point = (): void => {
    const length = Math.hypot(slope[0]!, slope[1]!, slope[2]!);
    if (length > 1e-6) n.push(slope[0]! / length, slope[1]! / length, slope[2]! / length);
    else n.push(0, 0, 1);
    firstEdge.push(-1);
  };
  /** True for a vertex in plain metal, by the index of its first coordinate. */
  const isPlain = (i: number): boolean => i < plain.length && (plain[i]! || plain[i + 1]! || plain[i + 2]!) !== 0;
  for (let i = 0; i < p.length; i += 3) {
    if (isPlain(i)) {
      n.push(plain[i]!, plain[i + 1]!, plain[i + 2]!);
      firstEdge.push(-1);
      continue;
    }
    normalAt(p[i]!, p[i + 1]!, p[i + 2]!);
    point();
  }

  /** The vertex on the surface between two others; -1 when a straight edge is sufficient. */
  const between = (a: number, b: number): number => {
    const first = a < b ? a : b;
    const other = a < b ? b : a;
    const i = first * 3;
    const j = other * 3;
    const cosine = n[i]! * n[j]! + n[i + 1]! * n[j + 1]! + n[i + 2]! * n[j + 2]!;
    if (cosine > EVEN) return -1;
    const ex = p[j]! - p[i]!;
    const ey = p[j + 1]! - p[i + 1]!;
    const ez = p[j + 2]! - p[i + 2]!;
    const length = Math.sqrt(ex * ex + ey * ey + ez * ez);
    const isEnd = isPlain(i) !== isPlain(j);
    const most = isEnd ? UNEVEN_END : UNEVEN;
    // The deviation from an arc is at most the turn itself.
    if ((2 - 2 * cosine) * length * length < most * most) return -1;
    if (length < (isEnd ? FINEST_END : FINEST)) return -1;
    for (let edge = firstEdge[first]!; edge >= 0; edge = edges.next[edge]!)
      if (edges.other[edge] === other) return edges.middle[edge]!;
    // On an arc the edge forms equal angles with both normals, and its middle lies below the arc by an eighth of the
    // turn.
    const from = (ex * n[i]! + ey * n[i + 1]! + ez * n[i + 2]!) / length;
    const to = (ex * n[j]! + ey * n[j + 1]! + ez * n[j + 2]!) / length;
    let x = p[i]! + ex / 2;
    let y = p[i + 1]! + ey / 2;
    let z = p[i + 2]! + ez / 2;
    const value = field(x, y, z, NEAR);
    let id = -1;
    if (Math.abs(from + to) * length > most || Math.abs(8 * value + (to - from) * length) > 2 * most) {
      const step = Math.max(-0.35 * length, Math.min(0.35 * length, value)) / Math.sqrt(2 + 2 * cosine);
      if (cosine > -0.9) {
        x -= (n[i]! + n[j]!) * step;
        y -= (n[i + 1]! + n[j + 1]!) * step;
        z -= (n[i + 2]! + n[j + 2]!) * step;
      }
      normalAt(x, y, z);
      id = p.push(x, y, z) / 3 - 1;
      point();
    }
    edges.other.push(other);
    edges.middle.push(id);
    edges.next.push(firstEdge[first]!);
    firstEdge[first] = edges.other.length - 1;
    return id;
  };

  const done: number[] = [];
  let open = triangles;
  for (let pass = 0; pass < (isFull() ? PASSES : 0); pass++) {
    const next: number[] = [];
    for (let i = 0; i < open.length; i += 3) {
      const [a, b, c] = [open[i]!, open[i + 1]!, open[i + 2]!];
      const ab = between(a, b);
      const bc = between(b, c);
      const ca = between(c, a);
      const count = (ab < 0 ? 0 : 1) + (bc < 0 ? 0 : 1) + (ca < 0 ? 0 : 1);
      if (count === 0) done.push(a, b, c);
      else if (count === 3) next.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
      else if (count === 1) {
        if (ab >= 0) next.push(a, ab, c, ab, b, c);
        else if (bc >= 0) next.push(a, b, bc, a, bc, c);
        else next.push(a, b, ca, ca, b, c);
      } else if (ab < 0) next.push(bc, c, ca, a, b, bc, a, bc, ca);
      else if (bc < 0) next.push(ca, a, ab, ab, b, c, ab, c, ca);
      else next.push(ab, b, bc, a, ab, bc, a, bc, c);
    }
    open = next;
  }
  for (const v of open) done.push(v);
  return { positions: p, triangles: done, normals: n };
}
