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
  // Fingers and thumb are thickest at their knuckles, side by side, and rise onto the heart.
  const finger = (flip: boolean, points: readonly Point2[], half = 0.07): Stroke => {
    const line = through(points);
    return wireOf(moved(line, { flip }), line.map((_, i) => half * (1.08 - 0.4 * (i / (line.length - 1)) ** 2)), { lifts: line.map((_, i) => 0.03 + 0.09 * (i / (line.length - 1))) });
  };
  const crown: Point2[] = [[-0.3, 0.3], [-0.46, 0.72], [-0.22, 0.54], [0, 0.82], [0.22, 0.54], [0.46, 0.72], [0.3, 0.3]];
  return drawn({
    fills: [
      ...sides.map((flip) => ({ outline: moved(hand, { flip }), rise: 'pillow' as const, height: 0.62 })),
      { outline: moved(heartOutline(HEART.half), { by: HEART.at }), rise: 'pillow', height: 1, lift: 0.35 },
      { outline: crown, rise: 'ridge', height: 0.9, lift: 0.1 },
    ],
    strokes: [
      // A cuff at each wrist, four fingers along the heart's lower edge, and a thumb on its shoulder.
      ...sides.flatMap((flip) => [
        wireOf(moved(through([[0.98, 0.08], [1.04, -0.17], [0.98, -0.44]]), { flip }), 0.075, { lifts: through([[0, 0.05], [0, 0.1], [0, 0.05]]).map(([, z]) => z) }),
        wireOf(moved(through([[0.86, 0.05], [0.91, -0.17], [0.86, -0.42]]), { flip }), 0.045, { lifts: through([[0, 0.05], [0, 0.11], [0, 0.05]]).map(([, z]) => z) }),
        finger(flip, [[0.74, -0.13], [0.5, -0.13], [0.32, -0.19]]),
        finger(flip, [[0.74, -0.24], [0.48, -0.25], [0.26, -0.3]]),
        finger(flip, [[0.73, -0.34], [0.48, -0.365], [0.22, -0.395]]),
        finger(flip, [[0.7, -0.43], [0.48, -0.465], [0.27, -0.47]], 0.062),
        finger(flip, [[0.8, -0.05], [0.6, 0.07], [0.42, 0.16], [0.33, 0.17]], 0.082),
      ]),
      wireOf([[-0.32, 0.34], [0, 0.3], [0.32, 0.34]], 0.065, { lifts: [0.09, 0.12, 0.09] }),
      ...([[-0.46, 0.74], [0, 0.84], [0.46, 0.74]] as const).map(([x, y]) => wireOf(disc(x, y, 0.025, 12), 0.055, { closed: true, lifts: Array.from({ length: 12 }, () => 0.06) })),
    ],
    stones: [{ at: [0, -0.1], size: 0.66, role: 'center', cut: 'heart' }],
    hang: [0, 0.86],
  });
}

/** Two hands that hold a heart under a crown. */
export const claddagh: Motif = {
  id: 'claddagh',
  drawings: [draw],
  words: {
    en: ['claddagh', 'cladagh', 'claddaugh', 'cladaugh', 'two? hands holding a? crowned? heart', 'crowned heart in|held two? hands', 'fede ring|rings', 'fede gimmel ring?'],
    de: ['claddagh', 'claddagh ring', 'claddaghring'], fr: ['claddagh'], es: ['claddagh'], it: ['claddagh'], pt: ['claddagh'], ru: ['кладдах*', 'кладда'], tr: ['claddagh'], ar: ['كلاداغ', 'كلادا'], zh: ['克拉达'], ja: ['クラダ', 'クラダリング'],
  },
};
