import type { Figure } from '../../curves/figure';
import { drawn, moved } from '../drawing';
import type { Motif } from '../motif';
import { partOf } from '../regions';
import { blob, groove, hump, lance, limb, oval } from '../relief';

const draw = (): Figure =>
  drawn({
    fills: [
      ...partOf('tail', ...[[0.0, 1.1], [0.14, 0.94], [-0.12, 0.9]].map(([turn, length], i) => hump(moved(lance(length!, 0.11, 0.7), { angle: Math.PI + 0.34 + turn!, by: [0.2, -0.24] }), 0.12 * i, 0.8))),
      hump(blob([-0.26, 0.86], [0.06, 0.8], [0.32, 0.44], [0.42, 0.0], [0.34, -0.36], [0.1, -0.46], [-0.2, -0.24], [-0.38, 0.14], [-0.4, 0.5]), 0.1, 1.3),
      ...partOf('wings', ...[[0.3, 1.0, 0.75], [0.14, 0.88, 0.95], [-0.04, 0.72, 1.15], [-0.22, 0.56, 1.35]].map(([turn, length, lift]) => hump(moved(lance(length!, 0.15, 0.55), { angle: Math.PI + turn!, by: [0.14, 0.4] }), lift, 0.6))),
      hump(oval(-0.18, 0.74, 0.31, 0.29), 0.4, 1.2),
      hump(blob([-0.34, 0.94], [-0.62, 0.84], [-0.72, 0.56], [-0.64, 0.32], [-0.56, 0.5], [-0.36, 0.6]), 0.6, 1.1), hump(blob([-0.5, 0.52], [-0.36, 0.56], [-0.32, 0.42], [-0.44, 0.4]), 0.5, 0.9),
      hump(oval(-0.24, 0.78, 0.13, 0.13), 1.4, 0.5, 'dished'),
    ],
    strokes: [limb([[-0.6, -0.5], [-0.1, -0.42], [0.4, -0.5], [0.72, -0.42]], 0.08, 0.07, 0.12), limb([[0, -0.3], [-0.04, -0.5]], 0.08, 0.06, 0.2), limb([[0.18, -0.34], [0.16, -0.52]], 0.08, 0.06, 0.2), ...[0.06, 0.18].map((x) => groove([[x, -0.72], [x + 0.12, -1.16]], 0.022))],
    stones: [{ at: [-0.24, 0.78], size: 0.14, role: 'center', seat: 'eyes' }, ...[[0.12, 0.16], [-0.2, 0.2]].map(([x, y]) => ({ at: [x!, y!] as const, size: 0.22, role: 'accent' as const, seat: 'body' as const, isSpare: true }))],
    hang: [-0.14, 1.0],
  });

/** A parrot on its perch, with a long tail. */
export const parrot: Motif = { id: 'parrot', drawings: [draw], words: { en: ['parrot', 'macaw', 'cockatoo', 'budgie', 'parakeet', 'lovebird'], de: ['papagei', 'papageien', 'ara', 'wellensittich', 'kakadu'], fr: ['perroquet', 'perroquets', 'perruche', 'ara'], es: ['loro', 'loros', 'guacamayo', 'papagayo', 'periquito'], it: ['pappagallo', 'pappagalli', 'cocorita'], pt: ['papagaio', 'arara', 'araras', 'periquito'], nl: ['papegaai', 'ara', 'parkiet'], sv: ['papegoja', 'papegojor'], pl: ['papuga', 'papugi'], ru: ['попуга*'], tr: ['papagan', 'muhabbet kusu'], ar: ['ببغاء'], hi: ['तोता', 'तोते'], zh: ['鹦鹉'], ja: ['オウム', 'インコ'], ko: ['앵무새'] } };
