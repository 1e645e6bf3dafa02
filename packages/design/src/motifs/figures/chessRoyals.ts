import type { Figure, Fill } from '../../curves/figure';
import { disc, drawn } from '../drawing';
import type { Motif } from '../motif';
import { blob, evenBlob, groove, hump, humps, oval } from '../relief';

/** A turned foot, shaft and collars; the crowns stand on the upper collar. */
const turned: readonly Fill[] = [
  hump(evenBlob([0, -0.86], [0.5, -0.88], [0.58, -1], [0.5, -1.1], [0, -1.12]), 0, 1.25),
  hump(evenBlob([0, -0.72], [0.4, -0.76], [0.46, -0.84], [0.4, -0.92], [0, -0.94]), 0.15, 1.25),
  hump(evenBlob([0, 0.32], [0.17, 0.3], [0.17, 0.02], [0.2, -0.36], [0.34, -0.72], [0.2, -0.78], [0, -0.78]), 0.05, 1.35),
  hump(oval(0, -0.64, 0.35, 0.055), 0.5, 1.05),
  hump(oval(0, 0.24, 0.34, 0.075), 0.45, 1.15),
  hump(oval(0, 0.12, 0.26, 0.055), 0.5, 1.05),
];

const king = (): Figure =>
  drawn({
    fills: [
      ...turned,
      // A bulbous crown with a band, and a cross with flared arms.
      hump(evenBlob([0, 0.76], [0.22, 0.74], [0.33, 0.62], [0.3, 0.44], [0.2, 0.28], [0, 0.26]), 0.2, 1.3),
      hump(oval(0, 0.735, 0.17, 0.06), 0.7, 1),
      ...[[[-0.06, 0.76], [0.06, 0.76], [0.045, 0.98], [0.11, 1.26], [-0.11, 1.26], [-0.045, 0.98]], [[-0.2, 0.92], [0, 0.98], [0.2, 0.92], [0.2, 1.14], [0, 1.08], [-0.2, 1.14]]].map((outline): Fill => ({ outline: outline.map(([x, y]) => [x!, y!] as const), rise: 'ridge', height: 0.9, lift: 0.2 })),
    ],
    strokes: [groove([[-0.2, 0.4], [0, 0.36], [0.2, 0.4]], 0.024), groove([[-0.12, 0.66], [-0.14, 0.48]], 0.022), groove([[0.12, 0.66], [0.14, 0.48]], 0.022)],
    stones: [{ at: [0, 0.54], size: 0.2, role: 'center', isSpare: true }],
    hang: [0, 1.22],
  });

const queen = (): Figure =>
  drawn({
    fills: [
      ...turned,
      // A coronet that opens upwards into five points, a dome within, and a ball on top.
      hump(evenBlob([0, 1.02], [0.2, 0.94], [0.28, 0.76], [0, 0.7]), 0.15, 1.1),
      { outline: [[-0.2, 0.28], [-0.32, 0.62], [-0.46, 0.98], [-0.28, 0.8], [-0.2, 0.96], [-0.1, 0.78], [0, 0.96], [0.1, 0.78], [0.2, 0.96], [0.28, 0.8], [0.46, 0.98], [0.32, 0.62], [0.2, 0.28]], rise: 'pillow', height: 1.2, lift: 0.35 },
      ...[[0.45, 0.98], [0.21, 0.96]].flatMap(([x, y]) => humps(disc(x!, y!, 0.062, 24), 0.7, 1)),
      hump(disc(0, 0.97, 0.062, 24), 0.7, 1),
      hump(disc(0, 1.13, 0.12, 36), 0.35, 1.2),
      hump(blob([-0.28, 0.46], [0, 0.4], [0.28, 0.46], [0.26, 0.38], [0, 0.32], [-0.26, 0.38]), 0.9, 0.8),
    ],
    stones: [{ at: [0, 0.62], size: 0.2, role: 'center', isSpare: true }],
    hang: [0, 1.2],
  });

/** The king and the queen of chess, with turned feet: one under a cross, the other in a coronet. */
export const chessRoyals: readonly Motif[] = [
  { id: 'chess king', drawings: [king], words: { en: ['chess king', 'king chess piece', 'chess piece king'], de: ['schachkonig', 'konig schachfigur', 'schachfigur konig'], fr: ['roi d echecs', 'roi des echecs', 'piece d echecs roi'], es: ['rey de ajedrez', 'rey del ajedrez', 'pieza de ajedrez rey'], it: ['re degli scacchi', 're di scacchi'], pt: ['rei de|do xadrez'], nl: ['schaakkoning', 'koning schaakstuk'], sv: ['schackkung', 'kung schackpjas'], pl: ['krol szachowy', 'szachowy krol', 'krola szachowego', 'szachowego krola'], ru: ['шахматн* король', 'шахматн* короля', 'король шахматы', 'шахматн* королем'], tr: ['satranc sahi', 'satranc kral|krali'], ar: ['ملك الشطرنج', 'ملك شطرنج'], hi: ['शतरंज का राजा', 'शतरंज राजा'], ur: ['شطرنج کا بادشاہ'], zh: ['国际象棋国王', '象棋国王', '国王棋子'], ja: ['チェスのキング', 'チェスキング', 'キングの駒'], ko: ['체스 킹', '체스 왕'], tl: ['hari ng chess', 'haring chess'] } },
  { id: 'chess queen', drawings: [queen], words: { en: ['chess queen', 'queen chess piece', 'chess piece queen'], de: ['schachdame', 'dame schachfigur', 'schachkonigin', 'schachfigur dame'], fr: ['reine d echecs', 'dame d echecs', 'reine des echecs'], es: ['de? reina de|del ajedrez', 'dama de ajedrez'], it: ['regina degli scacchi', 'donna degli scacchi', 'regina di scacchi'], pt: ['de? rainha de|do xadrez', 'dama de|do xadrez'], nl: ['schaakkoningin', 'schaakdame', 'dame schaakstuk'], sv: ['schackdrottning', 'drottning schackpjas'], pl: ['hetman szachowy', 'krolowa szachowa', 'szachowa krolowa', 'szachowej krolowej'], ru: ['шахматн* ферзь', 'шахматн* королева', 'шахматн* ферзя', 'шахматн* королевы', 'шахматн* королевой'], tr: ['satranc veziri', 'satranc kralicesi'], ar: ['ملكه الشطرنج', 'ملكه شطرنج', 'وزير الشطرنج'], hi: ['शतरंज की रानी', 'शतरंज रानी'], ur: ['شطرنج کی ملکہ'], zh: ['国际象棋皇后', '象棋皇后', '皇后棋子'], ja: ['チェスのクイーン', 'チェスクイーン', 'クイーンの駒'], ko: ['체스 퀸', '체스 여왕'], tl: ['reyna ng chess', 'reynang chess'] } },
];
