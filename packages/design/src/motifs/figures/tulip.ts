import type { Figure, Fill } from '../../curves/figure';
import { drawn, moved, through, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { lance } from '../relief';

function draw(): Figure {
  const put = (width: number, angle: number, length: number, lift: number): Fill => ({ outline: moved(lance(1, width, 0.42, 0.75, 20), { angle, scale: length, by: [0, -0.04] }), rise: 'dished', height: 1.05, lift });
  const stem = through([[0, 0.02], [0.02, -0.4], [-0.03, -1.04]]);
  const leaf = (way: number): Fill => ({ outline: through([[-0.02 * way, -1.0], [way * 0.3, -0.6], [way * 0.5, -0.1], [way * 0.52, 0.1], [way * 0.3, -0.2], [way * 0.06, -0.66]], true), rise: 'ridge', height: 0.7 });
  return drawn({
    fills: [leaf(1), leaf(-1), put(0.24, 0.42, 1.02, 0), put(0.24, -0.42, 1.02, 0), put(0.26, 0.2, 1.08, 0.25), put(0.26, -0.2, 1.08, 0.3), put(0.28, 0, 0.98, 0.6)],
    strokes: [wireOf(stem, 0.062)],
    stones: [{ at: [0, 0.36], size: 0.36, role: 'center', seat: 'petals' }],
    hang: [0, 0.96],
  });
}

/** A tulip on its stem between two long leaves. */
export const tulip: Motif = { id: 'tulip', drawings: [draw], words: { en: ['tulip'], de: ['tulpe', 'tulpen'], fr: ['tulipe', 'tulipes'], es: ['tulipan', 'tulipanes'], it: ['tulipano', 'tulipani'], pt: ['tulipa'], ru: ['тюльпан*'], tr: ['lale'], ar: ['توليب'], zh: ['郁金香'], ja: ['チューリップ'] } };
