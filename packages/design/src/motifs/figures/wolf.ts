import type { Figure, Fill } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { drawn, moved, through, wireOf } from '../drawing';
import type { Motif } from '../motif';

function draw(): Figure {
  const sides = [false, true];
  const both = (outline: readonly Point2[], height: number, lift: number, rise: Fill['rise'] = 'ridge'): Fill[] => sides.map((flip): Fill => ({ outline: moved(outline, { flip }), rise, height, lift }));
  return drawn({
    fills: [
      // Cheeks end in three tufts over a collar of four.
      ...both([[0.1, -0.2], [0.7, 0.1], [0.98, -0.3], [0.8, -0.32], [0.84, -0.62], [0.62, -0.58], [0.56, -0.86], [0.36, -0.74], [0.22, -1.0], [0.06, -0.7]], 0.75, 0),
      ...both([[0.3, 0.62], [0.6, 0.42], [0.92, 0.02], [0.74, -0.04], [0.78, -0.36], [0.54, -0.3], [0.46, -0.58], [0.2, -0.4], [0.12, 0.2]], 0.9, 0.25),
      ...both([[0.14, 0.58], [0.52, 0.42], [0.66, 0.26], [0.62, 1.08]], 0.9, 0.1),
      ...both([[0.3, 0.62], [0.5, 0.5], [0.54, 0.84]], 0.45, 0.8, 'dished'),
      { outline: [[-0.2, 0.62], [0.2, 0.62], [0.44, 0.34], [0.42, 0.16], [0.14, 0.04], [0.12, -0.3], [-0.12, -0.3], [-0.14, 0.04], [-0.42, 0.16], [-0.44, 0.34]], rise: 'ridge', height: 0.75, lift: 0.7 },
      { outline: [[-0.12, 0.16], [0.12, 0.16], [0.2, -0.34], [0.12, -0.62], [-0.12, -0.62], [-0.2, -0.34]], rise: 'ridge', height: 0.9, lift: 1.1 },
      { outline: through([[-0.11, -0.46], [0.11, -0.46], [0.07, -0.6], [0, -0.66], [-0.07, -0.6]], true), rise: 'pillow', height: 0.5, lift: 1.8 },
    ],
    strokes: [wireOf([[0, -0.64], [0, -0.76]], 0.02, { engraved: true }), ...sides.map((flip) => wireOf(moved(through([[0, 0.54], [0.06, 0.36], [0.05, 0.2]]), { flip }), 0.018, { engraved: true }))],
    stones: [{ at: [0.29, 0.12], size: 0.15, role: 'center', seat: 'eyes' }, { at: [-0.29, 0.12], size: 0.15, role: 'accent', seat: 'eyes' }],
    hang: [0, 0.6],
  });
}

/** A wolf's head in tufts of fur. */
export const wolf: Motif = { id: 'wolf', drawings: [draw], words: { en: ['wolf', 'wolves', 'husky'], de: ['wolf'], fr: ['loup'], es: ['lobo'], it: ['lupo'], pt: ['lobo'], ru: ['волк*', 'волч*'], tr: ['kurt'], ar: ['ذئب'], zh: ['狼'], ja: ['オオカミ', '狼'] } };
