/** Lays out small stones over the face of a plate. */
import { boxOf, centroidOf, type Point2 } from '../geometry/curves';
import { TAU, WORLD } from '../geometry/vec';
import { depthIn, type Plaque } from './plaque';
import { SINK, type Seat } from './seats';

/** Distance of the middles of two stones as a share of the sum of their widths, with little metal between them. */
const APART = 0.515;
/** Minimum size of a stone relative to the requested one, and absolute minimum, mm. */
const LEAST = 0.62;
const SMALLEST = 0.75;
/** Tolerance of a stone's margin to the edge, mm. */
const EASE = 0.05;
/** Half width of a stone as a share of its distance from other parts on the plate. */
const CLEARANCE = 0.9;
/** Side of the sampling squares, in stone widths. */
const SQUARE = 0.12;
/** Candidate densities relative to rows of touching stones, and candidate offsets of the rows, in pitches. */
const DENSITIES = [0.8, 0.88, 0.96, 1.04];
const STARTS = [0, 0.5];
/** Number of iterations for judging a layout, and for completing it. */
const TRIAL = 10;
const ROUNDS = 40;

/** Candidate numbers of equal sectors of a plate. */
const SECTORS = [6, 5, 4, 3];

/** Outlines within this distance everywhere are the same, mm. */
const SAME = 0.02;

/** A length at a point of the face, mm. */
type Measured = (x: number, y: number) => number;

/** The coverable area of a plate, as the middles of small squares; only the right half of a symmetric plate. */
interface Ground {
  readonly points: readonly Point2[];
  readonly cellMm: number;
  has(x: number, y: number): boolean;
}

/**
 * A field to cover with stones between `leastMm` and `sizeMm` wide; `room` is half the width of the largest stone at a
 * point.
 */
interface FieldToPave {
  readonly ground: Ground;
  readonly room: Measured;
  readonly isEven: boolean;
  readonly sizeMm: number;
  readonly leastMm: number;
}

interface Spot {
  readonly at: Point2;
  readonly sizeMm: number;
}

/** The squares that a stone of the minimum size can cover, without tips that are too narrow. */
function surveyed(outline: readonly Point2[], { room, isEven, sizeMm, leastMm }: Omit<FieldToPave, 'ground'>): Ground {
  const { left, right, low, high } = boxOf(outline);
  const cellMm = sizeMm * SQUARE;
  const from = isEven ? 0 : Math.floor(left / cellMm);
  const columns = Math.ceil(right / cellMm) - from;
  const rows = Math.ceil((high - low) / cellMm);
  const indexOf = (i: number, j: number): number =>
    i >= 0 && i < columns && j >= 0 && j < rows ? j * columns + i : -1;
  const rooms = new Float64Array(columns * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) rooms[indexOf(i, j)] = room((from + i + 0.5) * cellMm, low + (j + 0.5) * cellMm);
  const covered = new Set<number>();
  const reach = Math.floor(leastMm / 2 / cellMm);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      if (rooms[indexOf(i, j)]! < leastMm / 2) continue;
      for (let dj = -reach; dj <= reach; dj++) {
        for (let di = -reach; di <= reach; di++) {
          const index = indexOf(i + di, j + dj);
          if (di * di + dj * dj <= reach * reach && index >= 0 && rooms[index]! >= 0) covered.add(index);
        }
      }
    }
  }
  return {
    points: [...covered].map((index): Point2 => [
      (from + (index % columns) + 0.5) * cellMm,
      low + (Math.floor(index / columns) + 0.5) * cellMm,
    ]),
    cellMm,
    has: (x, y) => covered.has(indexOf(Math.floor(x / cellMm) - from, Math.floor((y - low) / cellMm))),
  };
}

/** Appends the mirror images of the sites of a symmetric plate. */
const withMirrored = (sites: readonly Point2[], isEven: boolean): readonly Point2[] =>
  isEven ? [...sites, ...sites.filter(([x]) => x > 0).map(([x, y]): Point2 => [-x, y])] : sites;

/** Sites in staggered rows, or a single one at the widest point of a field too small for rows. */
function staggered({ ground, room, isEven, sizeMm }: FieldToPave, density: number, start: number): Point2[] {
  const pitch = (sizeMm * 2 * APART) / Math.sqrt(density);
  const rise = pitch * Math.sin(Math.PI / 3);
  const { left, right, low, high } = boxOf(ground.points);
  const sites: Point2[] = [];
  for (let j = 0; low + (j + 0.25) * rise < high; j++) {
    const y = low + (j + 0.25) * rise;
    const first = isEven ? 0 : Math.floor(left / pitch) - 1;
    for (let i = first; i * pitch <= right; i++) {
      const x = (i + ((start + j / 2) % 1)) * pitch;
      if (ground.has(isEven ? Math.max(x, ground.cellMm / 2) : x, y)) sites.push([x, y]);
    }
  }
  if (sites.length > 0) return sites;
  const [x, y] = ground.points.reduce((a, b) => (room(...b) > room(...a) ? b : a));
  return [[isEven && x < sizeMm / 2 ? 0 : x, y]];
}

/**
 * Number of equal sectors around the middle of a plate, such as the five arms of a star, else 1. A disc has six, which
 * suit rows of stones.
 */
function sectorsOf({ outline, windows = [] }: Plaque, depth: Measured): { count: number; middle: Point2 } {
  const middle = centroidOf(outline);
  const points = [outline, ...windows].flat();
  const count = SECTORS.find((n) => {
    const [s, c] = [Math.sin(TAU / n), Math.cos(TAU / n)];
    return points.every(([px, py]) => {
      const [x, y] = [px - middle[0], py - middle[1]];
      return Math.abs(depth(middle[0] + x * c - y * s, middle[1] + x * s + y * c)) < SAME;
    });
  });
  return { count: count ?? 1, middle };
}

/** Sites in staggered rows across every sector of a symmetric plate, the first sector upwards. */
function inSectors(
  { ground, sizeMm }: FieldToPave,
  { count, middle: [cx, cy] }: { count: number; middle: Point2 },
  density: number,
  start: number,
  raised: number,
): Point2[] {
  const pitch = (sizeMm * 2 * APART) / Math.sqrt(density);
  const rise = pitch * Math.sin(Math.PI / 3);
  const tan = Math.tan(Math.PI / count);
  const reach = Math.max(...ground.points.map(([x, y]) => Math.hypot(x - cx, y - cy)));
  const sites: Point2[] = [];
  for (let j = 0; (j + raised) * rise < reach; j++) {
    const v = (j + raised) * rise;
    for (let i = 0; i * pitch <= reach; i++) {
      const u = (i + ((start + j / 2) % 1)) * pitch;
      const toBorder = (v * tan - u) * Math.cos(Math.PI / count);
      if (toBorder < -0.3 * pitch) continue;
      // Sites close to the border of two sectors are shared.
      const across = toBorder < 0.3 * pitch ? v * tan : u;
      for (const side of across > 0 ? [1, -1] : [1])
        for (let k = 0; k < count; k++) {
          const [s, c] = [Math.sin((k * TAU) / count), Math.cos((k * TAU) / count)];
          const x = cx + side * across * c - v * s;
          const y = cy + side * across * s + v * c;
          if (x < -1e-6 || !ground.has(Math.max(x, ground.cellMm / 2), y)) continue;
          if (sites.every(([ox, oy]) => Math.hypot(ox - x, oy - y) > pitch * 0.3)) sites.push([x < 1e-6 ? 0 : x, y]);
        }
    }
  }
  return sites;
}

/** Spreads sites evenly by moving each to the centroid of its nearest points, repeatedly (Lloyd 1982). */
function spread({ ground, isEven, sizeMm }: FieldToPave, sites: readonly Point2[], rounds: number): readonly Point2[] {
  let now = sites;
  for (let round = 0; round < rounds; round++) {
    const all = withMirrored(now, isEven);
    const bucketOf = (x: number, y: number): number => Math.round(x / sizeMm) * 4096 + Math.round(y / sizeMm);
    const buckets = new Map<number, number[]>();
    all.forEach(([x, y], i) => {
      for (const dx of [-1, 0, 1]) {
        for (const dy of [-1, 0, 1]) {
          const key = bucketOf(x, y) + dx * 4096 + dy;
          const bucket = buckets.get(key);
          if (bucket) bucket.push(i);
          else buckets.set(key, [i]);
        }
      }
    });
    const sums = all.map(() => ({ x: 0, y: 0, count: 0 }));
    for (const [x, y] of ground.points) {
      let nearest = -1;
      let least = Infinity;
      for (const i of buckets.get(bucketOf(x, y)) ?? all.keys()) {
        const d = (all[i]![0] - x) ** 2 + (all[i]![1] - y) ** 2;
        if (d < least) [least, nearest] = [d, i];
      }
      const sum = sums[nearest]!;
      sum.x += x;
      sum.y += y;
      sum.count += 1;
    }
    now = now.map((site, i): Point2 => {
      const { x, y, count } = sums[i]!;
      if (count === 0) return site;
      return [isEven && site[0] === 0 ? 0 : x / count, y / count];
    });
  }
  return now;
}

/** Stones at the sites, each as large as possible; of two that would overlap, the larger becomes smaller. */
function sized({ room, isEven, sizeMm, leastMm }: FieldToPave, sites: readonly Point2[]): Spot[] {
  const all = withMirrored(sites, isEven);
  const sizes = all.map(([x, y]) => Math.min(sizeMm, room(x, y) * 2));
  for (let i = 0; i < all.length; i++) {
    for (let j = 0; j < i; j++) {
      const both = Math.hypot(all[i]![0] - all[j]![0], all[i]![1] - all[j]![1]) / APART;
      if (sizes[i]! + sizes[j]! <= both) continue;
      const smaller = Math.min(sizes[i]!, sizes[j]!, both / 2);
      for (const one of [i, j]) sizes[one] = Math.min(sizes[one]!, both - smaller);
    }
  }
  if (isEven) {
    let image = sites.length;
    sites.forEach(([x], i) => {
      if (x <= 0) return;
      sizes[i] = sizes[image] = Math.min(sizes[i]!, sizes[image]!);
      image += 1;
    });
  }
  return all.flatMap((at, i): Spot[] => (sizes[i]! >= leastMm ? [{ at, sizeMm: sizes[i]! }] : []));
}

/** True when a plate is the mirror image of the one with the given depth function. */
export const mirrors = ({ outline, windows = [] }: Plaque, depth: Measured): boolean =>
  [outline, ...windows].flat().every(([x, y]) => Math.abs(depth(-x, y)) < SAME);

const coverOf = (spots: readonly Spot[]): number => spots.reduce((sum, { sizeMm }) => sum + sizeMm ** 2, 0);

/**
 * Seats on the face of a plate, up to `sizeMm` wide and with `margin` mm of metal round them, laid out evenly over the
 * whole face, slightly smaller where it narrows, and symmetric on a symmetric plate. `clear` returns the distance of a
 * point from other parts on the plate, mm.
 */
export function packed(plaque: Plaque, sizeMm: number, margin: number, clear: Measured = () => Infinity): Seat[] {
  const depth = depthIn(plaque);
  const measures = {
    room: (x: number, y: number) => Math.min(depth(x, y) - margin + EASE, clear(x, y) * CLEARANCE),
    isEven: mirrors(plaque, depth),
    sizeMm,
    leastMm: Math.max(SMALLEST, sizeMm * LEAST),
  };
  const ground = surveyed(plaque.outline, measures);
  if (ground.points.length === 0) return [];
  const field: FieldToPave = { ...measures, ground };
  const sectors = sectorsOf(plaque, depth);
  const isRound = measures.isEven && sectors.count > 1;
  const starts = DENSITIES.flatMap((density) =>
    STARTS.flatMap((start) =>
      isRound
        ? STARTS.map((raised) => inSectors(field, sectors, density, start, raised))
        : [staggered(field, density, start)],
    ),
  ).filter((sites) => sites.length > 0);
  const trials = (starts.length > 0 ? starts : [staggered(field, 1, 0)]).map((from) => {
    const sites = spread(field, from, TRIAL);
    return { sites, cover: coverOf(sized(field, sites)) };
  });
  const best = trials.reduce((a, b) => (b.cover > a.cover ? b : a));
  return sized(field, spread(field, best.sites, ROUNDS - TRIAL)).map(({ at: [x, y], sizeMm: size }): Seat => ({
    origin: [x, y, plaque.half - size * SINK],
    axes: WORLD,
    sizeMm: size,
  }));
}
