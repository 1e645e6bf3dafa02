import type { Figure } from '../../curves/figure';
import { sample, type Point2 } from '../../geometry/curves';
import { drawn, moved, through, wireOf } from '../drawing';
import type { Motif } from '../motif';

function draw(): Figure {
  /** Width of the whole blade at height y. */
  const edge = through([[0, 0.98], [0.3, 0.82], [0.62, 0.5], [0.8, 0.1], [0.76, -0.3], [0.54, -0.56], [0.26, -0.66], [0.06, -0.5]]);
  // Slits from the edge towards the midrib, wider outside.
  const half: Point2[] = edge.flatMap((p, i): Point2[] => {
    const isSlit = [14, 22, 30, 38].includes(i);
    if (!isSlit) return [p];
    const inner: Point2 = [0.2 + 0.05 * p[0], p[1] * 0.72 - 0.06];
    const [a, b] = [edge[i - 1]!, edge[i + 1]!];
    return [[a[0] * 0.6 + p[0] * 0.4, a[1] * 0.6 + p[1] * 0.4], inner, [b[0] * 0.6 + p[0] * 0.4, b[1] * 0.6 + p[1] * 0.4]];
  });
  const ribs = [0.5, 0.22, -0.06, -0.3].flatMap((y) => [false, true].map((flip) => wireOf(moved([[0, y - 0.12], [0.44, y + 0.04]], { flip }), 0.02, { engraved: true })));
  return drawn({
    fills: [{ outline: [...half, ...half.toReversed().slice(0, -1).map(([x, y]): Point2 => [-x, y])], rise: 'pillow', height: 1 }],
    strokes: [wireOf(through([[0, -0.4], [0.02, -0.7], [0.1, -1.0]]), sample(17, (t) => 0.06 - 0.01 * t), { lifts: sample(17, () => 0.02) }), wireOf([[0, 0.86], [0, -0.46]], 0.026, { engraved: true }), ...ribs],
    stones: [{ at: [0, 0.16], size: 0.3, role: 'center' }],
    hang: [0, 0.94],
  });
}

/** A monstera leaf with its deep slits. */
export const monstera: Motif = { id: 'monstera', drawings: [draw], words: { en: ['monstera', 'monstera leaf|leaves', 'swiss cheese plant'], de: ['monstera'], fr: ['monstera'], es: ['monstera'], it: ['monstera'], zh: ['龟背竹'], ja: ['モンステラ'], ru: ['монстер*'] } };
