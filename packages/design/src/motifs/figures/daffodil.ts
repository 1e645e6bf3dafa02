import type { Figure, Fill } from '../../curves/figure';
import { sample, turn, type Point2 } from '../../geometry/curves';
import { drawn, moved, through, wireOf } from '../drawing';
import type { Motif } from '../motif';

const PETALS = 6;
const MIDDLE: Point2 = [0, 0.3];

/** A pointed petal along +y, 1 long. */
const petal = (): Point2[] => {
  const ts = sample(22, (t) => t);
  const half = (t: number): number => 0.3 * Math.sin(Math.PI * t ** 0.82) ** 0.8;
  return [...ts.map((t): Point2 => [half(t), t]), ...ts.slice(1, -1).toReversed().map((t): Point2 => [-half(t), t])];
};

/** The trumpet's mouth: a ring with a frilled rim. */
const frill = (radius: number, depth: number): Point2[] => turn(72, (a): Point2 => {
  const r = radius + depth * Math.cos(12 * a);
  return [MIDDLE[0] + r * Math.cos(a), MIDDLE[1] + r * Math.sin(a)];
});

function draw(): Figure {
  const petals = Array.from({ length: PETALS }, (_, i): Fill => ({ outline: moved(petal(), { angle: (i * 2 * Math.PI) / PETALS, scale: 0.72, by: MIDDLE }), rise: 'ridge', height: 0.8, lift: i % 2 === 0 ? 0.3 : 0 }));
  const stem = through([[0.02, -0.1], [0.1, -0.55], [0.0, -1.04]]);
  return drawn({
    fills: [
      { outline: through([[0.04, -0.98], [-0.24, -0.72], [-0.46, -0.32], [-0.52, -0.1], [-0.34, -0.34], [-0.1, -0.7]], true), rise: 'ridge', height: 0.7 },
      ...petals,
      { outline: frill(0.29, 0.02), rise: 'dished', height: 1.5, lift: 1 },
    ],
    strokes: [wireOf(stem, 0.062)],
    stones: [{ at: [...MIDDLE], size: 0.34, role: 'center', seat: 'center' }],
    hang: [0, 0.98],
  });
}

/** A daffodil: six pointed petals round a frilled trumpet, on its stem with one leaf. */
export const daffodil: Motif = { id: 'daffodil', drawings: [draw], words: { en: ['daffodil', 'narcissus', 'jonquil', 'march birth flower'], de: ['narzisse', 'narzissen', 'osterglocke', 'osterglocken'], fr: ['jonquille', 'jonquilles', 'narcisse'], es: ['narciso', 'narcisos'], it: ['narciso', 'narcisi'], pt: ['narciso', 'narcisos'], ru: ['нарцисс*'], tr: ['nergis'], ar: ['نرجس'], zh: ['水仙'], ja: ['水仙'] } };
