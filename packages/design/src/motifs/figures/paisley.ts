import type { Figure } from '../../curves/figure';
import { sample, type Point2 } from '../../geometry/curves';
import { drawn, moved } from '../drawing';
import type { Motif } from '../motif';
import { blob, hump, lance, oval } from '../relief';

/** The cone of shawls: a drop with a curled tip, one within the other, beads along its edge. */
function draw(): Figure {
  const drop: readonly Point2[] = [[-0.14, -0.98], [0.3, -0.9], [0.6, -0.56], [0.6, -0.12], [0.36, 0.24], [0.16, 0.52], [0.16, 0.8], [0.36, 0.98], [0.02, 0.94], [-0.24, 0.66], [-0.46, 0.24], [-0.66, -0.18], [-0.64, -0.62], [-0.44, -0.88]];
  const outline = blob(...drop);
  const beads = sample(17, (t) => outline[Math.round(t * (outline.length - 1))]!).filter(([, y]) => y < 0.2);
  return drawn({
    fills: [
      hump(outline, 0, 1.1, 'dished'),
      ...beads.map(([x, y]) => hump(oval(0.82 * x - 0.01, 0.82 * y - 0.08, 0.06, 0.06), 0.55, 0.6)),
      hump(moved(outline, { scale: 0.56, by: [-0.01, -0.2] }), 0.45, 1.1),
      ...[-0.7, 0, 0.7].map((angle) => hump(moved(lance(0.34, 0.075, 0.6), { angle, by: [-0.02, -0.56] }), 1.1, 0.6)),
      hump(oval(-0.02, -0.58, 0.09, 0.09), 1.2, 0.7),
    ],
    stones: [{ at: [-0.02, -0.42], size: 0.36, role: 'center', seat: 'body' }],
    hang: [0.2, 0.98],
  });
}

export const paisley: Motif = { id: 'paisley', drawings: [draw], words: { en: ['paisley', 'boteh', 'paisley drop'], de: ['paisley', 'paisleymuster'], fr: ['cachemire motif', 'motif cachemire', 'paisley'], es: ['paisley', 'cachemir dibujo'], it: ['paisley', 'motivo cachemire'], pt: ['paisley'], nl: ['paisley'], sv: ['paisley'], pl: ['paisley'], ru: ['пейсли', 'турецкий огурец'], tr: ['sal deseni'], ar: ['بيزلي'], hi: ['केरी डिजाइन', 'पैस्ले'], zh: ['佩斯利', '腰果花'], ja: ['ペイズリー'], ko: ['페이즐리'] } };
