import type { DesignAnswer } from '../../compose/request';
import { designFromPrompt } from '../../compose';
import { sample, type Point2 } from '../../geometry/curves';
import { through } from '../../motifs/drawing';
import type { JewelryType } from '../../spec';
import type { DrawnPath } from '../strokes';
import { stroke } from './drawings';

type Pen = Parameters<typeof stroke>[1];
const HURRIED = { size: 12, tremble: 3 } as const;

/** A hand-drawn circle, slightly egg-shaped; less than a full turn leaves it open. */
export const round = ([x, y]: Point2, radius: number, pen?: Pen, turns = 1.02): DrawnPath =>
  stroke(
    sample(60, (t) => {
      const a = t * turns * 2 * Math.PI - 1.4;
      return [x + radius * Math.cos(a) * (1 + 0.03 * Math.sin(2 * a)), y + radius * Math.sin(a)] as const;
    }),
    { ...HURRIED, ...pen },
  );
export const line = (points: readonly Point2[], pen?: Pen): DrawnPath =>
  stroke(through(points, false, 10), { ...HURRIED, ...pen });
/** Straight from corner to corner. */
export const straight = (corners: readonly Point2[], pen?: Pen): DrawnPath =>
  stroke(
    corners
      .slice(1)
      .flatMap(([x, y], i) =>
        sample(
          14,
          (t) => [corners[i]![0] + (x - corners[i]![0]) * t, corners[i]![1] + (y - corners[i]![1]) * t] as const,
        ),
      ),
    { ...HURRIED, ...pen },
  );

export const RED = { color: '#FF0000', size: 9 } as const;
export const BLUE = { color: '#0000FF', size: 9 } as const;
export const GREEN = { color: '#008000', size: 9 } as const;

export const heart = (): DrawnPath =>
  stroke(
    sample(24, (t) => {
      const a = 0.12 + t * 6.1;
      return [
        256 + 102 * Math.sin(a) ** 3,
        330 - 6.4 * (13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a)),
      ] as const;
    }),
    { ...HURRIED, size: 14 },
  );

export const made = (
  jewelryType: JewelryType,
  paths: readonly DrawnPath[],
  { prompt = 'gold', influence = 90 } = {},
): DesignAnswer => designFromPrompt({ prompt, jewelryType, seed: 3, drawing: { paths, influence } });
export const taken = ({ understood }: DesignAnswer): string | undefined =>
  understood.find((words) => words.startsWith('drawing: '));
