import { NODE_STRIDE, type Bvh } from './bvh';

/** Children per node. */
const LANES = 4;
/**
 * Words per node: min x of the four children, max x, min y, max y, min z, max z, first item or node, number of items.
 */
export const WIDE_STRIDE = 32;
const CHILD = 24;
const COUNT = 28;
/** Position of the boxes of unused lanes, mm, which no ray reaches. */
const NOWHERE = 1e30;
/** Marks a slot without an item in {@link WideBvh.slots}. */
export const EMPTY = -1;

/** A hierarchy whose nodes hold the boxes of four children, tested at once with SIMD. */
export interface WideBvh {
  /**
   * {@link WIDE_STRIDE} words a node; the last eight are 32-bit integers. A count of 0 means that the child is a node.
   */
  readonly nodes: Float32Array<ArrayBuffer>;
  /** Item numbers in leaf order, {@link EMPTY} for padding. */
  readonly slots: Int32Array;
}

/**
 * Collapses pairs of levels of a binary hierarchy.
 * @param group leaves start at, and are padded to, a multiple of this many slots.
 * @param firsts for items that are runs of primitives: the first primitive of each run, and the end of the last.
 */
export function widen(
  { nodes, order }: Bvh,
  group: number,
  firsts: Uint32Array = Uint32Array.from({ length: order.length + 1 }, (_, item) => item),
): WideBvh {
  const ints = new Int32Array(nodes.buffer);
  const leaves = nodes.length / NODE_STRIDE / 2;
  const wide = new Float32Array(leaves * WIDE_STRIDE);
  const wideInts = new Int32Array(wide.buffer);
  const slots = new Int32Array(firsts.at(-1)! + leaves * (group - 1)).fill(EMPTY);
  let filled = 0;
  const isLeaf = (node: number) => ints[node * NODE_STRIDE + 7]! > 0;
  const area = (node: number) => {
    const o = node * NODE_STRIDE;
    const x = nodes[o + 3]! - nodes[o]!;
    const y = nodes[o + 4]! - nodes[o + 1]!;
    const z = nodes[o + 5]! - nodes[o + 2]!;
    return x * y + y * z + z * x;
  };

  const children = new Int32Array(LANES);
  /**
   * Writes the children of a binary node to `children`, replacing the largest inner ones by their own; returns the
   * count.
   */
  function gather(node: number): number {
    if (isLeaf(node)) {
      children[0] = node;
      return 1;
    }
    const first = ints[node * NODE_STRIDE + 6]!;
    children[0] = first;
    children[1] = first + 1;
    let count = 2;
    for (; count < LANES; count++) {
      let largest = -1;
      for (let i = 0; i < count; i++)
        if (!isLeaf(children[i]!) && (largest < 0 || area(children[i]!) > area(children[largest]!))) largest = i;
      if (largest < 0) break;
      const inner = ints[children[largest]! * NODE_STRIDE + 6]!;
      children.copyWithin(largest + 2, largest + 1, count);
      children[largest] = inner;
      children[largest + 1] = inner + 1;
    }
    return count;
  }

  /** Allocates slots for the primitives of a leaf; returns their number. */
  function addLeaf(node: number): number {
    const start = ints[node * NODE_STRIDE + 6]!;
    const end = start + ints[node * NODE_STRIDE + 7]!;
    const from = filled;
    for (let i = start; i < end; i++) {
      for (let thing = firsts[order[i]!]!; thing < firsts[order[i]! + 1]!; thing++) slots[filled++] = thing;
    }
    filled = Math.ceil(filled / group) * group;
    return filled - from;
  }

  // Pending binary nodes, each with the index of its wide node.
  const pending = [0, 0];
  let used = 1;
  while (pending.length > 0) {
    const at = pending.pop()! * WIDE_STRIDE;
    const count = gather(pending.pop()!);
    for (let lane = 0; lane < LANES; lane++) {
      const child = children[lane]!;
      const isThere = lane < count;
      for (let axis = 0; axis < 3; axis++) {
        wide[at + axis * 8 + lane] = isThere ? nodes[child * NODE_STRIDE + axis]! : NOWHERE;
        wide[at + axis * 8 + 4 + lane] = isThere ? nodes[child * NODE_STRIDE + 3 + axis]! : NOWHERE;
      }
      if (!isThere) continue;
      if (isLeaf(child)) {
        wideInts[at + CHILD + lane] = filled;
        wideInts[at + COUNT + lane] = addLeaf(child);
      } else {
        wideInts[at + CHILD + lane] = used;
        pending.push(child, used++);
      }
    }
  }
  return { nodes: wide.subarray(0, used * WIDE_STRIDE), slots: slots.subarray(0, filled) };
}

/** Offsets the node and slot numbers of a hierarchy that is appended to others. */
export function shiftWide(nodes: Float32Array<ArrayBuffer>, firstNode: number, firstSlot: number): void {
  const ints = new Int32Array(nodes.buffer);
  for (let o = 0; o < nodes.length; o += WIDE_STRIDE) {
    for (let lane = 0; lane < LANES; lane++)
      ints[o + CHILD + lane]! += ints[o + COUNT + lane]! > 0 ? firstSlot : firstNode;
  }
}

/** The box around a whole hierarchy: min xyz, max xyz. */
export function wideBounds(nodes: Float32Array): [number, number, number, number, number, number] {
  const lanes = (at: number) => [...nodes.subarray(at, at + LANES)].filter((value) => value < NOWHERE);
  return [
    Math.min(...lanes(0)),
    Math.min(...lanes(8)),
    Math.min(...lanes(16)),
    Math.max(...lanes(4)),
    Math.max(...lanes(12)),
    Math.max(...lanes(20)),
  ];
}
