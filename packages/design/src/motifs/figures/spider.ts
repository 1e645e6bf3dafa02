import type { Figure, Stroke } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { disc, drawn, moved, through, wireOf } from '../drawing';
import type { Motif } from '../motif';

/** The legs of one side from front to back: body, knee, foot. */
const LEGS: readonly (readonly Point2[])[] = [
  [[0.1, 0.38], [0.38, 0.82], [0.5, 0.88], [0.62, 1.04]],
  [[0.14, 0.3], [0.6, 0.52], [0.76, 0.5], [1.0, 0.56]],
  [[0.14, 0.2], [0.6, 0.12], [0.78, -0.02], [1.0, -0.34]],
  [[0.1, 0.12], [0.42, -0.22], [0.58, -0.5], [0.66, -0.98]],
];

function draw(): Figure {
  const legs = LEGS.flatMap((points) => [false, true].map((flip): Stroke => {
    const path = moved(through(points), { flip });
    return wireOf(path, 0.048, { lifts: path.map(() => 0.06) });
  }));
  const abdomen = through([[0, 0.1], [0.26, -0.04], [0.36, -0.34], [0.24, -0.68], [0, -0.86], [-0.24, -0.68], [-0.36, -0.34], [-0.26, -0.04]], true);
  return drawn({
    fills: [{ outline: abdomen, rise: 'pillow', height: 1.5 }, { outline: disc(0, 0.28, 0.22, 40), rise: 'pillow', height: 1.2, lift: 0.1 }, { outline: disc(0, 0.5, 0.12, 28), rise: 'pillow', height: 0.9, lift: 0.1 }],
    strokes: [...legs, ...[-0.2, -0.38, -0.56].map((y) => wireOf(through([[-0.2, y - 0.06], [0, y], [0.2, y - 0.06]]), 0.02, { engraved: true }))],
    stones: [{ at: [0, -0.36], size: 0.5, role: 'center', seat: 'body' }, { at: [0, 0.28], size: 0.24, role: 'accent', isSpare: true }],
    hang: [0, 0.6],
  });
}

/** A spider from above on eight jointed legs. */
export const spider: Motif = { id: 'spider', drawings: [draw], words: { en: ['spider', 'tarantula', 'black widow'], de: ['spinne'], fr: ['araignee'], es: ['arana'], it: ['ragno'], pt: ['aranha'], ru: ['паук*'], tr: ['orumcek'], ar: ['عنكبوت'], zh: ['蜘蛛'], ja: ['蜘蛛'] } };
