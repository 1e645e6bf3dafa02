import type { Figure } from '../../curves/figure';
import { drawn } from '../drawing';
import type { Motif } from '../motif';
import { blob, groove, hump, oval } from '../relief';

const draw = (): Figure =>
  drawn({
    fills: [
      hump(blob([0.74, 0.1], [0.84, 0.4], [1.04, 0.7], [1.1, 0.66], [1.0, 0.2], [1.04, -0.2], [1.06, -0.42], [0.9, -0.26], [0.76, -0.04]), 0, 0.9),
      hump(blob([-0.1, 0.22], [0.02, 0.56], [0.2, 0.72], [0.22, 0.5], [0.34, 0.2]), 0, 0.9),
      hump(blob([-1.06, 0.06], [-0.84, 0.24], [-0.4, 0.32], [0.1, 0.28], [0.6, 0.14], [0.86, 0.08], [0.82, -0.04], [0.5, -0.12], [0.1, -0.3], [-0.4, -0.36], [-0.78, -0.24], [-0.72, -0.16], [-0.96, -0.06]), 0.2, 1.4),
      hump(blob([-0.34, -0.16], [-0.08, -0.2], [0.06, -0.52], [0.12, -0.78], [-0.16, -0.6], [-0.34, -0.34]), 0.7, 0.9),
      hump(blob([0.46, -0.06], [0.6, -0.06], [0.68, -0.26], [0.52, -0.2]), 0.2, 0.7),
      hump(oval(-0.74, 0.08, 0.05, 0.05), 1.3, 0.4),
    ],
    strokes: [...[-0.46, -0.38, -0.3].map((x) => groove([[x, 0.12], [x - 0.04, -0.02], [x, -0.14]], 0.022)), groove([[-0.9, -0.1], [-0.66, -0.16], [-0.54, -0.08]], 0.03)],
    stones: [{ at: [-0.74, 0.08], size: 0.13, role: 'center', seat: 'eyes' }, { at: [0, 0.04], size: 0.26, role: 'accent', seat: 'body', isSpare: true }],
    hang: [0.1, 0.6],
  });

/** A shark in profile. */
export const shark: Motif = { id: 'shark', drawings: [draw], words: { en: ['shark', 'great white shark?'], de: ['hai', 'haifisch'], fr: ['requin', 'requins'], es: ['tiburon', 'tiburones'], it: ['squalo', 'squali'], pt: ['tubarao', 'tubaroes'], nl: ['haai', 'haaien'], sv: ['hajfena', 'hajar'], pl: ['rekin', 'rekina', 'rekinem'], ru: ['акул*'], tr: ['kopekbaligi', 'kopek baligi'], ar: ['قرش البحر', 'سمكه القرش', 'القرش'], hi: ['शार्क'], zh: ['鲨鱼'], ja: ['サメ', '鮫'], ko: ['상어'] } };
