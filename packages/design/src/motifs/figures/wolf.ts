import type { Figure, Fill } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { drawn, moved, through, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { blob, evenBlob, groove, hump, humps } from '../relief';

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
      // Slanted eyes under heavy brows.
      ...both(through([[0.17, 0.04], [0.28, 0.15], [0.43, 0.19], [0.37, 0.06], [0.26, 0.01]], true), 0.4, 1.25, 'pillow'),
      ...both([[0.13, 0.1], [0.2, 0.24], [0.52, 0.3], [0.46, 0.2], [0.28, 0.15]], 0.5, 1.35),
      { outline: through([[-0.11, -0.46], [0.11, -0.46], [0.07, -0.6], [0, -0.66], [-0.07, -0.6]], true), rise: 'pillow', height: 0.5, lift: 1.8 },
    ],
    strokes: [wireOf([[0, -0.64], [0, -0.76]], 0.02, { engraved: true }), ...sides.map((flip) => wireOf(moved(through([[0, 0.54], [0.06, 0.36], [0.05, 0.2]]), { flip }), 0.018, { engraved: true }))],
    stones: [{ at: [0.29, 0.12], size: 0.15, role: 'center', seat: 'eyes' }, { at: [-0.29, 0.12], size: 0.15, role: 'accent', seat: 'eyes' }],
    hang: [0, 0.6],
  });
}

/** A wolf's head in tufts of fur. */
export const wolf: Motif = { id: 'wolf', drawings: [draw], words: { en: ['wolf', 'wolves'], de: ['wolf'], fr: ['loup'], es: ['lobo'], it: ['lupo'], pt: ['lobo'], ru: ['волк*', 'волч*'], tr: ['kurt'], ar: ['ذئب'], zh: ['狼'], ja: ['オオカミ', '狼'] } };

/** Erect ears, a smooth head with the pale mask raised on brows, cheeks and muzzle. */
function drawHusky(): Figure {
  return drawn({
    fills: [
      ...humps(blob([0.12, 0.5], [0.28, 0.8], [0.5, 1.12], [0.62, 0.9], [0.66, 0.5], [0.5, 0.3]), 0, 1),
      ...humps(blob([0.3, 0.6], [0.48, 0.94], [0.56, 0.74], [0.54, 0.52]), 0.75, 0.5, 'dished'),
      // A ruff of two tufts on each cheek.
      ...humps([[0.3, 0.3], [0.62, 0.28], [0.86, -0.12], [0.72, -0.14], [0.74, -0.44], [0.56, -0.4], [0.42, -0.64], [0.12, -0.6], [0.1, -0.3]], 0, 1, 'ridge'),
      hump(evenBlob([0, 0.72], [0.32, 0.7], [0.58, 0.46], [0.64, 0.12], [0.5, -0.22], [0.28, -0.5], [0, -0.62]), 0.2, 1.2),
      // The mask.
      ...humps(blob([0.1, -0.02], [0.16, 0.3], [0.2, 0.5], [0.36, 0.46], [0.42, 0.3], [0.34, 0.22], [0.24, 0.12], [0.3, 0.0], [0.46, 0.04], [0.58, 0.06], [0.5, -0.2], [0.3, -0.42], [0.1, -0.4]), 1.0, 0.5, 'level'),
      hump(evenBlob([0, -0.02], [0.14, -0.04], [0.24, -0.28], [0.22, -0.5], [0.1, -0.64], [0, -0.66]), 1.1, 1),
      hump(evenBlob([0, 0.28], [0.06, 0.2], [0.1, -0.02], [0.13, -0.24], [0, -0.28]), 1.35, 0.9),
      hump(evenBlob([0, -0.2], [0.13, -0.22], [0.11, -0.32], [0, -0.39]), 1.9, 0.75),
      ...humps(blob([0.18, 0.13], [0.28, 0.23], [0.42, 0.22], [0.34, 0.12], [0.25, 0.09]), 1.35, 0.55),
    ],
    strokes: [groove([[0, -0.38], [0, -0.5]], 0.02), groove([[-0.13, -0.53], [0, -0.49], [0.13, -0.53]], 0.02), groove([[0, 0.64], [0, 0.36]], 0.022)],
    stones: [{ at: [0.3, 0.17], size: 0.14, role: 'center', seat: 'eyes' }, { at: [-0.3, 0.17], size: 0.14, role: 'accent', seat: 'eyes' }],
    hang: [0, 0.72],
  });
}

/** A husky's head: erect ears and the mask of its breed. */
export const husky: Motif = { id: 'husky', drawings: [drawHusky], words: { en: ['husky', 'huskies', 'siberian husky|huskies', 'husky dog', 'malamute', 'alaskan malamute'], de: ['husky', 'huskys', 'sibirischer husky'], fr: ['husky', 'husky siberien'], es: ['husky', 'husky siberiano'], it: ['husky', 'siberian husky'], pt: ['husky', 'husky siberiano'], nl: ['husky', 'siberische husky'], sv: ['husky', 'sibirisk husky'], pl: ['husky', 'syberyjski husky'], ru: ['хаски'], tr: ['husky', 'sibirya kurdu', 'haski'], ar: ['هاسكي', 'كلب هاسكي'], hi: ['हस्की'], ur: ['ہسکی'], zh: ['哈士奇', '雪橇犬'], ja: ['ハスキー', 'シベリアンハスキー'], ko: ['허스키', '시베리안 허스키'], tl: ['husky'] } };
