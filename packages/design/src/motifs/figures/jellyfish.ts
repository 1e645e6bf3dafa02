import type { Figure } from '../../curves/figure';
import { sample, type Point2 } from '../../geometry/curves';
import { drawn, spare } from '../drawing';
import type { Motif } from '../motif';
import { evenBlob, groove, hump, limb, oval } from '../relief';

/** Where each tentacle begins, how far it reaches down, how far it swings, its phase and half width. */
const TENTACLES = [[-0.5, -0.72, 0.09, 0.4, 0.05], [-0.3, -1.06, 0.1, 2.2, 0.06], [-0.1, -0.86, 0.1, 4, 0.08], [0.1, -1.14, 0.1, 0.6, 0.08], [0.3, -0.8, 0.1, 3, 0.06], [0.5, -1, 0.09, 1.4, 0.05]] as const;

const draw = (): Figure =>
  drawn({
    fills: [
      hump(evenBlob([0, 1], [0.36, 0.92], [0.66, 0.62], [0.74, 0.26], [0.66, 0.1], [0.34, 0.14], [0, 0.1]), 0.2, 1.5),
      ...[-0.56, -0.28, 0, 0.28, 0.56].map((x) => hump(oval(x, 0.13, 0.16, 0.12), 0.2, 0.8)),
    ],
    strokes: [
      ...TENTACLES.map(([x, low, swing, phase, width]) => limb(sample(7, (t): Point2 => [x * (1 + 0.14 * t) + swing * Math.sin(phase + t * 7) * (0.3 + t), 0.1 + (low - 0.1) * t]), width, 0.035, 0.02)),
      ...[-0.46, -0.16, 0.16, 0.46].map((x) => groove([[x, 0.2], [x * 0.9, 0.52], [x * 0.5, 0.86]])),
    ],
    stones: [{ at: [0, 0.56], size: 0.4, role: 'center' }, ...spare('tips', 0.14, [0, 0.13], [0.3, 0.13], [-0.3, 0.13])],
    hang: [0, 0.98],
  });

/** A jellyfish, its tentacles drifting. */
export const jellyfish: Motif = { id: 'jellyfish', drawings: [draw], words: { en: ['jellyfish', 'jelly fish', 'medusa jellyfish'], de: ['qualle', 'quallen'], fr: ['meduse', 'meduses'], es: ['medusa marina', 'medusas', 'aguamala'], it: ['medusa marina', 'meduse'], pt: ['agua viva', 'medusa do mar'], nl: ['kwal', 'kwallen'], sv: ['maneter'], pl: ['meduza', 'meduzy'], ru: ['медуз*'], tr: ['denizanasi', 'deniz anasi'], ar: ['قنديل البحر'], hi: ['जेलीफिश', 'जेलिफ़िश'], zh: ['水母'], ja: ['クラゲ', '海月'], ko: ['해파리'] } };
