import type { Figure, Fill } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { TAU } from '../../geometry/vec';
import { disc, drawn, leafBlade, moved } from '../drawing';
import type { Motif } from '../motif';
import { hump, humps, limb, oval } from '../relief';

/** Middles of the blossoms, the highest first, and the point at which their stems are tied. */
const BLOSSOMS: readonly Point2[] = [[0, 0.78], [-0.4, 0.68], [0.4, 0.68], [-0.2, 0.4], [0.22, 0.42], [-0.68, 0.38], [0.68, 0.38], [-0.44, 0.1], [0.44, 0.1]];
const TIED: Point2 = [0, -0.42];

function blossom([x, y]: Point2, i: number): Fill[] {
  const turned = i * 0.5;
  const petals = Array.from({ length: 5 }, (_, k): Fill => {
    const a = turned + (k / 5) * TAU;
    return hump(moved(oval(0, 0.115, 0.078, 0.1), { angle: a, by: [x, y] }), 0.35 + 0.1 * (i % 3), 0.9, 'dished');
  });
  return [...petals, hump(disc(x, y, 0.06, 20), 0.75 + 0.1 * (i % 3), 0.8)];
}

function draw(): Figure {
  const leaf = (from: Point2, to: Point2): Fill => ({ ...leafBlade({ from, to, width: 0.2, bend: 0.05, veins: 3 }), enamel: 'leaf' });
  const loop: readonly Point2[] = [[0.05, -0.4], [0.24, -0.24], [0.46, -0.28], [0.46, -0.46], [0.26, -0.52]];
  const tail: readonly Point2[] = [[0.03, -0.46], [0.14, -0.66], [0.3, -0.84], [0.42, -0.78], [0.24, -0.6], [0.1, -0.42]];
  return drawn({
    fills: [
      leaf([-0.1, -0.28], [-0.78, 0.06]), leaf([0.1, -0.28], [0.78, 0.06]), leaf([-0.06, -0.2], [-0.04, 0.2]),
      ...BLOSSOMS.flatMap(blossom), ...humps(tail, 0.2, 0.8), ...humps(loop, 0.3, 1), hump(oval(0, -0.42, 0.09, 0.1), 0.6, 1.1),
    ],
    strokes: [
      ...BLOSSOMS.map(([x, y]) => limb([[x, y], [x * 0.5, (y + TIED[1]) / 2 - 0.06], TIED], 0.035, 0.035)),
      ...[-0.3, -0.16, 0, 0.16, 0.3].map((x) => limb([TIED, [x * 0.6, -0.72], [x, -1]], 0.045, 0.04)),
    ],
    stones: BLOSSOMS.map((at, i) => ({ at, size: 0.17, role: i === 0 ? ('center' as const) : ('accent' as const), seat: 'petals' as const })),
    hang: [0, 0.94],
  });
}

/** Nine blossoms whose stems are tied with a bow. */
export const bouquet: Motif = { id: 'bouquet', drawings: [draw], words: { en: ['flower|floral bouquet|posy', 'bouquet|bunch|posy|spray of? flowers|blossoms|roses', 'posy'], de: ['blumenstrauß', 'blumenstrauss', 'blumenbukett', 'blumenbouquet'], fr: ['bouquet de fleurs', 'bouquet fleuri'], es: ['ramo de flores', 'ramillete', 'ramillete de flores', 'bouquet de flores'], it: ['mazzo|mazzetto di fiori', 'bouquet di fiori'], pt: ['ramo|buque|buquê de flores', 'ramalhete'], ru: ['букет* цветов', 'букет*'], tr: ['çiçek buketi', 'buket'], ar: ['باقة ورد|زهور'], hi: ['गुलदस्ता'], zh: ['花束'], ja: ['フラワーブーケ'] } };
