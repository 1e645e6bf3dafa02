import type { Figure } from '../../curves/figure';
import { sample, type Point2 } from '../../geometry/curves';
import { arc, disc, drawn, through, wireOf } from '../drawing';
import type { Motif } from '../motif';

function draw(): Figure {
  const body = through([[-0.63, -0.06], [-0.58, 0.14], [-0.4, 0.18], [0, 0.18], [0.4, 0.18], [0.58, 0.14], [0.63, -0.06], [0.64, -0.5], [0.5, -0.86], [0, -0.98], [-0.5, -0.86], [-0.64, -0.5]], true);
  const shackle: Point2[] = [[-0.4, 0.06], ...arc(0, 0.5, 0.4, Math.PI, 0, 30), [0.4, 0.06]];
  return drawn({
    fills: [{ outline: body, rise: 'pillow', height: 0.9 }, { outline: disc(0, -0.32, 0.27, 48), rise: 'dished', height: 0.45, lift: 0.75 }],
    strokes: [
      wireOf(shackle, 0.1), wireOf(sample(12, (t): Point2 => [-0.5 + t, 0.04]), 0.022, { engraved: true }),
      wireOf(disc(0, -0.26, 0.045, 20), 0.045, { closed: true, engraved: true }), wireOf([[0, -0.28], [0, -0.46]], 0.04, { engraved: true }),
    ],
    stones: [{ at: [0, -0.34], size: 0.44, role: 'center' }],
    hang: [0, 0.98],
  });
}

/** A padlock with a keyhole. */
export const padlock: Motif = { id: 'padlock', drawings: [draw], words: { en: ['padlock', 'pad lock', 'lock', 'love lock', 'lock and key'], de: ['vorhangeschloss', 'schloss'], fr: ['cadenas'], es: ['candado'], it: ['lucchetto'], pt: ['cadeado'], ru: ['замок', 'замочек', 'замочк*'], tr: ['kilit'], ar: ['قفل صغير'], zh: ['锁'], ja: ['南京錠'] } };
