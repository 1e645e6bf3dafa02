import type { Figure, Fill } from '../../curves/figure';
import { bothSides, drawn, moved, through, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { blob, groove, hump, limb, oval } from '../relief';

function draw(): Figure {
  const sides = [false, true];
  const ear = through([[0.34, 0.86], [0.6, 0.84], [0.86, 0.46], [0.96, 0.0], [0.84, -0.4], [0.66, -0.5], [0.54, -0.22], [0.52, 0.2]], true);
  return drawn({
    fills: [
      { outline: through([[0, 0.98], [0.34, 0.92], [0.58, 0.62], [0.6, 0.2], [0.5, -0.26], [0.36, -0.66], [0, -0.8], [-0.36, -0.66], [-0.5, -0.26], [-0.6, 0.2], [-0.58, 0.62], [-0.34, 0.92]], true), rise: 'pillow', height: 1.2 },
      ...sides.map((flip): Fill => ({ outline: moved(ear, { flip }), rise: 'pillow', height: 1, lift: 0.35 })),
      { outline: oval(0, -0.36, 0.34, 0.38), rise: 'pillow', height: 0.9, lift: 0.85 },
      { outline: through([[-0.07, 0.7], [0.07, 0.7], [0.13, 0.1], [0.18, -0.14], [-0.18, -0.14], [-0.13, 0.1]], true), rise: 'pillow', height: 0.6, lift: 1 },
      ...bothSides([0.14, -0.46]).map(([x, y]): Fill => ({ outline: oval(x, y, 0.17, 0.16), rise: 'pillow', height: 0.6, lift: 1.35 })),
      { outline: through([[-0.15, -0.14], [0, -0.1], [0.15, -0.14], [0.1, -0.28], [0, -0.34], [-0.1, -0.28]], true), rise: 'pillow', height: 0.7, lift: 1.75 },
      ...bothSides([0.26, 0.22]).map(([x, y]): Fill => ({ outline: oval(x, y, 0.085, 0.09), rise: 'pillow', height: 0.5, lift: 1.2 })),
      ...sides.map((flip): Fill => ({ outline: moved(through([[0.14, 0.4], [0.28, 0.46], [0.42, 0.38], [0.28, 0.36]], true), { flip }), rise: 'pillow', height: 0.45, lift: 1.15 })),
    ],
    strokes: [wireOf([[0, -0.34], [0, -0.58]], 0.02, { engraved: true })],
    stones: [{ at: [0.26, 0.22], size: 0.17, role: 'center', seat: 'eyes' }, { at: [-0.26, 0.22], size: 0.17, role: 'accent', seat: 'eyes' }],
    hang: [0, 0.96],
  });
}

/** A dog's head with hanging ears. */
export const dog: Motif = { id: 'dog', drawings: [draw], words: { en: ['dog', 'puppy', 'golden retriever', 'labrador', 'spaniel', 'beagle'], de: ['hund', 'hundchen'], fr: ['chien'], es: ['perro'], it: ['cane'], pt: ['cachorro'], ru: ['собак*'], tr: ['kopek'], ar: ['كلب'], zh: ['狗', '小狗'], ja: ['犬'] } };

function drawDachshund(): Figure {
  const leg = (x: number, lift: number): Fill => hump(blob([x - 0.11, -0.08], [x + 0.13, -0.08], [x + 0.1, -0.38], [x + 0.08, -0.6], [x - 0.18, -0.6], [x - 0.17, -0.52], [x - 0.08, -0.44]), lift, 1);
  return drawn({
    fills: [
      leg(-0.24, 0), leg(0.5, 0),
      hump(blob([-0.56, 0.22], [-0.3, 0.2], [0.2, 0.14], [0.6, 0.16], [0.82, 0.02], [0.78, -0.26], [0.42, -0.3], [0, -0.28], [-0.34, -0.36], [-0.58, -0.22], [-0.64, 0]), 0.15, 1.3),
      leg(-0.42, 0.55), leg(0.68, 0.4),
      hump(blob([-0.3, 0.16], [-0.34, 0.5], [-0.52, 0.62], [-0.7, 0.44], [-0.66, 0.04], [-0.48, -0.1]), 0.3, 1.15),
      hump(blob([-0.42, 0.6], [-0.58, 0.7], [-0.74, 0.62], [-0.84, 0.5], [-1.12, 0.4], [-1.2, 0.3], [-1.12, 0.2], [-0.84, 0.22], [-0.58, 0.3], [-0.42, 0.42]), 0.5, 1.15),
      hump(oval(-1.17, 0.34, 0.07, 0.06), 1, 0.8),
      hump(oval(-0.76, 0.5, 0.05, 0.05), 1.5, 0.5),
      hump(blob([-0.54, 0.64], [-0.4, 0.62], [-0.28, 0.34], [-0.3, 0.06], [-0.43, -0.02], [-0.54, 0.16], [-0.6, 0.44]), 1.1, 0.85),
    ],
    strokes: [limb([[0.74, 0.04], [0.96, 0.12], [1.1, 0.24], [1.18, 0.42]], 0.085, 0.03, 0.08), groove([[-1.14, 0.25], [-1, 0.27], [-0.86, 0.3]], 0.018)],
    stones: [{ at: [-0.76, 0.5], size: 0.12, role: 'center', seat: 'eyes' }, { at: [0.1, -0.07], size: 0.26, role: 'accent', seat: 'body', isSpare: true }],
    hang: [-0.1, 0.14],
  });
}

/** A dachshund in profile: a long low body on short legs, a long muzzle and a hanging ear. */
export const dachshund: Motif = { id: 'dachshund', drawings: [drawDachshund], words: { en: ['dachshund', 'dachshunds', 'sausage|wiener dog', 'doxie'], de: ['dackel', 'dackels', 'teckel', 'dachshund'], fr: ['teckel', 'teckels', 'chien saucisse'], es: ['perro salchicha', 'teckel', 'dachshund'], it: ['bassotto', 'cane bassotto'], pt: ['dachshund', 'cachorro salsicha'], nl: ['teckel', 'teckels'], sv: ['tax hund', 'taxen'], pl: ['jamnik', 'jamnika', 'jamnikiem'], ru: ['такса', 'таксы', 'таксу', 'таксой'], tr: ['dachshund', 'sosis kopek'], ar: ['داشهند', 'كلب داشهند'], hi: ['डैशहंड'], zh: ['腊肠犬', '腊肠狗'], ja: ['ダックス', 'ダックスフント', 'ダックスフンド', 'ミニチュアダックス'], ko: ['닥스훈트'] } };
