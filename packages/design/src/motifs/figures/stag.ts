import type { Figure } from '../../curves/figure';
import { drawn } from '../drawing';
import type { Motif } from '../motif';
import { evenBlob, eyesAt, groove, hump, humps, blob, limbs, oval } from '../relief';

const draw = (): Figure =>
  drawn({
    fills: [
      ...humps(blob([0.14, 0.1], [0.4, 0.3], [0.7, 0.26], [0.56, 0.04], [0.24, -0.04]), 0, 0.9, 'dished'),
      hump(evenBlob([0, 0.26], [0.2, 0.22], [0.3, -0.02], [0.25, -0.34], [0.17, -0.62], [0.17, -0.84], [0, -0.97]), 0.1, 1.2),
      hump(evenBlob([0, 0.14], [0.09, 0.1], [0.08, -0.3], [0.12, -0.62], [0, -0.68]), 0.9, 0.7),
      ...humps(blob([0.1, 0.02], [0.22, 0.08], [0.28, -0.04], [0.18, -0.04]), 0.9, 0.5),
      ...humps(oval(0.19, -0.14, 0.06, 0.07), 0.9, 0.5),
      hump(evenBlob([0, -0.72], [0.13, -0.74], [0.1, -0.88], [0, -0.92]), 1.1, 0.6),
    ],
    strokes: [
      ...limbs([[0.1, 0.16], [0.2, 0.4], [0.48, 0.56], [0.66, 0.84], [0.56, 1.2]], 0.1, 0.05, 0.06),
      ...limbs([[0.13, 0.26], [0.1, 0.46], [0.18, 0.66]], 0.07, 0.042, 0.05), ...limbs([[0.36, 0.5], [0.34, 0.72], [0.3, 0.96]], 0.07, 0.042, 0.05),
      ...limbs([[0.52, 0.6], [0.76, 0.64], [0.9, 0.84]], 0.07, 0.042, 0.05), ...limbs([[0.65, 0.84], [0.82, 0.94], [0.88, 1.12]], 0.06, 0.042, 0.05),
      groove([[0, -0.92], [0, -0.97]], 0.02),
    ],
    stones: eyesAt([0.19, -0.14], 0.13),
    hang: [0, 0.22],
  });

/** A stag's head from the front with antlers of five points on each side. */
export const stag: Motif = { id: 'stag', drawings: [draw], words: { en: ['stag', 'stag head', 'deer', 'deer head', 'antler', 'antlers', 'reindeer', 'buck head', 'elk'], de: ['hirsch', 'hirsche', 'hirschkopf', 'geweih', 'reh', 'rehbock', 'rentier'], fr: ['cerf', 'tete de cerf', 'bois de cerf', 'biche', 'renne'], es: ['ciervo', 'venado', 'reno', 'cabeza de ciervo|venado'], it: ['cervo', 'cerbiatto', 'testa di cervo', 'renna'], pt: ['cervo', 'veado', 'rena'], nl: ['hert', 'hertenkop', 'gewei', 'rendier'], sv: ['hjort', 'hjorthuvud', 'radjur', 'alg'], pl: ['jelen', 'jelenia', 'jeleniem', 'poroze', 'renifer'], ru: ['олен*', 'лося', 'рога оленя'], tr: ['geyik', 'geyik boynuzu', 'ren geyigi'], ar: ['غزال', 'غزاله'], hi: ['हिरण', 'हिरन'], zh: ['鹿', '鹿头', '麋鹿', '鹿角'], ja: ['シカ', '雄鹿', 'トナカイ', '雄鹿の頭'], ko: ['사슴', '순록'] } };
