import type { Figure } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { drawn, mirrored, wireOf } from '../drawing';
import type { Motif } from '../motif';

/** The right half of the blade from its tip down to the stalk. */
const HALF: readonly Point2[] = [[0, 1.04], [0.14, 0.76], [0.3, 0.84], [0.24, 0.42], [0.44, 0.62], [0.5, 0.5], [0.84, 0.58], [0.76, 0.34], [0.98, 0.22], [0.58, -0.1], [0.64, -0.28], [0.1, -0.2], [0.05, -0.34]];
/** Start and end points of one half's side veins. */
const VEINS: readonly (readonly [Point2, Point2])[] = [[[0, -0.2], [0.3, 0.12]], [[0.3, 0.12], [0.62, 0.42]], [[0, -0.2], [0.48, -0.14]], [[0, 0.3], [0.16, 0.56]]];

function draw(): Figure {
  return drawn({
    fills: [{ outline: mirrored(HALF).slice(0, -1), rise: 'pillow', height: 1.1 }],
    strokes: [
      wireOf([[0, -0.2], [0.05, -0.94]], [0.05, 0.06], { lifts: [0.02, 0.02] }), wireOf([[0, 0.9], [0, -0.6]], 0.026, { engraved: true }),
      ...VEINS.flatMap(([[x, y], [u, v]]) => [1, -1].map((way) => wireOf([[way * x, y], [way * u, v]], 0.02, { engraved: true }))),
    ],
    stones: [{ at: [0, 0.1], size: 0.34, role: 'center' }],
    hang: [0, 0.98],
  });
}

/** A maple leaf of five pointed lobes. */
export const mapleLeaf: Motif = { id: 'maple leaf', drawings: [draw], words: { en: ['maple leaf', 'maple leaves', 'maple'], de: ['ahornblatt'], fr: ["feuille d'erable", 'erable'], es: ['hoja de arce', 'arce'], it: ["foglia d'acero", 'acero'], zh: ['枫叶'], ja: ['楓', 'もみじ'], ru: ['кленов*'] } };
