import { kindAt, kindRound, type Sequence } from '../../catalogue/sequences';
import type { DesignPart, GemKind, Stone } from '../../spec';
import type { Bench } from '../../parts/bench';
import type { Seat } from '../../parts/seats';
import type { Arm } from '../../parts/shank';
import type { Field } from '../../geometry/field';
import type { Solid } from '../../geometry/solid';
import { axesFacing } from '../../geometry/vec';
import { onHoop, type Hoop } from './common';

/** A row that is cut into the metal of a band, and its stones. */
export interface SunkRow {
  seats: readonly Seat[];
  /** The metal with cuts that the seats do not describe. */
  carved: (body: Field) => Field;
  /** The whole band with its row, where that is exact without sculpting. */
  solid?: Solid;
  set: (bench: Bench) => void;
}

/**
 * A band with the width and thickness that its row needs, and the offsets of its milgrain and second metal, mm from the
 * middle.
 */
export interface FittedBand {
  hoop: Hoop;
  beads: (angle: number) => number;
  line: { at: (angle: number) => number; half: number };
}
export const stoneOf = ({ stones }: DesignPart): Stone => stones![0]!;
/** Width of a row's largest stones, mm; kinds at the ends of a tapered row are smaller. */
export const largestIn = ({ stones }: DesignPart): number => Math.max(...stones!.map(({ size_mm }) => size_mm));
export const numberOf = ({ params }: DesignPart, name: string, otherwise: number): number =>
  Number(params[name] ?? otherwise);
export const isFull = ({ params }: DesignPart): boolean => params['way'] === 'full';
export const countOf = ({ stones = [] }: DesignPart): number => stones.reduce((sum, { count }) => sum + count, 0);
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The kind of every stone of a row, in order along the band. */
export function kindsAlong(row: DesignPart, count: number): GemKind[] {
  const kinds = row.stones!.map(({ kind }) => kind);
  const kindOf = isFull(row) ? kindRound : kindAt;
  return Array.from({ length: count }, (_, i) =>
    kindOf(kinds, (row.params['sequence'] ?? 'turns') as Sequence, i, count),
  );
}

/** A seat on an arm of a shank, `aside` mm from its middle. */
export function seatOn({ center }: Hoop, arm: Arm, angle: number, aside: number, sizeMm: number, sunkMm: number): Seat {
  const [x, y, z] = onHoop(center, angle, arm.outside(angle, aside) - sunkMm);
  const slope = (arm.outside(angle, aside + 0.3) - arm.outside(angle, aside - 0.3)) / 0.6;
  return {
    axes: axesFacing([Math.sin(angle), Math.cos(angle), -slope], [0, 0, 1]),
    origin: [x, y, z + arm.across(angle) + aside],
    sizeMm,
  };
}
