import type { Figure } from '../../curves/figure';
import type { Fill } from '../../curves/figure';
import { around, disc, drawn, moved, spare } from '../drawing';
import type { Motif } from '../motif';
import { groove, hump, lance } from '../relief';

/** Angle from the top in degrees, length and half width of each bract; the upper ones are shorter. */
const BRACTS = [[[0, 1, 0.19], [52, 0.94, 0.2], [103, 1, 0.19], [155, 0.92, 0.2], [207, 0.98, 0.19], [256, 0.93, 0.2], [308, 1, 0.19]], [[26, 0.66, 0.16], [86, 0.62, 0.15], [140, 0.68, 0.16], [196, 0.62, 0.15], [240, 0.66, 0.16], [292, 0.64, 0.15], [338, 0.6, 0.14]]] as const;

function draw(): Figure {
  const angle = (degrees: number): number => (-degrees * Math.PI) / 180;
  return drawn({
    fills: [
      ...BRACTS.flatMap((row, layer) => row.map(([at, length, width]): Fill => hump(moved(lance(length, width, 0.56), { angle: angle(at) }), layer * 0.4, 0.9))),
      hump(disc(0, 0, 0.36), 0.5, 0.7),
      ...[[0, 0] as const, ...around(6, 0.23)].map(([x, y]) => hump(disc(x, y, 0.115, 28), 1, 0.8)),
    ],
    strokes: BRACTS[0].map(([at, length]) => groove(moved([[0, 0.5], [0.01, length * 0.75], [0, length * 0.94]], { angle: angle(at) }), 0.022)),
    stones: [{ at: [0, 0], size: 0.5, role: 'center' }, ...spare('petals', 0.16, ...around(7, 0.72))],
    hang: [0, 0.96],
  });
}

/** An edelweiss: two rows of woolly bracts around a group of small heads. */
export const edelweiss: Motif = { id: 'edelweiss', drawings: [draw], words: { en: ['edelweiss', 'edelweiss flower'], de: ['edelweiss', 'edelweissblute', 'edelweissbluten'], fr: ['edelweiss'], es: ['edelweiss', 'flor de las nieves'], it: ['stella alpina', 'stelle alpine', 'edelweiss'], pt: ['edelvais', 'edelweiss'], nl: ['edelweiss'], sv: ['edelweiss', 'edelweissblomma'], pl: ['szarotka', 'szarotki'], ru: ['эдельвейс*'], tr: ['edelvays'], ar: ['اديلفايس'], hi: ['एडलवाइस'], zh: ['雪绒花', '火绒草'], ja: ['エーデルワイス'], ko: ['에델바이스'] } };
