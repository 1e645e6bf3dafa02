import type { Figure } from '../../curves/figure';
import { sample, type Point2 } from '../../geometry/curves';
import { horse } from '../beasts';
import { drawn, wireOf } from '../drawing';
import type { Motif } from '../motif';

function draw(): Figure {
  const head = horse();
  const at = (t: number): Point2 => [-0.13 - 0.5 * t, 0.52 + 0.6 * t];
  const horn = drawn({
    strokes: [wireOf(sample(20, at), sample(20, (t) => 0.1 - 0.075 * t), { lifts: sample(20, () => 0.06) }), ...[0.12, 0.3, 0.48, 0.66].map((t) => wireOf([[at(t)[0] - 0.08, at(t)[1] - 0.02], [at(t + 0.1)[0] + 0.08, at(t + 0.1)[1] + 0.02]], 0.018, { engraved: true }))],
  });
  return { ...head, fills: [...head.fills, ...horn.fills], strokes: [...head.strokes, ...horn.strokes] };
}

/** A unicorn: the head of a horse with a twisted horn. */
export const unicorn: Motif = { id: 'unicorn', drawings: [draw], words: { en: ['unicorn'], de: ['einhorn'], fr: ['licorne'], es: ['unicornio'], it: ['unicorno'], pt: ['unicornio'], ru: ['единорог*'], tr: ['tek boynuzlu at'], ar: ['وحيد القرن'], zh: ['独角兽'], ja: ['ユニコーン'] } };
