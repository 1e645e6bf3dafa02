import type { Figure } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { arc, around, disc, drawn, moved, spare, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { blob, circled, evenBlob, green, groove, grooves, hump, lance, limb, oval } from '../relief';

const cupcake = (): Figure =>
  drawn({
    fills: [
      { outline: [[-0.66, 0.04], [0.66, 0.04], [0.46, -0.96], [-0.46, -0.96]], rise: 'pillow', height: 1.1 },
      hump(evenBlob([0, 0.34], [0.6, 0.28], [0.86, 0.08], [0.7, -0.1], [0, -0.14]), 0.3, 1.3), hump(evenBlob([0, 0.6], [0.44, 0.54], [0.62, 0.36], [0.48, 0.2], [0, 0.16]), 0.6, 1.2), hump(evenBlob([0, 0.82], [0.26, 0.76], [0.38, 0.62], [0.28, 0.48], [0, 0.44]), 0.9, 1.1),
      hump(disc(0, 0.88, 0.17, 36), 1, 1.2),
    ],
    strokes: [-0.44, -0.26, -0.09, 0.09, 0.26, 0.44].map((x) => groove([[x * 1.24, -0.12], [x, -0.96]], 0.032)),
    stones: [{ at: [0, 0.88], size: 0.3, role: 'center' }, ...spare('tips', 0.14, [0.3, 0.34], [-0.34, 0.36], [0.52, 0.08], [-0.5, 0.08], [0, 0.14])],
    hang: [0, 1.02],
  });

const coffeeCup = (): Figure =>
  drawn({
    fills: [
      hump(evenBlob([0, -0.74], [0.6, -0.7], [0.86, -0.82], [0.6, -0.94], [0, -0.98]), 0, 0.9),
      hump(blob([-0.6, 0.24], [0, 0.16], [0.6, 0.24], [0.56, -0.2], [0.36, -0.62], [0, -0.72], [-0.36, -0.62], [-0.56, -0.2]), 0.1, 1.4), hump(oval(0, 0.23, 0.6, 0.15), 0.5, 0.9, 'dished'),
    ],
    strokes: [
      limb([[0.5, 0.1], [0.84, 0.14], [0.88, -0.18], [0.46, -0.36]], 0.085, 0.07, 0.05),
      ...[-0.26, 0, 0.26].map((x, i) => limb([[x, 0.3], [x + 0.1, 0.5], [x - 0.08, 0.72], [x + 0.04, i === 1 ? 1.04 : 0.92]], 0.055, 0.04, 0.02)),
    ],
    stones: [{ at: [0, -0.2], size: 0.34, role: 'center' }],
    hang: [0.04, 1.04],
  });

const apple = (): Figure =>
  drawn({
    fills: [hump(evenBlob([0, 0.5], [0.3, 0.62], [0.68, 0.5], [0.82, 0.1], [0.66, -0.44], [0.36, -0.82], [0.14, -0.84], [0, -0.78]), 0, 1.5), ...green(hump(blob([-0.06, 0.6], [0.14, 0.9], [0.52, 1.0], [0.46, 0.72], [0.2, 0.58]), 0.3, 0.9))],
    strokes: [limb([[0, 0.4], [-0.02, 0.66], [-0.1, 0.9]], 0.06, 0.07, 0.06), groove([[0.06, 0.66], [0.26, 0.78], [0.44, 0.92]], 0.024)],
    stones: [{ at: [0.04, -0.06], size: 0.5, role: 'center' }],
    hang: [-0.1, 0.9],
  });

/** A slice of lemon: segments within the peel. */
const lemon = (): Figure =>
  drawn({
    fills: [{ outline: disc(0, 0, 1, 90), rise: 'level', height: 0.5 }, ...circled(8, blob([0, 0.1], [0.24, 0.56], [0.22, 0.74], [0, 0.8], [-0.22, 0.74], [-0.24, 0.56]), 0.1, 0.9), hump(disc(0, 0, 0.1, 24), 0.1, 0.9)],
    strokes: [wireOf(disc(0, 0, 0.93, 90), 0.08, { closed: true, lifts: Array.from({ length: 90 }, () => 0.05) })],
    stones: [{ at: [0, 0], size: 0.3, role: 'center', isSpare: true }, ...spare('petals', 0.2, ...around(8, 0.58))],
    hang: [0, 1],
  });

const pineapple = (): Figure => {
  const body = evenBlob([0, 0.36], [0.34, 0.28], [0.5, -0.14], [0.44, -0.62], [0.22, -0.94], [0, -0.98]);
  const net = [-0.9, -0.55, -0.2, 0.15].flatMap((y) => grooves([[-0.5, y], [0.5, y + 0.66]], 0.028));
  return drawn({
    fills: [
      ...green(...[[-0.75, 0.56], [0.75, 0.56], [-0.42, 0.7], [0.42, 0.7], [-0.16, 0.78], [0.16, 0.78], [0, 0.86]].map(([angle, length], i) => hump(moved(lance(length!, 0.12, 0.45), { angle: angle!, by: [0, 0.26] }), 0.06 * i, 0.9, 'ridge'))),
      hump(body, 0.3, 1.5),
    ],
    strokes: net,
    stones: [{ at: [0, -0.3], size: 0.42, role: 'center', isSpare: true }, ...spare('body', 0.16, [0, 0.06], [0.2, -0.1], [-0.2, -0.1], [0, -0.26], [0.22, -0.42], [-0.22, -0.42], [0, -0.6])],
    hang: [0, 1.08],
  });
};

const grapes = (): Figure => {
  const rows: readonly (readonly [y: number, xs: readonly number[]])[] = [[0.3, [-0.5, -0.17, 0.17, 0.5]], [0.02, [-0.36, 0, 0.36]], [-0.28, [-0.2, 0.2]], [-0.5, [-0.02]], [-0.8, [0.04]]];
  const berries = rows.flatMap(([y, xs]) => xs.map((x): Point2 => [x, y]));
  return drawn({
    fills: [...berries.map(([x, y], i) => hump(disc(x, y, 0.215, 36), 0.1 + 0.14 * (i % 3), 1.3)), hump(blob([-0.06, 0.56], [-0.2, 0.86], [-0.5, 0.98], [-0.62, 0.78], [-0.9, 0.7], [-0.78, 0.46], [-0.6, 0.4], [-0.3, 0.44]), 0.2, 0.9)],
    strokes: [limb([[0.1, 0.3], [0.06, 0.7], [0.18, 1.02]], 0.065, 0.08, 0.05), limb([[0.04, 0.6], [0.34, 0.78], [0.52, 0.66], [0.6, 0.8]], 0.045, 0.035, 0.03), groove([[-0.12, 0.6], [-0.4, 0.68], [-0.7, 0.68]], 0.026)],
    stones: berries.map((at, i) => ({ at, size: 0.3, role: i === 0 ? ('center' as const) : ('accent' as const), seat: 'body' as const })),
    hang: [0.16, 1.0],
  });
};

/** A pomegranate, cut open to show its seeds. */
const pomegranate = (): Figure => {
  const seeds: readonly Point2[] = [[-0.02, 0.16], [0.2, 0.0], [-0.2, -0.02], [0.02, -0.16], [0.22, -0.28], [-0.18, -0.32], [0.04, -0.46]];
  return drawn({
    fills: [
      ...[-0.4, 0, 0.4].map((angle) => hump(moved(lance(0.4, 0.13, 0.45), { angle: angle, by: [0, 0.66] }), 0, 1, 'ridge')),
      hump(evenBlob([0, 0.74], [0.4, 0.66], [0.78, 0.2], [0.72, -0.42], [0.34, -0.84], [0, -0.9]), 0.1, 1.4), hump(blob([0, 0.4], [0.36, 0.1], [0.42, -0.3], [0.1, -0.66], [-0.3, -0.5], [-0.4, -0.1], [-0.24, 0.22]), 0.95, 0.6, 'dished'),
      ...seeds.map(([x, y]) => hump(oval(x, y, 0.1, 0.12), 1.2, 0.7)),
    ],
    stones: seeds.map((at, i) => ({ at, size: 0.2, role: i === 0 ? ('center' as const) : ('accent' as const), seat: 'body' as const })),
    hang: [0, 1.02],
  });
};

const avocado = (): Figure =>
  drawn({
    fills: [{ outline: evenBlob([0, 0.98], [0.3, 0.84], [0.42, 0.36], [0.66, -0.12], [0.68, -0.54], [0.4, -0.9], [0, -0.98]), rise: 'dished', height: 1 }, hump(disc(0, -0.36, 0.34, 44), 0.3, 1.5)],
    strokes: [wireOf(arc(0, -0.36, 0.37, 0, Math.PI * 2, 48), 0.026, { engraved: true, closed: true })],
    stones: [{ at: [0, -0.36], size: 0.56, role: 'center' }],
    hang: [0, 0.96],
  });

/** Fruit, cake and coffee. */
export const foods: readonly Motif[] = [
  { id: 'cupcake', drawings: [cupcake], words: { en: ['cupcake', 'cup cake', 'muffin'], de: ['cupcake', 'muffin'], fr: ['cupcake'], es: ['cupcake', 'magdalena', 'pastelito'], it: ['cupcake', 'tortina'], pt: ['cupcake', 'bolinho'], nl: ['cupcake'], sv: ['cupcake', 'muffins'], pl: ['babeczka', 'muffinka'], ru: ['капкейк*', 'кекс*'], tr: ['kapkek', 'cupcake'], ar: ['كب كيك', 'كعكه'], hi: ['कपकेक'], zh: ['纸杯蛋糕', '蛋糕'], ja: ['カップケーキ'], ko: ['컵케이크'] } },
  { id: 'coffee cup', drawings: [coffeeCup], words: { en: ['coffee cup', 'cup of coffee|tea', 'coffee', 'tea cup', 'teacup', 'coffee mug'], de: ['kaffeetasse', 'tasse kaffee', 'kaffee', 'teetasse'], fr: ['tasse a cafe', 'tasse de cafe|the'], es: ['taza de cafe|te'], it: ['tazzina', 'tazzina di caffe', 'tazza di caffe'], pt: ['xicara de cafe', 'xicara', 'chavena'], nl: ['koffiekopje', 'kopje koffie'], sv: ['kaffekopp'], pl: ['filizanka kawy', 'filizanka'], ru: ['чашк*', 'чашк* кофе'], tr: ['kahve fincani', 'fincan'], ar: ['فنجان', 'فنجان قهوه', 'دله قهوه'], hi: ['कॉफी कप', 'चाय का कप'], zh: ['咖啡杯', '茶杯'], ja: ['コーヒーカップ', 'ティーカップ'], ko: ['커피잔', '찻잔'] } },
  { id: 'apple', drawings: [apple], words: { en: ['apple', 'teachers apple'], de: ['apfel'], fr: ['pomme'], es: ['manzana', 'manzanas'], it: ['mela', 'mele'], pt: ['maca fruta'], nl: ['appel', 'appeltje'], sv: ['apple', 'appel'], pl: ['jablko', 'jablka', 'jabluszko'], ru: ['яблок*', 'яблочк*'], tr: ['elma figuru', 'elma meyvesi'], ar: ['تفاحه'], hi: ['सेब'], zh: ['苹果'], ja: ['リンゴ', 'りんご'], ko: ['사과'] } },
  { id: 'lemon', drawings: [lemon], words: { en: ['lemon', 'lemon slice', 'lime slice', 'orange slice', 'citrus', 'citrus slice'], de: ['zitrone', 'zitronen', 'zitronenscheibe', 'orangenscheibe'], fr: ['rondelle de citron', 'tranche de citron', 'citron fruit', 'agrume', 'agrumes'], es: ['limon fruta', 'rodaja de limon', 'limones'], it: ['limone', 'limoni', 'fetta di limone'], pt: ['limao', 'fatia de limao'], nl: ['citroen', 'citroenschijfje'], sv: ['citronskiva'], pl: ['cytryna', 'plaster cytryny', 'plasterek cytryny'], ru: ['лимон', 'лимончик', 'долька лимона', 'ломтик лимона'], tr: ['limon', 'limon dilimi'], ar: ['ليمونه', 'شريحه ليمون'], hi: ['नींबू'], zh: ['柠檬', '柠檬片'], ja: ['レモン', 'レモンスライス'], ko: ['레몬', '레몬 슬라이스'] } },
  { id: 'pineapple', drawings: [pineapple], words: { en: ['pineapple'], de: ['ananas'], fr: ['ananas'], es: ['pina', 'ananas'], it: ['ananas'], pt: ['abacaxi', 'ananas'], nl: ['ananas'], sv: ['ananas'], pl: ['ananas', 'ananasa', 'ananasem'], ru: ['ананас*'], tr: ['ananas'], ar: ['اناناس'], hi: ['अनानास'], zh: ['菠萝', '凤梨'], ja: ['パイナップル'], ko: ['파인애플'] } },
  { id: 'grapes', drawings: [grapes], words: { en: ['grape', 'grapes', 'bunch of grapes', 'grapevine'], de: ['traube', 'trauben', 'weintraube', 'weintrauben'], fr: ['raisin', 'raisins', 'grappe de raisin'], es: ['uva', 'uvas', 'racimo de uvas'], it: ['uva', 'grappolo', 'grappolo d uva'], pt: ['uva', 'uvas', 'cacho de uvas'], nl: ['druif', 'druiven', 'druiventros'], sv: ['vindruva', 'vindruvor', 'vindruvsklase'], pl: ['winogrono', 'winogrona', 'kisc winogron'], ru: ['виноград*', 'гроздь винограда'], tr: ['uzum', 'uzum salkimi'], ar: ['عنب', 'عنقود عنب'], hi: ['अंगूर'], zh: ['葡萄'], ja: ['葡萄', 'ぶどう', 'ブドウ'], ko: ['포도'] } },
  { id: 'pomegranate', drawings: [pomegranate], words: { en: ['pomegranate'], de: ['granatapfel'], fr: ['grenade fruit', 'grenades'], es: ['granada fruta', 'granadas'], it: ['melagrana', 'melograno'], pt: ['roma fruta', 'romas'], nl: ['granaatappel'], sv: ['granatapple'], pl: ['owoc granatu'], ru: ['плод граната', 'гранат фрукт'], tr: ['nar', 'nar meyvesi'], ar: ['رمان', 'رمانه'], hi: ['अनार'], ur: ['انار'], zh: ['石榴果', '石榴'], ja: ['ザクロの実', '柘榴'], ko: ['석류 열매'] } },
  { id: 'avocado', drawings: [avocado], words: { en: ['avocado'], de: ['avocado'], fr: ['avocat fruit'], es: ['aguacate', 'palta'], it: ['avocado'], pt: ['abacate'], nl: ['avocado'], sv: ['avokado'], pl: ['awokado'], ru: ['авокадо'], tr: ['avokado'], ar: ['افوكادو'], hi: ['एवोकाडो'], zh: ['牛油果', '鳄梨'], ja: ['アボカド'], ko: ['아보카도'] } },
];
