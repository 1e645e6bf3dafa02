/** Parts from which modelled figures are put together, in the units of `drawing.ts`. */
import type { Figure, Fill, Rise, StonePlace, Stroke } from '../curves/figure';
import { sample, turn, type Point2 } from '../geometry/curves';
import { TAU } from '../geometry/vec';
import { drawn, mirrored, moved, through, wireOf } from './drawing';

export const oval = (x: number, y: number, rx: number, ry: number, angle = 0): Point2[] => moved(turn(44, (t): Point2 => [rx * Math.cos(t), ry * Math.sin(t)]), { angle, by: [x, y] });

/** A smooth closed outline through the points. */
export const blob = (...points: readonly Point2[]): Point2[] => through(points, true);

/** A smooth closed outline that is symmetric about the y axis, from its right half (from the top down). */
export const evenBlob = (...half: readonly Point2[]): Point2[] => through(mirrored(half).filter(([x], i) => x !== 0 || i < half.length), true);

export const hump = (outline: readonly Point2[], lift = 0, height = 1, rise: Rise = 'pillow'): Fill => ({ outline, rise, height, lift });

/** Parts that green enamel fills when a figure has others as well. */
export const green = (...fills: readonly Fill[]): Fill[] => fills.map((fill) => ({ ...fill, enamel: 'leaf' }));

/** Parts that stay metal in an enamelled figure. */
export const bare = (...fills: readonly Fill[]): Fill[] => fills.map((fill) => ({ ...fill, enamel: 'none' }));

/** A part and its mirror image. */
export const humps = (outline: readonly Point2[], lift = 0, height = 1, rise: Rise = 'pillow'): Fill[] => [false, true].map((flip) => hump(moved(outline, { flip }), lift, height, rise));

/** Copies of a part around the origin, the first as drawn. @param start angle of the first, radians */
export const circled = (count: number, outline: readonly Point2[], lift = 0, height = 1, rise: Rise = 'pillow', start = 0): Fill[] => Array.from({ length: count }, (_, i) => hump(moved(outline, { angle: start + (i / count) * TAU }), lift, height, rise));

/** An engraved line through the points. */
export const groove = (points: readonly Point2[], halfWidth = 0.026): Stroke => wireOf(points.length > 2 ? through(points) : points, halfWidth, { engraved: true });

export const grooves = (points: readonly Point2[], halfWidth = 0.026): Stroke[] => [false, true].map((flip) => groove(moved(points, { flip }), halfWidth));

/** A wire through the points that tapers from one half width to another. @param lift height of its axis */
export function limb(points: readonly Point2[], from: number, to: number, lift = 0): Stroke {
  const path = points.length > 2 ? through(points) : points;
  return wireOf(path, sample(path.length, (t) => from + (to - from) * t), lift === 0 ? {} : { lifts: path.map(() => lift) });
}

/** A tapered wire and its mirror image. */
export const limbs = (points: readonly Point2[], from: number, to: number, lift = 0): Stroke[] => [1, -1].map((way) => limb(points.map(([x, y]): Point2 => [way * x, y]), from, to, lift));

/**
 * A petal or feather that points upwards from the origin.
 * @param fullest share of the length at which it is widest
 * @param point exponent of its width: the smaller, the blunter are its ends
 */
export function lance(length: number, halfWidth: number, fullest = 0.5, point = 0.8, count = 17): Point2[] {
  const ts = sample(count, (t) => t);
  const half = (t: number): number => halfWidth * Math.sin(Math.PI * t ** (Math.log(0.5) / Math.log(fullest))) ** point;
  return [...ts.map((t): Point2 => [half(t), length * t]), ...ts.slice(1, -1).toReversed().map((t): Point2 => [-half(t), length * t])];
}

/** Places for two eyes; stones that are not assigned to a seat go there. */
export const eyesAt = ([x, y]: Point2, size: number): StonePlace[] => [{ at: [x, y], size, role: 'center', seat: 'eyes' }, { at: [-x, y], size, role: 'accent', seat: 'eyes' }];

/** A leaf with a stone on its rib. @param half its right half from the tip down @param veins side veins of one half */
export function veinedLeaf(half: readonly Point2[], veins: readonly (readonly [Point2, Point2])[], stalk: readonly Point2[]): Figure {
  return drawn({
    fills: [{ outline: mirrored(half).slice(0, -1), rise: 'pillow', height: 1.1 }],
    strokes: [
      wireOf(stalk, [0.05, 0.06], { lifts: [0.02, 0.02] }), wireOf([[0, 0.9], [0, -0.6]], 0.026, { engraved: true }),
      ...veins.flatMap(([[x, y], [u, v]]) => [1, -1].map((way) => wireOf([[way * x, y], [way * u, v]], 0.02, { engraved: true }))),
    ],
    stones: [{ at: [0, 0.1], size: 0.34, role: 'center' }],
    hang: [0, 0.98],
  });
}
