import type { Figure } from '../../curves/figure';
import { curve, disc, drawn, moved, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { hump, humps, lance, limb, limbs, oval } from '../relief';

const SABRE = [...curve([0.1, -0.66], [0.62, -0.56], [0.98, 0.0], [0.66, 0.84], 20), ...curve([0.66, 0.84], [0.78, 0.1], [0.48, -0.3], [0.06, -0.48], 20).slice(1)];

const draw = (): Figure =>
  drawn({
    fills: [...humps(SABRE, 0, 1), hump(moved(lance(1.8, 0.2, 0.72), { by: [0, -0.7] }), 0.3, 1, 'ridge'), hump(oval(0, -0.98, 0.09, 0.09), 0, 1), ...humps(oval(0.37, -1.02, 0.085, 0.085), 0, 0.9)],
    strokes: [
      wireOf(disc(0, 0.12, 0.42), 0.075, { closed: true, lifts: Array.from({ length: 64 }, () => 0.03) }),
      ...limbs([[-0.16, -0.5], [0.14, -0.72], [0.36, -1.0]], 0.075, 0.06, 0.05), limb([[0, -0.5], [0, -0.96]], 0.085, 0.06, 0.12), limb([[-0.16, -0.62], [0.16, -0.62]], 0.06, 0.06, 0.2),
    ],
    stones: [{ at: [0, 0.12], size: 0.3, role: 'center' }],
    hang: [0, 1.06],
  });

/** The khanda of the Sikhs: a two-edged sword, a ring and two sabres. */
export const khanda: Motif = { id: 'khanda', drawings: [draw], words: { en: ['khanda', 'sikh symbol|emblem', 'khanda sahib'], hi: ['खंडा', 'खण्डा'], ur: ['کھنڈا'] } };
