import type { Figure } from '../../curves/figure';
import { drawn, mirrored, through, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { groove, grooves, hump, oval } from '../relief';

const HEAD = mirrored([[0.001, -0.12], [0.84, -0.12], [0.96, -0.34], [0.84, -0.62], [0.5, -0.72], [0.14, -0.72], [0.001, -0.98]]).slice(0, -1);

const draw = (): Figure =>
  drawn({
    fills: [hump(HEAD, 0, 1.1, 'ridge'), hump([[-0.19, 0.66], [0.19, 0.66], [0.16, -0.16], [-0.16, -0.16]], 0, 1.1), hump(oval(0, 0.8, 0.26, 0.22), 0.1, 1.3), ...[-0.14, 0.62].map((y) => hump(oval(0, y, 0.27, 0.1), 0.4, 0.9))],
    strokes: [
      wireOf(HEAD.map(([x, y]) => [x * 0.96, (y + 0.42) * 0.94 - 0.42] as const), 0.06, { closed: true, lifts: HEAD.map(() => 0.1) }),
      ...[0.06, 0.2, 0.34, 0.48].map((y) => groove([[-0.2, y - 0.05], [0.2, y + 0.07]], 0.03)),
      ...grooves([[0, -0.3], [0.2, -0.26], [0.34, -0.4], [0.2, -0.54], [0, -0.5]], 0.032), ...grooves([[0.36, -0.34], [0.56, -0.26], [0.68, -0.4], [0.54, -0.54], [0.34, -0.44]], 0.032), groove(through([[-0.06, -0.62], [0, -0.8], [0.06, -0.62]]), 0.028),
    ],
    stones: [{ at: [0, -0.4], size: 0.3, role: 'center' }, { at: [0, 0.8], size: 0.2, role: 'accent', isSpare: true }],
    hang: [0, 1],
  });

/** The hammer of Thor, as worn in the Viking age: head down, its shaft wound. */
export const thorsHammer: Motif = { id: "Thor's hammer", drawings: [draw], words: { en: ['hammer of thor', 'thors hammer', 'thor hammer', 'mjolnir', 'mjollnir'], de: ['thorshammer', 'thors hammer', 'hammer des thor'], fr: ['marteau de thor'], es: ['martillo de thor'], it: ['martello di thor'], pt: ['martelo de thor'], nl: ['hamer van thor', 'thors hamer'], sv: ['torshammare', 'tors hammare', 'mjolner'], pl: ['mlot thora', 'mlot thor'], ru: ['молот тора', 'мьельнир'], tr: ['thorun cekici', 'thor cekici'], ar: ['مطرقه ثور'], hi: ['थोर का हथौड़ा'], zh: ['雷神之锤', '雷神锤'], ja: ['トールハンマー', 'トールの槌', 'ミョルニル'], ko: ['토르 망치', '묠니르'] } };
