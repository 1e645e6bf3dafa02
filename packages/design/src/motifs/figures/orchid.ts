import type { Figure, Fill } from '../../curves/figure';
import { TAU } from '../../geometry/vec';
import { bothSides, disc, drawn, moved, spare, through, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { lance } from '../relief';

function draw(): Figure {
  const sepal = (angle: number): Fill => ({ outline: moved(lance(1, 0.26, 0.5, 0.8, 20), { angle, scale: 0.98 }), rise: 'dished', height: 0.8 });
  const wing = (way: number): Fill => ({ outline: through([[0, 0.04], [way * 0.34, 0.42], [way * 0.8, 0.5], [way * 1.06, 0.2], [way * 0.94, -0.16], [way * 0.5, -0.24]], true), rise: 'dished', height: 1, lift: 0.28 });
  return drawn({
    fills: [
      sepal(0), sepal(TAU * 0.36), sepal(-TAU * 0.36), wing(1), wing(-1),
      { outline: through([[0, -0.02], [0.2, -0.1], [0.3, -0.34], [0.16, -0.5], [0.1, -0.72], [0, -0.8], [-0.1, -0.72], [-0.16, -0.5], [-0.3, -0.34], [-0.2, -0.1]], true), rise: 'pillow', height: 1, lift: 0.55 },
      { outline: disc(0, 0.04, 0.13, 32), rise: 'pillow', height: 0.9, lift: 1 },
    ],
    strokes: [1, -1].flatMap((way) => [[0.9, 0.26], [0.92, 0.08], [0.7, 0.36]].map(([x, y]) => wireOf(through([[way * 0.2, 0.06], [way * x! * 0.6, y! * 0.8], [way * x!, y!]]), 0.017, { engraved: true }))),
    stones: [{ at: [0, 0.02], size: 0.26, role: 'center' }, ...spare('petals', 0.26, ...bothSides([0.62, 0.14]))],
    hang: [0, 0.94],
  });
}

/** An orchid: three narrow sepals, two broad petals and a lip. */
export const orchid: Motif = { id: 'orchid', drawings: [draw], words: { en: ['orchid'], de: ['orchidee', 'orchideen'], fr: ['orchidee', 'orchidees'], es: ['orquidea', 'orquideas'], it: ['orchidea', 'orchidee'], pt: ['orquidea'], ru: ['орхиде*'], tr: ['orkide'], ar: ['اوركيد'], zh: ['兰花'], ja: ['蘭'] } };
