import type { Figure, Stroke } from '../../curves/figure';
import { sample, type Point2 } from '../../geometry/curves';
import { TAU } from '../../geometry/vec';
import { bothSides, drawn, moved, through, wireOf } from '../drawing';
import type { Motif } from '../motif';

/** Half thicknesses of the frame and of the filigree. */
const FRAME = 0.05;
const FINE = 0.024;

const half: readonly Point2[] = [[0, 0.5], [0.13, 0.7], [0.4, 0.84], [0.68, 0.72], [0.8, 0.42], [0.7, 0.06], [0.44, -0.36], [0.16, -0.74], [0, -1]];
const heart = (scale: number, by: number): Point2[] =>
  through([...half, ...half.slice(1, -1).toReversed().map(([x, y]): Point2 => [-x, y])], true).map(([x, y]): Point2 => [x * scale, y * scale + by]);

/** A scroll about a middle that starts `from` radians round it and ends inside. */
const scroll = (x: number, y: number, r: number, from: number, turns: number): Point2[] =>
  sample(40, (t): Point2 => {
    const [a, own] = [from + t * turns * TAU, r * (1 - 0.8 * t)];
    return [x + Math.cos(a) * own, y + Math.sin(a) * own];
  });

const pair = (points: readonly Point2[], halfWidth = FINE): Stroke[] => [false, true].map((flip) => wireOf(moved(points, { flip }), halfWidth));

/** A loop that points upwards from a foot. */
const loop = (x: number, y: number, tall: number, lean: number): Point2[] =>
  moved(through([[0, 0], [0.07, tall * 0.5], [0, tall], [-0.07, tall * 0.5]], true), { angle: lean, by: [x, y] });

function draw(): Figure {
  return drawn({
    strokes: [
      wireOf(heart(1, 0), FRAME, { closed: true }),
      wireOf(heart(0.86, -0.02), FINE, { closed: true }),
      wireOf([[0, 0.52], [0, 0.1], [0, -0.4], [0, -0.94]], FINE * 1.3),
      ...pair(scroll(0.3, 0.3, 0.3, Math.PI, -1.9)),
      ...pair(scroll(0.2, -0.17, 0.2, Math.PI, 1.8)),
      ...pair(scroll(0.105, -0.47, 0.105, Math.PI, -1.4)),
      ...pair(scroll(0.5, -0.03, 0.12, Math.PI * 0.7, 1.4)),
      ...pair(loop(0.12, 0.66, 0.36, -0.5)),
      ...pair(loop(0.34, 0.82, 0.22, -0.35)),
      wireOf(loop(0, 0.5, 0.6, 0), FINE * 1.3, { closed: true }),
    ],
    stones: [{ at: [0, 0.02], size: 0.24, role: 'center' }, ...bothSides([0.3, 0.3]).map((at) => ({ at, size: 0.14, role: 'accent' as const, isSpare: true }))],
    hang: [0, 1.08],
  });
}

/** The filigree heart of Viana do Castelo: scrolls in a heart below a flame. */
export const vianaHeart: Motif = {
  id: 'heart of Viana',
  drawings: [draw],
  words: {
    en: ['heart of viana', 'viana heart', 'viana hearts', 'filigree heart', 'filigree hearts', 'portuguese heart'],
    de: ['viana herz', 'filigranherz'],
    fr: ['coeur de viana', 'coeur en filigrane'],
    es: ['corazon de viana', 'corazon de filigrana'],
    it: ['cuore di viana', 'cuore in filigrana'],
    pt: ['coracao de viana', 'coracoes de viana', 'coracao de filigrana', 'coracao minhoto'],
  },
};
