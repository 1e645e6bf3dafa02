import type { Figure } from '../../curves/figure';
import { drawn, moved } from '../drawing';
import type { Motif } from '../motif';
import { partOf } from '../regions';
import { blob, groove, hump, lance, limb, oval } from '../relief';

/** Angle, length and lift of each flight feather of the folded wing. */
const FEATHERS = [[-2.3, 1.12, 0.75], [-2.46, 1.0, 0.95], [-2.62, 0.84, 1.15], [-2.8, 0.66, 1.35]] as const;

const draw = (): Figure =>
  drawn({
    fills: [
      ...partOf('tail', ...[-2.08, -2.2, -2.32].map((angle, i) => hump(moved(lance(0.9, 0.13, 0.7), { angle, by: [0.3, -0.3] }), 0.1 * i, 0.7))),
      hump(blob([-0.36, 0.72], [-0.12, 0.66], [0.2, 0.36], [0.46, -0.1], [0.56, -0.44], [0.3, -0.54], [-0.06, -0.5], [-0.34, -0.26], [-0.46, 0.14], [-0.5, 0.46]), 0.1, 1.3),
      ...partOf('wings', ...FEATHERS.map(([angle, length, lift]) => hump(moved(lance(length, 0.15, 0.5), { angle, by: [-0.2, 0.34] }), lift, 0.6))),
      hump(oval(-0.4, 0.66, 0.26, 0.24), 0.4, 1.2),
      hump(blob([-0.54, 0.8], [-0.76, 0.76], [-0.98, 0.6], [-1.0, 0.5], [-0.8, 0.54], [-0.56, 0.52]), 0.3, 1.1),
      hump(oval(-0.44, 0.72, 0.05, 0.05), 1.5, 0.4),
    ],
    strokes: [groove([[-0.98, 0.54], [-0.76, 0.64], [-0.6, 0.64]], 0.022), limb([[-0.02, -0.46], [-0.06, -0.84]], 0.06, 0.05), limb([[0.18, -0.5], [0.18, -0.84]], 0.06, 0.05), limb([[-0.7, -0.92], [-0.2, -0.86], [0.3, -0.9], [0.8, -0.84]], 0.07, 0.07, 0.02)],
    stones: [{ at: [-0.44, 0.72], size: 0.13, role: 'center', seat: 'eyes' }, { at: [-0.2, 0.06], size: 0.28, role: 'accent', seat: 'body', isSpare: true }],
    hang: [-0.3, 0.86],
  });

/** A raven on a branch. */
export const raven: Motif = { id: 'raven', drawings: [draw], words: { en: ['raven', 'crow', 'blackbird', 'magpie'], de: ['rabe', 'raben', 'krahe', 'amsel', 'elster'], fr: ['corbeau', 'corneille', 'merle'], es: ['cuervo', 'cuervos', 'mirlo', 'urraca'], it: ['corvo', 'corvi', 'cornacchia', 'gazza'], pt: ['corvo', 'corvos'], nl: ['raaf', 'kraai', 'merel', 'ekster'], sv: ['korp', 'kraka', 'skata'], pl: ['kruk', 'kruka', 'krukiem', 'wrona', 'sroka'], ru: ['ворон', 'ворона', 'вороном', 'сорока'], tr: ['kuzgun', 'karga'], ar: ['غراب'], hi: ['कौआ', 'कौवा'], zh: ['乌鸦', '渡鸦', '喜鹊'], ja: ['カラス', '烏'], ko: ['까마귀', '까치'] } };
