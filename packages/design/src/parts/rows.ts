/** Halos and hidden halos: channels of small stones around an outline. */
import type { Vec3 } from '../piece';
import type { GemKind, StoneRole } from '../spec';
import { sphere } from '../geometry/blocks';
import { evenly, lengthOf, raise, type Point2 } from '../geometry/curves';
import { TAU, axesFacing, distance, fromAxes, type Axes } from '../geometry/vec';
import type { Bench } from './bench';
import { CORNERED, fromCorners, roundedAround } from './cornered';
import { girdleMm, offsetOutline, rimAround } from './head';
import { girdleReach, prongAngles } from './prongHead';
import type { Cut } from '../spec';

interface Surrounding {
  /** The surrounded stone. */
  cut: Cut;
  sizeMm: number;
  origin: Vec3;
  axes: Axes;
  kind: GemKind;
  /** Diameter of one halo stone, mm. */
  meleeMm: number;
}

export interface HaloOptions extends Surrounding {
  /** Free space between the stone's girdle and the halo, mm. */
  gapMm?: number;
  role?: StoneRole;
  /** Id of the halo's part. */
  part?: string;
  /** Exact number of stones, evenly spaced. @default as many as fit */
  stones?: number;
}

/** Width of the wall on both sides of a halo's channel, mm. */
export const HALO_WALL_MM = 0.16;

/** Width of the bevels at both edges of that wall, mm. */
const RIM_BEVEL = 0.05;
/** Below its upright rim the outside leans in: depth at which it begins, mm, and inset for each mm below. */
const LEAN = { fromMm: 0.6, inset: 0.6 } as const;
/** Radius of the beads of a halo, and their distance from its middle line, in widths of its stones. */
const BEAD = { radius: 0.15, aside: 0.4 } as const;

/** Depth below the girdle to which the prongs inside a halo of stones of this diameter stay hidden, mm. */
export const haloDepth = (meleeMm: number): number => meleeMm * 0.8;

/** Minimum number of stones of a halo; around a small main stone they are smaller than requested. */
const LEAST_ROUND = 8;

/** The fitting number and size of a halo's stones around a girdle, and its extent from there, mm. */
function fittedHalo(girdle: readonly Point2[], requested: number, gapMm: number): { meleeMm: number; outer: number } {
  const round = lengthOf(raise(girdle, 0), true) / TAU;
  const meleeMm = Math.min(requested, (round + gapMm + HALO_WALL_MM) / (LEAST_ROUND / TAU - 0.5));
  return { meleeMm, outer: gapMm + 2 * HALO_WALL_MM + meleeMm * 1.04 };
}

/** Extent of a halo of stones of this width beyond the girdle, mm. */
export const haloOuter = (girdle: readonly Point2[], meleeMm: number, gapMm: number): number =>
  fittedHalo(girdle, meleeMm, gapMm).outer;

/** Widths of the stones of a counted halo, mm. */
const COUNTED_MM = [0.8, 3.2] as const;

/** Width at which a number of stones closes a halo around a girdle, mm. */
export function meleeOfCount(girdle: readonly Point2[], count: number, gapMm: number): number {
  let mm: number = COUNTED_MM[0];
  for (let i = 0; i < 12; i++) {
    const round = lengthOf(raise(offsetOutline(girdle, gapMm + HALO_WALL_MM + mm * 0.52), 0), true);
    mm = Math.min(COUNTED_MM[1], Math.max(COUNTED_MM[0], round / (count * 1.04)));
  }
  // Around the points of a girdle neighbours are closer than their share of its length.
  const places = evenly(raise(offsetOutline(girdle, gapMm + HALO_WALL_MM + mm * 0.52), 0), count, true);
  return Math.min(mm, ...places.map((place, i) => distance(place, places[(i + 1) % count]!)));
}

/** A channel of small stones around a girdle. Returns the outer outline and the number of stones. */
export function halo(bench: Bench, { part = 'halo', ...options }: HaloOptions): { outline: Point2[]; count: number } {
  return bench.inPart(part, () => setHalo(bench, options));
}

function setHalo(
  bench: Bench,
  {
    cut,
    sizeMm,
    origin,
    axes,
    kind,
    meleeMm: requested,
    gapMm = 0.12,
    role = 'halo',
    stones,
  }: Omit<HaloOptions, 'part'>,
): { outline: Point2[]; count: number } {
  const girdle = girdleMm(cut, sizeMm, 160);
  const wall = HALO_WALL_MM;
  const inner = gapMm;
  const { meleeMm, outer } = fittedHalo(girdle, requested, gapMm);
  const deep = -meleeMm * 0.95;
  const upright = Math.max(-LEAN.fromMm, deep * 0.8);
  const section: readonly Point2[] = [
    [inner, -0.05],
    [inner + RIM_BEVEL, 0.03],
    [inner + wall - RIM_BEVEL, 0.03],
    [inner + wall, -0.02],
    [inner + wall + meleeMm * 0.36, deep * 0.42],
    [outer - wall - meleeMm * 0.36, deep * 0.42],
    [outer - wall, -0.02],
    [outer - wall + RIM_BEVEL, 0.03],
    [outer - RIM_BEVEL, 0.03],
    [outer, -0.05],
    [outer, upright],
    [outer + (deep - upright) * LEAN.inset, deep],
    [inner + 0.12, deep],
    [inner, deep * 0.8],
  ];
  const isCornered = CORNERED.has(cut);
  const around = isCornered ? roundedAround(girdle) : (by: number) => offsetOutline(girdle, by);
  bench.add(rimAround(section, around, axes, origin), 30);
  const middle = raise(around((inner + outer) / 2), 0);
  // Around a point of the outline neighbours are closer than their share of its length, so that fewer stones fit.
  let count = stones ?? Math.max(LEAST_ROUND, Math.floor(lengthOf(middle, true) / (meleeMm * 1.03)));
  const crowded = (places: readonly Vec3[]): boolean =>
    places.some((p, i) => distance(p, places[(i + 1) % places.length]!) < meleeMm * 0.97);
  if (stones === undefined) while (count > LEAST_ROUND && crowded(evenly(middle, count, true))) count--;
  const halves =
    isCornered && stones === undefined ? fromCorners(middle, meleeMm * 1.03) : evenly(middle, count * 2, true);
  count = halves.length / 2;
  const bead = bench.define(sphere(1, 12));
  for (let i = 0; i < halves.length; i += 2) {
    const [p, between, next] = [halves[i]!, halves[i + 1]!, halves[(i + 2) % halves.length]!];
    bench.stone({ kind, cut: 'round', sizeMm: meleeMm, role, axes, origin: fromAxes(axes, origin, p) });
    const l = Math.hypot(next[0] - p[0], next[1] - p[1]) || 1;
    const across: Point2 = [(next[1] - p[1]) / l, -(next[0] - p[0]) / l];
    for (const side of [-1, 1]) {
      const off = side * meleeMm * BEAD.aside;
      bench.place(bead, {
        origin: fromAxes(axes, origin, [between[0] + across[0] * off, between[1] + across[1] * off, 0.03]),
        scale: meleeMm * BEAD.radius,
        axes,
      });
    }
  }
  return { outline: around(outer), count };
}

export interface HiddenHaloOptions extends Surrounding {
  /** Number of prongs of the head in front of it, and the radius of their wire, mm. */
  prongs: number;
  wireMm: number;
}

/** Upward tilt of a hidden halo's stones, which lets light reach them past the girdle, radians. */
const HIDDEN_TILT = 0.42;
/** Depth of their middle below the girdle, as a share of the main stone's width, and inset of their outline. */
const HIDDEN_DROP = 0.13;
const HIDDEN_INSET = 0.04;
/** Metal above and below the stones, mm, and their pitch, in widths. */
const HIDDEN_RIM = 0.13;
const HIDDEN_PITCH = 1.04;

/** Metal behind the stones, and its distance behind their rims, mm. */
const HIDDEN_WALL = 0.58;
const HIDDEN_RECESS = 0.12;

/** Greatest pitch, in widths, room that a prong needs beside its wire, mm, and the fewest stones of a row. */
const HIDDEN_WIDEST = 1.14;
const HIDDEN_CLEAR = 0.06;
const HIDDEN_LEAST = 10;
/** Smallest stones relative to those requested, and absolutely, mm; and the weight of a smaller size. */
const HIDDEN_SMALLER = { share: 0.78, leastMm: 0.8, cost: 0.5 } as const;

/** Number of hidden stones in the room between two prongs, mm. */
const stonesIn = (roomMm: number, meleeMm: number): number =>
  Math.max(0, Math.floor(roomMm / (meleeMm * HIDDEN_PITCH) + 1e-6));

/** The width of hidden stones, at most that requested, which leaves least bare metal between the prongs, mm. */
function fittedHidden(requested: number, rooms: readonly number[]): number {
  const whole = rooms.reduce((sum, room) => sum + Math.max(0, room), 0);
  const least = Math.min(requested, Math.max(HIDDEN_SMALLER.leastMm, requested * HIDDEN_SMALLER.share));
  let best = { mm: requested, loss: Infinity };
  for (let mm = requested; mm >= least - 1e-9; mm -= 0.01) {
    const count = rooms.reduce((sum, room) => sum + stonesIn(room, mm), 0);
    const bare = 1 - (count * mm * HIDDEN_PITCH) / whole;
    const loss = bare + HIDDEN_SMALLER.cost * (1 - mm / requested) + Math.max(0, HIDDEN_LEAST - count) / HIDDEN_LEAST;
    if (loss < best.loss - 1e-9) best = { mm, loss };
  }
  return Math.round(best.mm * 100) / 100;
}

/** Depth of a hidden halo below the girdle of its main stone, mm. */
export const hiddenDepth = (sizeMm: number, meleeMm: number): number => sizeMm * HIDDEN_DROP + meleeMm + HIDDEN_RIM;

/** A ring of small stones under the girdle that face outwards and up, visible from the side, between the prongs. */
export function hiddenHalo(
  bench: Bench,
  { cut, sizeMm, origin, axes, kind, meleeMm: requested, prongs, wireMm }: HiddenHaloOptions,
): void {
  const girdle = girdleMm(cut, sizeMm, 160);
  const [c, s] = [Math.cos(HIDDEN_TILT), Math.sin(HIDDEN_TILT)];
  const thick = Math.max(HIDDEN_WALL + HIDDEN_RECESS, requested * 0.52);
  // Its inside is a scaled girdle, since offsetting a narrow tip inwards by the wall would fold it.
  const narrowest = Math.min(...girdle.map(([x, y]) => Math.hypot(x, y)));
  const share = Math.max(0.2, 1 - (thick + sizeMm * HIDDEN_INSET) / narrowest);
  const inside = girdle.map(([x, y]): Point2 => [x * share, y * share]);
  const line = evenly(raise(offsetOutline(inside, thick), 0), 720, true);
  const step = lengthOf(line, true) / line.length;
  const nearest = ([x, y]: Point2): number =>
    line.reduce(
      (best, p, i) => (Math.hypot(p[0] - x, p[1] - y) < Math.hypot(line[best]![0] - x, line[best]![1] - y) ? i : best),
      0,
    );
  const guards = prongAngles(cut, prongs, girdle)
    .map((angle) => nearest(girdleReach(girdle, angle)))
    .toSorted((a, b) => a - b);
  const spans = guards.map((guard, g) => ({ guard, next: guards[g + 1] ?? guards[0]! + line.length }));
  const rooms = spans.map(({ guard, next }) => (next - guard) * step - 2 * wireMm - HIDDEN_CLEAR);
  const meleeMm = fittedHidden(requested, rooms);
  const middle = -sizeMm * HIDDEN_DROP - meleeMm * 0.5;
  const half = meleeMm * 0.5 + HIDDEN_RIM;
  // Section of a channel between two rims: outwards and upwards across the stones' faces.
  const section: readonly Point2[] = [
    [0.06, half],
    [0.06, half - HIDDEN_RIM],
    [-HIDDEN_RECESS, half - HIDDEN_RIM - 0.02],
    [-HIDDEN_RECESS, HIDDEN_RIM + 0.02 - half],
    [0.06, HIDDEN_RIM - half],
    [0.06, -half],
    [-thick + 0.1, -half],
    [-thick, 0.1 - half],
    [-thick, half - 0.1],
    [-thick + 0.1, half],
  ];
  const leaning = section.map(([out, up]): Point2 => [thick + out * c - up * s, middle + out * s + up * c]);
  bench.add(
    rimAround(leaning, (by) => offsetOutline(inside, by), axes, origin),
    30,
  );
  const at = (i: number): Vec3 => line[Math.round(i + line.length) % line.length]!;
  const bead = bench.define(sphere(meleeMm * 0.14, 8), 50);
  for (const [g, { guard, next }] of spans.entries()) {
    const count = stonesIn(rooms[g]!, meleeMm);
    const pitch = Math.min(rooms[g]! / Math.max(1, count), meleeMm * HIDDEN_WIDEST) / step;
    const first = (guard + next) / 2 - ((count - 1) / 2) * pitch;
    for (let k = 0; k < count * 2 + 1; k++) {
      const i = first + (k - 1) * pitch * 0.5;
      const [a, p, b] = [at(i - 4), at(i), at(i + 4)];
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const [outX, outY] = [(b[1] - a[1]) / l, -(b[0] - a[0]) / l];
      const place = (out: number, up: number): Vec3 =>
        fromAxes(axes, origin, [
          p[0] + outX * (out * c - up * s),
          p[1] + outY * (out * c - up * s),
          middle + out * s + up * c,
        ]);
      const face = axesFacing(fromAxes(axes, [0, 0, 0], [outX * c, outY * c, s]), axes[2]);
      if (k % 2 === 1)
        bench.stone({ kind, cut: 'round', sizeMm: meleeMm, role: 'halo', axes: face, origin: place(0.02, 0) });
      else for (const side of [-1, 1]) bench.place(bead, { origin: place(0.06, side * meleeMm * 0.4) });
    }
  }
}
