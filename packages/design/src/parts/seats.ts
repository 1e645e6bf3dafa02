/** Small stones sunk into metal: a cone is cut for their lower half, and beads of metal hold them from above. */
import type { Surface, Vec3 } from '../piece';
import type { Cut, GemKind, StoneRole } from '../spec';
import { sphere } from '../geometry/blocks';
import { polygonField, type Field } from '../geometry/field';
import { add, along, axesFacing, cross, distance, lerp, scale, sub, unit, type Axes } from '../geometry/vec';
import type { Bench } from './bench';
import { girdleMm } from './head';

/** One stone: the girdle's centre, the table along the third axis. */
export interface Seat {
  origin: Vec3;
  axes: Axes;
  sizeMm: number;
  /** @default 'round' */
  cut?: Cut;
}

/** The seat's mouth is slightly narrower than the stone, so that the girdle rests on metal all around. */
const MOUTH = 0.485;

/** Factor on the distance from such an edge, which is measured across the stone. */
const LEVEL = 0.86;
/** Depth of a girdle below the metal around it, as a share of the stone's width. */
export const SINK = 0.06;
/** Widening of a seat for each mm above the girdle: the bright-cut edge around a stone. */
const BRIGHT = 0.7;
/** Distance of that edge from the girdle, as a share of the stone's width, so that no metal covers the stone. */
const CLEAR = 0.035;

/** Distance of a point outside the mouth of a seat, in the first two axes of its stone, mm. */
function mouthOf({ cut = 'round', sizeMm }: Seat): (x: number, y: number) => number {
  if (cut === 'round') return (x, y) => Math.hypot(x, y) - sizeMm * MOUTH;
  const outside = polygonField(girdleMm(cut, sizeMm, 48));
  return (x, y) => outside(x, y) + sizeMm * (0.5 - MOUTH);
}

/**
 * The metal with a seat cut for every stone: as wide as its mouth at the girdle, bevelled above it, narrowing below it,
 * and ending before it would break through. Points further than 0.6 mm outside the metal skip the seats.
 */
export function seated(body: Field, seats: readonly Seat[]): Field {
  const largest = Math.max(0.1, ...seats.map((seat) => seat.sizeMm));
  // As wide as the reach of a seat, whose corners then lie in neighbouring cells.
  const cell = largest * 2;
  const key = (x: number, y: number, z: number): number =>
    (Math.floor(x / cell) + 512) * 1048576 + (Math.floor(y / cell) + 512) * 1024 + Math.floor(z / cell) + 512;
  const near = new Map<number, (Seat & { outside: (x: number, y: number) => number })[]>();
  for (const seat of seats) {
    const [x, y, z] = seat.origin;
    const keys = new Set<number>();
    for (const dx of [-1, 1])
      for (const dy of [-1, 1])
        for (const dz of [-1, 1]) keys.add(key(x + dx * largest, y + dy * largest, z + dz * largest));
    const whole = { ...seat, outside: mouthOf(seat) };
    for (const k of keys) near.set(k, [...(near.get(k) ?? []), whole]);
  }
  return (x, y, z, limit = Infinity) => {
    let d = body(x, y, z, limit);
    if (d >= limit || d > 0.6) return d;
    for (const { origin, axes, sizeMm, outside } of near.get(key(x, y, z)) ?? []) {
      const qx = x - origin[0];
      const qy = y - origin[1];
      const qz = z - origin[2];
      const far = qx * qx + qy * qy + qz * qz;
      if (far > sizeMm * sizeMm) continue;
      const [across, run, up] = axes;
      const h = qx * up[0] + qy * up[1] + qz * up[2];
      const out = outside(qx * across[0] + qy * across[1] + qz * across[2], qx * run[0] + qy * run[1] + qz * run[2]);
      const wall =
        h > -0.05
          ? (out - Math.max(0, sizeMm * CLEAR + h * BRIGHT)) * LEVEL
          : Math.max((out + (-h - 0.05) * 1.05) * 0.7, -h - sizeMm * 0.43);
      if (-wall > d) d = -wall;
    }
    return d;
  };
}

/** Sets the stones of the seats, with alternating kinds. */
export function setStones(bench: Bench, seats: readonly Seat[], kinds: readonly GemKind[], role: StoneRole): void {
  seats.forEach(({ origin, axes, sizeMm, cut = 'round' }, i) =>
    bench.stone({ kind: kinds[i % kinds.length]!, cut, sizeMm, role, origin, axes }),
  );
}

/**
 * Radius of a bead, its distance from the line between two stones, and from the middle of the last one, in widths, and
 * its height above the girdles. Those at the end of a row are lower: from the side they would stand alone.
 */
const BEAD = { radius: 0.15, aside: 0.34, atEnd: 0.58, over: 0.02, overAtEnd: -0.09 } as const;

interface Grain {
  at: Vec3;
  up: Vec3;
  sizeMm: number;
  /** Height above the girdle as a share of the stone's width. */
  over: number;
  shared: number;
}

/**
 * Beads of metal over the edges of neighbouring stones, in the gaps between them. Neighbours are less than a quarter of
 * a stone apart; a stone at the end of a row also gets two outer beads.
 */
export function grains(bench: Bench, seats: readonly Seat[], surface: Surface = bench.metal): void {
  const found: Grain[] = [];
  const put = (at: Vec3, up: Vec3, sizeMm: number, over: number): void => {
    for (const seat of seats) if (distance(seat.origin, at) < seat.sizeMm * 0.5) return;
    const close = found.find((grain) => distance(grain.at, at) < sizeMm * 0.34);
    if (close) {
      close.at = lerp(close.at, at, 1 / ++close.shared);
      return;
    }
    found.push({ at, up, sizeMm, over, shared: 1 });
  };
  seats.forEach((a, i) => {
    const links: { toward: Vec3; apart: number }[] = [];
    seats.forEach((b, j) => {
      const apart = distance(a.origin, b.origin);
      if (j === i || apart > (a.sizeMm + b.sizeMm) * 0.62) return;
      links.push({ toward: unit(sub(b.origin, a.origin)), apart });
      if (j < i) return;
      const size = (a.sizeMm + b.sizeMm) / 2;
      const up = unit(add(a.axes[2], b.axes[2]));
      const across = unit(cross(up, sub(b.origin, a.origin)));
      for (const side of [-1, 1])
        put(along(lerp(a.origin, b.origin, 0.5), across, side * size * BEAD.aside), up, size, BEAD.over);
    });
    if (links.length > 1) return;
    // The last stone of a row, or a stone alone.
    const toward = links[0]?.toward ?? a.axes[0];
    const across = cross(a.axes[2], toward);
    for (const way of links.length === 1 ? [-1] : [-1, 1]) {
      for (const side of [-1, 1])
        put(
          add(a.origin, scale(unit(add(scale(toward, way), scale(across, side))), a.sizeMm * BEAD.atEnd)),
          a.axes[2],
          a.sizeMm,
          links.length === 1 ? BEAD.overAtEnd : BEAD.over,
        );
    }
  });
  const bead = bench.define(sphere(1, 12));
  for (const { at, up, sizeMm, over } of found)
    bench.place(bead, {
      origin: along(at, up, sizeMm * over),
      scale: sizeMm * BEAD.radius,
      axes: axesFacing(up),
      surface,
    });
}
