import type { Figure, Fill } from '../../curves/figure';
import { sample, type Point2 } from '../../geometry/curves';
import { TAU } from '../../geometry/vec';
import { around, disc, drawn, moved, spare, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { blob, circled, evenBlob, groove, grooves, hump, humps, lance, limb, limbs, oval } from '../relief';

const raised = (count: number, lift: number): number[] => Array.from({ length: count }, () => lift);
const beam = (a: Point2, b: Point2, half: number): Fill => {
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [x, y] = [(-(b[1] - a[1]) / l) * half, ((b[0] - a[0]) / l) * half];
  return hump([[a[0] + x, a[1] + y], [a[0] - x, a[1] - y], [b[0] - x, b[1] - y], [b[0] + x, b[1] + y]], 0, 1, 'level');
};

/** The Orthodox cross with its upper beam for the title and its slanted footrest. */
const orthodoxCross = (): Figure =>
  drawn({
    fills: [beam([0, 1.06], [0, -1.06], 0.13), beam([-0.62, 0.36], [0.62, 0.36], 0.13), beam([-0.32, 0.74], [0.32, 0.74], 0.11), beam([-0.36, -0.38], [0.36, -0.62], 0.11), ...([[0, 1.06], [0, -1.06], [-0.64, 0.36], [0.64, 0.36]] as const).map(([x, y]) => hump(disc(x, y, 0.17, 32), 0, 1.1))],
    strokes: [limb([[0, 0.94], [0, -0.94]], 0.035, 0.035, 0.1), limb([[-0.52, 0.36], [0.52, 0.36]], 0.035, 0.035, 0.1)],
    stones: [{ at: [0, 0.36], size: 0.24, role: 'center' }, ...spare('tips', 0.2, [0, 1.06], [0, -1.06], [-0.64, 0.36], [0.64, 0.36])],
    hang: [0, 1.2],
  });

/** A seated Buddha in meditation on a lotus, a halo behind the head. */
const buddha = (): Figure =>
  drawn({
    fills: [
      hump(disc(0, 0.52, 0.46, 56), 0, 0.5, 'dished'), ...[-0.72, -0.4, 0, 0.4, 0.72].map((x) => hump(moved(lance(0.36, 0.2, 0.4), { angle: -x * 0.8, by: [x * 0.9, -1.0] }), 0.2, 0.9)), hump(oval(0, -0.94, 0.8, 0.12), 0.4, 0.8),
      hump(evenBlob([0, 0.3], [0.3, 0.24], [0.5, 0.06], [0.46, -0.4], [0.4, -0.6], [0, -0.66]), 0.1, 1.2), ...humps(blob([0.36, 0.16], [0.56, -0.02], [0.66, -0.34], [0.4, -0.52], [0.06, -0.48], [0.08, -0.36], [0.34, -0.36], [0.42, -0.16]), 0.7, 0.8), ...humps(blob([0.0, -0.52], [0.4, -0.5], [0.86, -0.6], [0.94, -0.76], [0.7, -0.84], [0.2, -0.8], [0, -0.72]), 0.5, 1.1),
      hump(oval(0, -0.48, 0.16, 0.085), 1.2, 0.7), hump(oval(0, 0.54, 0.25, 0.29), 0.5, 1.3), ...humps(oval(0.26, 0.5, 0.06, 0.14), 0.5, 0.9), hump(evenBlob([0, 0.86], [0.2, 0.8], [0.26, 0.64], [0, 0.68]), 0.9, 1), hump(disc(0, 0.88, 0.11, 28), 0.8, 1.2), hump(evenBlob([0, 0.56], [0.04, 0.5], [0.055, 0.44], [0, 0.42]), 1.7, 0.5),
    ],
    strokes: [...grooves([[0.05, 0.57], [0.12, 0.54], [0.19, 0.58]], 0.022), groove([[-0.07, 0.36], [0, 0.34], [0.07, 0.36]], 0.022), groove([[-0.4, 0.14], [-0.06, -0.1], [0.14, -0.34]], 0.026)],
    stones: [{ at: [0, 0.64], size: 0.1, role: 'accent', isSpare: true }, { at: [0, -0.12], size: 0.24, role: 'center', isSpare: true }],
    hang: [0, 0.98],
  });

/** Ganesha, seated, with four arms, large ears and the trunk to his left. */
function ganesha(): Figure {
  const trunk: readonly Point2[] = [[0, 0.5], [0.02, 0.26], [-0.06, 0.04], [0.06, -0.16], [0.26, -0.16], [0.28, -0.02]];
  return drawn({
    fills: [
      hump(oval(0, -0.94, 0.82, 0.13), 0.2, 0.9), ...humps(blob([0.0, -0.56], [0.4, -0.52], [0.84, -0.62], [0.92, -0.78], [0.66, -0.88], [0.2, -0.84], [0, -0.76]), 0.5, 1), hump(evenBlob([0, 0.2], [0.36, 0.1], [0.54, -0.24], [0.46, -0.62], [0, -0.72]), 0.1, 1.4),
      ...humps(blob([0.24, 0.58], [0.44, 0.74], [0.76, 0.66], [0.78, 0.36], [0.56, 0.14], [0.28, 0.28]), 0.2, 0.9, 'dished'), hump(evenBlob([0, 0.82], [0.24, 0.74], [0.33, 0.5], [0.24, 0.24], [0, 0.16]), 0.6, 1.2), hump(evenBlob([0, 1.14], [0.08, 1.0], [0.22, 0.86], [0.28, 0.7], [0, 0.72]), 0.8, 1.1), ...humps(oval(0.14, 0.48, 0.045, 0.035), 1.6, 0.4), ...humps(oval(0.86, 0.26, 0.12, 0.12), 0.1, 1), ...humps(oval(0.62, -0.38, 0.12, 0.11), 0.5, 1),
    ],
    strokes: [limb(trunk, 0.16, 0.065, 0.2), ...limbs([[0.4, 0.02], [0.66, -0.02], [0.84, 0.22]], 0.1, 0.085, 0.04), ...limbs([[0.42, -0.08], [0.62, -0.2], [0.62, -0.36]], 0.1, 0.085, 0.1), ...limbs([[0.14, 0.26], [0.26, 0.12]], 0.055, 0.035, 0.2), groove([[-0.32, -0.3], [0, -0.44], [0.32, -0.3]], 0.026), groove([[-0.24, 0.84], [0, 0.8], [0.24, 0.84]], 0.024)],
    stones: [{ at: [0, 0.98], size: 0.17, role: 'center', isSpare: true }, { at: [0, -0.4], size: 0.2, role: 'accent', seat: 'body', isSpare: true }],
    hang: [0, 1.12],
  });
}

/** An angel with folded hands, a halo and large wings. */
const angel = (): Figure =>
  drawn({
    fills: [
      ...[[1.0, 0.92, 0], [1.3, 0.96, 0.15], [1.62, 0.88, 0.3], [1.96, 0.76, 0.45], [2.3, 0.6, 0.6]].flatMap(([angle, length, lift]) => humps(moved(lance(length!, 0.15, 0.6), { angle: -angle!, by: [0.06, 0.26] }), lift, 0.8)),
      hump(evenBlob([0, 0.4], [0.16, 0.3], [0.2, 0.0], [0.36, -0.5], [0.5, -0.94], [0.26, -1.0], [0, -0.98]), 0.6, 1.3), ...humps(blob([0.14, 0.32], [0.26, 0.1], [0.1, -0.04], [0.01, 0.02], [0.04, 0.12], [0.12, 0.12]), 1.3, 0.7), hump(oval(0, 0.56, 0.17, 0.2), 0.9, 1.1), hump(evenBlob([0, 0.78], [0.16, 0.72], [0.22, 0.52], [0.16, 0.42], [0.12, 0.6], [0, 0.66]), 1.3, 0.8),
    ],
    strokes: [wireOf(oval(0, 0.92, 0.24, 0.085), 0.05, { closed: true, lifts: raised(44, 0.12) }), limb([[0, 0.74], [0, 0.86]], 0.05, 0.05, 0.1), ...grooves([[0.06, -0.1], [0.14, -0.94]], 0.026), ...grooves([[0.14, -0.1], [0.34, -0.94]], 0.026)],
    stones: [{ at: [0, -0.28], size: 0.22, role: 'center', isSpare: true }, ...spare('wings', 0.2, [0.5, 0.36], [-0.5, 0.36])],
    hang: [0, 0.88],
  });

/** A coin with a Chinese character in strokes. @param strokes of the character, in a square of about one unit */
const characterCoin = (strokes: readonly (readonly Point2[])[]): Figure =>
  drawn({
    fills: [hump(disc(0, 0, 1, 96), 0, 0.5, 'level')],
    strokes: [wireOf(disc(0, 0, 0.93, 96), 0.08, { closed: true, lifts: raised(96, 0.05) }), ...strokes.map((points) => wireOf(points, 0.052, { lifts: points.map(() => 0.06) }))],
    stones: spare('tips', 0.14, ...around(4, 0.93)),
    hang: [0, 1],
  });

const fortune = (): Figure =>
  characterCoin([
    [[-0.4, 0.62], [-0.32, 0.5]], [[-0.58, 0.38], [-0.18, 0.38], [-0.56, -0.02]], [[-0.36, 0.2], [-0.36, -0.6]], [[-0.3, 0.06], [-0.16, -0.1]],
    [[-0.04, 0.56], [0.58, 0.56]], [[0.06, 0.36], [0.06, 0.12], [0.5, 0.12], [0.5, 0.36], [0.06, 0.36]], [[0, -0.1], [0.56, -0.1], [0.56, -0.56], [0, -0.56], [0, -0.1]], [[0.28, -0.1], [0.28, -0.56]], [[0, -0.33], [0.56, -0.33]],
  ]);

const doubleHappiness = (): Figure =>
  characterCoin([-0.32, 0.32].flatMap((x): Point2[][] => [
    [[x - 0.26, 0.56], [x + 0.26, 0.56]], [[x, 0.68], [x, 0.42]], [[x - 0.2, 0.42], [x + 0.2, 0.42]], [[x - 0.17, 0.28], [x - 0.17, 0.1], [x + 0.17, 0.1], [x + 0.17, 0.28], [x - 0.17, 0.28]],
    [[x - 0.19, -0.2], [x - 0.19, -0.5], [x + 0.19, -0.5], [x + 0.19, -0.2], [x - 0.19, -0.2]],
  ]).concat([[[-0.66, -0.06], [0.66, -0.06]]]));

/** A disc with a round hole, as a charm for safety. */
const safetyDisc = (): Figure => drawn({ fills: [{ outline: disc(0, 0, 1, 96), holes: [disc(0, 0, 0.2, 40)], rise: 'pillow', height: 1.6 }], stones: [{ at: [0, 0.62], size: 0.24, role: 'center', isSpare: true }], hang: [0, 1] });

/** A cherry blossom: five notched petals and long stamens. */
const sakura = (): Figure =>
  drawn({
    fills: [...circled(5, blob([0.05, 0.1], [0.34, 0.4], [0.42, 0.72], [0.24, 0.98], [0.06, 0.96], [0, 0.86], [-0.06, 0.96], [-0.24, 0.98], [-0.42, 0.72], [-0.34, 0.4], [-0.05, 0.1]), 0, 1, 'dished'), hump(disc(0, 0, 0.13, 30), 0.6, 1), ...[0.3, 0.42].flatMap((r, row) => around(5, r, TAU / 4 + (row * TAU) / 10).map(([x, y]) => hump(disc(x, y, 0.06, 18), 0.7, 0.7)))],
    strokes: [0.3, 0.42].flatMap((r, row) => around(5, r, TAU / 4 + (row * TAU) / 10).map((tip) => limb([[0, 0], tip], 0.03, 0.03, 0.13))),
    stones: [{ at: [0, 0], size: 0.3, role: 'center' }, ...spare('petals', 0.2, ...around(5, 0.66))],
    hang: [0, 0.84],
  });

/** A mermaid with long hair, her tail in a curve. */
function mermaid(): Figure {
  const scales = sample(5, (t) => t).flatMap((t) => [-0.1, 0.1].map((d) => groove([[0.06 + 0.2 * t + d - 0.07, -0.12 - 0.5 * t], [0.06 + 0.2 * t + d, -0.18 - 0.5 * t], [0.06 + 0.2 * t + d + 0.07, -0.1 - 0.5 * t]], 0.02)));
  return drawn({
    fills: [
      hump(blob([-0.3, 0.96], [-0.06, 1.04], [0.12, 0.88], [0.16, 0.6], [0.3, 0.36], [0.34, 0.06], [0.14, 0.1], [-0.06, 0.44], [-0.3, 0.6]), 0, 1.1), hump(oval(-0.13, 0.76, 0.17, 0.2), 0.6, 1.2), hump(blob([-0.2, 0.52], [-0.02, 0.52], [0.14, 0.42], [0.1, 0.2], [0.22, -0.1], [-0.16, -0.1], [-0.16, 0.2], [-0.26, 0.4]), 0.3, 1.2), ...[[-0.13, 0.32], [0.07, 0.32]].map(([x, y]) => hump(oval(x!, y!, 0.095, 0.085), 1.1, 0.7)),
      hump(blob([-0.18, -0.06], [0.24, -0.06], [0.44, -0.4], [0.44, -0.7], [0.2, -0.92], [-0.1, -0.94], [-0.16, -0.86], [0.1, -0.76], [0.14, -0.6], [-0.06, -0.36]), 0.4, 1.4), hump(blob([-0.12, -0.9], [-0.4, -0.66], [-0.7, -0.6], [-0.56, -0.84]), 0.2, 1), hump(blob([-0.12, -0.9], [-0.5, -0.9], [-0.74, -1.12], [-0.36, -1.12]), 0.3, 1),
    ],
    strokes: [limb([[-0.22, 0.42], [-0.46, 0.26], [-0.38, 0.0], [-0.14, -0.06]], 0.065, 0.05, 0.08), limb([[0.12, 0.42], [0.3, 0.22], [0.24, -0.02]], 0.065, 0.05, 0.18), ...scales, ...[[-0.1, 1.0], [0.02, 0.98]].map(([x, y]) => groove([[x!, y!], [x! + 0.2, 0.64], [x! + 0.28, 0.2]], 0.022))],
    stones: [{ at: [0.24, -0.66], size: 0.2, role: 'center', seat: 'tail' }],
    hang: [-0.1, 1.02],
  });
}

/** A ballerina on one toe, her arms above her head. */
const ballerina = (): Figure =>
  drawn({
    fills: [
      hump(oval(0, 0.62, 0.13, 0.15), 0.2, 1.2), hump(disc(0.02, 0.8, 0.08, 24), 0.2, 1), hump(evenBlob([0, 0.46], [0.14, 0.4], [0.13, 0.2], [0.09, 0.04], [0, 0.0]), 0.3, 1.1),
      hump(blob([-0.08, 0.06], [0.1, 0.06], [0.42, -0.02], [0.72, -0.16], [0.5, -0.24], [0.34, -0.18], [0.16, -0.28], [0, -0.2], [-0.18, -0.28], [-0.36, -0.18], [-0.52, -0.24], [-0.72, -0.14], [-0.4, -0.02]), 0.4, 1.1),
    ],
    strokes: [...limbs([[0.12, 0.4], [0.36, 0.62], [0.26, 0.92], [0.04, 1.04]], 0.055, 0.04, 0.05), limb([[0, 0.42], [0, 0.56]], 0.055, 0.055, 0.05), limb([[-0.03, -0.16], [-0.05, -0.6], [-0.03, -1.12]], 0.08, 0.04, 0.03), limb([[0.06, -0.16], [0.34, -0.46], [0.02, -0.64]], 0.075, 0.045, 0.03), ...grooves([[0.04, 0.0], [0.3, -0.16]], 0.024)],
    stones: [{ at: [0, 0.2], size: 0.16, role: 'center' }, ...spare('body', 0.12, [0.3, -0.1], [-0.3, -0.1])],
    hang: [0, 1.06],
  });

/** Figures of faith and luck, mermaids and dancers. */
export const faith: readonly Motif[] = [
  { id: 'Orthodox cross', drawings: [orthodoxCross], words: { en: ['orthodox cross', 'russian orthodox cross', 'eastern orthodox cross', 'greek orthodox cross'], de: ['orthodoxes kreuz', 'russisch orthodoxes kreuz'], fr: ['croix orthodoxe'], es: ['cruz ortodoxa'], it: ['croce ortodossa'], pt: ['cruz ortodoxa'], nl: ['orthodox kruis'], sv: ['ortodoxt kors'], pl: ['krzyz prawoslawny', 'prawoslawny krzyz'], ru: ['православный крест', 'православный крестик', 'крест православный', 'крестик православный', 'православн* крест*', 'нательный крест', 'нательный крестик'], tr: ['ortodoks haci', 'ortodoks hac'], ar: ['صليب ارثوذكسي'], zh: ['东正教十字架'], ja: ['正教会の十字架'], ko: ['정교회 십자가'] } },
  { id: 'Buddha', drawings: [buddha], words: { en: ['buddha', 'laughing buddha', 'sitting buddha', 'gautama buddha'], de: ['buddha'], fr: ['bouddha'], es: ['buda'], it: ['buddha', 'budda'], pt: ['buda'], nl: ['boeddha'], sv: ['buddha'], pl: ['budda'], ru: ['будда', 'будды', 'будду', 'буддой'], tr: ['buda'], ar: ['بوذا'], hi: ['बुद्ध', 'गौतम बुद्ध', 'भगवान बुद्ध'], zh: ['佛', '佛像', '弥勒佛', '佛祖', '观音', '佛公'], ja: ['仏像', 'ブッダ', '仏陀', '大仏'], ko: ['부처', '부처님', '불상'] } },
  { id: 'Ganesha', drawings: [ganesha], words: { en: ['ganesha', 'ganesh', 'lord ganesha|ganesh', 'ganpati', 'ganapati'], de: ['ganesha', 'ganesh'], fr: ['ganesh', 'ganesha'], es: ['ganesha', 'ganesh'], it: ['ganesha', 'ganesh'], pt: ['ganesha', 'ganesh'], nl: ['ganesha', 'ganesh'], sv: ['ganesha'], pl: ['ganesha', 'ganesza', 'ganesz'], ru: ['ганеш*'], tr: ['ganesha', 'ganesa'], ar: ['غانيشا'], hi: ['गणेश', 'गणपति', 'गणेश जी', 'भगवान गणेश', 'श्री गणेश', 'विनायक'], zh: ['象头神'], ja: ['ガネーシャ'], ko: ['가네샤'] } },
  { id: 'angel', drawings: [angel], words: { en: ['angel', 'guardian angel', 'cherub', 'archangel'], de: ['engel', 'schutzengel', 'engelchen'], fr: ['ange', 'anges', 'ange gardien', 'angelot'], es: ['angel', 'angelito', 'angel de la guarda'], it: ['angelo', 'angioletto', 'angelo custode'], pt: ['anjo', 'anjinho', 'anjo da guarda'], nl: ['engel', 'engeltje', 'beschermengel'], sv: ['angel', 'skyddsangel'], pl: ['aniol', 'aniolek', 'aniola', 'aniol stroz'], ru: ['ангел', 'ангела', 'ангелочек', 'ангел хранитель'], tr: ['melek'], ar: ['ملاك'], hi: ['फरिश्ता', 'देवदूत', 'परी देवदूत'], zh: ['天使', '小天使'], ja: ['天使', 'エンジェル'], ko: ['천사'] } },
  { id: 'fu character', drawings: [fortune], words: { en: ['fu character', 'chinese fu', 'fu symbol', 'chinese character for luck|fortune', 'fortune character'], de: ['fu zeichen', 'chinesisches zeichen fur gluck'], fr: ['caractere fu', 'caractere chinois fu'], zh: ['福字', '福', '福牌'], ja: ['福の字', '福文字'], ko: ['복자', '복 글자'] } },
  { id: 'double happiness', drawings: [doubleHappiness], words: { en: ['double happiness', 'double happiness symbol|character', 'shuangxi', 'xi character'], de: ['doppeltes gluck', 'doppelgluck'], fr: ['double bonheur'], es: ['doble felicidad'], it: ['doppia felicita'], pt: ['dupla felicidade'], ru: ['двойное счастье'], zh: ['双喜', '囍', '囍字', '双喜字', '喜字'], ja: ['双喜', '双喜紋'], ko: ['쌍희', '쌍희자'] } },
  { id: 'cherry blossom', drawings: [sakura], words: { en: ['cherry blossom', 'sakura', 'sakura|cherry flower'], de: ['kirschblute', 'kirschbluten', 'sakura'], fr: ['fleur de cerisier', 'fleurs de cerisier', 'sakura'], es: ['flor de cerezo', 'flores de cerezo', 'sakura'], it: ['fiore di ciliegio', 'fiori di ciliegio', 'sakura'], pt: ['flor de cerejeira', 'flores de cerejeira', 'sakura'], nl: ['kersenbloesem', 'sakura'], sv: ['korsbarsblom', 'korsbarsblomma', 'sakura'], pl: ['kwiat wisni', 'kwiaty wisni', 'sakura'], ru: ['сакура', 'сакуры', 'сакурой', 'цветок вишни'], tr: ['kiraz cicegi', 'sakura'], ar: ['زهره الكرز', 'ساكورا'], hi: ['चेरी ब्लॉसम'], zh: ['樱花'], ja: ['桜', 'サクラ', '桜の花', '桜の花びら', '桜の花弁'], ko: ['벚꽃'] } },
  { id: 'mermaid', drawings: [mermaid], words: { en: ['mermaid', 'little mermaid', 'siren mermaid'], de: ['meerjungfrau', 'nixe'], fr: ['sirene'], es: ['sirena', 'sirenita'], it: ['sirena', 'sirenetta'], pt: ['sereia'], nl: ['zeemeermin'], sv: ['sjojungfru'], pl: ['syrena', 'syrenka', 'syrenki'], ru: ['русалк*', 'русалочк*'], tr: ['deniz kizi', 'denizkizi'], ar: ['حوريه البحر', 'حوريه'], hi: ['जलपरी'], zh: ['美人鱼'], ja: ['人魚', 'マーメイド'], ko: ['인어'] } },
  { id: 'ballerina', drawings: [ballerina], words: { en: ['ballerina', 'ballet dancer'], de: ['ballerina', 'balletttanzerin', 'tanzerin'], fr: ['danseuse', 'ballerine', 'danseuse etoile'], es: ['bailarina', 'bailarina de ballet'], it: ['ballerina'], pt: ['bailarina'], nl: ['ballerina', 'danseres'], sv: ['ballerina', 'balettdansos'], pl: ['baletnica', 'baletnice', 'tancerka'], ru: ['балерин*', 'танцовщиц*'], tr: ['balerin'], ar: ['راقصه باليه', 'باليرينا'], hi: ['नर्तकी'], zh: ['芭蕾舞者', '芭蕾女孩', '舞者'], ja: ['バレリーナ'], ko: ['발레리나'] } },
  { id: "ping'an kou", drawings: [safetyDisc], words: { en: ['ping an kou', 'pingan kou', 'pingankou', 'jade donut|doughnut', 'jade disc with a? hole', 'bi disc', 'pi disc'], de: ['pi scheibe', 'jade donut', 'donut anhanger'], fr: ['disque bi', 'donut de jade'], es: ['disco bi', 'donut de jade'], it: ['disco bi', 'donut di giada'], ru: ['пончик из нефрита', 'диск би'], zh: ['平安扣', '玉扣', '甜甜圈'], ja: ['平安扣', '玉璧'], ko: ['평안구', '옥 도넛'] } },
];
