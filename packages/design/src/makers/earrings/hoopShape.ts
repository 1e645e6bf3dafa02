/** The path of a hoop's metal: round, oval or square, open at the top between the latch and the hinge. */
import { sample } from '../../geometry/curves';
import type { Field } from '../../geometry/field';
import { TAU, type Axes } from '../../geometry/vec';
import { wire } from '../../geometry/wireField';
import type { Vec3 } from '../../piece';

export const HOOP_FORMS = ['taper', 'plain', 'twist', 'hexagon', 'double', 'square', 'oval'] as const;
export type HoopForm = (typeof HOOP_FORMS)[number];

export interface Hoop {
  /** Radius to the middle of the metal, half the side of a square or half the height of an oval, mm. */
  radius: number;
  wireHalf: number;
  form: HoopForm;
}

/** The place of one hoop of a pair. */
export interface Stand {
  axes: Axes;
  origin: Vec3;
  yaw: number;
}

/** Distance of the hoop's round ends from the top of its circle, along it, and their largest angle there. */
const END = { hinge: { mm: 0.8, most: 0.3 }, latch: { mm: 1.2, most: 0.34 } } as const;
/** Exponent of a square hoop's superellipse, which has round corners. */
const SQUARE = 6;
/** Width of an oval hoop relative to its height. */
const OVAL = 0.74;

/** True for a hoop that follows an exact circle. */
export const isCircular = ({ form }: Hoop): boolean => form !== 'square' && form !== 'oval';

/** Half thickness at an angle from the top, mm. */
export function thickness({ wireHalf, form }: Hoop, angle: number): number {
  const low = (1 - Math.cos(angle)) / 2;
  return form === 'taper' ? wireHalf * (0.55 + 0.75 * low ** 1.2) : form === 'double' ? wireHalf * 0.72 : wireHalf;
}

const endAt = (hoop: Hoop, { mm, most }: (typeof END)[keyof typeof END]): number =>
  Math.min(most, (mm + thickness(hoop, 0)) / hoop.radius);

/** End of the metal at the hinge, radians clockwise from the top; its rounding reaches beyond it. */
export const hingeOf = (hoop: Hoop): number => endAt(hoop, END.hinge);
/** End of the metal at the latch. */
export const latchOf = (hoop: Hoop): number => -endAt(hoop, END.latch);

/** Half thickness at the lowest point, mm; twisted wires are thicker than a single one. */
export const footOf = (hoop: Hoop): number => thickness(hoop, Math.PI) * (hoop.form === 'twist' ? 1.18 : 1);

/** Outward direction at an angle. */
export function outward({ form }: Hoop, angle: number): Vec3 {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  if (form === 'oval') {
    const l = Math.hypot(s / OVAL, c);
    return [s / OVAL / l, c / l, 0];
  }
  if (form !== 'square') return [s, c, 0];
  const [x, y] = [Math.sign(s) * Math.abs(s) ** (SQUARE - 1), Math.sign(c) * Math.abs(c) ** (SQUARE - 1)];
  const l = Math.hypot(x, y);
  return [x / l, y / l, 0];
}

/** A point `by` mm outside the middle of the metal and `z` mm beside it. */
export function onHoop(hoop: Hoop, angle: number, by = 0, z = 0): Vec3 {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  const reach =
    hoop.form === 'square'
      ? hoop.radius / (Math.abs(s) ** SQUARE + Math.abs(c) ** SQUARE) ** (1 / SQUARE)
      : hoop.radius;
  const [x, y] = outward(hoop, angle);
  const wide = hoop.form === 'oval' ? OVAL : 1;
  return [s * reach * wide + x * by, c * reach + y * by, z];
}

/** Angle at a share of the metal from the hinge to the latch. */
export const angleAt = (hoop: Hoop, share: number): number =>
  hingeOf(hoop) + (TAU + latchOf(hoop) - hingeOf(hoop)) * share;

/** Angles along the metal from the hinge to the latch. */
export const run = (hoop: Hoop, count: number): number[] => sample(count, (t) => angleAt(hoop, t));

/**
 * The metal as a field; a round one follows an exact circle, so that reflections do not show the corners of a polyline.
 */
export function barAlong(hoop: Hoop, off: number): Field {
  if (!isCircular(hoop)) {
    return wire(
      run(hoop, 360).map((a) => onHoop(hoop, a, 0, off)),
      hoop.wireHalf,
    );
  }
  const [hinge, latch] = [hingeOf(hoop), latchOf(hoop)];
  return (x, y, z) => {
    const angle = Math.atan2(x, y);
    const on = angle < (hinge + latch) / 2 ? angle + TAU : angle;
    const at = Math.max(hinge, Math.min(TAU + latch, on));
    const [cx, cy] = onHoop(hoop, at);
    return Math.hypot(x - cx, y - cy, z - off) - thickness(hoop, at);
  };
}

const STEPS = 1440;

/** Angles at distances (mm) from `middle`, along a line `by` mm outside the middle of the metal. */
export function anglesFrom(hoop: Hoop, middle: number, distances: readonly number[], by: number): number[] {
  if (isCircular(hoop)) return distances.map((distance) => middle + distance / (hoop.radius + by));
  const lengths = [0];
  for (let i = 1; i <= STEPS; i++) {
    const [x, y] = onHoop(hoop, (i / STEPS) * TAU, by);
    const [beforeX, beforeY] = onHoop(hoop, ((i - 1) / STEPS) * TAU, by);
    lengths.push(lengths[i - 1]! + Math.hypot(x - beforeX, y - beforeY));
  }
  const from = lengths[Math.round((middle / TAU) * STEPS)]!;
  return distances.map((distance) => {
    const i = lengths.findIndex((length) => length >= from + distance);
    return ((i < 0 ? STEPS : i) / STEPS) * TAU;
  });
}
