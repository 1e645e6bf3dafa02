/** Groups of figures with a branch: flowers that grow on it, and what sits on a twig. */
import type { Figure, FittedFigure, Fill } from '../curves/figure';
import type { Point2 } from '../geometry/curves';
import { joined, metalOf, put, type Parts } from './assembly';
import { leafBlade } from './drawing';
import { isFlower, partOf } from './regions';
import { limb } from './relief';

/** The branch of pendants, earrings and brooches; rings and bracelets have branches of their own. */
export const BRANCH = 'leafy branch';

/** What grows on a branch beside named flowers; all others sit on it. */
const GROWN: ReadonlySet<string> = new Set(['flower', 'blossom', 'daisy', 'rose', 'sunflower', 'cherry', 'acorn', 'lemon', 'heart', 'star']);

export const grows = (name: string): boolean => isFlower(name) || GROWN.has(name);

/** The stem from its foot to its tip. */
const STEM: readonly Point2[] = [[-0.86, -0.92], [-0.56, -0.58], [-0.2, -0.24], [0.14, 0.06], [0.46, 0.42], [0.72, 0.84]];

/** Where figures grow, and the point of the stem that their twig leaves from, in the order in which a branch fills. */
const GROWS: readonly (readonly [at: Point2, from: Point2])[] = [
  [[0.02, 0.6], [0.1, 0.02]],
  [[0.6, -0.12], [0.06, -0.02]],
  [[-0.62, 0.04], [-0.4, -0.42]],
  [[0.16, -0.66], [-0.3, -0.34]],
  [[0.72, 0.44], [0.4, 0.34]],
];
/** Half the size of a figure by their number, and lift over the leaves as a share of the relief's height. */
const SIZES = [0.42, 0.38, 0.34, 0.29, 0.27] as const;
const LIFT = 0.45;

/** Width of one of several figures on a branch as a share of the whole. */
export const shareOf = (count: number): number => SIZES[Math.min(count, SIZES.length) - 1]!;

/** Leaves: base, direction in radians and length; those that a figure would cover are left out. */
const LEAVES: readonly (readonly [from: Point2, angle: number, length: number])[] = [
  [[0.7, 0.8], 1.2, 0.44],
  [[0.6, 0.62], 2.3, 0.5],
  [[0.54, 0.52], 0.25, 0.6],
  [[0.36, 0.3], -0.35, 0.6],
  [[0.26, 0.18], 2.2, 0.6],
  [[0.0, -0.06], -1.0, 0.6],
  [[-0.1, -0.16], 2.2, 0.6],
  [[-0.26, -0.3], -0.55, 0.66],
  [[-0.46, -0.48], 2.75, 0.56],
  [[-0.54, -0.58], -0.75, 0.6],
];

const leaf = (from: Point2, angle: number, length: number): Fill =>
  leafBlade({ from, to: [from[0] + length * Math.cos(angle), from[1] + length * Math.sin(angle)], width: 0.21, bend: 0.05, veins: 4 });

/** Figures that grow on a branch between its leaves, each on a twig. */
function growing(figures: readonly FittedFigure[]): Figure {
  const size = shareOf(figures.length);
  const sites = GROWS.slice(0, figures.length);
  const isFree = ([[x, y], angle, length]: (typeof LEAVES)[number]): boolean =>
    sites.every(([at]) => Math.hypot(x + length * 0.62 * Math.cos(angle) - at[0], y + length * 0.62 * Math.sin(angle) - at[1]) > size + 0.06);
  const branch: Parts = {
    fills: partOf('leaves', ...LEAVES.filter(isFree).map((one) => leaf(...one))),
    strokes: [
      limb(STEM, 0.06, 0.034, 0.02),
      ...sites.map(([at, from]) => limb([from, [(from[0] + at[0]) / 2 + 0.05, (from[1] + at[1]) / 2 - 0.03], at], 0.045, 0.036, 0.02)),
    ],
    stones: [],
  };
  return joined([branch, ...sites.map(([by], i) => put(figures[i]!, { scale: size, by, turn: 0.3 * (i - 1), lift: LIFT }, i === 0))], { hang: [0.7, 0.86] });
}

/** Width of a twig beyond the figure on it, and half the thickness of the twig. */
const BEYOND = 0.3;
const TWIG = 0.07;

/** A figure on a twig with a leaf at each end. */
function perched(figure: FittedFigure): Figure {
  const feet = Math.min(...metalOf(figure).map(([, y]) => y)) + 0.06;
  const half = Math.max(...metalOf(figure).map(([x]) => Math.abs(x))) + BEYOND;
  const twig: Parts = {
    fills: partOf('leaves', leaf([half * 0.86, feet], 0.5, 0.5), leaf([half * 0.5, feet - 0.02], -0.6, 0.42), leaf([-half * 0.7, feet - 0.02], -2.4, 0.46)),
    strokes: [limb([[-half, feet + 0.06], [-half * 0.4, feet - 0.03], [half * 0.3, feet + 0.02], [half, feet + 0.02]], TWIG, TWIG * 0.7, 0.05)],
    stones: [],
  };
  return joined([twig, put(figure, { scale: 1, by: [0, 0], lift: 0.2 }, true)], { hang: figure.hang });
}

/** Birds that are drawn on a twig of their own. */
const ON_OWN_TWIG: ReadonlySet<string> = new Set(['owl', 'raven', 'robin', 'wren', 'kingfisher', 'parrot', 'koala']);

/** Flowers and fruits on a branch, or one figure that sits on a twig. */
export function onBranch(members: readonly { name: string; figure: FittedFigure }[]): Figure {
  const [first] = members;
  const isPerched = members.length === 1 && !grows(first!.name);
  if (members.length === 1 && ON_OWN_TWIG.has(first!.name)) return joined([put(first!.figure, { scale: 1, by: [0, 0] }, true)], { hang: first!.figure.hang });
  return isPerched ? perched(first!.figure) : growing(members.map(({ figure }) => figure));
}
