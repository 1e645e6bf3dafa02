import type { Figure } from '../../curves/figure';
import { drawn } from '../drawing';
import type { Motif } from '../motif';
import { blob, groove, hump, limb, oval } from '../relief';

const draw = (): Figure =>
  drawn({
    fills: [
      hump(blob([0.16, -0.7], [0.5, -0.84], [0.82, -0.5], [0.8, -0.06], [0.6, 0.28], [0.66, 0.5], [0.86, 0.44], [0.92, 0.72], [0.7, 0.98], [0.4, 0.94], [0.22, 0.62], [0.26, 0.2], [0.32, -0.2]), 0, 1.3),
      hump(blob([-0.3, 0.16], [-0.04, 0.16], [0.2, -0.1], [0.36, -0.46], [0.3, -0.84], [-0.06, -0.94], [-0.34, -0.7], [-0.4, -0.2]), 0.2, 1.2),
      hump(blob([0, -0.3], [0.28, -0.34], [0.36, -0.64], [0.14, -0.86], [-0.12, -0.72], [-0.14, -0.46]), 0.8, 0.9),
      hump(oval(-0.16, -0.93, 0.3, 0.09), 0.3, 0.9),
      hump(blob([-0.22, 0.6], [-0.2, 0.86], [-0.1, 0.84], [-0.04, 0.58]), 0.3, 0.9),
      hump(blob([-0.32, 0.64], [-0.04, 0.6], [0.06, 0.36], [-0.1, 0.12], [-0.4, 0.08], [-0.62, 0.2], [-0.6, 0.36], [-0.46, 0.5]), 0.5, 1.2),
      hump(oval(-0.3, 0.4, 0.055, 0.06), 1.5, 0.4), hump(oval(-0.62, 0.28, 0.055, 0.05), 0.9, 0.8),
      hump(oval(-0.58, -0.3, 0.14, 0.17), 0.3, 1), hump(blob([-0.76, -0.2], [-0.58, -0.08], [-0.4, -0.2], [-0.58, -0.24]), 0.6, 0.9),
    ],
    strokes: [limb([[-0.16, -0.12], [-0.32, -0.3], [-0.48, -0.28]], 0.1, 0.075, 0.17), groove([[0.36, -0.6], [0.6, -0.3], [0.44, 0.2], [0.4, 0.6], [0.6, 0.8]], 0.03), groove([[0.6, -0.66], [0.72, -0.3], [0.52, 0.2], [0.52, 0.56]], 0.026)],
    stones: [{ at: [-0.3, 0.4], size: 0.13, role: 'center', seat: 'eyes' }, { at: [0.56, -0.28], size: 0.24, role: 'accent', seat: 'tail', isSpare: true }],
    hang: [0.44, 0.94],
  });

/** A squirrel with a nut. */
export const squirrel: Motif = { id: 'squirrel', drawings: [draw], words: { en: ['squirrel', 'chipmunk', 'red squirrel'], de: ['eichhornchen', 'eichkatzchen'], fr: ['ecureuil', 'ecureuils'], es: ['ardilla', 'ardillas'], it: ['scoiattolo', 'scoiattoli'], pt: ['esquilo', 'esquilos'], nl: ['eekhoorn', 'eekhoorntje'], sv: ['ekorre', 'ekorrar'], pl: ['wiewiorka', 'wiewiorki'], ru: ['белка', 'белки', 'белкой', 'белочка', 'белочки', 'белочкой'], tr: ['sincap'], ar: ['سنجاب'], hi: ['गिलहरी'], zh: ['松鼠'], ja: ['リス', '栗鼠'], ko: ['다람쥐'] } };
