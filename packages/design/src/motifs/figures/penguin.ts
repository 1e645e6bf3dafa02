import type { Figure } from '../../curves/figure';
import { drawn } from '../drawing';
import type { Motif } from '../motif';
import { blob, evenBlob, eyesAt, groove, hump, humps, oval } from '../relief';

const draw = (): Figure =>
  drawn({
    fills: [
      ...humps(oval(0.24, -0.94, 0.24, 0.12, 0.2), 0, 0.9),
      ...humps(blob([0.34, 0.3], [0.56, 0.12], [0.72, -0.3], [0.74, -0.56], [0.6, -0.44], [0.44, -0.1]), 0.1, 1),
      hump(evenBlob([0, 0.5], [0.34, 0.34], [0.54, -0.1], [0.52, -0.6], [0.3, -0.9], [0, -0.94]), 0, 1.1),
      hump(evenBlob([0, 0.32], [0.22, 0.22], [0.36, -0.14], [0.34, -0.6], [0, -0.8]), 0.6, 0.8),
      hump(evenBlob([0, 1], [0.28, 0.94], [0.42, 0.68], [0.34, 0.38], [0, 0.26]), 0.3, 1.3),
      ...humps(oval(0.14, 0.62, 0.15, 0.2, -0.2), 1.15, 0.5), ...humps(oval(0.15, 0.68, 0.05, 0.06), 1.5, 0.4),
      hump([[-0.1, 0.56], [0.1, 0.56], [0, 0.36]], 1.35, 0.8, 'ridge'),
    ],
    strokes: [0.16, 0.24, 0.32].map((x) => groove([[x, -0.94], [x + 0.02, -1.04]], 0.018)),
    stones: [...eyesAt([0.15, 0.68], 0.12), { at: [0, -0.2], size: 0.34, role: 'accent', seat: 'body', isSpare: true }],
    hang: [0, 0.98],
  });

/** A penguin from the front. */
export const penguin: Motif = { id: 'penguin', drawings: [draw], words: { en: ['penguin', 'emperor penguin'], de: ['pinguin', 'pinguine'], fr: ['pingouin', 'manchot'], es: ['pinguino', 'pinguinos'], it: ['pinguino', 'pinguini'], pt: ['pinguim', 'pinguins'], nl: ['pinguin', 'pinguins'], sv: ['pingvin', 'pingviner'], pl: ['pingwin', 'pingwina', 'pingwinem'], ru: ['пингвин*'], tr: ['penguen'], ar: ['بطريق'], hi: ['पेंगुइन', 'पेंग्विन'], zh: ['企鹅'], ja: ['ペンギン'], ko: ['펭귄'] } };
