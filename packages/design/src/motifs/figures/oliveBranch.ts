import type { Figure, Fill } from '../../curves/figure';
import { sample, turn, type Point2 } from '../../geometry/curves';
import { drawn, leafBlade, moved, through, wireOf } from '../drawing';
import type { Motif } from '../motif';

function draw(): Figure {
  const stem = through([[-0.34, -1.0], [-0.2, -0.5], [0.02, 0.0], [0.14, 0.5], [0.2, 0.9]]);
  const leaf = (t: number, turned: number, length: number): Fill => {
    const at = stem[Math.round(t * (stem.length - 1))]!;
    return leafBlade({ from: at, to: [at[0] + length * Math.cos(turned), at[1] + length * Math.sin(turned)], width: 0.15, bend: 0.04, veins: 0, stalk: 0.06 });
  };
  const olive = (x: number, y: number, angle: number): Fill => ({ outline: moved(turn(36, (a): Point2 => [0.13 * Math.cos(a), 0.19 * Math.sin(a)]), { angle, by: [x, y] }), rise: 'pillow', height: 1.5, lift: 0.2 });
  return drawn({
    fills: [leaf(0.12, 2.5, 0.56), leaf(0.2, 0.3, 0.66), leaf(0.38, 2.36, 0.7), leaf(0.5, 0.5, 0.7), leaf(0.64, 2.2, 0.62), leaf(0.74, 0.66, 0.58), leaf(0.86, 2.0, 0.5), leaf(0.97, 1.3, 0.46), olive(0.3, -0.2, 0.5), olive(-0.34, -0.16, -0.5)],
    strokes: [wireOf(stem, sample(stem.length, (t) => 0.06 - 0.025 * t), { lifts: sample(stem.length, () => 0.02) }), wireOf([[0.0, -0.06], [0.28, -0.14]], 0.035), wireOf([[-0.06, -0.14], [-0.32, -0.1]], 0.035)],
    stones: [{ at: [0.3, -0.2], size: 0.22, role: 'center' }, { at: [-0.34, -0.16], size: 0.22, role: 'accent' }],
    hang: [0.2, 0.88],
  });
}

/** An olive branch with narrow leaves and two olives. */
export const oliveBranch: Motif = { id: 'olive branch', drawings: [draw], words: { en: ['olive branch|leaf|leaves|sprig?', 'olive tree'], de: ['olivenzweig', 'olzweig'], fr: ["branche d'olivier", 'olivier'], es: ['rama de olivo', 'olivo'], it: ["ramo d'ulivo", 'ulivo'], ru: ['оливков* ветв*'], zh: ['橄榄枝'], ja: ['オリーブ'], ar: ['غصن زيتون'] } };
