import type { Figure } from '../../curves/figure';
import { sample, type Point2 } from '../../geometry/curves';
import { drawn, through, wireOf } from '../drawing';
import type { Motif } from '../motif';

function draw(): Figure {
  const foot: Point2 = [0, -0.34];
  const at = (a: number, r: number): Point2 => [foot[0] + r * Math.sin(a), foot[1] + r * Math.cos(a)];
  // The rim waves and is cleft in the middle.
  const rim = sample(61, (t): Point2 => {
    const a = -1.42 + 2.84 * t;
    return at(a, 1.16 + 0.05 * Math.cos(a * 7) - 0.1 * Math.abs(a) ** 2 * 0.6 - 0.5 * Math.exp(-((a / 0.09) ** 2)));
  });
  const veins = sample(15, (t) => -1.3 + 2.6 * t).filter((a) => Math.abs(a) > 0.05).map((a) => wireOf(sample(8, (t): Point2 => at(a * (0.55 + 0.45 * t), 0.24 + 0.76 * t)), 0.018, { engraved: true }));
  return drawn({
    fills: [{ outline: [foot, ...rim], rise: 'pillow', height: 0.95 }],
    strokes: [wireOf(through([[0, -0.28], [0.02, -0.5], [-0.06, -0.76], [-0.2, -0.98]]), sample(25, (t) => 0.065 - 0.015 * t), { lifts: sample(25, () => 0.02) }), ...veins],
    stones: [{ at: [0, 0.02], size: 0.26, role: 'center' }],
    hang: at(0.2, 1.1),
  });
}

/** A ginkgo leaf, a notched fan on a bowed stalk. */
export const ginkgo: Motif = { id: 'ginkgo', drawings: [draw], words: { en: ['ginkgo', 'gingko', 'ginkgo|gingko leaf|leaves'], de: ['ginkgo', 'ginkgoblatt'], fr: ['ginkgo', 'feuille de ginkgo'], es: ['ginkgo'], it: ['ginkgo'], zh: ['银杏', '银杏叶'], ja: ['銀杏', 'イチョウ'], ru: ['гинкго'] } };
