import type { Figure } from '../../curves/figure';
import { drawn, spare } from '../drawing';
import type { Motif } from '../motif';
import { blob, evenBlob, groove, grooves, hump, humps } from '../relief';

const draw = (): Figure =>
  drawn({
    fills: [
      ...humps(blob([0.08, -0.2], [0.16, 0.16], [0.4, 0.5], [0.7, 0.56], [0.92, 0.32], [0.84, 0.02], [0.66, -0.04], [0.6, 0.1], [0.7, 0.18], [0.62, 0.3], [0.46, 0.26], [0.3, 0.02], [0.22, -0.22]), 0, 1),
      hump([...evenBlob([0, 1.02], [0.16, 0.74], [0.3, 0.4], [0.26, 0.08], [0.1, -0.24])], 0.2, 1.2),
      ...humps(blob([0.06, -0.26], [0.2, -0.3], [0.34, -0.54], [0.54, -0.62], [0.6, -0.78], [0.4, -0.86], [0.22, -0.7], [0.08, -0.5]), 0, 0.9),
      hump(evenBlob([0, -0.2], [0.12, -0.4], [0.13, -0.74], [0, -1.02]), 0.1, 1),
      hump(evenBlob([0, -0.14], [0.3, -0.15], [0.36, -0.23], [0.3, -0.31], [0, -0.32]), 0.6, 1),
    ],
    strokes: [groove([[0, -0.06], [0, 0.5], [0, 0.84]], 0.028), ...grooves([[0.2, -0.06], [0.38, 0.3], [0.6, 0.42], [0.76, 0.32]], 0.024)],
    stones: [{ at: [0, 0.34], size: 0.34, role: 'center' }, ...spare('petals', 0.18, [0.62, 0.42], [-0.62, 0.42])],
    hang: [0, 0.98],
  });

/** A fleur-de-lis, the lily of coats of arms. */
export const fleurDeLis: Motif = { id: 'fleur-de-lis', drawings: [draw], words: { en: ['fleur de lis', 'fleur de lys', 'fleurdelis', 'heraldic lily'], de: ['fleur de lis', 'wappenlilie', 'bourbonenlilie'], fr: ['fleur de lys', 'fleur de lis', 'fleurs de lys'], es: ['flor de lis', 'flores de lis'], it: ['giglio araldico', 'giglio di firenze', 'giglio fiorentino', 'fleur de lis'], pt: ['flor de lis'], nl: ['fleur de lis', 'franse lelie'], sv: ['fransk lilja', 'fleur de lis'], pl: ['lilia heraldyczna', 'fleur de lis'], ru: ['геральдическ* лили*', 'флер де лис'], tr: ['fleur de lis', 'zambak arma'], zh: ['鸢尾花纹章', '百合花饰'], ja: ['フルールドリス', 'ユリの紋章'], ko: ['플뢰르 드 리스'] } };
