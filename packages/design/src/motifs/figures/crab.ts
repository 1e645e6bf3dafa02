import type { Figure } from '../../curves/figure';
import { drawn } from '../drawing';
import type { Motif } from '../motif';
import { blob, evenBlob, eyesAt, grooves, hump, humps, limbs, oval } from '../relief';

const draw = (): Figure =>
  drawn({
    fills: [
      hump(evenBlob([0, 0.28], [0.34, 0.26], [0.62, 0.06], [0.56, -0.24], [0.3, -0.48], [0, -0.54]), 0.1, 1.35),
      ...humps(blob([0.62, 0.44], [0.92, 0.46], [1.0, 0.72], [0.8, 1.0], [0.76, 0.8], [0.66, 0.74]), 0.1, 1.1),
      ...humps(blob([0.64, 0.46], [0.5, 0.56], [0.44, 0.8], [0.6, 0.98], [0.63, 0.78], [0.7, 0.66]), 0, 0.9),
      ...humps(oval(0.17, 0.42, 0.09, 0.1), 0.3, 0.8),
    ],
    strokes: [
      ...limbs([[0.44, 0.14], [0.74, 0.2], [0.74, 0.5]], 0.11, 0.1, 0.05), ...limbs([[0.16, 0.24], [0.17, 0.4]], 0.06, 0.06, 0.05),
      ...limbs([[0.5, 0.02], [0.88, 0.06], [1.06, -0.2]], 0.08, 0.045), ...limbs([[0.5, -0.16], [0.86, -0.2], [0.98, -0.5]], 0.08, 0.045), ...limbs([[0.42, -0.32], [0.72, -0.44], [0.76, -0.74]], 0.08, 0.045), ...limbs([[0.28, -0.42], [0.46, -0.66], [0.42, -0.88]], 0.075, 0.045),
      ...grooves([[0.06, 0.1], [0.2, 0.02], [0.34, 0.1]], 0.028), ...grooves([[0.12, -0.3], [0.26, -0.2], [0.4, -0.06]], 0.028),
    ],
    stones: [...eyesAt([0.17, 0.43], 0.12), { at: [0, -0.14], size: 0.36, role: 'accent', seat: 'body', isSpare: true }],
    hang: [0, 0.28],
  });

/** A crab with raised claws. */
export const crab: Motif = { id: 'crab', drawings: [draw], words: { en: ['crab'], de: ['krabbe', 'krabben', 'taschenkrebs'], fr: ['crabe', 'crabes'], es: ['cangrejo', 'cangrejos'], it: ['granchio', 'granchi', 'granchietto'], pt: ['caranguejo', 'siri'], nl: ['krab', 'krabben'], sv: ['krabba', 'krabbor'], pl: ['krab', 'kraba', 'krabem'], ru: ['краб', 'краба', 'краб*'], tr: ['yengec hayvani', 'pavurya'], ar: ['سلطعون', 'كابوريا'], hi: ['केकड़ा'], zh: ['螃蟹', '小螃蟹'], ja: ['カニ', '蟹'], ko: ['꽃게'] } };
