import type { Figure } from '../../curves/figure';
import { arc, disc, drawn, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { hump } from '../relief';

const draw = (): Figure => {
  const q = Math.PI / 2;
  const half = [...arc(0, 0, 0.9, q, -q, 48), ...arc(0, -0.45, 0.45, -q, q, 28).slice(1), ...arc(0, 0.45, 0.45, 3 * q, q, 28).slice(1, -1)];
  return drawn({
    fills: [hump(disc(0, 0, 1, 96), 0, 0.5, 'level'), { ...hump(half, 0.2, 0.9), holes: [disc(0, 0.45, 0.14, 32)] }, hump(disc(0, -0.45, 0.14, 32), 0.2, 0.9)],
    strokes: [wireOf(disc(0, 0, 0.96, 96), 0.06, { closed: true, lifts: Array.from({ length: 96 }, () => 0.05) })],
    stones: [{ at: [0, 0.45], size: 0.3, role: 'center' }, { at: [0, -0.45], size: 0.3, role: 'accent' }],
    hang: [0, 1],
  });
};

/** Yin and yang, one half raised. */
export const yinYang: Motif = { id: 'yin yang', drawings: [draw], words: { en: ['yin yang', 'ying yang', 'yin and yang', 'taijitu'], de: ['yin und yang', 'yin yang'], fr: ['yin et yang', 'yin yang'], es: ['yin y yang', 'yin yang'], it: ['yin e yang', 'yin yang'], pt: ['yin e yang', 'yin yang'], nl: ['yin en yang', 'yin yang'], sv: ['yin och yang'], pl: ['jin jang', 'yin yang'], ru: ['инь янь', 'инь ян', 'инь и ян'], tr: ['yin yang', 'ying yang'], ar: ['يين يانغ', 'الين واليانغ'], hi: ['यिन यांग'], zh: ['太极', '阴阳', '阴阳鱼'], ja: ['陰陽', '太極図'], ko: ['음양', '태극'] } };
