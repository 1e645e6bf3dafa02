import type { Figure, Stroke } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { disc, drawn, moved, through, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { heartOutline } from '../symbols';

/** Position and half height of the heart. */
const HEART = { at: [0, -0.12] as Point2, half: 0.5 };

function draw(): Figure {
  const sides = [false, true];
  const hand = through([[1.02, -0.02], [0.78, 0.02], [0.58, 0.0], [0.42, -0.1], [0.3, -0.34], [0.3, -0.52], [0.6, -0.53], [0.84, -0.42], [1.02, -0.36]], true);
  const finger = (flip: boolean, points: readonly Point2[]): Stroke => wireOf(moved(through(points), { flip }), 0.058, { lifts: through(points).map((_, i) => 0.04 + 0.008 * i) });
  const crown: Point2[] = [[-0.3, 0.3], [-0.46, 0.72], [-0.22, 0.54], [0, 0.82], [0.22, 0.54], [0.46, 0.72], [0.3, 0.3]];
  return drawn({
    fills: [
      ...sides.map((flip) => ({ outline: moved(hand, { flip }), rise: 'level' as const, height: 0.55 })),
      { outline: moved(heartOutline(HEART.half), { by: HEART.at }), rise: 'pillow', height: 1, lift: 0.35 },
      { outline: crown, rise: 'ridge', height: 0.9, lift: 0.1 },
    ],
    strokes: [
      // A cuff at each wrist, three fingers along the heart's lower edge, and a thumb on its shoulder.
      ...sides.flatMap((flip) => [
        wireOf(moved([[0.95, 0.04], [0.95, -0.4]], { flip }), 0.075, { lifts: [0.07, 0.07] }),
        finger(flip, [[0.76, -0.17], [0.5, -0.17], [0.33, -0.2]]),
        finger(flip, [[0.76, -0.28], [0.5, -0.3], [0.27, -0.32]]),
        finger(flip, [[0.74, -0.36], [0.5, -0.395], [0.22, -0.405]]),
        finger(flip, [[0.8, -0.06], [0.58, 0.04], [0.38, 0.14]]),
      ]),
      wireOf([[-0.32, 0.34], [0, 0.3], [0.32, 0.34]], 0.065, { lifts: [0.09, 0.12, 0.09] }),
      ...([[-0.46, 0.74], [0, 0.84], [0.46, 0.74]] as const).map(([x, y]) => wireOf(disc(x, y, 0.025, 12), 0.055, { closed: true, lifts: Array.from({ length: 12 }, () => 0.06) })),
    ],
    stones: [{ at: [0, -0.06], size: 0.5, role: 'center' }],
    hang: [0, 0.86],
  });
}

/** Two hands that hold a heart under a crown. */
export const claddagh: Motif = {
  id: 'claddagh',
  drawings: [draw],
  words: {
    en: ['claddagh', 'cladagh', 'claddaugh', 'cladaugh', 'two? hands holding a? crowned? heart', 'crowned heart in|held two? hands', 'fede'],
    de: ['claddagh', 'claddagh ring', 'claddaghring'], fr: ['claddagh'], es: ['claddagh'], it: ['claddagh'], pt: ['claddagh'], ru: ['кладдах*', 'кладда'], tr: ['claddagh'], ar: ['كلاداغ', 'كلادا'], zh: ['克拉达'], ja: ['クラダ', 'クラダリング'],
  },
};
