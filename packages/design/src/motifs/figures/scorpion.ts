import type { Figure, Fill } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { drawn } from '../drawing';
import type { Motif } from '../motif';
import { blob, evenBlob, eyesAt, hump, humps, limbs, oval } from '../relief';

/** Joints of the tail with their radii; it curls up beside the body. */
const TAIL: readonly (readonly [at: Point2, radius: number])[] = [[[0.0, -0.62], 0.17], [[0.12, -0.84], 0.15], [[0.36, -0.94], 0.14], [[0.58, -0.84], 0.13], [[0.68, -0.62], 0.12]];

const draw = (): Figure =>
  drawn({
    fills: [
      ...TAIL.map(([[x, y], r]): Fill => hump(oval(x, y, r, r), 0.1, 1.1)),
      hump(blob([0.58, -0.6], [0.76, -0.56], [0.78, -0.38], [0.62, -0.16], [0.58, -0.2], [0.62, -0.38]), 0.3, 1.1),
      ...[[-0.42, 0.24, 0.3], [-0.24, 0.29, 0.45], [-0.04, 0.31, 0.6]].map(([y, rx, lift]) => hump(oval(0, y!, rx!, 0.17), lift, 1.1)),
      hump(evenBlob([0, 0.5], [0.24, 0.44], [0.32, 0.2], [0.26, 0.06], [0, 0.02]), 0.7, 1.1),
      ...humps(blob([0.5, 0.56], [0.72, 0.56], [0.76, 0.8], [0.54, 1.04], [0.58, 0.82], [0.52, 0.74]), 0, 1.1), ...humps(blob([0.52, 0.58], [0.38, 0.66], [0.34, 0.84], [0.46, 1.0], [0.46, 0.82], [0.54, 0.74]), 0, 0.9),
      ...humps(oval(0.1, 0.34, 0.05, 0.05), 1.6, 0.4),
    ],
    strokes: [
      ...limbs([[0.22, 0.32], [0.5, 0.26], [0.58, 0.58]], 0.09, 0.08, 0.04),
      ...limbs([[0.24, 0.1], [0.6, 0.1], [0.84, 0.24]], 0.06, 0.045), ...limbs([[0.26, -0.06], [0.62, -0.08], [0.88, -0.12]], 0.06, 0.045), ...limbs([[0.24, -0.24], [0.5, -0.28], [0.84, -0.42]], 0.06, 0.045),
    ],
    stones: [...eyesAt([0.1, 0.34], 0.11), { at: [0, -0.04], size: 0.26, role: 'accent', seat: 'body', isSpare: true }, { at: [0.7, -0.46], size: 0.13, role: 'accent', seat: 'tail', isSpare: true }],
    hang: [0, 0.46],
  });

/** A scorpion from above, its sting raised. */
export const scorpion: Motif = { id: 'scorpion', drawings: [draw], words: { en: ['scorpion'], es: ['alacran'], de: ['skorpionfigur'], fr: ['scorpion animal'], zh: ['蝎子'], ja: ['サソリ', '蠍'], ko: ['전갈'], ru: ['скорпиончик*'], hi: ['बिच्छू'], nl: ['schorpioenfiguur'], pt: ['lacrau'] } };
