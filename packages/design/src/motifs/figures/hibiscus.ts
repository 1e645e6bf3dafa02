import type { Figure, Fill } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { sample } from '../../geometry/curves';
import { TAU } from '../../geometry/vec';
import { around, disc, drawn, moved, spare, through, wireOf } from '../drawing';
import type { Motif } from '../motif';

function draw(): Figure {
  const petal = (i: number): Fill => {
    const outer = sample(25, (t): Point2 => {
      const a = -0.72 + 1.44 * t;
      const r = 0.94 + 0.06 * Math.sin(a * 9 + i) - 0.16 * (a / 0.72) ** 4;
      return [r * Math.sin(a), r * Math.cos(a)];
    });
    return { outline: moved([[-0.05, 0.04], ...outer, [0.05, 0.04]], { angle: (i / 5) * TAU + 0.06, scale: 1 + 0.03 * Math.sin(i * 2.3) }), rise: 'dished', height: 0.95, lift: 0.14 * ((i * 2) % 5) };
  };
  const veins = Array.from({ length: 5 }, (_, i) => [-0.4, -0.14, 0.14, 0.4].map((off) => {
    const a = (i / 5) * TAU + 0.06 + off;
    return wireOf([[-0.26 * Math.sin(a * 0.98), 0.26 * Math.cos(a)], [-0.74 * Math.sin(a), 0.74 * Math.cos(a)]], 0.017, { engraved: true });
  })).flat();
  const column = through([[0, 0], [0.14, 0.2], [0.34, 0.42], [0.5, 0.66]]);
  return drawn({
    fills: [...Array.from({ length: 5 }, (_, i) => petal(i)), ...[0.5, 0.62, 0.74, 0.86, 1].flatMap((t, i) => {
      const [x, y] = column[Math.round(t * (column.length - 1))]!;
      return [1, -1].map((side): Fill => ({ outline: disc(x + side * 0.06, y - side * 0.05, 0.042 + 0.004 * i, 16), rise: 'pillow', height: 0.5, lift: 1.5 }));
    })],
    strokes: [...veins, wireOf(column, sample(column.length, (t) => 0.06 - 0.015 * t), { lifts: sample(column.length, () => 0.2) })],
    stones: [{ at: [0, 0], size: 0.34, role: 'center' }, ...spare('petals', 0.24, ...around(5, 0.66, Math.PI / 2 + 0.06))],
    hang: [0, 0.96],
  });
}

/** A hibiscus: five ruffled petals and a long stamen. */
export const hibiscus: Motif = { id: 'hibiscus', drawings: [draw], words: { en: ['hibiscus', 'hawaiian flower', 'gumamela', 'china rose flower'], de: ['hibiskus'], fr: ['hibiscus'], es: ['hibisco'], it: ['ibisco'], pt: ['hibisco'], ru: ['гибискус*', 'китайск* роз*'], zh: ['木槿', '扶桑'], ja: ['ハイビスカス'], nl: ['hibiscus', 'hibiscusbloem'], sv: ['hibiskus', 'hibiskusblomma'], pl: ['hibiskus', 'hibiskusa', 'kwiat hibiskusa'], ur: ['گڑہل', 'گل ہڑ'], ko: ['히비스커스', '하와이 무궁화'], tl: ['gumamela'] } };
