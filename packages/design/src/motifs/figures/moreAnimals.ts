import type { Figure } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { drawn, moved } from '../drawing';
import type { Motif } from '../motif';
import { blob, evenBlob, eyesAt, groove, grooves, hump, humps, lance, limb, limbs, oval } from '../relief';

/** A kangaroo in profile, sitting on its haunches and tail. */
const kangaroo = (): Figure =>
  drawn({
    fills: [
      hump(moved(lance(0.46, 0.1), { angle: -0.34, by: [-0.18, 0.76] }), 0, 0.9, 'dished'),
      hump(blob([-0.34, 0.56], [-0.1, 0.52], [0.14, 0.16], [0.44, -0.16], [0.52, -0.56], [0.3, -0.8], [0.0, -0.72], [-0.2, -0.4], [-0.32, -0.04], [-0.38, 0.26]), 0.1, 1.25),
      hump(moved(oval(0, 0, 0.3, 0.38), { angle: 0.35, by: [0.22, -0.48] }), 0.6, 1.15),
      hump(blob([0.38, -0.8], [0.12, -0.94], [-0.2, -1.0], [-0.46, -1.03], [-0.48, -0.92], [-0.1, -0.84], [0.14, -0.7], [0.32, -0.66]), 0.6, 1),
      hump(blob([-0.3, 0.86], [-0.1, 0.8], [-0.06, 0.58], [-0.28, 0.48], [-0.58, 0.44], [-0.8, 0.48], [-0.8, 0.58], [-0.58, 0.74]), 0.5, 1.15),
      hump(moved(lance(0.46, 0.1), { angle: 0.06, by: [-0.24, 0.76] }), 0.6, 0.9, 'dished'), hump(oval(-0.4, 0.68, 0.05, 0.05), 1.4, 0.45),
    ],
    strokes: [
      limb([[0.36, -0.4], [0.66, -0.8], [0.96, -1.0], [1.3, -0.98]], 0.18, 0.05), limb([[-0.2, 0.22], [-0.46, 0.02], [-0.66, 0.1]], 0.09, 0.055, 0.16), limb([[-0.26, 0.1], [-0.44, -0.14], [-0.6, -0.1]], 0.08, 0.05, 0.08),
      groove([[-0.76, 0.52], [-0.62, 0.53], [-0.52, 0.57]], 0.018), groove([[-0.06, -0.3], [-0.04, -0.5], [0.02, -0.66]], 0.02), groove([[0.0, -0.14], [0.1, -0.06], [0.26, -0.08]], 0.018), groove([[-0.36, -0.95], [-0.46, -0.97]], 0.016),
    ],
    stones: [{ at: [-0.4, 0.68], size: 0.14, role: 'center', seat: 'eyes' }],
    hang: [-0.16, 0.82],
  });

/** A goldfish with a veil tail. */
function goldfish(): Figure {
  const scales: readonly Point2[] = [[-0.42, 0.16], [-0.42, -0.02], [-0.42, -0.2], [-0.26, 0.24], [-0.26, 0.07], [-0.26, -0.11], [-0.26, -0.28], [-0.1, 0.16], [-0.1, -0.02], [-0.1, -0.2], [0.05, 0.08], [0.05, -0.1]];
  return drawn({
    fills: [
      hump(blob([0.1, 0.1], [0.42, 0.36], [0.8, 0.84], [1.1, 0.8], [1.0, 0.4], [0.66, 0.06], [0.25, -0.06]), 0, 0.95, 'dished'), hump(blob([0.1, -0.04], [0.4, -0.14], [0.7, -0.3], [1.04, -0.8], [0.8, -0.94], [0.5, -0.68], [0.24, -0.28]), 0, 0.95, 'dished'), hump(blob([0.14, 0.06], [0.6, 0.16], [1.12, 0.2], [1.24, -0.1], [1.1, -0.34], [0.7, -0.22], [0.28, -0.14]), 0.3, 0.9, 'dished'),
      hump(blob([-0.58, 0.28], [-0.48, 0.58], [-0.2, 0.78], [0.16, 0.62], [0.04, 0.46], [0.1, 0.2], [-0.3, 0.24]), 0, 0.9, 'dished'), hump(blob([-0.4, -0.32], [-0.14, -0.34], [0.02, -0.72], [-0.16, -0.8], [-0.34, -0.6]), 0, 0.9, 'dished'),
      hump(blob([-1.0, -0.02], [-0.9, 0.18], [-0.56, 0.38], [-0.14, 0.34], [0.22, 0.12], [0.26, -0.06], [0.02, -0.3], [-0.4, -0.42], [-0.82, -0.28]), 0.4, 1.4),
      hump(moved(lance(0.36, 0.13), { angle: -2.2, by: [-0.5, -0.14] }), 1.3, 0.7), hump(oval(-0.76, 0.1, 0.1, 0.1), 1.2, 0.8), hump(oval(-0.78, 0.11, 0.045, 0.045), 1.9, 0.4),
    ],
    strokes: [
      groove([[-0.62, 0.3], [-0.54, 0.02], [-0.62, -0.3]], 0.024), groove([[-0.98, -0.06], [-0.88, -0.08], [-0.84, -0.13]], 0.02), ...scales.map(([x, y]) => groove([[x - 0.02, y + 0.08], [x + 0.05, y], [x - 0.02, y - 0.08]], 0.016)),
      ...([[[0.3, 0.14], [0.66, 0.42], [0.98, 0.74]], [[0.36, 0.06], [0.7, 0.3], [0.96, 0.54]], [[0.36, 0.02], [0.74, 0.06], [1.12, 0.06]], [[0.38, -0.06], [0.74, -0.1], [1.06, -0.2]], [[0.32, -0.2], [0.62, -0.44], [0.86, -0.8]], [[-0.36, 0.36], [-0.28, 0.52], [-0.16, 0.66]], [[-0.2, 0.34], [-0.1, 0.48], [0.04, 0.6]], [[-0.28, -0.42], [-0.18, -0.56], [-0.12, -0.7]]] as const).map((line) => groove(line, 0.018)),
    ],
    stones: [{ at: [-0.76, 0.1], size: 0.18, role: 'center', seat: 'eyes' }, { at: [-0.24, 0.0], size: 0.28, role: 'accent', seat: 'body', isSpare: true }],
    hang: [-0.2, 0.72],
  });
}

/** A sleeping cat curled up, its tail around its paws and its head on them. */
const sleepingCat = (): Figure =>
  drawn({
    fills: [
      hump(blob([-0.82, -0.3], [-0.9, 0.14], [-0.6, 0.58], [-0.06, 0.76], [0.52, 0.64], [0.92, 0.24], [0.96, -0.26], [0.66, -0.66], [0.1, -0.78], [-0.46, -0.7]), 0, 1.35), hump(moved(oval(0, 0, 0.44, 0.36), { angle: 0.6, by: [0.5, -0.18] }), 0.6, 1.15), hump(moved(oval(0, 0, 0.26, 0.1), { angle: 0.16, by: [0.1, -0.6] }), 0.8, 0.9),
      hump([[-0.9, 0.0], [-0.94, 0.34], [-0.62, 0.12]], 0.9, 0.95, 'dished'), hump([[-0.34, 0.1], [-0.12, 0.34], [-0.06, -0.02]], 0.9, 0.95, 'dished'),
      hump(blob([-0.5, 0.14], [-0.2, 0.08], [-0.02, -0.16], [-0.1, -0.42], [-0.4, -0.58], [-0.74, -0.5], [-0.94, -0.24], [-0.82, 0.04]), 0.9, 1.25), ...[-0.08, 0.08].map((x) => hump(oval(-0.48 + x, -0.4, 0.105, 0.08), 1.7, 0.55)), hump([[-0.53, -0.29], [-0.43, -0.29], [-0.48, -0.37]], 1.9, 0.5, 'ridge'),
    ],
    strokes: [
      limb([[0.88, -0.3], [0.66, -0.72], [0.2, -0.92], [-0.36, -0.9], [-0.78, -0.7]], 0.13, 0.08, 0.1),
      groove([[-0.82, -0.16], [-0.73, -0.24], [-0.62, -0.2]], 0.024), groove([[-0.36, -0.18], [-0.25, -0.22], [-0.16, -0.13]], 0.024), ...[-0.36, -0.42].flatMap((y) => [groove([[-0.62, y], [-0.84, y + 0.02]], 0.014), groove([[-0.34, y], [-0.12, y + 0.04]], 0.014)]),
      ...[0, 1, 2, 3, 4].map((i) => groove([[-0.5 + 0.27 * i, 0.58 + 0.09 * Math.sin((i / 4) * Math.PI) - 0.05 * i], [-0.44 + 0.22 * i, 0.4 + 0.06 * Math.sin((i / 4) * Math.PI) - 0.05 * i]], 0.02)), groove([[0.1, -0.2], [0.2, 0.1], [0.5, 0.22]], 0.018), ...[-0.06, 0.02].map((x) => groove([[x - 0.06, -0.56], [x - 0.08, -0.64]], 0.014)),
    ],
    stones: [{ at: [0.5, -0.16], size: 0.26, role: 'center', seat: 'body', isSpare: true }],
    hang: [-0.02, 0.7],
  });

/** An elephant's head from the front, its trunk curled. */
const elephantHead = (): Figure =>
  drawn({
    fills: [
      ...humps(blob([0.2, 0.62], [0.56, 0.86], [1.0, 0.72], [1.14, 0.24], [0.96, -0.24], [0.66, -0.44], [0.4, -0.1]), 0, 1.1, 'dished'), hump(evenBlob([0, 0.88], [0.2, 0.92], [0.4, 0.76], [0.46, 0.42], [0.34, 0.06], [0.22, -0.16], [0, -0.24]), 0.4, 1.35), ...humps(moved(oval(0, 0, 0.16, 0.075), { angle: 0.4, by: [0.26, 0.42] }), 1.3, 0.5), ...humps(oval(0.27, 0.32, 0.07, 0.06), 1.4, 0.5),
    ],
    strokes: [
      ...limbs([[0.22, -0.02], [0.36, -0.34], [0.34, -0.64], [0.24, -0.78]], 0.085, 0.035, 0.14), limb([[0, 0.24], [0, -0.3], [-0.05, -0.74], [0.06, -1.02], [0.3, -1.04], [0.4, -0.88]], 0.21, 0.085, 0.26), ...[0.06, -0.08, -0.22, -0.36, -0.5, -0.64].map((y) => groove([[-0.15, y + 0.03], [-0.01, y - 0.01], [0.13, y + 0.03]], 0.018)), ...grooves([[0.6, 0.62], [0.7, 0.3], [0.62, -0.04]], 0.02), ...grooves([[0.84, 0.52], [0.9, 0.26], [0.8, -0.02]], 0.018),
    ],
    stones: eyesAt([0.27, 0.32], 0.15),
    hang: [0, 0.86],
  });

/** Animals and heads that were drawn later. */
export const moreAnimals: readonly Motif[] = [
  { id: 'kangaroo', drawings: [kangaroo], words: { en: ['kangaroo', 'wallaby', 'roo'], de: ['kanguru', 'kaenguru'], fr: ['kangourou'], es: ['canguro'], it: ['canguro'], pt: ['canguru'], nl: ['kangoeroe'], sv: ['kanguru'], pl: ['kangur', 'kangura'], ru: ['кенгуру'], tr: ['kanguru'], ar: ['كنغر', 'كنغارو'], hi: ['कंगारू'], zh: ['袋鼠'], ja: ['カンガルー'], ko: ['캥거루'] } },
  { id: 'goldfish', drawings: [goldfish], words: { en: ['goldfish', 'gold fish'], de: ['goldfisch', 'goldfische'], fr: ['poisson rouge', 'poissons rouges'], es: ['pez dorado', 'peces dorados', 'pez de colores'], it: ['pesce rosso', 'pesci rossi'], pt: ['peixe dourado', 'peixinho dourado'], nl: ['goudvis', 'goudvissen'], sv: ['guldfisk'], pl: ['zlota rybka', 'zlotej rybki'], ru: ['золотая рыбка', 'золотой рыбки', 'золотые рыбки'], tr: ['japon baligi'], ar: ['سمكه ذهبيه'], hi: ['सुनहरी मछली'], zh: ['金鱼', '小金鱼'], ja: ['金魚'], ko: ['금붕어'] } },
  { id: 'sleeping cat', drawings: [sleepingCat], words: { en: ['sleeping|curled|napping|asleep cat|kitten|kitty', 'curled up cat|kitten', 'cat|kitten curled up?', 'cat|kitten sleeping|asleep|napping'], de: ['schlafende katze', 'schlafenden katze', 'zusammengerollte katze', 'eingerollte katze'], fr: ['chat endormi', 'chat qui dort', 'chat enroule'], es: ['gato dormido', 'gato durmiendo', 'gatito dormido', 'gato enroscado'], it: ['gatto che dorme', 'gatto che dorme arrotolato', 'gatto addormentato', 'gatto acciambellato', 'gattino che dorme'], pt: ['gato dormindo', 'gatinho dormindo', 'gato enrolado'], nl: ['slapende kat', 'opgerolde kat', 'slapend katje'], sv: ['sovande katt'], pl: ['spiacy kot', 'spiacego kota'], ru: ['спящая кошка', 'спящий кот', 'спящей кошки', 'спящего кота', 'кошка клубочком'], tr: ['uyuyan kedi'], ar: ['قطه نائمه'], hi: ['सोती बिल्ली'], zh: ['睡猫', '睡觉的猫', '蜷缩的猫'], ja: ['眠り猫', '眠る猫', '寝ている猫'], ko: ['자는 고양이', '잠자는 고양이'] } },
  { id: 'elephant head', drawings: [elephantHead], words: { en: ['elephant|elephants head|heads|face'], de: ['elefantenkopf', 'elefantenkopfe'], fr: ['tete d elephant', 'tetes d elephant'], es: ['cabeza de elefante', 'cabezas de elefante'], it: ['testa di elefante', 'teste di elefante'], pt: ['cabeca de elefante', 'cabecas de elefante'], nl: ['olifantenkop'], sv: ['elefanthuvud'], pl: ['glowa slonia'], ru: ['голова слона', 'головы слонов', 'голова слоника'], tr: ['fil basi'], ar: ['راس فيل'], hi: ['हाथी का सिर', 'हाथी मुख'], zh: ['象头', '大象头'], ja: ['象の頭'], ko: ['코끼리 머리'] } },
];
