import type { Figure, Fill } from '../../curves/figure';
import { sample } from '../../geometry/curves';
import { drawn, leafBlade, through, wireOf } from '../drawing';
import type { Motif } from '../motif';

function draw(): Figure {
  const stem = through([[-0.1, -1.0], [-0.08, -0.5], [0.0, 0.0], [0.12, 0.46], [0.34, 0.8], [0.6, 0.86], [0.7, 0.66], [0.56, 0.52], [0.46, 0.64], [0.55, 0.7]]);
  const leaves = sample(9, (t) => t).flatMap((t): Fill[] => {
    const i = Math.round(8 + 26 * t);
    const [a, b] = [stem[i - 1]!, stem[i + 1]!];
    const way = Math.atan2(b[1] - a[1], b[0] - a[0]);
    const length = 0.66 * (1 - 0.72 * t) * (0.7 + 0.3 * Math.min(1, t * 5));
    return [1, -1].map((side) => leafBlade({ from: stem[i]!, to: [stem[i]![0] + length * Math.cos(way + side * 1.05), stem[i]![1] + length * Math.sin(way + side * 1.05)], width: 0.15, bend: side * -0.08 }));
  });
  return drawn({
    fills: leaves,
    strokes: [wireOf(stem, sample(stem.length, (t) => 0.062 - 0.022 * t), { lifts: sample(stem.length, () => 0.03) })],
    stones: [{ at: stem[5]!, size: 0.2, role: 'center' }],
    hang: [0.44, 0.86],
  });
}

/** A fern frond whose tip is still rolled up. */
export const fern: Motif = { id: 'fern', drawings: [draw], words: { en: ['fern', 'fern leaf|leaves|frond'], de: ['farn', 'farnblatt'], fr: ['fougere'], es: ['helecho'], it: ['felce'], pt: ['samambaia'], ru: ['папоротник*'], zh: ['蕨'], ja: ['シダ'] } };
