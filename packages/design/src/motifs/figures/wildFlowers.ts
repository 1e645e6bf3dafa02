import type { Figure, Fill, Stroke } from '../../curves/figure';
import { sample, turn, type Point2 } from '../../geometry/curves';
import { TAU } from '../../geometry/vec';
import { around, disc, drawn, leafBlade, moved, spare } from '../drawing';
import type { Motif } from '../motif';
import { blob, circled, evenBlob, green, groove, grooves, hump, humps, lance, limb, limbs, oval } from '../relief';

const stem = (...points: readonly Point2[]): Stroke => limb(points, 0.06, 0.05, 0.02);
const sepal = (from: Point2, to: Point2, width = 0.16, bend = 0.06): Fill => ({ ...leafBlade({ from, to, width, bend, veins: 3 }), enamel: 'leaf' });

function thistle(): Figure {
  const scales = [[0.08, 5, 0.4], [-0.08, 4, 0.6], [-0.24, 3, 0.8]].flatMap(([y, count, lift]) => sample(count!, (t): Fill => hump(moved(lance(0.26, 0.1, 0.4), { angle: -(t - 0.5) * 0.9, by: [(t - 0.5) * 0.56 * (count! / 5), y! - 0.1] }), lift, 0.9, 'ridge')));
  return drawn({
    fills: [
      ...sample(9, (t): Fill => hump(moved(lance(0.8 - 0.14 * Math.abs(t - 0.5), 0.085, 0.66), { angle: -(t - 0.5) * 1.5, by: [(t - 0.5) * 0.3, 0.2] }), 0.3 + 0.12 * (Math.round(t * 8) % 2), 1)),
      hump(evenBlob([0, 0.3], [0.32, 0.2], [0.38, -0.08], [0.22, -0.36], [0, -0.42]), 0.2, 1.3), ...scales,
      ...green(...humps([[0.05, -0.62], [0.3, -0.4], [0.34, -0.52], [0.62, -0.44], [0.58, -0.6], [0.88, -0.66], [0.6, -0.74], [0.56, -0.9], [0.34, -0.8], [0.05, -0.78]], 0, 0.8, 'ridge')),
    ],
    strokes: [stem([0, -0.36], [0.02, -0.7], [0, -1.06])],
    stones: [{ at: [0, 0.62], size: 0.32, role: 'center', seat: 'petals' }],
    hang: [0, 0.98],
  });
}

function poppy(): Figure {
  const petal = turn(40, (a): Point2 => [0.56 * Math.cos(a), 0.46 + 0.44 * Math.sin(a) * (1 + 0.05 * Math.sin(5 * a))]);
  return drawn({
    fills: [...[0, Math.PI].map((angle) => hump(moved(petal, { angle }), 0, 0.9, 'dished')), ...[TAU / 4, (TAU * 3) / 4].map((angle) => hump(moved(petal, { angle, scale: 0.94 }), 0.4, 0.9, 'dished')), hump(disc(0, 0, 0.22, 40), 0.7, 1.1), ...around(16, 0.34).map(([x, y]) => hump(disc(x, y, 0.06, 18), 0.7, 0.7))],
    strokes: [...around(8, 0.2).map((tip) => groove([[0, 0], tip], 0.024)), ...around(4, 1, TAU / 8).flatMap(([x, y]) => [0.3, -0.3].map((d) => groove([[x * 0.46 - y * d * 0.3, y * 0.46 + x * d * 0.3], [x * 0.66 - y * d * 0.6, y * 0.66 + x * d * 0.6]], 0.022)))],
    stones: [{ at: [0, 0], size: 0.38, role: 'center' }, ...spare('petals', 0.2, ...around(4, 0.66))],
    hang: [0, 0.88],
  });
}

function lavender(): Figure {
  const spike = (foot: Point2, angle: number, length: number): { fills: Fill[]; strokes: Stroke[] } => {
    const tip: Point2 = [foot[0] - Math.sin(angle) * length, foot[1] + Math.cos(angle) * length];
    const at = (t: number): Point2 => [foot[0] + (tip[0] - foot[0]) * t, foot[1] + (tip[1] - foot[1]) * t];
    return { strokes: [limb([foot, tip], 0.045, 0.04)], fills: [0.5, 0.61, 0.72, 0.83, 0.93].flatMap((t, row) => [0.75, -0.75, 0].map((lean, i) => hump(moved(lance(0.24 - 0.02 * row, 0.085, 0.6), { angle: angle + lean, by: at(t) }), i === 2 ? 0.5 : 0.1, 1))) };
  };
  const all = [spike([-0.04, -1], 0.3, 1.62), spike([0.04, -1], -0.3, 1.62), spike([0, -1], 0, 1.9)];
  return drawn({
    fills: [...all.flatMap(({ fills }) => fills), ...humps(lance(0.5, 0.07).map(([x, y]): Point2 => [x + 0.05 + y * 0.75, y * 0.7 - 0.98]), 0.1, 0.8), hump(oval(0, -0.62, 0.2, 0.08), 0.5, 0.9)],
    strokes: all.flatMap(({ strokes }) => strokes),
    stones: [{ at: [0, 0.56], size: 0.2, role: 'center' }, ...spare('petals', 0.15, [0.42, 0.32], [-0.42, 0.32], [0, 0.2]), ...spare('petals', 0.13, [0.36, 0.02], [-0.36, 0.02], [0, -0.08], [0.28, -0.23], [-0.28, -0.23], [0, 0.82])],
    hang: [0, 0.96],
  });
}

/** A dandelion clock; two of its seeds drift away on their thread. */
function dandelion(): Figure {
  const head: Point2 = [-0.1, 0.3];
  const tips = around(14, 0.62).map(([x, y]): Point2 => [head[0] + x, head[1] + y]);
  const tuft = ([x, y]: Point2, angle: number, size: number): Stroke[] => [-0.6, 0, 0.6].map((fan) => limb([[x, y], [x - Math.sin(angle + fan) * size, y + Math.cos(angle + fan) * size]], 0.032, 0.026));
  return drawn({
    fills: [hump(disc(head[0], head[1], 0.15, 30), 0.1, 1.3), ...tips.map(([x, y]) => hump(disc(x, y, 0.055, 16), 0, 0.8))],
    strokes: [
      stem([-0.1, 0.2], [-0.02, -0.4], [-0.16, -1.06]), ...tips.map((tip) => limb([head, tip], 0.036, 0.03)), ...tips.flatMap(([x, y], i) => tuft([x, y], (i / 14) * TAU, 0.2)),
      limb([[0.3, 0.66], [0.62, 0.74], [0.84, 0.98]], 0.03, 0.03), ...tuft([0.84, 0.98], -0.8, 0.22), limb([[0.36, 0.08], [0.7, 0.06], [0.94, 0.3]], 0.03, 0.03), ...tuft([0.94, 0.3], -0.9, 0.22),
    ],
    stones: [{ at: head, size: 0.22, role: 'center' }, ...spare('tips', 0.11, ...tips.filter((_, i) => i % 2 === 0))],
    hang: [-0.1, 1.1],
  });
}

function lilyOfTheValley(): Figure {
  const bells: readonly (readonly [at: Point2, size: number])[] = [[[0.74, 0.44], 0.24], [[0.52, 0.06], 0.26], [[0.26, 0.5], 0.22], [[0.16, -0.12], 0.28]];
  const bell = evenBlob([0, 1], [0.5, 0.9], [0.74, 0.3], [0.7, -0.1], [1.0, -0.66], [0.5, -0.5], [0, -0.72]);
  return drawn({
    fills: [
      sepal([-0.14, -1], [-0.5, 0.96], 0.12, 0.1), sepal([-0.1, -1], [-0.96, 0.3], 0.11, 0.14),
      ...bells.map(([at, scale], i) => hump(moved(bell, { scale, by: at }), 0.3 + 0.1 * i, 1.2)), ...[[0.92, 0.84], [0.8, 0.98]].map(([x, y]) => hump(disc(x!, y!, 0.08, 20), 0.1, 1)),
    ],
    strokes: [limb([[-0.1, -1.02], [0.02, -0.3], [0.12, 0.4], [0.4, 0.88], [0.8, 0.96]], 0.07, 0.045, 0.03), limb([[0.62, 0.94], [0.76, 0.82], [0.74, 0.6]], 0.04, 0.04, 0.05), limb([[0.2, 0.6], [0.42, 0.5], [0.52, 0.26]], 0.04, 0.04, 0.05), limb([[0.3, 0.76], [0.28, 0.66]], 0.04, 0.04, 0.05), limb([[0.1, 0.34], [0.2, 0.22], [0.16, 0.1]], 0.04, 0.04, 0.05), limb([[0.78, 0.96], [0.93, 0.86]], 0.04, 0.04)],
    stones: [{ at: [0.16, -0.14], size: 0.2, role: 'center', isSpare: true }, ...spare('petals', 0.17, [0.52, 0.04], [0.74, 0.42], [0.26, 0.48])],
    hang: [0.34, 0.82],
  });
}

function violet(): Figure {
  const petal = (angle: number, length: number, width: number, lift: number): Fill => hump(moved(turn(40, (a): Point2 => [width * Math.cos(a), length * 0.52 + length * 0.5 * Math.sin(a)]), { angle }), lift, 0.9, 'dished');
  return drawn({
    fills: [petal(0.5, 0.98, 0.38, 0), petal(-0.5, 0.98, 0.38, 0.15), petal(1.75, 0.86, 0.36, 0.35), petal(-1.75, 0.86, 0.36, 0.35), petal(Math.PI, 0.9, 0.5, 0.6), hump(blob([0, 0.1], [0.13, -0.04], [0, -0.18], [-0.13, -0.04]), 1, 0.9)],
    strokes: [groove([[0, -0.26], [0, -0.6]]), ...grooves([[0.1, -0.26], [0.22, -0.54]]), ...grooves([[0.26, -0.04], [0.5, -0.1]])],
    stones: [{ at: [0, -0.02], size: 0.24, role: 'center' }, ...spare('petals', 0.2, [0, -0.56], [0.52, -0.14], [-0.52, -0.14], [0.3, 0.56], [-0.3, 0.56])],
    hang: [0.2, 0.9],
  });
}

function iris(): Figure {
  const fall = blob([0.06, 0.02], [0.36, 0.1], [0.74, -0.02], [0.92, -0.36], [0.76, -0.56], [0.5, -0.4], [0.26, -0.2], [0.04, -0.14]);
  return drawn({
    fills: [
      ...humps(blob([0.02, 0.0], [0.2, 0.3], [0.52, 0.46], [0.6, 0.82], [0.3, 1.0], [0.06, 0.66]), 0, 0.9, 'dished'), ...humps(fall, 0.3, 1, 'dished'), hump(blob([0, 0.06], [0.26, 0.4], [0.26, 0.82], [0, 1.06], [-0.26, 0.82], [-0.26, 0.4]), 0.4, 1),
      hump(evenBlob([0, 0.06], [0.2, -0.06], [0.34, -0.42], [0.2, -0.72], [0, -0.8]), 0.6, 1), hump(evenBlob([0, 0.0], [0.06, -0.2], [0.05, -0.46], [0, -0.5]), 1.2, 0.6), sepal([0.02, -1.24], [0.5, -0.66], 0.14, -0.1),
    ],
    strokes: [stem([0, -0.66], [0.02, -1.3]), ...grooves([[0.14, 0.0], [0.46, -0.04], [0.74, -0.3]], 0.03), groove([[0, 0.3], [0, 0.86]])],
    stones: [{ at: [0, -0.24], size: 0.24, role: 'center' }, ...spare('petals', 0.18, [0, 0.56], [0.6, -0.14], [-0.6, -0.14])],
    hang: [0, 1.02],
  });
}

/** A carnation from the side: toothed petals above a long calyx. */
function carnation(): Figure {
  const toothed = (r: number, by: Point2, squash: number): Point2[] => turn(72, (a): Point2 => [by[0] + r * Math.cos(a) * (1 + 0.09 * Math.cos(12 * a)), by[1] + r * squash * Math.sin(a) * (1 + 0.09 * Math.cos(12 * a))]);
  return drawn({
    fills: [hump(toothed(0.86, [0, 0.42], 0.6), 0, 0.8, 'dished'), ...[-0.44, 0.44].map((x) => hump(toothed(0.46, [x, 0.4], 0.76), 0.4, 0.8, 'dished')), hump(toothed(0.56, [0, 0.56], 0.6), 0.6, 0.8, 'dished'), hump(toothed(0.4, [0, 0.42], 0.6), 1, 0.8, 'dished'), hump(evenBlob([0, 0.16], [0.24, 0.1], [0.22, -0.2], [0.14, -0.44], [0, -0.48]), 1.1, 1.1), sepal([0.02, -0.86], [0.62, -0.42], 0.12, -0.12), sepal([-0.02, -0.96], [-0.6, -0.56], 0.12, 0.12)],
    strokes: [stem([0, -0.4], [0, -1.1]), ...grooves([[0.08, 0.06], [0.06, -0.4]])],
    stones: [{ at: [0, 0.5], size: 0.3, role: 'center' }, ...spare('petals', 0.18, [0.5, 0.42], [-0.5, 0.42])],
    hang: [0, 0.88],
  });
}

function snowdrop(): Figure {
  return drawn({
    fills: [...humps(moved(lance(0.86, 0.19, 0.6), { angle: Math.PI + 0.52, by: [0.04, 0.22] }), 0.1, 1), hump(moved(lance(0.9, 0.2, 0.6), { angle: Math.PI, by: [0, 0.22] }), 0.4, 1.1), hump(oval(0, 0.28, 0.13, 0.17), 0.8, 1.1), sepal([0.62, -1.02], [0.8, 0.66], 0.11, -0.1)],
    strokes: [limb([[0.6, -1.04], [0.54, -0.2], [0.4, 0.66], [0.16, 0.86], [0, 0.66], [0, 0.36]], 0.065, 0.045, 0.03), groove([[0, -0.5], [0, 0.06]]), ...grooves([[0.36, -0.34], [0.14, 0.06]], 0.022)],
    stones: [{ at: [0, -0.24], size: 0.28, role: 'center', seat: 'petals', isSpare: true }],
    hang: [0.2, 0.84],
  });
}

function holly(): Figure {
  const half = ([[0, 0], [0.1, 0.06], [0.3, 0.1], [0.2, 0.26], [0.26, 0.36], [0.42, 0.46], [0.26, 0.58], [0.28, 0.7], [0.36, 0.84], [0.2, 0.9], [0.12, 1.0], [0, 1.2]] as const).map(([x, y]): Point2 => [x, y]);
  const leaf = [...half, ...half.slice(1, -1).toReversed().map(([x, y]): Point2 => [-x, y])];
  const veins = (angle: number): Stroke[] => [[[0, 0.1], [0, 1.06]], [[0, 0.4], [0.26, 0.52]], [[0, 0.4], [-0.26, 0.52]], [[0, 0.66], [0.22, 0.8]], [[0, 0.66], [-0.22, 0.8]]].map((ends) => ends.map(([x, y]): Point2 => [x!, y!])).map((line) => groove(moved(line, { angle, by: [0, 0.3] }), 0.024));
  return drawn({
    fills: [...[1.95, -1.95].map((angle) => hump(moved(leaf, { angle, by: [0, 0.3] }), 0, 1, 'ridge')), ...[[0, 0.44], [-0.2, 0.14], [0.2, 0.14]].map(([x, y]) => hump(disc(x!, y!, 0.2, 36), 0.6, 1.4))],
    strokes: [...veins(1.95), ...veins(-1.95), limb([[0, 0.4], [0.06, 0.7], [0, 0.9]], 0.06, 0.07)],
    stones: ([[0, 0.44], [-0.2, 0.14], [0.2, 0.14]] as const).map((at, i) => ({ at, size: 0.3, role: i === 0 ? ('center' as const) : ('accent' as const), seat: 'body' as const })),
    hang: [0, 0.9],
  });
}

const cactus = (): Figure =>
  drawn({
    fills: [{ outline: [[-0.5, -0.56], [0.5, -0.56], [0.38, -1.02], [-0.38, -1.02]], rise: 'pillow', height: 1 }, { outline: [[-0.58, -0.42], [0.58, -0.42], [0.58, -0.6], [-0.58, -0.6]], rise: 'level', height: 1.2 }, hump(evenBlob([0, 0.94], [0.22, 0.8], [0.28, 0.2], [0.26, -0.46], [0, -0.48]), 0.1, 1.5), ...circled(5, moved(lance(0.2, 0.08), {}), 0.5, 0.8).map((fill) => ({ ...fill, outline: moved(fill.outline, { by: [0, 0.94] }) }))],
    strokes: [limb([[0.2, -0.06], [0.54, 0.0], [0.6, 0.3], [0.58, 0.48]], 0.15, 0.14, 0.06), limb([[-0.2, 0.14], [-0.52, 0.2], [-0.58, 0.46], [-0.56, 0.62]], 0.14, 0.13, 0.06), groove([[0, 0.74], [0, -0.4]], 0.03), ...grooves([[0.13, 0.68], [0.15, -0.4]], 0.028)],
    stones: [{ at: [0, 0.94], size: 0.2, role: 'center', seat: 'petals' }, ...spare('tips', 0.16, [0.58, 0.44], [-0.56, 0.58])],
    hang: [0, 1.1],
  });

/** Heights at which the pairs of grains of an ear begin. */
const EAR: readonly number[] = [-0.38, -0.2, -0.02, 0.16, 0.34, 0.52];

const wheat = (): Figure =>
  drawn({
    fills: [...EAR.flatMap((y, i) => humps(moved(lance(0.4, 0.1, 0.45), { angle: -0.62, by: [0.03, y] }), 0.06 * i, 1.3)), hump(moved(lance(0.36, 0.1, 0.45), { by: [0, 0.62] }), 0.5, 1.3), sepal([0.02, -0.8], [0.62, -0.2], 0.1, -0.14), sepal([-0.02, -0.92], [-0.6, -0.42], 0.1, 0.14)],
    strokes: [stem([0, 0.7], [0.02, -0.3], [-0.04, -1.1]), ...EAR.filter((_, i) => i % 2 === 1).flatMap((y) => limbs([[0.22, y + 0.28], [0.4, y + 0.66]], 0.034, 0.028))],
    stones: [{ at: [0, 0.8], size: 0.18, role: 'center', isSpare: true }, ...spare('leaves', 0.15, ...EAR.slice(1, 5).flatMap((y): Point2[] => [[0.15, y + 0.16], [-0.15, y + 0.16]]))],
    hang: [0, 0.9],
  });

/** A forget-me-not with two smaller ones and leaves: five flat, broad petals around a ringed eye. */
function forgetMeNot(): Figure {
  const petal = blob([0, 0.06], [0.16, 0.24], [0.3, 0.46], [0.2, 0.64], [0, 0.6], [-0.2, 0.64], [-0.3, 0.46], [-0.16, 0.24]);
  const bloom = (at: Point2, scale: number, lift: number): Fill[] => [
    ...circled(5, petal, lift, 0.62, 'dished').map((fill) => ({ ...fill, outline: moved(fill.outline, { scale, by: at }) })),
    hump(disc(at[0], at[1], 0.2 * scale, 32), lift + 0.3, 0.55, 'dished'), hump(disc(at[0], at[1], 0.085 * scale, 20), lift + 0.5, 0.6),
  ];
  const places: readonly (readonly [Point2, number, number])[] = [[[-0.52, 0.42], 0.74, 0], [[0.52, 0.46], 0.74, 0], [[0, -0.26], 1.14, 0.5]];
  return drawn({
    fills: [sepal([-0.4, -0.2], [-0.96, -0.66], 0.2, 0.08), sepal([0.4, -0.2], [0.96, -0.62], 0.2, -0.08), sepal([0, 0.24], [0, 1.0], 0.18), ...places.flatMap(([at, scale, lift]) => bloom(at, scale, lift))],
    stones: places.map(([at, scale], i) => ({ at, size: 0.28 * scale, role: i === 2 ? ('center' as const) : ('accent' as const), seat: 'center' as const })),
    hang: [0, 0.92],
  });
}

/** Flowers and other plants with stem and leaves. */
export const wildFlowers: readonly Motif[] = [
  { id: 'thistle', drawings: [thistle], words: { en: ['thistle', 'scottish thistle'], de: ['distel', 'disteln'], fr: ['chardon', 'chardons'], es: ['cardo', 'cardos'], it: ['cardo', 'cardi'], pt: ['cardo'], nl: ['distel', 'distels'], sv: ['tistel', 'tistlar'], pl: ['oset', 'ostu', 'ostem'], ru: ['чертополох*'], tr: ['deve dikeni'], ar: ['شوك الجمل'], zh: ['蓟花', '苏格兰蓟'], ja: ['アザミ', '薊'], ko: ['엉겅퀴'] } },
  { id: 'poppy', drawings: [poppy], words: { en: ['poppy', 'poppies', 'poppy flower', 'august birth flower'], de: ['mohn', 'mohnblume', 'mohnblumen', 'klatschmohn', 'mohnblute'], fr: ['coquelicot', 'coquelicots', 'pavot'], es: ['amapola', 'amapolas'], it: ['papavero', 'papaveri'], pt: ['papoula', 'papoulas'], nl: ['klaproos', 'klaprozen', 'papaver'], sv: ['vallmo'], pl: ['mak', 'maki', 'maku', 'makiem'], ru: ['мак', 'мака', 'маки', 'маком'], tr: ['gelincik'], ar: ['خشخاش', 'شقائق النعمان'], hi: ['पोस्ता', 'खसखस फूल'], zh: ['罂粟花', '虞美人'], ja: ['ポピー', 'ケシの花'], ko: ['양귀비'] } },
  { id: 'lavender', drawings: [lavender], words: { en: ['lavender sprig|flower|flowers', 'sprig|sprigs of lavender', 'lavender stem|bouquet'], de: ['lavendelzweig', 'lavendelblute', 'lavendelbluten'], fr: ['brin de lavande', 'fleur de lavande', 'lavande brin'], es: ['ramita de lavanda', 'flor de lavanda', 'flores de lavanda'], it: ['rametto di lavanda', 'fiore di lavanda', 'fiori di lavanda'], pt: ['ramo de lavanda|alfazema', 'flor de lavanda'], nl: ['lavendeltakje', 'takje lavendel'], sv: ['lavendelkvist'], pl: ['galazka lawendy', 'kwiat lawendy', 'lawenda', 'lawendy'], ru: ['веточк* лаванды', 'лаванда', 'лаванды'], tr: ['lavanta dali', 'lavanta cicegi'], ar: ['زهره الخزامى', 'خزامى'], zh: ['薰衣草'], ja: ['ラベンダーの花', 'ラベンダーの枝'], ko: ['라벤더 꽃', '라벤더 가지'] } },
  { id: 'dandelion', drawings: [dandelion], words: { en: ['dandelion', 'dandelion clock|seed|puff'], de: ['pusteblume', 'lowenzahn'], fr: ['pissenlit'], es: ['diente de leon'], it: ['soffione', 'tarassaco', 'dente di leone'], pt: ['dente de leao'], nl: ['paardenbloem', 'paardebloem'], sv: ['maskros', 'maskrosboll'], pl: ['dmuchawiec', 'mniszek', 'dmuchawca'], ru: ['одуванчик*'], tr: ['karahindiba'], ar: ['هندباء'], hi: ['सिंहपर्णी'], zh: ['蒲公英'], ja: ['タンポポ', 'たんぽぽ'], ko: ['민들레'] } },
  { id: 'lily of the valley', drawings: [lilyOfTheValley], words: { en: ['lily of the valley', 'lilies of the valley', 'muguet', 'may birth flower'], de: ['maiglockchen'], fr: ['muguet', 'brin de muguet'], es: ['lirio de los valles', 'muguete'], it: ['mughetto', 'mughetti'], pt: ['lirio do vale', 'muguete'], nl: ['lelietje van dalen', 'lelietjes van dalen'], sv: ['liljekonvalj', 'liljekonvaljer'], pl: ['konwalia', 'konwalie'], ru: ['ландыш*'], tr: ['inci cicegi', 'muge'], ar: ['زنبق الوادي'], zh: ['铃兰'], ja: ['スズラン', '鈴蘭', 'すずらん'], ko: ['은방울꽃'] } },
  { id: 'violet flower', drawings: [violet], words: { en: ['violet flower', 'violets', 'pansy', 'pansies', 'viola flower', 'february birth flower'], de: ['veilchen', 'stiefmutterchen'], fr: ['fleur de violette', 'pensee fleur'], es: ['violeta flor', 'flor violeta silvestre', 'pensamiento flor'], it: ['violetta', 'viola del pensiero', 'mammola'], pt: ['amor perfeito', 'violetas'], nl: ['viooltje', 'viooltjes'], sv: ['pense', 'styvmorsviol'], pl: ['fiolek', 'fiolki', 'bratek', 'bratki'], ru: ['фиалк*', 'анютины глазки'], tr: ['menekse', 'hercai menekse'], ar: ['زهره البنفسج'], zh: ['三色堇', '紫罗兰花'], ja: ['スミレ', 'すみれ', 'パンジー'], ko: ['제비꽃', '팬지'] } },
  { id: 'iris flower', drawings: [iris], words: { en: ['iris flower', 'iris flowers', 'irises'], de: ['schwertlilie', 'irisblute'], fr: ['fleur d iris'], es: ['flor de iris', 'lirio azul'], it: ['fiore di iris'], pt: ['flor de iris'], nl: ['lis bloem'], sv: ['svardslilja'], pl: ['irys', 'irysy', 'kosaciec'], ru: ['ирис', 'ириса', 'ирисы'], tr: ['susen', 'iris cicegi'], ar: ['زهره السوسن', 'سوسن'], zh: ['鸢尾', '鸢尾花'], ja: ['アヤメ', 'アイリス', '菖蒲'], ko: ['붓꽃', '아이리스'] } },
  { id: 'carnation', drawings: [carnation], words: { en: ['carnation', 'carnation flower', 'january birth flower'], de: ['nelke', 'nelken'], fr: ['oeillet', 'oeillets'], es: ['clavel', 'claveles'], it: ['garofano', 'garofani'], pt: ['cravo flor', 'cravos', 'cravo vermelho'], nl: ['anjer', 'anjers'], sv: ['nejlika', 'nejlikor'], pl: ['gozdzik', 'gozdziki'], ru: ['гвоздика', 'гвоздики', 'гвоздикой'], tr: ['karanfil'], ar: ['قرنفل', 'زهره القرنفل'], hi: ['कार्नेशन'], zh: ['康乃馨'], ja: ['カーネーション'], ko: ['카네이션'] } },
  { id: 'snowdrop', drawings: [snowdrop], words: { en: ['snowdrop', 'snow drop', 'snowdrops', 'bluebell', 'bluebells'], de: ['schneeglockchen', 'glockenblume'], fr: ['perce neige', 'campanule', 'clochette fleur'], es: ['campanilla de invierno', 'campanilla'], it: ['bucaneve', 'campanula'], pt: ['campainha branca'], nl: ['sneeuwklokje', 'sneeuwklokjes', 'klokje bloem'], sv: ['snodroppe', 'snodroppar', 'blaklocka'], pl: ['przebisnieg', 'przebisniegi', 'dzwonek kwiat'], ru: ['подснежник*', 'колокольчик*'], tr: ['kardelen'], ar: ['زهره الثلج'], zh: ['雪滴花', '雪花莲'], ja: ['スノードロップ'], ko: ['스노드롭'] } },
  { id: 'holly', drawings: [holly], words: { en: ['holly', 'holly leaf|leaves|berries|berry', 'mistletoe'], de: ['stechpalme', 'ilex', 'mistelzweig', 'mistel'], fr: ['houx', 'feuille de houx', 'gui'], es: ['acebo', 'muerdago'], it: ['agrifoglio', 'vischio'], pt: ['azevinho', 'visco'], nl: ['hulst', 'hulstblad', 'maretak'], sv: ['jarnek', 'mistel'], pl: ['ostrokrzew', 'jemiola'], ru: ['остролист*', 'падуб*', 'омел*'], tr: ['coban puskulu', 'okse otu'], zh: ['冬青', '槲寄生'], ja: ['ヒイラギ', '柊', 'ヤドリギ'], ko: ['호랑가시나무', '겨우살이'] } },
  { id: 'cactus', drawings: [cactus], words: { en: ['cactus', 'cacti', 'succulent', 'saguaro'], de: ['kaktus', 'kakteen'], fr: ['cactus'], es: ['cactus', 'cacto', 'nopal'], it: ['cactus'], pt: ['cacto', 'cactos'], nl: ['cactus', 'cactusje'], sv: ['kaktus'], pl: ['kaktus', 'kaktusa', 'kaktusem'], ru: ['кактус*'], tr: ['kaktus'], ar: ['صبار'], hi: ['कैक्टस'], zh: ['仙人掌'], ja: ['サボテン'], ko: ['선인장'] } },
  { id: 'ear of wheat', drawings: [wheat], words: { en: ['ear of wheat', 'ears of wheat', 'wheat ear|ears|sheaf|stalk|stalks|motif', 'sheaf of wheat', 'barley ear'], de: ['ahre', 'ahren', 'weizenahre', 'kornahre', 'weizenahren'], fr: ['epi de ble', 'epis de ble', 'epi'], es: ['espiga', 'espigas', 'espiga de trigo'], it: ['spighe', 'spiga di grano'], pt: ['espiga de trigo', 'espiga', 'trigo'], nl: ['korenaar', 'tarweaar', 'korenaren'], sv: ['veteax', 'sadesax'], pl: ['klos zboza', 'klosy', 'klos pszenicy'], ru: ['колос', 'колосок', 'колосья', 'колоск*', 'пшениц*'], tr: ['bugday basagi'], ar: ['سنبله', 'سنابل', 'سنبله قمح'], hi: ['गेहूं की बाली'], zh: ['麦穗'], ja: ['麦の穂', '稲穂'], ko: ['밀 이삭', '벼 이삭'] } },
  { id: 'forget-me-not', drawings: [forgetMeNot], words: { en: ['forget me not', 'forget me nots'], de: ['vergissmeinnicht'], fr: ['myosotis'], es: ['nomeolvides', 'no me olvides'], it: ['nontiscordardime', 'non ti scordar di me', 'miosotide'], pt: ['miosotis', 'nao me esquecas'], nl: ['vergeet mij nietje', 'vergeet me niet', 'vergeet mij nietjes'], sv: ['forgatmigej'], pl: ['niezapominajka', 'niezapominajki'], ru: ['незабудк*'], tr: ['unutma beni cicegi', 'unutmabeni'], ar: ['لا تنساني', 'زهره لا تنسيني'], zh: ['勿忘我'], ja: ['勿忘草', 'ワスレナグサ', 'わすれなぐさ'], ko: ['물망초'] } },
];
