import type { Figure, Fill } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { drawn, moved, through, wireOf } from '../drawing';
import type { Motif } from '../motif';

/** The facets of one side: outline, how high each rises and where it begins. */
const FACETS: readonly (readonly [outline: readonly Point2[], height: number, lift: number])[] = [
  [[[0.12, 0.56], [0.42, 0.5], [0.66, 0.26], [0.72, 1.06]], 0.9, 0.1],
  [[[0.62, 0.3], [1.0, -0.06], [0.72, -0.2], [0.5, -0.5], [0.26, -0.66], [0.2, -0.3]], 0.8, 0],
  [[[0, 0.5], [0.26, 0.56], [0.64, 0.28], [0.46, -0.02], [0.2, -0.32], [0, -0.2]], 1.1, 0.3],
];

function draw(): Figure {
  const sides = [false, true];
  const fills = FACETS.flatMap(([outline, height, lift]) => sides.map((flip): Fill => ({ outline: moved(outline, { flip }), rise: 'ridge', height, lift })));
  const ears = sides.map((flip): Fill => ({ outline: moved([[0.34, 0.58], [0.56, 0.46], [0.62, 0.82]], { flip }), rise: 'dished', height: 0.5, lift: 0.75 }));
  const muzzle: Fill = { outline: [[0, 0.3], [0.16, -0.2], [0.2, -0.56], [0.09, -0.86], [-0.09, -0.86], [-0.2, -0.56], [-0.16, -0.2]], rise: 'ridge', height: 1, lift: 0.8 };
  return drawn({
    fills: [...fills, ...ears, muzzle, { outline: through([[-0.1, -0.74], [0.1, -0.74], [0.08, -0.86], [0, -0.93], [-0.08, -0.86]], true), rise: 'pillow', height: 0.6, lift: 1.6 }],
    strokes: sides.map((flip) => wireOf(moved(through([[0.22, 0.06], [0.34, 0.12], [0.46, 0.18]]), { flip }), 0.024, { engraved: true })),
    stones: [{ at: [0.31, 0.06], size: 0.16, role: 'center', seat: 'eyes' }, { at: [-0.31, 0.06], size: 0.16, role: 'accent', seat: 'eyes' }],
    hang: [0, 0.52],
  });
}

/** A fox's head in facets. */
export const fox: Motif = { id: 'fox', drawings: [draw], words: { en: ['fox', 'foxes', 'vixen'], de: ['fuchs'], fr: ['renard'], es: ['zorro'], it: ['volpe'], pt: ['raposa'], ru: ['лис*'], tr: ['tilki'], ar: ['ثعلب'], zh: ['狐狸'], ja: ['キツネ', '狐'] } };
