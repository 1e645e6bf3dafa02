import type { Figure, Fill } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { disc, drawn, mirrored, through, wireOf } from '../drawing';
import type { Motif } from '../motif';

/** The right half of the nut, from under its cap down to its point. */
const NUT: readonly Point2[] = [[0, 0.3], [0.5, 0.28], [0.56, 0.06], [0.53, -0.22], [0.42, -0.52], [0.24, -0.76], [0.09, -0.88], [0.04, -1.0], [0, -1.04]];
/** The right half of the cap, from the stalk down to its brim. */
const CAP: readonly Point2[] = [[0, 0.74], [0.26, 0.7], [0.5, 0.58], [0.66, 0.4], [0.7, 0.26], [0.62, 0.2], [0.3, 0.22], [0, 0.23]];

/** Scales of the cap in staggered rows. */
const scales = (): Fill[] =>
  [[0.32, 5], [0.44, 4], [0.56, 3]].flatMap(([y, count], row) =>
    Array.from({ length: count! }, (_, i): Fill => {
      const x = (i - (count! - 1) / 2) * 0.235;
      return { outline: through([[x - 0.1, y! + 0.04], [x, y! + 0.1], [x + 0.1, y! + 0.04], [x, y! - 0.08]], true, 4), rise: 'pillow', height: 0.4, lift: 0.95 - 0.12 * row - 0.5 * x * x };
    }),
  );

function draw(): Figure {
  return drawn({
    fills: [
      { outline: mirrored(through(NUT)).slice(0, -1), rise: 'pillow', height: 1.35 },
      { outline: mirrored(through(CAP)).slice(0, -1), rise: 'pillow', height: 1.2, lift: 0.35 },
      ...scales(),
      { outline: disc(0, 0.98, 0.1, 24), rise: 'pillow', height: 0.7 },
    ],
    strokes: [wireOf(through([[0.02, 0.68], [-0.02, 0.84], [0, 0.98]]), 0.085)],
    stones: [{ at: [0, -0.28], size: 0.6, role: 'center', seat: 'body' }],
    hang: [0, 1.0],
  });
}

/** An acorn in its scaly cap; the nut holds a stone or a pearl. */
export const acorn: Motif = { id: 'acorn', drawings: [draw], words: { en: ['acorn'], de: ['eichel', 'eicheln'], fr: ['gland', 'glands de chene'], es: ['bellota', 'bellotas'], it: ['ghianda', 'ghiande'], pt: ['bolota', 'bolotas'], ru: ['желуд*'], tr: ['meşe palamudu'], ar: ['بلوط'], zh: ['橡果', '橡子'], ja: ['どんぐり'] } };
