/** Binned surface-area-heuristic bounding volume hierarchy over axis-aligned boxes. */

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

const BINS = 12;
const SMALLEST_SPREAD_MM = 1e-7;
/** Items on one spot cannot be parted; up to this many may share a leaf. */
const CROWDED_LEAF = 16;

/**
 * Builds the hierarchy.
 *
 * @param boxes min xyz and max xyz per item.
 * @param count number of items, at least 1.
 * @param leafSize most items in a leaf.
 */
export function buildBvh(boxes: Float32Array, count: number, leafSize: number): Bvh {
  const order = new Uint32Array(count);
  const centers = new Float32Array(count * 3);
  for (let item = 0; item < count; item++) {
    order[item] = item;
    for (let axis = 0; axis < 3; axis++) {
      centers[item * 3 + axis] = (boxes[item * 6 + axis]! + boxes[item * 6 + 3 + axis]!) * 0.5;
    }
  }
  const nodes = new Float32Array((2 * count + 2) * NODE_STRIDE);
  const ints = new Int32Array(nodes.buffer);
  const spread = new Float64Array(6);
  let used = 2;
  const pending: number[] = [0, 0, count];
  while (pending.length > 0) {
    const end = pending.pop()!;
    const start = pending.pop()!;
    const at = pending.pop()! * NODE_STRIDE;
    encloseRange(boxes, centers, order, start, end, nodes, at, spread);
    const size = end - start;
    const axis = widestAxis(spread);
    const flat = spread[axis + 3]! - spread[axis]! < SMALLEST_SPREAD_MM;
    if (size <= leafSize || (flat && size <= CROWDED_LEAF)) {
      ints[at + 6] = start;
      ints[at + 7] = size;
      continue;
    }
    const middle = flat ? (start + end) >> 1 : partition(boxes, centers, order, start, end, axis, spread);
    const left = used;
    used += 2;
    ints[at + 6] = left;
    ints[at + 7] = 0;
    pending.push(left, start, middle, left + 1, middle, end);
  }
  return { nodes: nodes.slice(0, used * NODE_STRIDE), order };
}

/** Writes the box around items start..end to `nodes[at..]` and the box around their centres to `spread`. */
function encloseRange(
  boxes: Float32Array,
  centers: Float32Array,
  order: Uint32Array,
  start: number,
  end: number,
  nodes: Float32Array,
  at: number,
  spread: Float64Array,
): void {
  for (let axis = 0; axis < 3; axis++) {
    let low = Infinity;
    let high = -Infinity;
    let centerLow = Infinity;
    let centerHigh = -Infinity;
    for (let position = start; position < end; position++) {
      const item = order[position]!;
      const min = boxes[item * 6 + axis]!;
      const max = boxes[item * 6 + 3 + axis]!;
      const center = centers[item * 3 + axis]!;
      if (min < low) low = min;
      if (max > high) high = max;
      if (center < centerLow) centerLow = center;
      if (center > centerHigh) centerHigh = center;
    }
    nodes[at + axis] = low;
    nodes[at + 3 + axis] = high;
    spread[axis] = centerLow;
    spread[axis + 3] = centerHigh;
  }
}

function widestAxis(spread: Float64Array): number {
  let axis = 0;
  for (let other = 1; other < 3; other++) {
    if (spread[other + 3]! - spread[other]! > spread[axis + 3]! - spread[axis]!) axis = other;
  }
  return axis;
}

const binCount = new Int32Array(BINS);
const binBox = new Float64Array(BINS * 6);
const rightArea = new Float64Array(BINS);
const rightCount = new Int32Array(BINS);
const sweep = new Float64Array(6);

function resetBox(box: Float64Array, at: number): void {
  box.fill(Infinity, at, at + 3);
  box.fill(-Infinity, at + 3, at + 6);
}

function growSweep(at: number): void {
  for (let axis = 0; axis < 3; axis++) {
    if (binBox[at + axis]! < sweep[axis]!) sweep[axis] = binBox[at + axis]!;
    if (binBox[at + 3 + axis]! > sweep[axis + 3]!) sweep[axis + 3] = binBox[at + 3 + axis]!;
  }
}

function sweepArea(): number {
  const x = sweep[3]! - sweep[0]!;
  const y = sweep[4]! - sweep[1]!;
  const z = sweep[5]! - sweep[2]!;
  return x * y + y * z + z * x;
}

/** Reorders items start..end at the cheapest of the bin borders along `axis`; returns the first item of the right part. */
function partition(
  boxes: Float32Array,
  centers: Float32Array,
  order: Uint32Array,
  start: number,
  end: number,
  axis: number,
  spread: Float64Array,
): number {
  const low = spread[axis]!;
  const scale = (BINS * 0.9999) / (spread[axis + 3]! - low);
  binCount.fill(0);
  for (let bin = 0; bin < BINS; bin++) resetBox(binBox, bin * 6);
  for (let position = start; position < end; position++) {
    const item = order[position]!;
    const bin = Math.min(BINS - 1, ((centers[item * 3 + axis]! - low) * scale) | 0);
    binCount[bin]!++;
    for (let k = 0; k < 3; k++) {
      const min = boxes[item * 6 + k]!;
      const max = boxes[item * 6 + 3 + k]!;
      if (min < binBox[bin * 6 + k]!) binBox[bin * 6 + k] = min;
      if (max > binBox[bin * 6 + 3 + k]!) binBox[bin * 6 + 3 + k] = max;
    }
  }
  resetBox(sweep, 0);
  let total = 0;
  for (let bin = BINS - 1; bin > 0; bin--) {
    total += binCount[bin]!;
    growSweep(bin * 6);
    rightArea[bin] = total > 0 ? sweepArea() : 0;
    rightCount[bin] = total;
  }
  resetBox(sweep, 0);
  total = 0;
  let best = Infinity;
  let border = -1;
  for (let bin = 0; bin < BINS - 1; bin++) {
    total += binCount[bin]!;
    growSweep(bin * 6);
    if (total === 0 || rightCount[bin + 1] === 0) continue;
    const cost = total * sweepArea() + rightCount[bin + 1]! * rightArea[bin + 1]!;
    if (cost < best) {
      best = cost;
      border = bin;
    }
  }
  let left = start;
  let right = end - 1;
  while (left <= right) {
    const item = order[left]!;
    const bin = Math.min(BINS - 1, ((centers[item * 3 + axis]! - low) * scale) | 0);
    if (bin <= border) left++;
    else {
      order[left] = order[right]!;
      order[right] = item;
      right--;
    }
  }
  return left === start || left === end ? (start + end) >> 1 : left;
}
