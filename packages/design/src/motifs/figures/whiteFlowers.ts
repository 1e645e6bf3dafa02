import type { Figure, Fill } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { sample } from '../../geometry/curves';
import { TAU } from '../../geometry/vec';
import { around, disc, drawn, leafBlade, moved, spare } from '../drawing';
import type { Motif } from '../motif';
import { partOf } from '../regions';
import { circled, groove, hump, lance, limb, oval } from '../relief';

const leaf = (from: Point2, to: Point2, bend = 0.06): Fill => ({ ...leafBlade({ from, to, width: 0.26, bend, veins: 4 }), enamel: 'leaf' });
/** Five pointed petals, each turned a little like a propeller, around a tube. */
const star = (at: Point2, scale: number, start: number, lift: number): Fill[] => [
  ...Array.from({ length: 5 }, (_, i): Fill => ({ outline: moved(lance(0.98, 0.27, 0.6, 0.72).map(([x, y]): Point2 => [x + 0.14 * y * y, y]), { angle: start + (i / 5) * TAU, scale, by: at }), rise: 'dished', height: 1, lift: lift + 0.09 * (i % 2), region: 'petals' })),
  hump(moved(disc(0, 0, 0.17, 32), { scale, by: at }), lift + 0.55, 0.8, 'dished'),
];
const bud = (from: Point2, to: Point2, width: number, lift: number): Fill[] => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const put = { angle: Math.atan2(dy, dx) - Math.PI / 2, by: from };
  const length = Math.hypot(dx, dy);
  return [hump(moved(lance(length, width, 0.58, 0.7), put), lift, 1.2), hump(moved(lance(length * 0.34, width * 0.8, 0.3, 0.7), put), lift + 0.3, 1)];
};

function drawJasmine(): Figure {
  const flower: Point2 = [-0.1, -0.1];
  return drawn({
    fills: [
      leaf([0.3, -0.5], [0.98, -0.92]), leaf([-0.44, -0.5], [-0.98, -0.98], -0.06), leaf([-0.26, 0.2], [-0.92, 0.86]),
      ...bud([0.36, 0.3], [0.74, 1.04], 0.15, 0.1), ...bud([0.46, 0.1], [1.12, 0.44], 0.13, 0.1),
      ...star(flower, 0.92, 0.1, 0.3),
    ],
    strokes: [
      limb([[0.1, -0.1], [0.3, 0.14], [0.4, 0.36]], 0.06, 0.05, 0.02), limb([[0.1, -0.1], [0.34, 0.02], [0.5, 0.12]], 0.06, 0.05, 0.02),
      ...Array.from({ length: 5 }, (_, i) => groove(moved([[0.02, 0.3], [0.07, 0.55], [0.11, 0.78]], { angle: 0.1 + (i / 5) * TAU, scale: 0.92, by: flower }), 0.022)),
    ],
    stones: [{ at: flower, size: 0.28, role: 'center' }, ...spare('petals', 0.2, ...around(5, 0.52, Math.PI / 2 + 0.16).map(([x, y]): Point2 => [x + flower[0], y + flower[1]]))],
    hang: [-0.14, 0.78],
  });
}

/** Rounded oblong petals in two rows around a closed heart, with a bud beside them. */
function drawSampaguita(): Figure {
  const petal = (length: number, width: number): Point2[] => lance(length, width, 0.62, 0.5);
  const heart = sample(3, (t): Fill => hump(moved(lance(0.34, 0.13, 0.55, 0.6), { angle: t * 3 * (TAU / 3) * 0.667, by: [0, 0] }), 0.95, 0.9));
  return drawn({
    fills: [
      leaf([0.52, -0.5], [1.1, -0.86]), leaf([-0.52, -0.5], [-1.1, -0.86], -0.06),
      ...bud([0.56, 0.44], [1.0, 0.98], 0.17, 0),
      ...partOf('petals', ...circled(8, petal(0.96, 0.25), 0.1, 0.9, 'dished', 0.14), ...circled(6, petal(0.64, 0.2), 0.5, 0.85, 'dished', 0.5)),
      hump(oval(0, 0, 0.2, 0.2), 0.8, 0.8), ...heart,
    ],
    strokes: [limb([[0.34, 0.24], [0.6, 0.5]], 0.06, 0.05, 0.02)],
    stones: [{ at: [0, 0], size: 0.34, role: 'center' }, ...spare('petals', 0.2, ...around(8, 0.74, Math.PI / 2 + 0.14))],
    hang: [-0.12, 0.94],
  });
}

/** Four rows of round petals, each notched at its tip and lying between two of the row below. */
function drawCamellia(): Figure {
  const petal: Point2[] = [[0, 0.05], ...sample(27, (t): Point2 => {
    const a = -1.75 + 3.5 * t;
    const r = 1 - 0.13 * Math.exp(-((a / 0.24) ** 2));
    return [0.52 * r * Math.sin(a), 0.5 + 0.5 * r * Math.cos(a)];
  })];
  const row = (count: number, reach: number, start: number, lift: number): Fill[] => circled(count, petal.map(([x, y]): Point2 => [x * reach, y * reach]), lift, 0.9, 'dished', start).map((fill, i) => ({ ...fill, lift: lift + 0.17 * ((i * 2) % 3) }));
  return drawn({
    fills: [
      ...partOf('petals', ...row(6, 1, 0.2, 0), ...row(6, 0.78, 0.2 + TAU / 12, 0.45), ...row(5, 0.55, 0.1, 0.9), ...row(3, 0.34, 0.5, 1.25)),
      hump(oval(0, 0, 0.1, 0.1), 1.7, 0.8),
    ],
    stones: [{ at: [0, 0], size: 0.3, role: 'center' }, ...spare('petals', 0.16, ...around(6, 0.88, Math.PI / 2 + 0.2))],
    hang: [0, 0.93],
  });
}

/** Jasmine with its buds, the fuller sampaguita, and a camellia. */
export const whiteFlowers: readonly Motif[] = [
  { id: 'jasmine', drawings: [drawJasmine], words: { en: ['jasmine', 'jasmine flower|flowers|blossom|blossoms', 'jessamine'], de: ['jasmin', 'jasminblute', 'jasminbluten'], fr: ['jasmin', 'fleur de jasmin', 'fleurs de jasmin'], es: ['jazmin', 'jazmines', 'flor de jazmin'], it: ['gelsomino', 'gelsomini', 'fiore di gelsomino'], pt: ['jasmim', 'flor de jasmim', 'jasmins'], nl: ['jasmijn', 'jasmijnbloem'], sv: ['jasmin', 'jasminblomma'], pl: ['jasmin', 'jasminu', 'kwiat jasminu'], ru: ['жасмин*'], tr: ['yasemin', 'yasemin cicegi'], ar: ['ياسمين', 'زهره الياسمين', 'ياسمينه'], hi: ['चमेली', 'मोगरा'], ur: ['چنبیلی', 'چمبیلی', 'موتیا'], zh: ['茉莉', '茉莉花'], ja: ['ジャスミン', '茉莉花'], ko: ['재스민', '자스민'], tl: ['hasmin'] } },
  { id: 'sampaguita', drawings: [drawSampaguita], words: { en: ['sampaguita', 'sampaguita flower|flowers|blossom', 'arabian jasmine', 'sampagita'], de: ['sampaguita'], fr: ['sampaguita', 'jasmin d arabie'], es: ['sampaguita', 'sampaguitas'], it: ['sampaguita'], pt: ['sampaguita'], nl: ['sampaguita'], sv: ['sampaguita'], pl: ['sampaguita'], ru: ['сампагита', 'сампагиты'], tr: ['sampaguita'], ar: ['سامباغيتا', 'فل'], hi: ['बेला का फूल', 'सम्पागिता'], zh: ['桑帕吉塔', '三宝花'], ja: ['サンパギータ'], ko: ['삼파기타'], tl: ['sampagita', 'sampaguita'] } },
  { id: 'camellia', drawings: [drawCamellia], words: { en: ['camellia', 'camellias', 'camelia'], de: ['kamelie', 'kamelien', 'kamelienblute'], fr: ['camelia', 'camelias'], es: ['camelia', 'camelias'], it: ['camelia', 'camelie'], pt: ['camelia', 'camelias'], nl: ['camelia'], sv: ['kamelia'], pl: ['kamelia', 'kamelii', 'kamelie'], ru: ['камели*'], tr: ['kamelya'], ar: ['كاميليا'], hi: ['कैमेलिया'], ur: ['کیمیلیا'], zh: ['山茶花', '茶花', '山茶'], ja: ['カメリア', '椿', 'ツバキ'], ko: ['동백', '동백꽃', '카멜리아'], tl: ['kamelya'] } },
];
