/** Binned surface-area-heuristic bounding volume hierarchy over axis-aligned boxes. */
import { discard } from '@jewelry/design';

/** Floats per node: min xyz, max xyz, then two words read as integers (see {@link Bvh}). */
export const NODE_STRIDE = 8;

export interface Bvh {
  /**
   * {@link NODE_STRIDE} words per node. Words 0 to 5 are the box. Words 6 and 7 are 32-bit integers in the same buffer:
   * a leaf holds (first item, item count > 0), an inner node (left child, 0). The right child always follows the left.
   * Node 0 is the root and node 1 is unused, so that every pair of children starts on an even node.
   */
  readonly nodes: Float32Array<ArrayBuffer>;
  /** Item numbers in leaf order. */
  readonly order: Uint32Array;
}

/** Bins per split: few items need few. */
const MOST_BINS = 16;
const FEWEST_BINS = 4;
const ITEMS_PER_BIN = 3;
const SMALLEST_SPREAD_MM = 1e-7;
/** Most coincident items in a leaf, which cannot be separated. */
const CROWDED_LEAF = 16;
/** Values per bin or range: box around the items (6), box around their centres (6). */
const RANGE = 12;

/**
 * Builds the hierarchy.
 *
 * @param boxes min xyz and max xyz per item.
 * @param count number of items, at least 1.
 * @param leafSize most items in a leaf, or their largest total weight.
 * @param weights cost of each item, where an item holds several primitives; 1 each when absent.
 */
export function buildBvh(
  boxes: Float32Array,
  count: number,
  leafSize: number,
  weights: Uint8Array = new Uint8Array(count).fill(1),
): Bvh {
  const order = new Uint32Array(count);
  const nodes = new Float32Array((2 * count + 2) * NODE_STRIDE);
  const ints = new Int32Array(nodes.buffer);
  const range = new Float64Array(RANGE);
  // Boxes of the pending nodes.
  let ranges = new Float64Array(64 * RANGE);
  resetRange(ranges, 0);
  let weight = 0;
  for (let item = 0; item < count; item++) {
    order[item] = item;
    weight += weights[item]!;
    growByItem(ranges, 0, boxes, item);
  }
  const builder: Builder = {
    boxes,
    order,
    weights,
    bins: new Float64Array(MOST_BINS * RANGE),
    binWeights: new Int32Array(MOST_BINS),
    binOf: new Uint8Array(count),
    leftWeight: 0,
  };
  // Pending: node, first item, end, weight.
  const pending: number[] = [0, 0, count, weight];
  let used = 2;
  while (pending.length > 0) {
    weight = pending.pop()!;
    const end = pending.pop()!;
    const start = pending.pop()!;
    const at = pending.pop()! * NODE_STRIDE;
    const waiting = pending.length >> 2;
    for (let value = 0; value < RANGE; value++) range[value] = ranges[waiting * RANGE + value]!;
    for (let value = 0; value < 6; value++) nodes[at + value] = range[value]!;
    const size = end - start;
    const axis = widestAxis(range);
    const flat = range[9 + axis]! - range[6 + axis]! < SMALLEST_SPREAD_MM;
    if (size === 1 || weight <= leafSize || (flat && weight <= CROWDED_LEAF)) {
      ints[at + 6] = start;
      ints[at + 7] = size;
      continue;
    }
    if ((waiting + 2) * RANGE > ranges.length) {
      const more = new Float64Array(ranges.length * 2);
      more.set(ranges);
      ranges = more;
    }
    const middle = split(builder, start, end, axis, range, flat, ranges, waiting * RANGE);
    const child = used;
    used += 2;
    ints[at + 6] = child;
    ints[at + 7] = 0;
    pending.push(child, start, middle, builder.leftWeight, child + 1, middle, end, weight - builder.leftWeight);
  }
  discard(builder.binOf);
  return { nodes: nodes.subarray(0, used * NODE_STRIDE), order };
}

interface Builder {
  readonly boxes: Float32Array;
  readonly order: Uint32Array;
  readonly weights: Uint8Array;
  readonly bins: Float64Array;
  readonly binWeights: Int32Array;
  /** The bin of the item at each position of the order. */
  readonly binOf: Uint8Array;
  /** Weight of the left part of the last split. */
  leftWeight: number;
}

function resetRange(ranges: Float64Array, at: number): void {
  for (let axis = 0; axis < 3; axis++) {
    ranges[at + axis] = Infinity;
    ranges[at + 3 + axis] = -Infinity;
    ranges[at + 6 + axis] = Infinity;
    ranges[at + 9 + axis] = -Infinity;
  }
}

function growByItem(ranges: Float64Array, at: number, boxes: Float32Array, item: number): void {
  for (let axis = 0; axis < 3; axis++) {
    const min = boxes[item * 6 + axis]!;
    const max = boxes[item * 6 + 3 + axis]!;
    const center = (min + max) * 0.5;
    if (min < ranges[at + axis]!) ranges[at + axis] = min;
    if (max > ranges[at + 3 + axis]!) ranges[at + 3 + axis] = max;
    if (center < ranges[at + 6 + axis]!) ranges[at + 6 + axis] = center;
    if (center > ranges[at + 9 + axis]!) ranges[at + 9 + axis] = center;
  }
}

function growByRange(to: Float64Array, o: number, from: Float64Array, at: number): void {
  for (let axis = 0; axis < 3; axis++) {
    if (from[at + axis]! < to[o + axis]!) to[o + axis] = from[at + axis]!;
    if (from[at + 3 + axis]! > to[o + 3 + axis]!) to[o + 3 + axis] = from[at + 3 + axis]!;
    if (from[at + 6 + axis]! < to[o + 6 + axis]!) to[o + 6 + axis] = from[at + 6 + axis]!;
    if (from[at + 9 + axis]! > to[o + 9 + axis]!) to[o + 9 + axis] = from[at + 9 + axis]!;
  }
}

function widestAxis(range: Float64Array): number {
  let axis = 0;
  for (let other = 1; other < 3; other++) {
    if (range[9 + other]! - range[6 + other]! > range[9 + axis]! - range[6 + axis]!) axis = other;
  }
  return axis;
}

/** Half the surface area of the box at the start of an array: min xyz, max xyz. */
export function halfSurface(range: Float64Array): number {
  const x = range[3]! - range[0]!;
  const y = range[4]! - range[1]!;
  const z = range[5]! - range[2]!;
  return x * y + y * z + z * x;
}

const rightArea = new Float64Array(MOST_BINS);
const rightWeight = new Int32Array(MOST_BINS);
const part = new Float64Array(RANGE);

/**
 * Partitions items start..end at the cheapest bin border along `axis`. Returns the first item of the right part and
 * writes the boxes of both parts, left first, to `parts` at `at`.
 */
function split(
  builder: Builder,
  start: number,
  end: number,
  axis: number,
  range: Float64Array,
  flat: boolean,
  parts: Float64Array,
  at: number,
): number {
  const { boxes, order, weights, bins, binWeights, binOf } = builder;
  const size = end - start;
  const count = flat ? 2 : Math.min(MOST_BINS, Math.max(FEWEST_BINS, Math.ceil(size / ITEMS_PER_BIN)));
  const low = range[6 + axis]!;
  const scale = (count * 0.9999) / (range[9 + axis]! - low);
  for (let bin = 0; bin < count; bin++) {
    binWeights[bin] = 0;
    resetRange(bins, bin * RANGE);
  }
  for (let position = start; position < end; position++) {
    const item = order[position]!;
    const center = (boxes[item * 6 + axis]! + boxes[item * 6 + 3 + axis]!) * 0.5;
    // Coincident items are split in half.
    const bin = flat ? (position - start < size >> 1 ? 0 : 1) : Math.min(count - 1, ((center - low) * scale) | 0);
    binOf[position] = bin;
    binWeights[bin]! += weights[item]!;
    growByItem(bins, bin * RANGE, boxes, item);
  }
  resetRange(part, 0);
  let total = 0;
  for (let bin = count - 1; bin > 0; bin--) {
    total += binWeights[bin]!;
    if (binWeights[bin]! > 0) growByRange(part, 0, bins, bin * RANGE);
    rightArea[bin] = total > 0 ? halfSurface(part) : 0;
    rightWeight[bin] = total;
  }
  resetRange(part, 0);
  total = 0;
  let best = Infinity;
  let border = 0;
  for (let bin = 0; bin < count - 1; bin++) {
    total += binWeights[bin]!;
    if (binWeights[bin]! > 0) growByRange(part, 0, bins, bin * RANGE);
    if (total === 0 || rightWeight[bin + 1] === 0) continue;
    const cost = total * halfSurface(part) + rightWeight[bin + 1]! * rightArea[bin + 1]!;
    if (cost < best) {
      best = cost;
      border = bin;
      builder.leftWeight = total;
    }
  }
  resetRange(parts, at);
  resetRange(parts, at + RANGE);
  for (let bin = 0; bin < count; bin++) {
    if (binWeights[bin]! > 0) growByRange(parts, bin <= border ? at : at + RANGE, bins, bin * RANGE);
  }
  let from = start;
  let to = end - 1;
  while (from <= to) {
    if (binOf[from]! <= border) from++;
    else {
      const item = order[from]!;
      order[from] = order[to]!;
      binOf[from] = binOf[to]!;
      order[to--] = item;
    }
  }
  return from;
}
