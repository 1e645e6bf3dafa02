import type { Figure } from '../../curves/figure';
import { sample, type Point2 } from '../../geometry/curves';
import { arc, disc, drawn, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { heartOutline } from '../symbols';

/** Offset of the heart below the padlock's body, so that the shackle starts at its lobes. */
const LOW = -0.3;

function draw(): Figure {
  const body = heartOutline(0.72).map(([x, y]): Point2 => [x, y + LOW]);
  const shackle: Point2[] = [[-0.34, 0.12], ...arc(0, 0.5, 0.34, Math.PI, 0, 30), [0.34, 0.12]];
  return drawn({
    fills: [{ outline: body, rise: 'pillow', height: 1.1 }, { outline: disc(0, -0.3, 0.25, 48), rise: 'dished', height: 0.45, lift: 0.85 }],
    strokes: [
      wireOf(shackle, 0.095),
      wireOf(disc(0, -0.25, 0.045, 20), 0.045, { closed: true, engraved: true }), wireOf(sample(6, (t): Point2 => [0, -0.27 - 0.16 * t]), 0.04, { engraved: true }),
    ],
    stones: [{ at: [0, -0.3], size: 0.4, role: 'center' }],
    hang: [0, 0.92],
  });
}

/** A padlock in the form of a heart. */
export const heartPadlock: Motif = {
  id: 'heart padlock',
  drawings: [draw],
  words: {
    en: ['heart padlock|lock|locks|padlocks', 'heart shaped? padlock|lock', 'padlock heart', 'love padlock'], de: ['herzschloss', 'herz schloss', 'herz vorhangeschloss'], fr: ['cadenas coeur', 'cadenas en? forme? de? coeur'],
    es: ['candado de? corazon', 'candado en forma de corazon'], it: ['lucchetto a? cuore'], pt: ['cadeado de? coracao'], ru: ['замок сердце'], zh: ['心形锁'], ja: ['ハートの南京錠'],
  },
};
