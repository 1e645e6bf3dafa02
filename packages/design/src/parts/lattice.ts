/** Openwork of narrow bars with mitred joints, each set with an even row of small stones from corner to corner. */
import type { Vec3 } from '../piece';
import type { GemKind, StoneRole } from '../spec';
import { sphere } from '../geometry/blocks';
import type { Point2 } from '../geometry/curves';
import { outward, type Solid } from '../geometry/solid';
import { TAU, WORLD } from '../geometry/vec';
import type { Bench } from './bench';

/** A bar between two nodes, by index. */
export interface Bar {
  from: number;
  to: number;
}

/** A graph of bars: nodes, mm, and edges. */
export interface Lattice {
  nodes: readonly Point2[];
  bars: readonly Bar[];
}

/**
 * Half of a bar's cross-section, from the middle of its face over its side to the middle of its back: offset and
 * height, mm.
 */
export type HalfSection = readonly (readonly [offset: number, z: number])[];

/** Points within this distance are the same, mm. */
const SAME = 1e-3;

/** A lattice from polylines, which are joined at shared points. */
export function latticeOf(lines: readonly (readonly Point2[])[]): Lattice {
  const nodes: Point2[] = [];
  const bars: Bar[] = [];
  const nodeAt = (p: Point2): number => {
    const known = nodes.findIndex((q) => Math.hypot(q[0] - p[0], q[1] - p[1]) < SAME);
    return known >= 0 ? known : nodes.push(p) - 1;
  };
  for (const line of lines) {
    for (let i = 0; i + 1 < line.length; i++) {
      const [from, to] = [nodeAt(line[i]!), nodeAt(line[i + 1]!)];
      if (!bars.some((bar) => (bar.from === from && bar.to === to) || (bar.from === to && bar.to === from)))
        bars.push({ from, to });
    }
  }
  return { nodes, bars };
}

/** Start of a bar's side at one of its ends, per mm of offset from its middle line. */
type Mitre = (node: number, other: number, side: 1 | -1) => Point2;

function mitresOf({ nodes, bars }: Lattice): { mitre: Mitre; isLoose: (node: number) => boolean } {
  const ways = nodes.map((): { other: number; angle: number }[] => []);
  for (const { from, to } of bars) {
    const angle = Math.atan2(nodes[to]![1] - nodes[from]![1], nodes[to]![0] - nodes[from]![0]);
    ways[from]!.push({ other: to, angle });
    ways[to]!.push({ other: from, angle: angle + Math.PI });
  }
  const isLoose = (node: number): boolean => ways[node]!.length === 1;
  const mitre: Mitre = (node, other, side) => {
    const own = ways[node]!.find((way) => way.other === other)!;
    // Half the angle to the next bar on that side; a loose end is cut square.
    const apart = (angle: number): number => (((side * (angle - own.angle)) % TAU) + TAU) % TAU || TAU;
    const half = isLoose(node)
      ? Math.PI / 2
      : Math.min(...ways[node]!.filter((way) => way !== own).map((way) => apart(way.angle))) / 2;
    const angle = own.angle + side * half;
    const far = 1 / Math.sin(half);
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  };
  return { mitre, isLoose };
}

/**
 * The bars as one solid with openings, built face by face without a grid or hidden triangles.
 * @param isBuilt false for bars that are only neighbours
 */
export function latticeSolid(
  lattice: Lattice,
  section: HalfSection,
  isBuilt: (bar: Bar) => boolean = () => true,
): Solid {
  const { mitre, isLoose } = mitresOf(lattice);
  const solid: Solid = { positions: [], triangles: [] };
  const last = section.length - 1;
  const strip = (node: number, way: Point2): number => {
    const [x, y] = lattice.nodes[node]!;
    const first = solid.positions.length / 3;
    for (const [offset, z] of section) solid.positions.push(x + way[0] * offset, y + way[1] * offset, z);
    return first;
  };
  const quad = (a: number, b: number, c: number, d: number): void => {
    solid.triangles.push(a, b, c, a, c, d);
  };
  for (const { from, to } of lattice.bars.filter(isBuilt)) {
    const ends = { left: [0, 0], right: [0, 0] };
    for (const side of [1, -1] as const) {
      const a = strip(from, mitre(from, to, side));
      const b = strip(to, mitre(to, from, side === 1 ? -1 : 1));
      for (let i = 0; i < last; i++) {
        if (side === 1) quad(a + i, b + i, b + i + 1, a + i + 1);
        else quad(a + i, a + i + 1, b + i + 1, b + i);
      }
      ends[side === 1 ? 'left' : 'right'] = [a, b];
    }
    for (let i = 0; i < last; i++) {
      const [left, right] = [ends.left, ends.right];
      if (isLoose(from)) quad(left[0]! + i, left[0]! + i + 1, right[0]! + i + 1, right[0]! + i);
      if (isLoose(to)) quad(left[1]! + i, right[1]! + i, right[1]! + i + 1, left[1]! + i + 1);
    }
  }
  return outward(solid);
}

/** The polyline offset by `by` mm to its right; `closed` joins its ends. */
export function beside(line: readonly Point2[], by: number, closed: boolean): Point2[] {
  const n = line.length;
  return line.map((p, i) => {
    const before = closed || i > 0 ? line[(i - 1 + n) % n]! : null;
    const after = closed || i + 1 < n ? line[(i + 1) % n]! : null;
    const sides = [
      before ? [p[0] - before[0], p[1] - before[1]] : null,
      after ? [after[0] - p[0], after[1] - p[1]] : null,
    ].flatMap((way) => {
      if (!way) return [];
      const length = Math.hypot(way[0]!, way[1]!);
      return [[way[1]! / length, -way[0]! / length] as const];
    });
    const x = sides.reduce((sum, side) => sum + side[0], 0);
    const y = sides.reduce((sum, side) => sum + side[1], 0);
    const far = (by * sides.length) / (x * x + y * y);
    return [p[0] + x * far, p[1] + y * far];
  });
}

export interface Row {
  kind: GemKind;
  role: StoneRole;
  /** Desired pitch of the stones, which rows approximate as their lengths allow, mm. */
  pitchMm: number;
  /** Height of the girdles, mm. */
  z: number;
}

/** Stone width as a share of the pitch. */
const CLOSE = 0.975;
/** Width of the rims beside a row and depth of a bar, as shares of the pitch; minimum depth 1 mm. */
const RIM_SHARE = 0.15;
const DEEP_SHARE = 1.15;
const LEAST_DEEP_MM = 1;
/** Distance from the middle of the row to the wall under the girdles, as a share of the stone. */
const WALL_SHARE = 0.515;

/** Offset of beads from the middle of a row, and their radius, in pitches. */
const BEAD_OFF = 0.45;
const BEAD_SHARE = 0.135;

/** Half the width of a bar with stones, in pitches. */
export const BAR_REACH = CLOSE * WALL_SHARE + RIM_SHARE;
/** Depth of a bar with stones, mm. */
export const barDepth = (pitchMm: number): number => Math.max(LEAST_DEEP_MM, pitchMm * DEEP_SHARE);

/** Thread and bead setting: a channel between two bright rims, clear of the stones' points. */
export function threadSection(pitchMm: number): HalfSection {
  const size = pitchMm * CLOSE;
  const wall = size * WALL_SHARE;
  const rim = pitchMm * RIM_SHARE;
  const deep = barDepth(pitchMm);
  return [
    [0, -0.42 * size],
    [0.24 * size, -0.4 * size],
    [wall, -0.02],
    [wall + rim * 0.22, 0.09],
    [wall + rim * 0.5, 0.12],
    [wall + rim * 0.78, 0.09],
    [wall + rim, 0],
    [wall + rim, 0.1 - deep],
    [wall + rim - 0.1, -deep],
    [0, -deep],
  ];
}

/**
 * Fills every bar with a row: a stone at each node where bars meet, and between nodes as many as fit, with their width
 * adjusted to end exactly. Metal beads hold each pair. Loose ends have no stone at their node; the row ends with the
 * bar.
 */
export function setRows(bench: Bench, lattice: Lattice, { kind, role, pitchMm, z }: Row): void {
  const { nodes, bars } = lattice;
  const { mitre } = mitresOf(lattice);
  const meeting = nodes.map(() => 0);
  for (const { from, to } of bars) for (const node of [from, to]) meeting[node]!++;
  const bead = bench.define(sphere(1, 6), 50);
  const widest = nodes.map(() => Infinity);
  for (const { from, to } of bars) {
    const [a, b] = [nodes[from]!, nodes[to]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    // A loose end uses half a stone's room.
    const loose = [from, to].map((node) => (meeting[node] === 1 ? 0.5 : 0)) as [number, number];
    const count = Math.max(1, Math.round(length / pitchMm - loose[0] - loose[1])) + loose[0] + loose[1];
    const pitch = length / count;
    const at = (k: number): Point2 => [a[0] + ((b[0] - a[0]) * k) / count, a[1] + ((b[1] - a[1]) * k) / count];
    const places: number[] = [];
    for (let k = loose[0]; k <= count - loose[1] + 1e-9; k++) places.push(k);
    for (const k of places) {
      if (k > 1e-9 && k < count - 1e-9)
        bench.stone({ kind, cut: 'round', sizeMm: pitch * CLOSE, role, origin: [...at(k), z], axes: WORLD });
    }
    for (const node of [from, to]) if (meeting[node]! > 1) widest[node] = Math.min(widest[node]!, pitch * CLOSE);
    const across: Point2 = [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
    // In a sharp corner the wall begins farther away.
    const wallFrom = (node: number, other: number, side: 1 | -1): number => {
      const [x, y] = mitre(node, other, side);
      const way = node === from ? 1 : -1;
      return ((x * (b[0] - a[0]) + y * (b[1] - a[1])) * way) / length;
    };
    for (let i = 0; i + 1 < places.length; i++) {
      const middle = (places[i]! + places[i + 1]!) / 2;
      const [x, y] = at(middle);
      for (const side of [-1, 1] as const) {
        const off = side * pitch * BEAD_OFF;
        if (
          middle < wallFrom(from, to, side === 1 ? -1 : 1) * BEAD_OFF ||
          count - middle < wallFrom(to, from, side) * BEAD_OFF
        )
          continue;
        bench.place(bead, { origin: [x + across[0] * off, y + across[1] * off, z + 0.04], scale: pitch * BEAD_SHARE });
      }
    }
  }
  nodes.forEach(([x, y], i) => {
    if (widest[i]! < Infinity)
      bench.stone({ kind, cut: 'round', sizeMm: widest[i]!, role, origin: [x, y, z], axes: WORLD });
  });
}

/** A row of oblong stones across a channel between two points, which it fills. */
export interface Ladder {
  from: Point2;
  to: Point2;
  kind: GemKind;
  role: StoneRole;
  /** Desired length of the stones across the channel, which the row approximates as its length allows, mm. */
  acrossMm: number;
  z: number;
}

/** Length of a baguette relative to its width. */
const BAGUETTE = 2.3;

/** Fills a channel between two straight walls with baguettes, like calibré-cut stones: without metal between them. */
export function calibreLadder(bench: Bench, { from, to, kind, role, acrossMm, z }: Ladder): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(1, Math.round((length * BAGUETTE) / acrossMm));
  const pitch = length / count;
  const size = pitch * 0.985;
  const wall = (size * BAGUETTE) / 2 + 0.02;
  const deep = Math.max(1.25, size * 0.62 + 0.55);
  const along: Vec3 = [(to[0] - from[0]) / length, (to[1] - from[1]) / length, 0];
  const section: HalfSection = [
    [0, -0.56 * size],
    [wall - 0.45 * size, -0.54 * size],
    [wall, -0.04],
    [wall, 0.08],
    [wall + 0.06, 0.13],
    [wall + 0.2, 0.13],
    [wall + 0.28, 0.06],
    [wall + 0.28, 0.1 - deep],
    [wall + 0.18, -deep],
    [0, -deep],
  ];
  bench.add(latticeSolid(latticeOf([[from, to]]), section), 30, { origin: [0, 0, z] });
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    bench.stone({
      kind,
      cut: 'baguette',
      sizeMm: size,
      role,
      origin: [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, z],
      axes: [along, [-along[1], along[0], 0], [0, 0, 1]],
    });
  }
}
