/** Drawings for tests and for the sheet: five recorded on the pad, and strokes with the tremor of a hand. */
import { RECORDINGS } from '@jewelry/contract/recordings';
import { SQUARE } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { random } from '../../random';
import type { JewelryType } from '../../spec';
import type { DrawnPath } from '../strokes';

interface Pen {
  color?: DrawnPath['color'];
  size?: number;
  /** Amplitude of the tremor, units. */
  tremble?: number;
  /** Pressure at the ends and in the middle. */
  pressure?: readonly [ends: number, middle: number];
  tool?: DrawnPath['tool'];
}

let strokes = 0;

/** A stroke through the points with a tremor. */
export function stroke(
  points: readonly Point2[],
  { color = '#000000', size = 10, tremble = 1.4, pressure = [0.4, 0.65], tool = 'pencil' }: Pen = {},
): DrawnPath {
  const rng = random(++strokes * 7919 + Math.round(points[0]![0] * 13 + points[0]![1]));
  const [a, b] = [rng.between(0, 6), rng.between(0, 6)];
  return {
    tool,
    color,
    options: { size, thinning: 0.5 },
    width: SQUARE,
    height: SQUARE,
    points: points.map(([x, y], i) => {
      const t = points.length > 1 ? i / (points.length - 1) : 0;
      return [
        x + tremble * (Math.sin(t * 19 + a) + rng.between(-0.5, 0.5)),
        y + tremble * (Math.sin(t * 23 + b) + rng.between(-0.5, 0.5)),
        pressure[0] + (pressure[1] - pressure[0]) * Math.sin(Math.PI * t),
      ] as const;
    }),
  };
}

export interface DrawnExample {
  readonly name: string;
  readonly jewelryType: JewelryType;
  readonly prompt: string;
  readonly paths: readonly DrawnPath[];
}

/** A heart with a leaf, a monogram, a vine for a ring, a snowflake with blue stones and a pair of drops. */
export const DRAWINGS: readonly DrawnExample[] = RECORDINGS;
