import type { Figure, Fill } from '../../curves/figure';
import { drawn, moved } from '../drawing';
import type { Motif } from '../motif';
import { blob, hump, lance, oval } from '../relief';

/** Rows of spines from the outside in: number, distance of their roots, length and lift. */
const ROWS = [[13, 0.5, 0.36, 0], [11, 0.34, 0.34, 0.4], [8, 0.14, 0.34, 0.8]] as const;

function draw(): Figure {
  const spines = ROWS.flatMap(([count, away, length, lift], row) => Array.from({ length: count }, (_, i): Fill => {
    const a = -0.22 + ((i + 0.5 * (row % 2)) / (count - 1)) * 3.0;
    const lean = a - Math.PI / 2 - 0.45;
    return hump(moved(lance(length, 0.1, 0.3), { angle: lean, by: [0.2 + away * 1.24 * Math.cos(a), -0.22 + away * 1.1 * Math.sin(a)] }), lift, 0.9, 'ridge');
  }));
  return drawn({
    fills: [
      hump(blob([-0.3, 0.14], [0, 0.4], [0.5, 0.4], [0.9, 0], [0.86, -0.42], [0.4, -0.58], [-0.2, -0.56], [-0.4, -0.3]), 0, 0.9),
      ...spines,
      ...[[-0.3, -0.6], [0.02, -0.64], [0.62, -0.6]].map(([x, y]) => hump(oval(x!, y!, 0.14, 0.08), 0.2, 0.8)),
      hump(blob([-0.2, 0.16], [-0.42, 0.1], [-0.62, -0.16], [-0.94, -0.3], [-0.9, -0.42], [-0.6, -0.5], [-0.26, -0.52], [-0.1, -0.2]), 0.5, 1.3),
      hump(oval(-0.92, -0.34, 0.09, 0.085), 0.7, 1), hump(oval(-0.28, 0.04, 0.13, 0.14), 1.3, 0.8, 'dished'), hump(oval(-0.54, -0.14, 0.055, 0.06), 1.5, 0.5),
    ],
    stones: [{ at: [-0.54, -0.14], size: 0.13, role: 'center', seat: 'eyes' }],
    hang: [0.06, 0.56],
  });
}

/** A hedgehog in profile, its spines in three rows. */
export const hedgehog: Motif = { id: 'hedgehog', drawings: [draw], words: { en: ['hedgehog', 'porcupine'], de: ['igel'], fr: ['herisson'], es: ['erizo', 'puercoespin'], it: ['riccio animale', 'porcospino'], pt: ['ourico', 'porco espinho'], nl: ['egel', 'egeltje'], sv: ['igelkott'], pl: ['jez', 'jeza', 'jezyk'], ru: ['ежик*', 'еж', 'ежа', 'дикобраз*'], tr: ['kirpi'], ar: ['قنفذ'], hi: ['हाथीचूहा', 'साही'], zh: ['刺猬'], ja: ['ハリネズミ'], ko: ['고슴도치'] } };
