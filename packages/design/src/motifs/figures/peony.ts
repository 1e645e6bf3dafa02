import type { Figure, Fill } from '../../curves/figure';
import { turn, type Point2 } from '../../geometry/curves';
import { TAU } from '../../geometry/vec';
import { around, drawn, moved, spare } from '../drawing';
import type { Motif } from '../motif';

/** Rounds of petals from the outside in: number, distance of their middles, width, length and lift. */
const ROUNDS = [[7, 0.62, 0.36, 0.4, 0], [6, 0.46, 0.32, 0.36, 0.35], [5, 0.32, 0.27, 0.3, 0.7], [4, 0.19, 0.2, 0.22, 1.05], [3, 0.09, 0.12, 0.13, 1.4]] as const;

function draw(): Figure {
  const petals = ROUNDS.flatMap(([count, away, width, length, lift], round) => Array.from({ length: count }, (_, i): Fill => {
    const angle = ((i + round * 0.37) / count) * TAU + 0.12 * Math.sin(i * 2.7 + round);
    const size = 1 + 0.07 * Math.sin(i * 1.9 + round * 1.3);
    const outline = turn(34, (a): Point2 => [width * Math.cos(a), away + length * Math.sin(a) * (1 + 0.07 * Math.sin(3 * a + i)) - (Math.sin(a) > 0 ? 0.05 * Math.exp(-((Math.cos(a) / 0.2) ** 2)) : 0)]);
    return { outline: moved(outline, { angle, scale: size }), rise: 'dished', height: 1, lift: lift + 0.1 * (i % 2) };
  }));
  return drawn({ fills: petals, stones: [{ at: [0, 0], size: 0.36, role: 'center' }, ...spare('petals', 0.2, ...around(5, 0.72))], hang: [0, 0.98] });
}

/** A peony, round on round of cupped petals, no two alike. */
export const peony: Motif = { id: 'peony', drawings: [draw], words: { en: ['peony'], de: ['pfingstrose', 'pfingstrosen'], fr: ['pivoine', 'pivoines'], es: ['peonia', 'peonias'], it: ['peonia', 'peonie'], pt: ['peonia'], ru: ['пион*'], tr: ['sakayik'], zh: ['牡丹'], ja: ['牡丹'] } };
