import type { Figure } from '../../curves/figure';
import { sample } from '../../geometry/curves';
import { drawn, through, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { groove, hump, oval } from '../relief';

const draw = (): Figure => {
  const spine = through([[0, 0.7], [0.14, 0.34], [0.14, -0.06], [-0.04, -0.46], [-0.16, -0.8], [0.0, -1.1]]);
  return drawn({
    fills: [hump(oval(0, 0.72, 0.29, 0.12), 0.1, 1.2), hump(oval(0, 0.88, 0.18, 0.11), 0, 1.2), hump(oval(0, 1.02, 0.09, 0.09), 0, 1)],
    strokes: [wireOf(spine, sample(spine.length, (t) => 0.25 * (1 - t) ** 0.85 + 0.035), { lifts: sample(spine.length, () => 0.08) }), ...[0.42, 0.16, -0.1, -0.34].map((y, i) => groove([[-0.3 + i * 0.07, y - 0.1], [0.1, y + 0.02], [0.42 - i * 0.06, y + 0.2]], 0.026))],
    stones: [{ at: [0, 0.74], size: 0.22, role: 'center' }],
    hang: [0, 1.1],
  });
};

/** The Italian horn of luck, a twisted horn under a cap. */
export const cornicello: Motif = { id: 'horn of luck', drawings: [draw], words: { en: ['cornicello', 'cornetto', 'italian horn', 'horn of luck', 'lucky horn'], de: ['cornicello', 'glueckshorn', 'italienisches horn', 'chilischote'], fr: ['corne porte bonheur', 'corne italienne', 'cornicello', 'piment'], es: ['cuerno de la suerte', 'cuerno italiano', 'cornicello'], it: ['corno', 'cornetto', 'cornicello', 'corno portafortuna', 'cornetto portafortuna'], pt: ['corno italiano', 'cornicello', 'chifre da sorte'], nl: ['cornicello', 'italiaanse hoorn', 'geluksoorn'], sv: ['cornicello', 'italienskt horn'], pl: ['cornicello', 'wloski rog'], ru: ['корничелло', 'итальянский рог'], tr: ['sans boynuzu', 'italyan boynuzu'], zh: ['意大利牛角', '幸运角', '辣椒'], ja: ['コルニチェッロ', 'コルノ', '唐辛子'], ko: ['코르니첼로', '고추'] } };
