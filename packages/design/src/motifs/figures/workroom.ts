import type { Figure } from '../../curves/figure';
import { sample, type Point2 } from '../../geometry/curves';
import { drawn, moved } from '../drawing';
import type { Motif } from '../motif';
import { blob, evenBlob, groove, hump, lance, limb, oval } from '../relief';

/** A thimble: rows of dimples over a plain band and a rolled rim. */
function thimble(): Figure {
  const rows = [[0.56, 0.34, 3], [0.34, 0.42, 4], [0.12, 0.48, 5], [-0.1, 0.53, 6], [-0.32, 0.57, 7]] as const;
  return drawn({
    fills: [
      hump([[-0.74, -0.86], [-0.5, 0.5], ...sample(19, (t): Point2 => [-0.5 * Math.cos(Math.PI * t), 0.5 + 0.36 * Math.sin(Math.PI * t)]).slice(1, -1), [0.5, 0.5], [0.74, -0.86]], 0, 1.3),
      ...rows.flatMap(([y, half, count], row) => sample(count, (t) => hump(oval((t - 0.5) * 2 * half, y - 0.06 * (1 - (2 * t - 1) ** 2), 0.07, 0.07), 1.1 - 0.35 * (2 * t - 1) ** 2 - 0.03 * row, 0.35, 'dished'))),
      hump(blob([-0.78, -0.84], [0, -0.92], [0.78, -0.84], [0.8, -0.97], [0, -1.05], [-0.8, -0.97]), 0.5, 1),
    ],
    strokes: [groove([[-0.64, -0.5], [0, -0.58], [0.64, -0.5]], 0.03), groove([[-0.68, -0.74], [0, -0.82], [0.68, -0.74]], 0.026)],
    stones: [{ at: [0, -0.67], size: 0.2, role: 'center', seat: 'body' }],
    hang: [0, 0.86],
  });
}

/** A digging spade with its D of a handle. */
function gardenSpade(): Figure {
  return drawn({
    fills: [
      hump(blob([-0.34, -0.24], [0, -0.2], [0.34, -0.24], [0.35, -0.62], [0.2, -0.88], [0, -1], [-0.2, -0.88], [-0.35, -0.62]), 0, 1.1, 'dished'),
      hump(evenBlob([0, 0.06], [0.1, -0.02], [0.12, -0.3], [0, -0.42]), 0.5, 0.9),
      hump(blob([-0.27, 0.98], [0, 1.03], [0.27, 0.98], [0.27, 0.85], [0, 0.82], [-0.27, 0.85]), 0.1, 1.1),
    ],
    strokes: [limb([[0, 0.62], [0, -0.2]], 0.09, 0.09, 0.05), limb([[-0.22, 0.9], [-0.18, 0.68], [0, 0.54]], 0.07, 0.08, 0.03), limb([[0.22, 0.9], [0.18, 0.68], [0, 0.54]], 0.07, 0.08, 0.03)],
    stones: [{ at: [0, -0.62], size: 0.3, role: 'center', seat: 'body' }],
    hang: [0, 1],
  });
}

/** A garden trowel, its blade hollow along the middle. */
function trowel(): Figure {
  return drawn({
    fills: [
      hump(moved(lance(1.02, 0.3, 0.36), { angle: Math.PI, by: [0, 0.06] }), 0, 1.2, 'dished'),
      hump(evenBlob([0, 1], [0.13, 0.94], [0.15, 0.72], [0.1, 0.5], [0.12, 0.38], [0, 0.34]), 0.2, 1.3),
    ],
    strokes: [limb([[0, 0.44], [0, 0.2], [0, -0.04]], 0.075, 0.065, 0.06), groove([[-0.13, 0.86], [0, 0.84], [0.13, 0.86]], 0.026), groove([[-0.11, 0.44], [0, 0.42], [0.11, 0.44]], 0.026)],
    stones: [{ at: [0, -0.32], size: 0.26, role: 'center', seat: 'body' }],
    hang: [0, 0.98],
  });
}

export const workroom: readonly Motif[] = [
  { id: 'thimble', drawings: [thimble], words: { en: ['thimble', 'sewing thimble'], de: ['fingerhut'], fr: ['de a coudre'], es: ['dedal'], it: ['ditale'], pt: ['dedal'], nl: ['vingerhoed'], sv: ['fingerborg'], pl: ['naparstek'], ru: ['наперсток', 'наперстк*'], tr: ['yuksuk'], zh: ['顶针'], ja: ['指ぬき'], ko: ['골무'] } },
  { id: 'garden spade', drawings: [gardenSpade], words: { en: ['garden spade', 'gardening spade', 'digging spade', 'spade handle', 'shovel'], de: ['schaufel', 'gartenspaten'], fr: ['pelle'], es: ['pala de jardin'], it: ['badile'], pt: ['pa de jardim'], nl: ['schop', 'spade gereedschap'], sv: ['spade redskap'], pl: ['lopata'], ru: ['лопата', 'лопатка'], tr: ['kurek'], zh: ['铁锹', '铲子'], ja: ['シャベル'], ko: ['삽 모양'] } },
  { id: 'trowel', drawings: [trowel], words: { en: ['trowel', 'garden trowel', 'gardening trowel'], de: ['pflanzkelle'], fr: ['transplantoir'], es: ['paleta de jardin'], it: ['paletta da giardino'], zh: ['园艺铲'], ja: ['移植ごて'] } },
];
