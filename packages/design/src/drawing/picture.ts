/**
 * Reads ink from a picture of a drawing: colours by threshold, lines by thinning, widths by the distance to the paper.
 */
import type { Vec3 } from '../piece';
import { SQUARE } from '../curves/figure';
import type { Ink, InkLine } from './strokes';

/** A picture as its pixels, four bytes each, row by row. */
export interface DrawnPicture {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Cells along each side of the grid on which a picture is read. */
const GRID = 192;
const CELL = SQUARE / GRID;
/** A spot of fewer cells is dust. */
const DUST = 6;
/** In a calmed picture a spot of fewer cells is dust. */
const SMALL_AREA = 150;
/** Maximum number of spots of one ink; the largest ones count. */
const MOST_SPOTS = 60;
/** Lines wider than this many cells are areas. */
const WIDEST_LINE = 8;
/**
 * Transitions between ink and background, over all inks, beyond which a picture is noise or a photograph: the densest
 * hatching has fewer.
 */
const BUSY = 26_000;
/** Radius in cells and number of passes of the median filter for busy pictures. */
const CALMED_OVER = 2;
const MOST_CALMING = 4;
const COLOURS: readonly Ink[] = ['metal', 'ruby', 'blue-sapphire', 'emerald'];

/** The ink of one pixel; null for paper. */
function inkAt(r: number, g: number, b: number, alpha: number): Ink | null {
  if (alpha < 96) return null;
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (high - low < 60) return high < 140 ? 'metal' : null;
  if (low > 150) return null;
  if (r === high) return 'ruby';
  return b === high ? 'blue-sapphire' : 'emerald';
}

/** One mask per ink on the grid; the whole picture is fitted into the square. */
function masks({ width, height, rgba }: DrawnPicture): Map<Ink, Uint8Array> {
  const out = new Map(COLOURS.map((ink) => [ink, new Uint8Array(GRID * GRID)]));
  const side = Math.max(width, height);
  const [left, top] = [(side - width) / 2, (side - height) / 2];
  for (let j = 0; j < GRID; j++) {
    for (let i = 0; i < GRID; i++) {
      // Thin lines fall between single samples, so every cell samples nine pixels and prefers ink to paper.
      let found: Ink | null = null;
      for (let q = 0; q < 9 && !found; q++) {
        const x = Math.floor(((i + (q % 3) / 3 + 1 / 6) / GRID) * side - left);
        const y = Math.floor(((j + Math.floor(q / 3) / 3 + 1 / 6) / GRID) * side - top);
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        const o = (y * width + x) * 4;
        found = inkAt(rgba[o]!, rgba[o + 1]!, rgba[o + 2]!, rgba[o + 3]!);
      }
      if (found) out.get(found)![j * GRID + i] = 1;
    }
  }
  return out;
}

/** Number of cells of the mask that differ from the cell to the right or below. */
function edgesOf(mask: Uint8Array): number {
  let edges = 0;
  for (let o = 0; o < mask.length - GRID; o++)
    edges += (mask[o] === mask[o + 1] ? 0 : 1) + (mask[o] === mask[o + GRID] ? 0 : 1);
  return edges;
}

/** Applies a median filter to the mask. */
function calm(mask: Uint8Array): Uint8Array {
  const side = 2 * CALMED_OVER + 1;
  const boxed = (from: Uint8Array, step: number): Uint8Array => {
    const sums = new Uint8Array(from.length);
    for (let o = 0; o < from.length; o++)
      for (let d = -CALMED_OVER; d <= CALMED_OVER; d++) sums[o]! += from[o + d * step] ?? 0;
    return sums;
  };
  return boxed(boxed(mask, 1), GRID).map((sum) => (2 * sum > side * side ? 1 : 0));
}

/** Returns the masks of a drawing unchanged, and only the large areas of noise and photographs. */
function calmed(inks: ReadonlyMap<Ink, Uint8Array>): { inks: ReadonlyMap<Ink, Uint8Array>; dust: number } {
  let out = inks;
  let pass = 0;
  const isBusy = (): boolean => [...out.values()].reduce((sum, mask) => sum + edgesOf(mask), 0) > BUSY;
  for (; pass < MOST_CALMING && isBusy(); pass++) out = new Map([...out].map(([ink, mask]) => [ink, calm(mask)]));
  return { inks: out, dust: pass > 0 ? SMALL_AREA : DUST };
}

/** Distance of each of the cells, given in rising order, to the nearest cell outside the set, cells (chamfer 3-4). */
function depthOf(cells: readonly number[]): Float32Array {
  const d = new Float32Array(GRID * GRID);
  for (const o of cells) d[o] = 1e6;
  const at = (i: number, j: number): number => (i < 0 || j < 0 || i >= GRID || j >= GRID ? 0 : d[j * GRID + i]!);
  const relax = (o: number, way: number): void => {
    const i = o % GRID;
    const j = (o - i) / GRID;
    d[o] = Math.min(
      d[o]!,
      at(i - way, j) + 1,
      at(i, j - way) + 1,
      at(i - way, j - way) + 4 / 3,
      at(i + way, j - way) + 4 / 3,
    );
  };
  for (const o of cells) relax(o, 1);
  for (const o of cells.toReversed()) relax(o, -1);
  return d;
}

const AROUND = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

/** The eight neighbours of a cell, a bit each, clockwise from above. */
const ring = (mask: Uint8Array, o: number): number => {
  const i = o % GRID;
  const j = (o - i) / GRID;
  let bits = 0;
  for (let side = 0; side < 8; side++) {
    const x = i + AROUND[side]![0];
    const y = j + AROUND[side]![1];
    if (x >= 0 && y >= 0 && x < GRID && y < GRID && mask[y * GRID + x]) bits |= 1 << side;
  }
  return bits;
};

/** Lookup tables for both halves of a pass: 1 for neighbourhoods whose centre is removed (Zhang and Suen, 1984). */
const TAKEN = [0, 1].map((half) =>
  Uint8Array.from({ length: 256 }, (_, bits) => {
    const n = AROUND.map((_, side) => (bits >> side) & 1);
    const isOpen = (...sides: number[]): boolean => sides.some((side) => n[side] === 0);
    const count = n.reduce((s, v) => s + v, 0);
    if (count < 2 || count > 6) return 0;
    if (n.filter((v, i) => v === 0 && n[(i + 1) % 8] === 1).length !== 1) return 0;
    return (half === 0 ? isOpen(0, 2, 4) && isOpen(2, 4, 6) : isOpen(0, 2, 6) && isOpen(0, 4, 6)) ? 1 : 0;
  }),
);

/** The cells thinned to lines one cell wide. */
function thinned(spot: readonly number[]): { lines: Uint8Array; cells: readonly number[] } {
  const lines = new Uint8Array(GRID * GRID);
  for (const o of spot) lines[o] = 1;
  let cells = spot;
  for (let changed = true; changed;) {
    changed = false;
    for (const taken of TAKEN) {
      const gone = cells.filter((o) => taken[ring(lines, o)] === 1);
      for (const o of gone) lines[o] = 0;
      if (gone.length > 0) changed = true;
      cells = cells.filter((o) => lines[o]);
    }
  }
  return { lines, cells };
}

/** Runs of neighbouring cells of a thinned mask, from end or crossing to end or crossing. */
function traced({ lines, cells }: ReturnType<typeof thinned>): number[][] {
  const neighbours = (o: number): number[] => {
    const n = ring(lines, o);
    // A diagonal step beside a straight one is the same connection.
    const has = (side: number): boolean => ((n >> (side % 8)) & 1) === 1;
    return AROUND.flatMap(([di, dj], i) =>
      has(i) && (i % 2 === 0 || !(has(i + 1) || has(i + 7))) ? [o + di + dj * GRID] : [],
    );
  };
  const used = new Set<string>();
  const edge = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
  const out: number[][] = [];
  const follow = (from: number, first: number): void => {
    const run = [from];
    let [before, at] = [from, first];
    for (;;) {
      if (used.has(edge(before, at))) break;
      used.add(edge(before, at));
      run.push(at);
      const onward = neighbours(at).filter((o) => o !== before);
      if (onward.length !== 1 || at === from) break;
      [before, at] = [at, onward[0]!];
    }
    if (run.length > 1) out.push(run);
  };
  const knots = cells.filter((o) => neighbours(o).length !== 2);
  for (const o of [...knots, ...cells]) {
    const next = neighbours(o);
    if (next.length === 0) out.push([o]);
    for (const n of next) if (!used.has(edge(o, n))) follow(o, n);
  }
  return out;
}

/** Connected components, each with its cells in rising order. */
function spots(mask: Uint8Array): number[][] {
  const seen = new Uint8Array(mask.length);
  const out: number[][] = [];
  for (let start = 0; start < mask.length; start++) {
    if (!mask[start] || seen[start]) continue;
    const spot = [start];
    seen[start] = 1;
    for (const o of spot) {
      const n = ring(mask, o);
      for (let side = 0; side < 8; side++) {
        const to = o + AROUND[side]![0] + AROUND[side]![1] * GRID;
        if ((n >> side) & 1 && !seen[to]) {
          seen[to] = 1;
          spot.push(to);
        }
      }
    }
    out.push(spot.toSorted((a, b) => a - b));
  }
  return out;
}

/** The edges of a spot as closed loops of cell corners, openings included (each edge has the ink to its left). */
function contours(spot: readonly number[]): [number, number][][] {
  const mask = new Uint8Array(GRID * GRID);
  for (const o of spot) mask[o] = 1;
  const from = new Map<number, number[]>();
  const W = GRID + 1;
  const has = (i: number, j: number): boolean => i >= 0 && j >= 0 && i < GRID && j < GRID && mask[j * GRID + i] === 1;
  const put = (a: number, b: number): void => {
    from.set(a, [...(from.get(a) ?? []), b]);
  };
  for (const cell of spot) {
    const [i, j] = [cell % GRID, Math.floor(cell / GRID)];
    const o = j * W + i;
    if (!has(i, j - 1)) put(o + 1, o);
    if (!has(i - 1, j)) put(o, o + W);
    if (!has(i, j + 1)) put(o + W, o + W + 1);
    if (!has(i + 1, j)) put(o + W + 1, o + 1);
  }
  const out: [number, number][][] = [];
  for (const [start, ends] of from) {
    while (ends.length > 0) {
      const loop = [start];
      for (let at = ends.pop()!; at !== start; at = from.get(at)!.pop()!) loop.push(at);
      out.push(loop.map((o) => [o % W, Math.floor(o / W)]));
    }
  }
  return out;
}

const lineOf = (ink: Ink, points: readonly Vec3[]): InkLine => ({
  ink,
  points,
  brush: (2 * points.reduce((sum, p) => sum + p[2], 0)) / points.length,
});

/** The lines and outlines of a picture. White and clear pixels are paper. */
export function inkOfPicture(picture: DrawnPicture): InkLine[] {
  const out: InkLine[] = [];
  const { inks, dust } = calmed(masks(picture));
  for (const [ink, mask] of inks) {
    const largest = spots(mask)
      .filter((spot) => spot.length >= dust)
      .toSorted((a, b) => b.length - a.length);
    for (const spot of largest.slice(0, MOST_SPOTS)) {
      const depth = depthOf(spot);
      if (Math.max(...spot.map((o) => depth[o]!)) > WIDEST_LINE) {
        for (const loop of contours(spot)) {
          if (loop.length < 16) continue;
          const points = loop.map(([i, j]): Vec3 => [i * CELL, j * CELL, CELL / 2]);
          out.push({ ...lineOf(ink, [...points, points[0]!]), brush: CELL });
          // A coloured area is one stone, so only its outer edge counts.
          if (ink !== 'metal') break;
        }
        continue;
      }
      for (const run of traced(thinned(spot))) {
        const points = run.map((o): Vec3 => [
          ((o % GRID) + 0.5) * CELL,
          (Math.floor(o / GRID) + 0.5) * CELL,
          Math.max(CELL / 2, (depth[o]! - 0.5) * CELL),
        ]);
        const line = lineOf(ink, points);
        const isSpur = run.length * CELL < line.brush && spot.length > run.length * 4;
        if (!isSpur) out.push(line);
      }
    }
  }
  return out;
}
