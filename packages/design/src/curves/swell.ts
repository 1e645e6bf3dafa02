/** A smooth depth inside an outline: a distance field without creases, for domed metal. */
import { boxOf, signedArea, type Point2 } from '../geometry/curves';

/** Grid cells across an outline in the search for the greatest depth. */
const GRID = 26;

const wound = (outline: readonly Point2[], way: 1 | -1): readonly Point2[] =>
  signedArea(outline) * way < 0 ? outline.toReversed() : outline;

/** Points closer than this to the line between their neighbours are omitted, mm. */
const STRAY = 0.008;

/**
 * Omits points of an outline that are closer than `stray` to the line between their neighbours (Douglas and Peucker
 * 1973).
 * @param far index of a point that is kept, as the first is
 */
export function sparse(outline: readonly Point2[], far: number, stray: number): Point2[] {
  const kept = new Set([0, far]);
  const open: (readonly [number, number])[] = [
    [0, far],
    [far, outline.length],
  ];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const a = outline[from]!;
    const b = outline[to % outline.length]!;
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(ex, ey) || 1;
    let [worst, at] = [stray, -1];
    for (let i = from + 1; i < to; i++) {
      const away = Math.abs((outline[i]![0] - a[0]) * ey - (outline[i]![1] - a[1]) * ex) / length;
      if (away > worst) [worst, at] = [away, i];
    }
    if (at < 0) continue;
    kept.add(at);
    open.push([from, at], [at, to]);
  }
  return outline.filter((_, i) => kept.has(i));
}

/**
 * Mean-value distance to a polygon with openings (the L1 distance of Belyaev, Fayolle and Pasko, "Signed Lp-distance
 * fields", 2013): equal to the distance at the edge, smooth everywhere within.
 */
export interface Swell {
  /** Share of the greatest depth at a point within the outline, 0 to 1. */
  share: (x: number, y: number) => number;
  /** The greatest depth, in the outline's units. */
  deepest: number;
}

export function swell(outline: readonly Point2[], holes: readonly (readonly Point2[])[]): Swell {
  const rings = [wound(outline, 1), ...holes.map((hole) => wound(hole, -1))].map((loop) =>
    Float64Array.from(sparse(loop, loop.length >> 1, STRAY).flat()),
  );
  const depth = (x: number, y: number): number => {
    let sum = 0;
    for (let k = 0; k < rings.length; k++) {
      const ring = rings[k]!;
      let ax = ring[ring.length - 2]! - x;
      let ay = ring[ring.length - 1]! - y;
      let a = Math.sqrt(ax * ax + ay * ay) + 1e-9;
      for (let i = 0; i < ring.length; i += 2) {
        const bx = ring[i]! - x;
        const by = ring[i + 1]! - y;
        const b = Math.sqrt(bx * bx + by * by) + 1e-9;
        // Half the angle's tangent from its sine and cosine; a point on the edge itself sees half a turn.
        const turned = a * b + ax * bx + ay * by;
        sum += ((a + b) * (ax * by - ay * bx)) / (a * b * (turned > 1e-9 ? turned : 1e-9));
        ax = bx;
        ay = by;
        a = b;
      }
    }
    return sum > 0 ? 2 / sum : 0;
  };
  const { left, right, low, high } = boxOf(outline);
  let deepest = 1e-9;
  for (let i = 1; i < GRID; i++) {
    for (let j = 1; j < GRID; j++) {
      const x = left + ((right - left) * i) / GRID;
      const y = low + ((high - low) * j) / GRID;
      if (insideOf(rings, x, y)) deepest = Math.max(deepest, depth(x, y));
    }
  }
  return { share: (x, y) => Math.min(1, depth(x, y) / deepest), deepest };
}

function insideOf(rings: readonly Float64Array[], x: number, y: number): boolean {
  let inside = false;
  for (let k = 0; k < rings.length; k++) {
    const ring = rings[k]!;
    let bx = ring[0]!;
    let by = ring[1]!;
    for (let i = ring.length - 2; i >= 0; i -= 2) {
      const ax = ring[i]!;
      const ay = ring[i + 1]!;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      bx = ax;
      by = ay;
    }
  }
  return inside;
}
