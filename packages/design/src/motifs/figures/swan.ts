import type { Figure, Fill } from '../../curves/figure';
import { sample, type Point2 } from '../../geometry/curves';
import { drawn, moved, through, wireOf } from '../drawing';
import type { Motif } from '../motif';

function draw(): Figure {
  const neck = through([[-0.4, -0.5], [-0.62, -0.2], [-0.5, 0.14], [-0.26, 0.42], [-0.3, 0.76], [-0.56, 0.84], [-0.72, 0.68]]);
  const feather = (length: number, width: number): Point2[] => {
    const ts = sample(18, (t) => t);
    const half = (t: number): number => width * Math.sin(Math.PI * (0.06 + 0.94 * t) ** 0.7) ** 0.8;
    return [...ts.map((t): Point2 => [length * t, half(t)]), ...ts.slice(0, -1).toReversed().map((t): Point2 => [length * t, -half(t)])];
  };
  const fan = [[0.04, 1.0, 0], [0.24, 1.08, 0.12], [0.44, 1.06, 0.24], [0.64, 0.96, 0.36], [0.84, 0.8, 0.48], [1.04, 0.62, 0.6]] as const;
  return drawn({
    fills: [
      { outline: through([[-0.62, -0.42], [-0.4, -0.16], [0.0, -0.1], [0.5, -0.14], [0.96, 0.1], [0.88, -0.28], [0.56, -0.64], [0.0, -0.78], [-0.42, -0.72]], true), rise: 'pillow', height: 1.2 },
      ...fan.map(([angle, length, lift]): Fill => ({ outline: moved(feather(length, 0.125), { angle, by: [-0.18, -0.44] }), rise: 'pillow', height: 0.7, lift: 0.5 + lift, region: 'wings' })),
      { outline: through([[-0.74, 0.78], [-0.62, 0.95], [-0.44, 0.92], [-0.4, 0.76], [-0.58, 0.68]], true), rise: 'pillow', height: 1.1, lift: 0.15 },
      { outline: [[-0.72, 0.8], [-0.7, 0.66], [-0.98, 0.58]], rise: 'ridge', height: 0.8, lift: 0.1 },
    ],
    strokes: [wireOf(neck, sample(neck.length, (t) => 0.15 - 0.06 * t), { lifts: sample(neck.length, () => 0.05) }), wireOf(through([[-0.9, -0.86], [-0.5, -0.8], [0, -0.87], [0.5, -0.8], [0.9, -0.86]]), 0.045)],
    stones: [{ at: [-0.57, 0.84], size: 0.14, role: 'center', seat: 'eyes' }, { at: [-0.12, -0.44], size: 0.32, role: 'accent', seat: 'body', isSpare: true }],
    hang: [-0.5, 0.9],
  });
}

/** A swan on the water, its wing a fan of feathers. */
export const swan: Motif = { id: 'swan', drawings: [draw], words: { en: ['swan'], de: ['schwan'], fr: ['cygne'], es: ['cisne'], it: ['cigno'], pt: ['cisne'], ru: ['лебед*'], tr: ['kugu'], ar: ['بجعه'], zh: ['天鹅'], ja: ['白鳥'] } };
