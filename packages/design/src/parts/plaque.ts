/** Plates of metal cut to an outline, pierced, with a raised rim: the ground that stones are set into. */
import type { Vec3 } from '../piece';
import type { Point2 } from '../geometry/curves';
import { boxOf, evenly, lengthOf } from '../geometry/curves';
import type { Field } from '../geometry/field';
import { sheetField } from '../geometry/field';
import { refined } from '../geometry/refine';
import { sculpt } from '../geometry/sculpt';
import type { Solid } from '../geometry/solid';
import type { Axes } from '../geometry/vec';
import { WORLD, fromAxes } from '../geometry/vec';
import { offsetOutline } from './head';
import type { Seat } from './seats';
import { seated } from './seats';

export interface Plaque {
  outline: readonly Point2[];
  /** Openings sawn through the plate. */
  windows?: readonly (readonly Point2[])[];
  /** From the back at -`half` to the face at +`half`, mm. */
  half: number;
  /** A border that stands over the face along outline and windows. */
  rim?: { width: number; height: number };
}

/** Edges are eased over about this width, mm. */
const EASE = 0.22;

/** Depth inside the sheet at a point: positive in the metal, to the nearest edge of outline or window, mm; far outside only a bound. */
export function depthIn({ outline, windows }: Plaque): (x: number, y: number) => number {
  const flat = sheetField(outline, windows);
  return (x, y) => -flat(x, y);
}

/** The plate as a field in its own axes, seats not yet cut. */
export function plaqueField(plaque: Plaque): Field {
  const { half, rim, outline, windows } = plaque;
  const sheet = sheetField(outline, windows);
  const { left, right, low, high } = boxOf(outline);
  return (x, y, z, limit = Infinity) => {
    const slab = Math.abs(z) - half - (rim?.height ?? 0);
    if (slab > limit) return slab;
    const out = Math.max(left - x, x - right, low - y, y - high);
    if (out > limit) return out;
    const flat = sheet(x, y);
    let face = half;
    if (rim && flat > -rim.width - 0.12) {
      const t = Math.min(1, Math.max(0, (rim.width + 0.12 + flat) / 0.2));
      face += rim.height * t * t * (3 - 2 * t);
    }
    const up = z > 0 ? z - face : -half - z;
    const h = Math.max(0, EASE - Math.abs(flat - up)) / EASE;
    return Math.max(flat, up) + h * h * EASE * 0.25;
  };
}

/** The plate with its seats as a solid in its own axes, its edges as smooth as its field. */
export function plaqueSolid(plaque: Plaque, seats: readonly Seat[] = [], cellMm = 0.13): Solid {
  const { left, right, low, high } = boxOf(plaque.outline);
  const tall = plaque.half + (plaque.rim?.height ?? 0) + 0.4;
  const bare = plaqueField(plaque);
  const field = seats.length > 0 ? seated(bare, seats) : bare;
  return refined(sculpt(field, [left - 0.5, low - 0.5, -plaque.half - 0.4], [right + 0.5, high + 0.5, tall], cellMm), field);
}

/** Gaps between the stones of a field take smaller ones, shares of the others' size, none below the smallest, mm. */
const SMALLER = [0.8, 0.62];
const SMALLEST = 0.75;

/**
 * Seats on the face of a plate with `margin` mm of metal round the field: a row that follows the edge, closely packed
 * staggered rows within, and smaller stones where these leave room, until no gap is seen.
 */
export function packed(plaque: Plaque, sizeMm: number, margin: number, free: (x: number, y: number, sizeMm: number) => boolean = () => true): Seat[] {
  const depth = depthIn(plaque);
  const { left, right, low, high } = boxOf(plaque.outline);
  const inset = sizeMm / 2 + margin;
  const pitch = sizeMm * 1.04;
  interface Spot {
    at: Point2;
    size: number;
  }
  const apart = (list: readonly Spot[], x: number, y: number, size: number): boolean => list.every(({ at, size: other }) => (at[0] - x) ** 2 + (at[1] - y) ** 2 >= ((size + other) * 0.515) ** 2);
  /** Adds the stones that find room in a row `within` mm of the edge, looked for every `fine` of their size. */
  const addRow = (list: Spot[], size: number, within: number, fine: number): void => {
    const least = size / 2 + margin - 0.05;
    for (const outline of [plaque.outline, ...(plaque.windows ?? [])]) {
      const line = offsetOutline(outline, outline === plaque.outline ? -within : within).map(([x, y]): Vec3 => [x, y, 0]);
      for (const [x, y] of evenly(line, Math.ceil(lengthOf(line, true) / (size * fine)), true)) if (depth(x, y) >= least && apart(list, x, y, size) && free(x, y, size)) list.push({ at: [x, y], size });
    }
  };
  const edge: Spot[] = [];
  addRow(edge, sizeMm, inset, 0.05);
  const rise = pitch * 0.866;
  const rows = Math.ceil((high - low) / rise) + 1;
  const columns = Math.ceil((right - left) / pitch) + 1;
  let best: Spot[] = [];
  for (const [dx, dy] of [[0, 0], [0.5, 0], [0, 0.33], [0.5, 0.33], [0, 0.66], [0.5, 0.66]] as const) {
    const points: Spot[] = [];
    for (let j = -rows; j <= rows; j++) {
      for (let i = -columns; i <= columns; i++) {
        const x = (i + dx + (j % 2 ? 0.5 : 0)) * pitch;
        const y = (j + dy) * rise;
        if (depth(x, y) >= inset && apart(edge, x, y, sizeMm) && free(x, y, sizeMm)) points.push({ at: [x, y], size: sizeMm });
      }
    }
    if (points.length > best.length) best = points;
  }
  const all = [...edge, ...best];
  for (const size of [sizeMm, ...SMALLER.map((share) => share * sizeMm).filter((size) => size >= SMALLEST)]) {
    for (let within = size / 2 + margin; within < Math.min(right - left, high - low) / 1.5; within += 0.25 * size) addRow(all, size, within, 0.12);
  }
  return all.map(({ at: [x, y], size }): Seat => ({ origin: [x, y, plaque.half - 0.02], axes: WORLD, sizeMm: size }));
}

/** The same seats on a piece that stands elsewhere. */
export const moved = (seats: readonly Seat[], axes: Axes, origin: Vec3): Seat[] =>
  seats.map((seat) => ({
    sizeMm: seat.sizeMm,
    origin: fromAxes(axes, origin, seat.origin),
    axes: seat.axes === WORLD ? axes : (seat.axes.map((a) => fromAxes(axes, [0, 0, 0], a)) as unknown as Axes),
  }));
