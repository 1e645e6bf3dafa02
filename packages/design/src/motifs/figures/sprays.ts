import type { Figure, Fill, Stroke } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { disc, drawn, leafBlade, moved, spare } from '../drawing';
import type { Motif } from '../motif';
import { partOf } from '../regions';
import { blob, evenBlob, green, hump, humps, limb } from '../relief';

/** Berries of a rowan: a cluster of five on short stalks. */
const BERRIES: readonly Point2[] = [[0.24, -0.1], [0.6, -0.02], [0.02, -0.46], [0.42, -0.44], [0.76, -0.38]];
const BERRY = 0.19;

/** A spray of berries with three pairs of leaves along its stem. */
function berrySpray(): Figure {
  const leaf = (from: Point2, angle: number, length: number): Fill => leafBlade({ from, to: [from[0] + length * Math.cos(angle), from[1] + length * Math.sin(angle)], width: 0.19, bend: 0.05, veins: 5 });
  return drawn({
    fills: [
      ...partOf('leaves', ...green(leaf([-0.5, -0.5], 2.5, 0.6), leaf([-0.42, -0.26], 0.5, 0.5), leaf([-0.34, 0.02], 2.3, 0.64), leaf([-0.2, 0.3], 0.36, 0.62), leaf([-0.14, 0.46], 2.1, 0.6), leaf([0.02, 0.66], 1.02, 0.6))),
      ...partOf('berries', ...BERRIES.map(([x, y]) => hump(disc(x, y, BERRY, 40), 0.5, 1.5))),
      ...BERRIES.map(([x, y]) => hump(disc(x + 0.02, y - BERRY, 0.05, 14), 0.6, 0.6)),
    ],
    strokes: [
      limb([[-0.74, -1.0], [-0.5, -0.5], [-0.26, 0.14], [0.04, 0.7]], 0.075, 0.05, 0.02),
      ...BERRIES.map(([x, y]): Stroke => limb([[-0.3, 0.08], [(x - 0.3) / 2 + 0.06, y / 2 + 0.16], [x, y + BERRY * 0.8]], 0.045, 0.036, 0.04)),
    ],
    stones: BERRIES.map((at, i) => ({ at, size: 0.34, role: i === 0 ? ('center' as const) : ('accent' as const), seat: 'berries' as const })),
    hang: [0.12, 1.0],
  });
}

/** A bloom of the sweet pea: a notched standard behind two wings and a keel. */
const bloom = (by: Point2, scale: number, angle: number): Fill[] =>
  [
    hump(evenBlob([0, 0.5], [0.26, 0.62], [0.58, 0.44], [0.6, 0.08], [0.3, -0.2], [0, -0.26]), 0.1, 0.9, 'dished'),
    ...humps(blob([0.02, 0.24], [0.26, 0.22], [0.36, -0.02], [0.24, -0.26], [0.03, -0.3]), 0.6, 0.9),
    hump(blob([0, 0.1], [0.1, -0.08], [0.05, -0.32], [-0.05, -0.32], [-0.1, -0.08]), 1.1, 0.8),
  ].map((fill): Fill => ({ ...fill, outline: moved(fill.outline, { scale, angle, by }), region: 'petals' }));

const BLOOMS = [[[-0.34, 0.5], 0.62, 0.3], [[0.42, 0.34], 0.56, -0.4], [[-0.06, -0.12], 0.5, 0.2]] as const;

/** Three sweet peas on a stem with a curling tendril and a pair of leaves. */
function sweetPea(): Figure {
  const foot = ([x, y]: Point2, scale: number, angle: number): Point2 => [x + 0.26 * scale * Math.sin(angle), y - 0.26 * scale * Math.cos(angle)];
  return drawn({
    fills: [
      ...partOf('leaves', ...green(leafBlade({ from: [0.1, -0.72], to: [0.7, -0.46], width: 0.2, bend: 0.05, veins: 3 }), leafBlade({ from: [0.08, -0.74], to: [-0.52, -0.58], width: 0.2, bend: -0.05, veins: 3 }))),
      ...BLOOMS.flatMap(([by, scale, angle]) => bloom(by, scale, angle)),
    ],
    strokes: [
      limb([[0.16, -1.06], [0.08, -0.7], [0.1, -0.3], [0.14, 0.06]], 0.06, 0.045, 0.02),
      ...BLOOMS.map(([by, scale, angle]) => limb([[0.1, -0.34], [(0.1 + by[0]) / 2, by[1] - 0.3 * scale - 0.06], foot(by, scale, angle)], 0.045, 0.042, 0.03)),
      limb([[0.1, -0.56], [0.4, -0.3], [0.66, -0.2], [0.8, -0.32], [0.7, -0.44], [0.6, -0.36]], 0.034, 0.028, 0.02),
    ],
    stones: [{ at: [-0.34, 0.5], size: 0.16, role: 'center', isSpare: true }, ...spare('center', 0.16, [0.42, 0.34], [-0.06, -0.12])],
    hang: [-0.4, 0.86],
  });
}

/** Sprays of berries and of blossoms. */
export const sprays: readonly Motif[] = [
  { id: 'berry spray', drawings: [berrySpray], words: { en: ['rowan', 'rowan branch|sprig|spray|berries|tree', 'berry branch|sprig|spray', 'branch|sprig|spray of? berries', 'hawthorn', 'hawthorn branch|sprig|berries', 'elderberry', 'mountain ash'], de: ['eberesche', 'ebereschen', 'vogelbeere', 'vogelbeeren', 'beerenzweig', 'weissdorn'], fr: ['sorbier', 'branche de sorbier|baies', 'aubepine'], es: ['serbal', 'rama de serbal|bayas', 'espino'], it: ['sorbo', 'rametto di bacche', 'biancospino'], pt: ['sorveira', 'ramo de bagas'], nl: ['lijsterbes'], sv: ['ronn', 'ronnbar'], pl: ['jarzebina', 'jarzebiny'], ru: ['рябин*', 'ветк* рябин*', 'веточк* рябин*', 'ветк* с ягод*', 'веточк* с ягод*'], zh: ['花楸', '浆果枝'], ja: ['ナナカマド'] } },
  { id: 'sweet pea', drawings: [sweetPea], words: { en: ['sweet pea', 'sweet peas', 'sweet pea flower|flowers|blossom'], de: ['wicke', 'wicken', 'duftwicke', 'duftwicken', 'edelwicke'], fr: ['pois de senteur'], es: ['guisante de olor', 'guisantes de olor'], it: ['pisello odoroso', 'piselli odorosi'], pt: ['ervilha de cheiro', 'ervilhas de cheiro'], nl: ['lathyrus', 'reukerwt'], sv: ['luktart'], pl: ['groszek pachnacy'], ru: ['душист* горош*'], ja: ['スイートピー'], zh: ['香豌豆'] } },
];
