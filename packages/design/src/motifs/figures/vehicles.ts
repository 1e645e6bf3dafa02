import type { Figure, Stroke } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { around, curve, disc, drawn, through, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { blob, groove, hump, humps, limb, oval } from '../relief';

const ring = (x: number, y: number, r: number, halfWidth: number): Stroke => wireOf(disc(x, y, r, 56), halfWidth, { closed: true, lifts: Array.from({ length: 56 }, () => 0.02) });

function bicycle(): Figure {
  const [back, front, seat, crank, head] = [[-0.62, -0.3], [0.64, -0.3], [-0.3, 0.34], [-0.06, -0.3], [0.42, 0.36]] as const;
  const bar = (a: Point2, b: Point2): Stroke => limb([a, b], 0.05, 0.05, 0.03);
  const spokes = [back, front].flatMap(([x, y]) => around(6, 0.42).map(([dx, dy]) => limb([[x, y], [x + dx, y + dy]], 0.026, 0.026, 0.01)));
  return drawn({
    fills: [hump(disc(...back, 0.09, 24), 0, 1), hump(disc(...front, 0.09, 24), 0, 1), hump(disc(...crank, 0.12, 28), 0.2, 1.1), hump(blob([-0.52, 0.46], [-0.3, 0.5], [-0.12, 0.42], [-0.34, 0.38]), 0.1, 1)],
    strokes: [ring(...back, 0.42, 0.055), ring(...front, 0.42, 0.055), ...spokes, bar(back, crank), bar(crank, head), bar(head, seat), bar(seat, crank), bar(seat, back), bar([-0.32, 0.44], seat), bar(front, [0.36, 0.56]), limb([[0.36, 0.54], [0.52, 0.62], [0.62, 0.5]], 0.05, 0.045, 0.06)],
    stones: [{ at: back, size: 0.2, role: 'accent' }, { at: front, size: 0.2, role: 'center' }],
    hang: [0.36, 0.56],
  });
}

/** A wheel with its tyre and hub. */
const tyre = (x: number, y: number, r: number): Partial<Figure> & { fills: Figure['fills'] } => ({ fills: [hump(disc(x, y, r, 44), 0.5, 0.9, 'dished'), hump(disc(x, y, r * 0.4, 26), 0.7, 0.9)] });

const car = (): Figure =>
  drawn({
    fills: [
      hump(blob([-1.1, -0.26], [-1.08, 0.06], [-0.76, 0.18], [-0.5, 0.5], [-0.1, 0.6], [0.34, 0.52], [0.66, 0.2], [1.0, 0.1], [1.12, -0.12], [1.08, -0.3], [0.4, -0.34], [-0.6, -0.34]), 0, 1.2),
      hump(blob([-0.52, 0.2], [-0.38, 0.42], [-0.1, 0.48], [-0.1, 0.2]), 0.8, 0.5, 'dished'), hump(blob([0.04, 0.2], [0.04, 0.48], [0.28, 0.42], [0.5, 0.2]), 0.8, 0.5, 'dished'),
      hump(oval(0.98, -0.02, 0.09, 0.1), 0.7, 0.7), ...tyre(-0.62, -0.32, 0.26).fills, ...tyre(0.62, -0.32, 0.26).fills,
    ],
    strokes: [groove([[-0.03, 0.5], [-0.03, -0.3]], 0.024), groove([[-0.9, 0.08], [-0.2, 0.1], [0.9, 0.06]], 0.022), limb([[-0.2, 0.02], [-0.08, 0.02]], 0.03, 0.03, 0.2)],
    stones: [{ at: [0.98, -0.02], size: 0.15, role: 'center' }],
    hang: [-0.1, 0.58],
  });

const truck = (): Figure =>
  drawn({
    fills: [
      { outline: [[-1.16, -0.14], [-1.16, 0.62], [0.3, 0.62], [0.3, -0.14]], rise: 'level', height: 1.2 }, hump([[-1.16, -0.14], [1.1, -0.14], [1.14, -0.32], [-1.16, -0.32]], 0, 0.9),
      { outline: [[0.4, -0.24], [0.4, 0.46], [0.82, 0.46], [0.94, 0.12], [1.14, 0.06], [1.16, -0.24]], rise: 'level', height: 1.35 }, hump([[0.54, 0.1], [0.54, 0.36], [0.76, 0.36], [0.84, 0.1]], 1, 0.5, 'dished'),
      hump(oval(1.1, -0.1, 0.07, 0.08), 0.9, 0.6), ...[-0.92, -0.5, 0.76].flatMap((x) => tyre(x, -0.38, 0.22).fills),
    ],
    strokes: [limb([[0.36, -0.1], [0.36, 0.78]], 0.05, 0.05, 0.04), ...[-0.86, -0.56, -0.26, 0.04].map((x) => groove([[x, -0.06], [x, 0.56]], 0.024))],
    stones: [{ at: [1.08, -0.1], size: 0.14, role: 'center' }],
    hang: [-0.2, 0.6],
  });

const sailboat = (): Figure =>
  drawn({
    fills: [
      hump(blob([-0.86, -0.46], [0, -0.42], [0.92, -0.46], [0.66, -0.84], [0, -0.92], [-0.6, -0.84]), 0.1, 1.2),
      hump([[0.08, -0.3], ...curve([0.08, 1], [0.5, 0.6], [0.78, 0.1], [0.84, -0.3], 14)], 0, 0.9, 'dished'), hump([[-0.08, -0.26], [-0.7, -0.26], ...curve([-0.7, -0.26], [-0.5, 0.2], [-0.26, 0.56], [-0.08, 0.78], 12).slice(1)], 0, 0.9, 'dished'),
      hump([[0, 1.16], [0.26, 1.06], [0, 0.98]], 0, 0.8, 'ridge'),
    ],
    strokes: [limb([[0, 1.12], [0, -0.5]], 0.055, 0.06, 0.05), groove([[0.14, 0.24], [0.44, 0.2], [0.66, 0.24]]), groove([[-0.6, -0.64], [0, -0.68], [0.64, -0.64]], 0.024), limb([[-1, -0.98], [-0.66, -0.9], [-0.33, -1], [0, -0.92], [0.33, -1], [0.66, -0.9], [1, -0.98]], 0.05, 0.05)],
    stones: [{ at: [0.34, 0.02], size: 0.3, role: 'center' }, { at: [-0.28, 0.06], size: 0.2, role: 'accent', isSpare: true }],
    hang: [0, 1.12],
  });

const rocket = (): Figure =>
  drawn({
    fills: [
      ...humps(blob([0.24, -0.1], [0.54, -0.34], [0.64, -0.78], [0.3, -0.56]), 0, 1),
      hump(through([[0, 1.1], [0.24, 0.76], [0.36, 0.3], [0.34, -0.2], [0.2, -0.62], [-0.2, -0.62], [-0.34, -0.2], [-0.36, 0.3], [-0.24, 0.76]], true), 0.2, 1.5),
      hump(blob([-0.06, -0.2], [0.06, -0.2], [0.08, -0.78], [-0.08, -0.78]), 1, 0.8), hump(disc(0, 0.32, 0.2, 40), 1.3, 0.6, 'dished'),
      ...[[-0.16, -0.8], [0.16, -0.8], [0, -0.92]].map(([x, y]) => hump(blob([x!, y! + 0.24], [x! + 0.12, y! + 0.04], [x!, y! - 0.2], [x! - 0.12, y! + 0.04]), 0.1, 0.9)),
    ],
    strokes: [groove([[-0.26, 0.7], [0, 0.64], [0.26, 0.7]])],
    stones: [{ at: [0, 0.32], size: 0.28, role: 'center' }],
    hang: [0, 1.08],
  });

/** Vehicles in profile. */
export const vehicles: readonly Motif[] = [
  { id: 'bicycle', drawings: [bicycle], words: { en: ['bicycle', 'bike', 'road bike', 'mountain bike'], de: ['fahrrad', 'rennrad'], fr: ['velo', 'bicyclette'], es: ['bicicleta', 'bici'], it: ['bicicletta', 'bici'], pt: ['bicicleta'], nl: ['fiets', 'fietsje'], sv: ['cykel'], pl: ['rower', 'rowerek', 'roweru'], ru: ['велосипед*'], tr: ['bisiklet'], ar: ['دراجه', 'دراجه هوائيه'], hi: ['साइकिल'], zh: ['自行车', '单车'], ja: ['自転車'], ko: ['자전거'] } },
  { id: 'car', drawings: [car], words: { en: ['car', 'race car', 'beetle car', 'automobile'], de: ['auto', 'autos', 'kafer auto'], fr: ['voiture', 'automobile'], es: ['coche', 'auto', 'carro'], it: ['automobile', 'macchinina'], pt: ['carro', 'carrinho'], nl: ['auto', 'autootje'], sv: ['bil'], pl: ['samochod', 'samochodzik', 'auto'], ru: ['машин*', 'автомобил*'], tr: ['araba', 'otomobil'], ar: ['سياره'], hi: ['कार', 'गाड़ी'], zh: ['汽车', '小汽车'], ja: ['自動車', 'クルマ'], ko: ['자동차'] } },
  { id: 'truck', drawings: [truck], words: { en: ['truck', 'lorry', 'semi truck', 'big rig'], de: ['lastwagen', 'lkw', 'laster'], fr: ['camion', 'poids lourd'], es: ['camion'], it: ['camion', 'autocarro'], pt: ['caminhao', 'camiao'], nl: ['vrachtwagen'], sv: ['lastbil'], pl: ['ciezarowka', 'tir'], ru: ['грузовик*', 'фура', 'фуры'], tr: ['kamyon', 'tir kamyon'], ar: ['شاحنه'], hi: ['ट्रक'], zh: ['卡车', '货车'], ja: ['トラック'], ko: ['트럭'] } },
  { id: 'sailing boat', drawings: [sailboat], words: { en: ['sailboat', 'sail boat', 'sailing boat', 'boat', 'yacht', 'sailing ship', 'ship charm|motif|shape|shaped', 'pirate ship'], de: ['segelboot', 'segelschiff', 'schiff', 'segelyacht'], fr: ['voilier', 'bateau', 'bateau a voile', 'navire'], es: ['velero', 'barco', 'barquito', 'barco de vela'], it: ['barca', 'barca a vela', 'veliero', 'barchetta', 'nave'], pt: ['barco', 'veleiro', 'barquinho', 'barco a vela'], nl: ['zeilboot', 'zeilschip', 'bootje', 'schip'], sv: ['segelbat', 'skepp'], pl: ['zaglowka', 'statek', 'lodz', 'lodka'], ru: ['парусник*', 'кораблик*', 'корабл*', 'яхт*', 'лодк*'], tr: ['yelkenli', 'tekne', 'gemi'], ar: ['قارب', 'قارب شراعي', 'سفينه', 'مركب'], hi: ['नाव', 'जहाज'], zh: ['帆船', '小船'], ja: ['ヨット', '帆船', '船'], ko: ['돛단배', '요트', '배 모양'] } },
  { id: 'rocket', drawings: [rocket], words: { en: ['rocket', 'rocket ship', 'rocketship'], de: ['rakete', 'raumschiff'], fr: ['fusee', 'fusee spatiale'], es: ['cohete', 'nave espacial'], it: ['razzo', 'navicella spaziale'], pt: ['foguete'], nl: ['raket'], sv: ['raket'], pl: ['rakieta', 'rakiety'], ru: ['ракет*'], tr: ['roket'], ar: ['صاروخ'], hi: ['रॉकेट'], zh: ['火箭'], ja: ['宇宙ロケット', '宇宙船'], ko: ['로켓'] } },
];
