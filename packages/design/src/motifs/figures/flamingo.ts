import type { Figure } from '../../curves/figure';
import { drawn, moved } from '../drawing';
import type { Motif } from '../motif';
import { blob, groove, hump, lance, limb, oval } from '../relief';

const draw = (): Figure =>
  drawn({
    fills: [
      hump(blob([-0.28, 0.04], [-0.06, 0.3], [0.32, 0.32], [0.66, 0.1], [0.92, -0.16], [0.54, -0.22], [0.2, -0.26], [-0.14, -0.16]), 0, 1.3),
      ...[[-1.98, 0.68, 0.7], [-1.76, 0.82, 0.9], [-1.54, 0.7, 1.1]].map(([angle, length, lift]) => hump(moved(lance(length!, 0.14), { angle: angle!, by: [0.02, 0.1] }), lift, 0.6)),
      hump(oval(-0.32, 0.96, 0.16, 0.13), 0.1, 1.1),
      hump(blob([-0.4, 1.03], [-0.56, 1.0], [-0.68, 0.84], [-0.64, 0.66], [-0.57, 0.66], [-0.54, 0.82], [-0.42, 0.88]), 0, 0.9),
    ],
    strokes: [
      limb([[-0.1, 0.06], [-0.38, 0.08], [-0.46, 0.34], [-0.22, 0.54], [-0.04, 0.76], [-0.12, 0.98], [-0.3, 1.02]], 0.14, 0.095, 0.06),
      limb([[0.16, -0.2], [0.17, -0.62], [0.16, -1.2]], 0.062, 0.055), limb([[0.36, -0.2], [0.54, -0.48], [0.18, -0.64]], 0.06, 0.05, 0.06), limb([[-0.1, -1.24], [0.16, -1.2], [0.42, -1.24]], 0.05, 0.05),
      groove([[-0.68, 0.78], [-0.54, 0.82]], 0.03),
    ],
    stones: [{ at: [-0.32, 0.98], size: 0.12, role: 'center', seat: 'eyes' }, { at: [0.2, 0.1], size: 0.28, role: 'accent', seat: 'body', isSpare: true }],
    hang: [-0.14, 1.06],
  });

/** A flamingo on one leg, its neck an S. */
export const flamingo: Motif = { id: 'flamingo', drawings: [draw], words: { en: ['flamingo', 'flamingos', 'pink flamingo'], de: ['flamingo', 'flamingos'], fr: ['flamant', 'flamant rose', 'flamants'], es: ['flamenco rosa', 'flamenco ave'], it: ['fenicottero', 'fenicotteri', 'fenicottero rosa'], pt: ['flamingo', 'flamingos'], nl: ['flamingo'], sv: ['flamingo'], pl: ['flaming', 'flaminga', 'flamingiem'], ru: ['фламинго'], tr: ['flamingo'], ar: ['فلامنجو', 'فلامينغو'], hi: ['फ्लेमिंगो', 'राजहंस'], zh: ['火烈鸟'], ja: ['フラミンゴ'], ko: ['플라밍고', '홍학'] } };
