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
import { WORLD, axesFacing, fromAxes } from '../geometry/vec';
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
  /** How much the face swells towards the middle, mm. */
  dome?: number;
}

/** Edges are eased over about this width, mm. */
const EASE = 0.22;

/** Depth inside the sheet at a point: positive in the metal, to the nearest edge of outline or window, mm; far outside only a bound. */
export function depthIn({ outline, windows }: Plaque): (x: number, y: number) => number {
  const flat = sheetField(outline, windows);
  return (x, y) => -flat(x, y);
}

/**
 * Height of the face over the plate's middle plane, the rim left out, mm. It swells across as much as along, and comes
 * down to `half` where the outline is furthest out.
 */
export function faceOf({ half, dome = 0, outline }: Plaque): (x: number, y: number) => number {
  if (dome === 0) return () => half;
  const wide = Math.max(...outline.map((p) => Math.abs(p[0])));
  const tall = Math.max(...outline.map((p) => Math.abs(p[1])));
  const out = (x: number, y: number): number => (x / wide) ** 2 + (y / tall) ** 2;
  const furthest = Math.max(...outline.map((p) => out(p[0], p[1])));
  return (x, y) => half + dome * Math.max(0, 1 - out(x, y) / furthest);
}

/** Stones anywhere over a plate as seats in its face, turned the way the face looks there. */
export function ontoFace(plaque: Plaque, seats: readonly Seat[]): Seat[] {
  const face = faceOf(plaque);
  return seats.map(({ origin: [x, y], sizeMm }) => {
    const across = face(x + 0.1, y) - face(x - 0.1, y);
    const along = face(x, y + 0.1) - face(x, y - 0.1);
    return { origin: [x, y, face(x, y) - 0.02], axes: axesFacing([-across, -along, 0.2]), sizeMm };
  });
}

/** The plate as a field in its own axes, seats not yet cut. */
export function plaqueField(plaque: Plaque): Field {
  const { half, rim, dome = 0, outline, windows } = plaque;
  const sheet = sheetField(outline, windows);
  const { left, right, low, high } = boxOf(outline);
  const plain = faceOf(plaque);
  return (x, y, z, limit = Infinity) => {
    const slab = Math.abs(z) - half - (rim?.height ?? 0) - dome;
    if (slab > limit) return slab;
    const out = Math.max(left - x, x - right, low - y, y - high);
    if (out > limit) return out;
    const flat = sheet(x, y);
    let face = plain(x, y);
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
  const tall = plaque.half + (plaque.rim?.height ?? 0) + (plaque.dome ?? 0) + 0.4;
  const bare = plaqueField(plaque);
  const field = seats.length > 0 ? seated(bare, seats) : bare;
  return refined(sculpt(field, [left - 0.5, low - 0.5, -plaque.half - 0.4], [right + 0.5, high + 0.5, tall], cellMm), field);
}

/**
 * Seats on the face of a plate with `margin` mm of metal round the field: a row that follows the edge, closely packed
 * staggered rows within.
 */
export function packed(plaque: Plaque, sizeMm: number, margin: number, free: (x: number, y: number) => boolean = () => true): Seat[] {
  const depth = depthIn(plaque);
  const inset = sizeMm / 2 + margin;
  const pitch = sizeMm * 1.04;
  const apart = (list: readonly Point2[], x: number, y: number): boolean => list.every((p) => Math.hypot(p[0] - x, p[1] - y) >= pitch * 0.99);
  const edge: Point2[] = [];
  for (const outline of [plaque.outline, ...(plaque.windows ?? [])]) {
    const way = outline === plaque.outline ? -inset : inset;
    const line = offsetOutline(outline, way).map(([x, y]): Vec3 => [x, y, 0]);
    for (const [x, y] of evenly(line, Math.ceil(lengthOf(line, true) / (pitch * 0.05)), true)) if (depth(x, y) >= inset - 0.05 && free(x, y) && apart(edge, x, y)) edge.push([x, y]);
  }
  const { left, right, low, high } = boxOf(plaque.outline);
  const rise = pitch * 0.866;
  const rows = Math.ceil((high - low) / rise) + 1;
  const columns = Math.ceil((right - left) / pitch) + 1;
  let best: Point2[] = [];
  for (const [dx, dy] of [[0, 0], [0.5, 0], [0, 0.33], [0.5, 0.33], [0, 0.66], [0.5, 0.66]] as const) {
    const points: Point2[] = [];
    for (let j = -rows; j <= rows; j++) {
      for (let i = -columns; i <= columns; i++) {
        const x = (i + dx + (j % 2 ? 0.5 : 0)) * pitch;
        const y = (j + dy) * rise;
        if (depth(x, y) >= inset && free(x, y) && apart(edge, x, y)) points.push([x, y]);
      }
    }
    if (points.length > best.length) best = points;
  }
  return ontoFace(plaque, [...edge, ...best].map(([x, y]): Seat => ({ origin: [x, y, 0], axes: WORLD, sizeMm })));
}

/** The same seats on a piece that stands elsewhere. */
export const moved = (seats: readonly Seat[], axes: Axes, origin: Vec3): Seat[] =>
  seats.map((seat) => ({
    sizeMm: seat.sizeMm,
    origin: fromAxes(axes, origin, seat.origin),
    axes: seat.axes === WORLD ? axes : (seat.axes.map((a) => fromAxes(axes, [0, 0, 0], a)) as unknown as Axes),
  }));
