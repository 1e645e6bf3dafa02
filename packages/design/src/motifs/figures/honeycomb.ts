import type { Figure, Stroke } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { sample } from '../../geometry/curves';
import { around, bothSides, drawn, spare, wireOf } from '../drawing';
import type { Motif } from '../motif';

/** From the middle of a cell to its corners, and to the middle of the next cell. */
const R = 0.4;
const STEP = R * Math.sqrt(3);
/** Rows of cells from the top down, by the number of all; neighbours differ by one, so that the comb is symmetric. */
const ROWS: Readonly<Record<number, readonly number[]>> = { 3: [2, 1], 4: [1, 2, 1], 5: [2, 3], 6: [1, 2, 3], 8: [3, 2, 3], 9: [2, 3, 4], 10: [3, 4, 3], 12: [3, 4, 3, 2] };

function comb(middles: readonly Point2[], closed: readonly Point2[]): Pick<Figure, 'fills' | 'strokes'> {
  const cell = ([x, y]: Point2): Stroke => wireOf(around(6, R).flatMap((p, i, all) => {
    const q = all[(i + 1) % 6]!;
    return [0, 0.25, 0.5, 0.75].map((t): Point2 => [x + p[0] + (q[0] - p[0]) * t, y + p[1] + (q[1] - p[1]) * t]);
  }), 0.062, { closed: true });
  return {
    fills: closed.map(([x, y]) => ({ outline: around(6, R * 0.96).map(([a, b]): Point2 => [x + a, y + b]), rise: 'level' as const, height: 0.4 })),
    strokes: middles.map(cell),
  };
}

function draw(): Figure {
  const sides = around(6, STEP, 0);
  return drawn({
    ...comb([[0, 0], ...sides], [[0, 0], sides[0]!, sides[3]!]),
    stones: [{ at: [0, 0], size: 0.5, role: 'center' }, ...spare('tips', 0.5, ...bothSides([STEP, 0]))],
    hang: [0, 0.84],
  });
}

function drawRows(rows: readonly number[]): Figure {
  const middles = rows.flatMap((count, row) => sample(count, (t): Point2 => [count === 1 ? 0 : (t - 0.5) * (count - 1) * STEP, ((rows.length - 1) / 2 - row) * 1.5 * R]));
  const inner = middles.toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b))[0]!;
  return drawn({ ...comb(middles, middles.filter((one, i) => one === inner || i % 3 === 2)), stones: [{ at: inner, size: 0.5, role: 'center' }] });
}

/** Seven cells of a honeycomb. */
export const honeycomb: Motif = { id: 'honeycomb', drawings: [draw], words: { en: [] } };

/** Combs of another number of cells, some of them closed. */
export const countedCombs: readonly Motif[] = Object.entries(ROWS).map(([count, rows]) => ({ id: `honeycomb of ${count} cells`, drawings: [() => drawRows(rows)], words: { en: [] } }));
