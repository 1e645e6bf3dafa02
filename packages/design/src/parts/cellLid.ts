/** The lid of a honeycomb cell: a cushion of metal behind a bevelled step on both sides, its edge hidden in the cell's wire. */
import { sample, type Point2 } from '../geometry/curves';
import type { Solid } from '../geometry/solid';
import { buffTop } from '../geometry/sweep';

/** Share of the wire's middle line at which the lid ends, the step begins and the cushion begins. */
const EDGE = 0.96;
const STEP = 0.76;
const CUSHION = 0.66;

/**
 * @param line the middle line of the cell's wire around the origin, mm
 * @param r distance from the middle of the cell to a corner, mm
 */
export const cellLid = (line: readonly Point2[], r: number): Solid =>
  buffTop(line, [
    ...sample(7, (t): Point2 => [
      Math.max(0.002, CUSHION * Math.sin((t * Math.PI) / 2)),
      -(0.28 + 0.09 * Math.cos((t * Math.PI) / 2)) * r,
    ]),
    [STEP, -0.25 * r],
    [EDGE, -0.22 * r],
    [EDGE, 0],
    [STEP, 0],
    [CUSHION, -0.05 * r],
    ...sample(9, (t): Point2 => [
      Math.max(0.002, CUSHION * Math.cos((t * Math.PI) / 2)),
      0.17 * r * Math.sin((t * Math.PI) / 2) ** 1.3 - 0.05 * r,
    ]).slice(1),
  ]);
