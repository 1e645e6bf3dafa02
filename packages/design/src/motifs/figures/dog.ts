import type { Figure, Fill } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { turn } from '../../geometry/curves';
import { bothSides, drawn, moved, through, wireOf } from '../drawing';
import type { Motif } from '../motif';

const oval = (x: number, y: number, rx: number, ry: number): Point2[] => turn(44, (a): Point2 => [x + rx * Math.cos(a), y + ry * Math.sin(a)]);

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
export const dog: Motif = { id: 'dog', drawings: [draw], words: { en: ['dog', 'puppy', 'golden retriever', 'labrador', 'dachshund', 'spaniel', 'beagle'], de: ['hund', 'hundchen'], fr: ['chien'], es: ['perro'], it: ['cane'], pt: ['cachorro'], ru: ['собак*'], tr: ['kopek'], ar: ['كلب'], zh: ['狗', '小狗'], ja: ['犬'] } };
