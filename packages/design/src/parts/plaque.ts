/** Plates of metal for setting stones: cut to an outline, pierced, with a raised rim. */
import type { Vec3 } from '../piece';
import { boxOf, type Point2 } from '../geometry/curves';
import { sheetField, type Field } from '../geometry/field';
import { refined } from '../geometry/refine';
import { sculpt } from '../geometry/sculpt';
import type { Solid } from '../geometry/solid';
import { WORLD, fromAxes, type Axes } from '../geometry/vec';
import { seated, type Seat } from './seats';

export interface Plaque {
  outline: readonly Point2[];
  /** Openings through the plate. */
  windows?: readonly (readonly Point2[])[];
  /** From the back at -`half` to the face at +`half`, mm. */
  half: number;
  /** A raised border along outline and windows. */
  rim?: { width: number; height: number };
}

/** Rounding of the edges, mm. */
const EASE = 0.22;

/**
 * Distance inside the sheet to the nearest edge of outline or window, mm, positive in the metal; far outside only a
 * bound.
 */
export function depthIn({ outline, windows }: Plaque): (x: number, y: number) => number {
  const flat = sheetField(outline, windows);
  return (x, y) => -flat(x, y);
}

/** The plate as a field in local axes, without seats. */
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

/** The plate with its seats as a solid in local axes, refined along its edges. */
export function plaqueSolid(plaque: Plaque, seats: readonly Seat[] = [], cellMm = 0.13): Solid {
  const { left, right, low, high } = boxOf(plaque.outline);
  const tall = plaque.half + (plaque.rim?.height ?? 0) + 0.4;
  const bare = plaqueField(plaque);
  const field = seats.length > 0 ? seated(bare, seats) : bare;
  return refined(
    sculpt(field, [left - 0.5, low - 0.5, -plaque.half - 0.4], [right + 0.5, high + 0.5, tall], cellMm),
    field,
  );
}

/** The seats transformed to the axes and origin of a placed piece. */
export const moved = (seats: readonly Seat[], axes: Axes, origin: Vec3): Seat[] =>
  seats.map((seat) => ({
    ...seat,
    origin: fromAxes(axes, origin, seat.origin),
    axes: seat.axes === WORLD ? axes : (seat.axes.map((a) => fromAxes(axes, [0, 0, 0], a)) as unknown as Axes),
  }));
