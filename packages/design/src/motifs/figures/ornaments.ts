import type { Figure, Fill } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { sample } from '../../geometry/curves';
import { drawn, moved } from '../drawing';
import type { Motif } from '../motif';
import { blob, hump, lance, oval } from '../relief';

/** Squares of a checkerboard along a side, an odd number so that neighbours in a row and in a column differ. */
const SQUARES = 5;

/** A checkerboard: every second square stands higher, and two inlays alternate in them. */
function checkerboard(): Figure {
  const side = 2 / SQUARES;
  const square = (i: number): Fill => {
    const [x, y] = [-1 + side * (i % SQUARES), 1 - side * Math.floor(i / SQUARES)];
    return hump([[x, y], [x + side, y], [x + side, y - side], [x, y - side]], i % 2 ? 0 : 0.35, 0.8, 'level');
  };
  return drawn({ fills: Array.from({ length: SQUARES ** 2 }, (_, i) => square(i)), stones: [{ at: [0, 0], size: 0.3, role: 'center', seat: 'center' }], hang: [0, 1] });
}

/** The cone of shawls: a drop with a curled tip, one within the other, beads along its edge. */
function paisley(): Figure {
  const drop: readonly Point2[] = [[-0.14, -0.98], [0.3, -0.9], [0.6, -0.56], [0.6, -0.12], [0.36, 0.24], [0.16, 0.52], [0.16, 0.8], [0.36, 0.98], [0.02, 0.94], [-0.24, 0.66], [-0.46, 0.24], [-0.66, -0.18], [-0.64, -0.62], [-0.44, -0.88]];
  const outline = blob(...drop);
  const beads = sample(17, (t) => outline[Math.round(t * (outline.length - 1))]!).filter(([, y]) => y < 0.2);
  return drawn({
    fills: [
      hump(outline, 0, 1.1, 'dished'),
      ...beads.map(([x, y]) => hump(oval(0.82 * x - 0.01, 0.82 * y - 0.08, 0.06, 0.06), 0.55, 0.6)),
      hump(moved(outline, { scale: 0.56, by: [-0.01, -0.2] }), 0.45, 1.1),
      ...[-0.7, 0, 0.7].map((angle) => hump(moved(lance(0.34, 0.075, 0.6), { angle, by: [-0.02, -0.56] }), 1.1, 0.6)),
      hump(oval(-0.02, -0.58, 0.09, 0.09), 1.2, 0.7),
    ],
    stones: [{ at: [-0.02, -0.42], size: 0.36, role: 'center', seat: 'body' }],
    hang: [0.2, 0.98],
  });
}

export const ornaments: readonly Motif[] = [
  { id: 'checkerboard', drawings: [checkerboard], words: { en: ['checkerboard', 'chequerboard', 'checker board', 'chess board', 'chessboard', 'checkerboard|chequerboard|checkered|chequered|chequer pattern|design|motif'], de: ['schachbrett', 'schachbrettmuster'], fr: ['damier', 'echiquier'], es: ['ajedrezado', 'tablero de ajedrez'], it: ['scacchiera', 'motivo a scacchi'], pt: ['tabuleiro de xadrez'], nl: ['dambord', 'schaakbord'], sv: ['schackbrade', 'schackrutig'], pl: ['szachownica'], ru: ['шахматная доска', 'в шахматную клетку'], tr: ['satranc tahtasi', 'dama deseni'], zh: ['棋盘格', '棋盘'], ja: ['チェッカーボード'], ko: ['체커보드', '바둑판 무늬'] } },
  { id: 'paisley', drawings: [paisley], words: { en: ['paisley', 'boteh', 'paisley drop'], de: ['paisley', 'paisleymuster'], fr: ['cachemire motif', 'motif cachemire', 'paisley'], es: ['paisley', 'cachemir dibujo'], it: ['paisley', 'motivo cachemire'], pt: ['paisley'], nl: ['paisley'], sv: ['paisley'], pl: ['paisley'], ru: ['пейсли', 'турецкий огурец'], tr: ['sal deseni'], ar: ['بيزلي'], hi: ['केरी डिजाइन', 'पैस्ले'], zh: ['佩斯利', '腰果花'], ja: ['ペイズリー'], ko: ['페이즐리'] } },
];
