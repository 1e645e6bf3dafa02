import { NODE_STRIDE, type Bvh } from './bvh';

/** Children per node. */
const LANES = 4;
/** Words per node: min x of the four children, max x, min y, max y, min z, max z, first item or node, number of items. */
export const WIDE_STRIDE = 32;
const CHILD = 24;
const COUNT = 28;
/** Where the boxes of lanes without a child are, mm: out of reach of every ray. */
const NOWHERE = 1e30;
/** Marks a slot without an item in {@link WideBvh.slots}. */
export const EMPTY = -1;

/** A hierarchy whose nodes hold the boxes of four children side by side, so that they are tested at once. */
export interface WideBvh {
  /** {@link WIDE_STRIDE} words a node; the last eight are 32-bit integers. A count of 0 means that the child is a node. */
  readonly nodes: Float32Array<ArrayBuffer>;
  /** Item numbers in leaf order, {@link EMPTY} where a leaf was filled up. */
  readonly slots: Int32Array;
}

/**
 * Merges the levels of a binary hierarchy by twos.
 * @param group leaves start at a multiple of this many slots and are filled up to one.
 */
export function widen({ nodes, order }: Bvh, group: number): WideBvh {
  const ints = new Int32Array(nodes.buffer);
  const wide: number[] = [];
  const slots: number[] = [];
  const isLeaf = (node: number) => ints[node * NODE_STRIDE + 7]! > 0;
  const area = (node: number) => {
    const o = node * NODE_STRIDE;
    const x = nodes[o + 3]! - nodes[o]!;
    const y = nodes[o + 4]! - nodes[o + 1]!;
    const z = nodes[o + 5]! - nodes[o + 2]!;
    return x * y + y * z + z * x;
  };

  /** The children of a binary node, the largest inner ones replaced by their own. */
  function gather(node: number): number[] {
    if (isLeaf(node)) return [node];
    const first = ints[node * NODE_STRIDE + 6]!;
    const children = [first, first + 1];
    while (children.length < LANES) {
      let largest = -1;
      children.forEach((child, index) => {
        if (!isLeaf(child) && (largest < 0 || area(child) > area(children[largest]!))) largest = index;
      });
      if (largest < 0) break;
      const inner = ints[children[largest]! * NODE_STRIDE + 6]!;
      children.splice(largest, 1, inner, inner + 1);
    }
    return children;
  }

  function addLeaf(node: number): { first: number; count: number } {
    const start = ints[node * NODE_STRIDE + 6]!;
    const count = ints[node * NODE_STRIDE + 7]!;
    const first = slots.length;
    for (let i = 0; i < count; i++) slots.push(order[start + i]!);
    while (slots.length % group !== 0) slots.push(EMPTY);
    return { first, count: slots.length - first };
  }

  const pending: { node: number; at: number }[] = [{ node: 0, at: 0 }];
  let used = 1;
  const links: { at: number; child: number; count: number }[] = [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const at = next.at * WIDE_STRIDE;
    const children = gather(next.node);
    for (let lane = 0; lane < LANES; lane++) {
      const child = children[lane];
      for (let axis = 0; axis < 3; axis++) {
        wide[at + axis * 8 + lane] = child === undefined ? NOWHERE : nodes[child * NODE_STRIDE + axis]!;
        wide[at + axis * 8 + 4 + lane] = child === undefined ? NOWHERE : nodes[child * NODE_STRIDE + 3 + axis]!;
      }
      wide[at + CHILD + lane] = 0;
      wide[at + COUNT + lane] = 0;
      if (child === undefined) continue;
      if (isLeaf(child)) {
        const { first, count } = addLeaf(child);
        links.push({ at: at + lane, child: first, count });
      } else {
        links.push({ at: at + lane, child: used, count: 0 });
        pending.push({ node: child, at: used++ });
      }
    }
  }
  const packed = Float32Array.from(wide);
  const packedInts = new Int32Array(packed.buffer);
  for (const { at, child, count } of links) {
    packedInts[at + CHILD] = child;
    packedInts[at + COUNT] = count;
  }
  return { nodes: packed, slots: Int32Array.from(slots) };
}

/** Moves a hierarchy behind others: adds to its node and slot numbers. */
export function shiftWide(nodes: Float32Array<ArrayBuffer>, firstNode: number, firstSlot: number): void {
  const ints = new Int32Array(nodes.buffer);
  for (let o = 0; o < nodes.length; o += WIDE_STRIDE) {
    for (let lane = 0; lane < LANES; lane++) ints[o + CHILD + lane]! += ints[o + COUNT + lane]! > 0 ? firstSlot : firstNode;
  }
}

/** The box around a whole hierarchy: min xyz, max xyz. */
export function wideBounds(nodes: Float32Array): [number, number, number, number, number, number] {
  const lanes = (at: number) => [...nodes.subarray(at, at + LANES)].filter((value) => value < NOWHERE);
  return [
    Math.min(...lanes(0)), Math.min(...lanes(8)), Math.min(...lanes(16)),
    Math.max(...lanes(4)), Math.max(...lanes(12)), Math.max(...lanes(20)),
  ];
}
