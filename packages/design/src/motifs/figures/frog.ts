import type { Figure } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { drawn } from '../drawing';
import type { Motif } from '../motif';
import { blob, evenBlob, eyesAt, grooves, hump, humps, limbs, oval } from '../relief';

/** A foot of three toes with round pads. */
const FEET: readonly (readonly [root: Point2, toes: readonly Point2[]])[] = [[[0.48, -0.74], [[0.34, -1.0], [0.58, -1.06], [0.82, -0.96]]], [[0.68, 0.34], [[0.62, 0.66], [0.84, 0.64], [0.98, 0.44]]]];

const draw = (): Figure =>
  drawn({
    fills: [
      ...humps(blob([0.16, -0.52], [0.3, -0.2], [0.62, 0.02], [0.84, -0.02], [0.84, -0.18], [0.6, -0.4], [0.34, -0.66]), 0, 1.1),
      hump(evenBlob([0, 0.8], [0.26, 0.74], [0.46, 0.5], [0.42, 0.2], [0.4, -0.14], [0.28, -0.54], [0, -0.68]), 0.1, 1.35),
      ...humps(oval(0.32, 0.66, 0.18, 0.18), 0.6, 0.9),
      ...FEET.flatMap(([, toes]) => toes.flatMap(([x, y]) => humps(oval(x, y, 0.085, 0.085), 0, 0.7))),
    ],
    strokes: [
      ...limbs([[0.82, -0.1], [0.6, -0.46], [0.47, -0.76]], 0.12, 0.08, 0.05), ...limbs([[0.34, 0.2], [0.58, 0.1], [0.68, 0.36]], 0.12, 0.08, 0.05),
      ...FEET.flatMap(([root, toes]) => toes.flatMap((toe) => limbs([root, toe], 0.06, 0.05))),
      ...grooves([[0.22, 0.4], [0.2, 0.06], [0.24, -0.3]]), ...grooves([[0.0, 0.72], [0.1, 0.7], [0.16, 0.6]], 0.02),
    ],
    stones: [...eyesAt([0.32, 0.68], 0.2), { at: [0, 0.04], size: 0.34, role: 'accent', seat: 'body', isSpare: true }],
    hang: [0, 0.78],
  });

/** A tree frog from above, its toes spread. */
export const frog: Motif = { id: 'frog', drawings: [draw], words: { en: ['frog', 'tree frog', 'toad', 'frog prince'], de: ['frosch', 'frosche', 'froschkonig', 'laubfrosch', 'krote'], fr: ['grenouille', 'grenouilles', 'crapaud'], es: ['rana', 'ranas', 'sapo'], it: ['rana', 'rane', 'ranocchio', 'rospo'], pt: ['sapo', 'sapinho'], nl: ['kikker', 'kikkers'], sv: ['groda', 'grodor'], pl: ['zaba', 'zaby', 'zabka', 'ropucha'], ru: ['лягушк*', 'лягуш*', 'жаба', 'жабы'], tr: ['kurbaga'], ar: ['ضفدع', 'ضفدعه'], hi: ['मेंढक', 'मेढक'], zh: ['青蛙', '蟾蜍', '金蟾'], ja: ['カエル', '蛙', 'かえる'], ko: ['개구리', '두꺼비'] } };
