import type { Figure } from '../../curves/figure';
import { drawn } from '../drawing';
import type { Motif } from '../motif';
import { evenBlob, groove, grooves, hump, humps, oval } from '../relief';

/** Our Lady of Aparecida: a stiff triangular mantle with a border, a crowned head without a glory of rays. */
const draw = (): Figure =>
  drawn({
    fills: [
      hump([[0, 0.46], [0.16, 0.4], [0.34, 0.1], [0.56, -0.4], [0.74, -0.86], [0.6, -0.93], [0.3, -0.97], [0, -0.98], [-0.3, -0.97], [-0.6, -0.93], [-0.74, -0.86], [-0.56, -0.4], [-0.34, 0.1], [-0.16, 0.4]], 0, 1.1),
      ...humps([[0.1, 0.4], [0.2, 0.36], [0.34, 0.06], [0.54, -0.42], [0.7, -0.86], [0.6, -0.89], [0.42, -0.44], [0.24, -0.02]], 0.5, 0.8),
      hump(evenBlob([0, 0.34], [0.12, 0.24], [0.2, -0.1], [0.28, -0.5], [0.36, -0.86], [0, -0.9]), 0.8, 0.8),
      hump(evenBlob([0, 0.16], [0.1, 0.06], [0.09, -0.1], [0, -0.18]), 1.5, 0.6, 'ridge'),
      hump(evenBlob([0, 0.66], [0.2, 0.6], [0.27, 0.42], [0.24, 0.26], [0, 0.2]), 0.5, 1), hump(oval(0, 0.44, 0.115, 0.145), 1.2, 0.7),
      hump([[-0.17, 0.6], [0.17, 0.6], [0.25, 0.78], [0.12, 0.76], [0.1, 0.88], [0, 0.8], [-0.1, 0.88], [-0.12, 0.76], [-0.25, 0.78]], 0.8, 0.9), hump(oval(0, 0.9, 0.06, 0.07), 0.9, 0.7), hump([[-0.18, 0.58], [0.18, 0.58], [0.19, 0.65], [-0.19, 0.65]], 1.2, 0.7),
    ],
    strokes: [...grooves([[0.3, 0.06], [0.46, -0.38], [0.62, -0.84]], 0.02), groove([[0, -0.24], [0, -0.86]], 0.022), ...grooves([[0.08, -0.24], [0.16, -0.86]], 0.02), groove([[-0.7, -0.82], [0, -0.92], [0.7, -0.82]], 0.02)],
    stones: [{ at: [0, -0.42], size: 0.2, role: 'center', seat: 'body' }],
    hang: [0, 0.94],
  });

/** The patroness of Brazil in her mantle. */
export const aparecida: Motif = {
  id: 'Our Lady of Aparecida',
  drawings: [draw],
  words: {
    en: ['our lady of? aparecida', 'nossa senhora aparecida', 'lady aparecida'],
    pt: ['nossa senhora? aparecida', 'nossa senhora da? conceicao aparecida', 'n s aparecida', 'santa aparecida', 'padroeira do brasil'],
    es: ['virgen de? aparecida', 'nuestra senora de? aparecida'],
    it: ['nostra signora aparecida'],
  },
};
