import type { Figure, Stroke } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { around, bothSides, drawn, spare, wireOf } from '../drawing';
import type { Motif } from '../motif';

/** From the middle of a cell to its corners. */
const R = 0.4;

function draw(): Figure {
  const middles: Point2[] = [[0, 0], ...around(6, R * Math.sqrt(3), 0)];
  const cell = ([x, y]: Point2): Stroke => wireOf(around(6, R).flatMap((p, i, all) => {
    const q = all[(i + 1) % 6]!;
    return [0, 0.25, 0.5, 0.75].map((t): Point2 => [x + p[0] + (q[0] - p[0]) * t, y + p[1] + (q[1] - p[1]) * t]);
  }), 0.062, { closed: true });
  return drawn({
    fills: [middles[0]!, middles[1]!, middles[4]!].map(([x, y]) => ({ outline: around(6, R * 0.96).map(([a, b]): Point2 => [x + a, y + b]), rise: 'level' as const, height: 0.4 })),
    strokes: middles.map(cell),
    stones: [{ at: [0, 0], size: 0.5, role: 'center' }, ...spare('tips', 0.5, ...bothSides([R * Math.sqrt(3), 0]))],
    hang: [0, 0.84],
  });
}

/** Seven cells of a honeycomb. */
export const honeycomb: Motif = { id: 'honeycomb', drawings: [draw], words: { en: [] } };
