import type { Figure, Fill } from '../../curves/figure';
import { turn, type Point2 } from '../../geometry/curves';
import { bothSides, drawn, moved, through, wireOf } from '../drawing';
import type { Motif } from '../motif';

const oval = (x: number, y: number, rx: number, ry: number): Point2[] => turn(40, (a): Point2 => [x + rx * Math.cos(a), y + ry * Math.sin(a)]);

function draw(): Figure {
  const sides = [false, true];
  const both = (outline: readonly Point2[], height: number, lift: number, rise: Fill['rise'] = 'pillow'): Fill[] => sides.map((flip): Fill => ({ outline: moved(outline, { flip }), rise, height, lift }));
  const ear = through([[0.36, 0.72], [0.42, 0.94], [0.62, 1.04], [0.8, 0.92], [0.84, 0.66], [0.74, 0.46]], true);
  const skull = through([[0, 0.86], [0.36, 0.82], [0.66, 0.6], [0.82, 0.2], [0.84, -0.14], [0.7, -0.44], [0.44, -0.66], [0.3, -0.92], [0, -1.02], [-0.3, -0.92], [-0.44, -0.66], [-0.7, -0.44], [-0.84, -0.14], [-0.82, 0.2], [-0.66, 0.6], [-0.36, 0.82]], true);
  return drawn({
    fills: [
      ...both(ear, 0.9, 0.1, 'dished'),
      { outline: skull, rise: 'pillow', height: 1.3 },
      // Cheekbones, and brows that slope to the bridge of the nose.
      ...both(through([[0.3, -0.02], [0.6, 0.08], [0.78, -0.1], [0.66, -0.36], [0.4, -0.46], [0.26, -0.26]], true), 0.8, 0.6),
      ...both(through([[0.07, 0.34], [0.28, 0.46], [0.56, 0.5], [0.66, 0.34], [0.44, 0.28], [0.2, 0.2]], true), 0.8, 0.95),
      { outline: through([[-0.09, 0.6], [0.09, 0.6], [0.12, 0.3], [0.15, -0.02], [0.2, -0.3], [-0.2, -0.3], [-0.15, -0.02], [-0.12, 0.3]], true), rise: 'pillow', height: 0.85, lift: 0.95 },
      ...both(oval(0.19, -0.52, 0.22, 0.2), 0.85, 1.15),
      { outline: through([[-0.13, -0.76], [0.13, -0.76], [0.2, -0.88], [0, -0.98], [-0.2, -0.88]], true), rise: 'pillow', height: 0.7, lift: 0.85 },
      { outline: through([[-0.19, -0.22], [0, -0.18], [0.19, -0.22], [0.12, -0.36], [0, -0.42], [-0.12, -0.36]], true), rise: 'ridge', height: 0.7, lift: 1.75 },
      ...bothSides([0.34, 0.14]).map(([x, y]): Fill => ({ outline: oval(x, y, 0.13, 0.09), rise: 'pillow', height: 0.5, lift: 1.05 })),
    ],
    strokes: [
      wireOf([[0, -0.42], [0, -0.66]], 0.022, { engraved: true }),
      ...sides.map((flip) => wireOf(moved(through([[0, -0.68], [0.18, -0.74], [0.38, -0.64]]), { flip }), 0.024, { engraved: true })),
      ...sides.map((flip) => wireOf(moved(through([[0.06, 0.78], [0.1, 0.66], [0.1, 0.56]]), { flip }), 0.02, { engraved: true })),
    ],
    stones: [{ at: [0.34, 0.14], size: 0.2, role: 'center', seat: 'eyes' }, { at: [-0.34, 0.14], size: 0.2, role: 'accent', seat: 'eyes' }],
    hang: [0, 0.84],
  });
}

/** A big cat's head from the front. */
export const panther: Motif = { id: 'panther', drawings: [draw], words: { en: ['panther', 'panthere', 'panther|panthere head', 'black panther', 'puma', 'cougar'], de: ['panther', 'pantherkopf', 'puma'], fr: ['panthere', 'tete de panthere', 'puma'], es: ['pantera', 'puma', 'cabeza de pantera'], it: ['pantera', 'testa di pantera', 'puma'], pt: ['pantera', 'puma'], nl: ['panter', 'panterkop', 'poema'], sv: ['panter', 'puma'], pl: ['pantera', 'pantery', 'puma'], ru: ['пантер*', 'пум*'], tr: ['panter', 'puma'], ar: ['بانثر', 'فهد اسود'], hi: ['पैंथर', 'काला तेंदुआ'], zh: ['豹', '黑豹', '豹头', '美洲狮'], ja: ['パンサー', '黒豹', '豹'], ko: ['팬서', '흑표범', '퓨마'] } };
