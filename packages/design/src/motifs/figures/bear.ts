import type { Figure } from '../../curves/figure';
import { drawn } from '../drawing';
import type { Motif } from '../motif';
import { blob, evenBlob, eyesAt, groove, grooves, hump, humps, oval } from '../relief';

const draw = (): Figure =>
  drawn({
    fills: [
      ...humps(oval(0.56, 0.72, 0.25, 0.25), 0, 1, 'dished'),
      hump(evenBlob([0, 0.9], [0.36, 0.84], [0.66, 0.48], [0.74, 0.04], [0.92, -0.28], [0.72, -0.4], [0.72, -0.62], [0.44, -0.76], [0, -0.94]), 0.1, 1.2),
      hump(evenBlob([0, 0.5], [0.12, 0.42], [0.14, 0.1], [0, 0]), 0.9, 0.5),
      ...humps(blob([0.14, 0.28], [0.34, 0.36], [0.5, 0.24], [0.34, 0.22]), 1, 0.55),
      ...humps(oval(0.3, 0.14, 0.085, 0.085), 1, 0.5),
      hump(evenBlob([0, 0.08], [0.24, 0.0], [0.36, -0.32], [0.26, -0.64], [0, -0.74]), 0.9, 1.1),
      hump(evenBlob([0, -0.02], [0.2, -0.06], [0.16, -0.24], [0, -0.32]), 1.8, 0.7),
    ],
    strokes: [groove([[0, -0.32], [0, -0.52]], 0.03), ...grooves([[0, -0.52], [0.12, -0.6], [0.24, -0.54]], 0.028), ...grooves([[0.72, -0.44], [0.58, -0.38]]), ...grooves([[0.82, -0.26], [0.66, -0.24]]), ...grooves([[0.58, -0.6], [0.5, -0.5]])],
    stones: eyesAt([0.3, 0.14], 0.15),
    hang: [0, 0.78],
  });

/** A bear's head with round ears, a ruff and a broad muzzle. */
export const bear: Motif = { id: 'bear', drawings: [draw], words: { en: ['bear', 'grizzly', 'grizzly bear', 'polar bear', 'mama bear', 'bear head'], de: ['baer', 'baren', 'barenkopf', 'eisbar', 'braunbar'], fr: ['ours', 'ours polaire', 'tete d ours'], es: ['oso', 'osos', 'oso polar'], it: ['orso', 'orsi', 'orso polare'], pt: ['urso', 'ursos', 'urso polar'], nl: ['beer', 'beren', 'ijsbeer'], sv: ['bjorn', 'isbjorn', 'bjornhuvud'], pl: ['niedzwiedz', 'niedzwiedzia', 'niedzwiedziem'], ru: ['медвед*'], tr: ['boz ayi', 'kutup ayisi', 'ayi figuru'], ar: ['دب', 'الدب'], hi: ['भालू'], zh: ['熊', '北极熊', '棕熊'], ja: ['クマ', 'シロクマ'], ko: ['곰', '북극곰'] } };
