/** How stones lie to one another, measured at their middles in the geometry, mm. */
import { distance, dot, sub } from '../geometry/vec';
import type { Vec3 } from '../piece';

/** Cosine of the angle at `at` between two other points. */
function cosAt(at: Vec3, a: Vec3, b: Vec3): number {
  const [u, v] = [sub(a, at), sub(b, at)];
  const length = Math.hypot(...u) * Math.hypot(...v);
  return length === 0 ? 1 : dot(u, v) / length;
}

/** The middle of several points. */
export const middleOf = (points: readonly Vec3[]): Vec3 =>
  [0, 1, 2].map((k) => points.reduce((sum, one) => sum + one[k]!, 0) / points.length) as unknown as Vec3;

/** Cosine of the least angle between what lies on two sides, which on a ring or a chain is lower: 78 degrees. */
const SIDES = 0.2;
/** The second neighbour is at most so many times as far as the first. */
const NEXT = 3;

/** True when a point has others on two opposite sides, next to it. */
export function isBetween(at: Vec3, others: readonly Vec3[]): boolean {
  const [first, ...rest] = others.toSorted((a, b) => distance(at, a) - distance(at, b));
  return (
    first !== undefined &&
    rest.some((one) => distance(at, one) <= NEXT * distance(at, first) && cosAt(at, first, one) < SIDES)
  );
}

/** True when some of the points lie on one side of a middle and some on the other. */
export const areOnBothSides = (points: readonly Vec3[], middle: Vec3): boolean =>
  points.some((a) => points.some((b) => cosAt(middle, a, b) < SIDES));

/** Least number of points that make a row. */
const ROW = 3;
/** Cosine of the sharpest turn of a row: 75 degrees. */
const STRAIGHT = 0.26;
/** The gaps of a row differ less than by this factor. */
const EVEN = 3.5;

/** Things as a path from one end to the other, each followed by the nearest one that is left. */
export function pathOf<T>(things: readonly T[], at: (thing: T) => Vec3): readonly T[] {
  if (things.length === 0) return [];
  const middle = middleOf(things.map(at));
  const left = things.toSorted((a, b) => distance(middle, at(a)) - distance(middle, at(b)));
  const path = left.splice(-1);
  while (left.length > 0) {
    const last = at(path.at(-1)!);
    const next = left.reduce(
      (best, one, i) => (distance(last, at(one)) < distance(last, at(left[best]!)) ? i : best),
      0,
    );
    path.push(...left.splice(next, 1));
  }
  return path;
}

/** True when at least three points follow one another in a line or an arc. */
export function areInRow(points: readonly Vec3[]): boolean {
  if (points.length < ROW) return false;
  const path = pathOf(points, (one) => one);
  const gaps = path.slice(1).map((one, i) => distance(one, path[i]!));
  if (Math.max(...gaps) > EVEN * Math.min(...gaps)) return false;
  return path.slice(1, -1).every((one, i) => -cosAt(one, path[i]!, path[i + 2]!) > STRAIGHT);
}

/** Neighbours that differ less are equally wide, mm. */
const SAME_MM = 0.2;

/** True when stones shrink with the distance from the widest ones, on one side of it or on both. */
export function areGraded(stones: readonly { readonly at: Vec3; readonly mm: number }[]): boolean {
  const most = Math.max(...stones.map(({ mm }) => mm));
  const widest = middleOf(stones.filter(({ mm }) => mm > most - SAME_MM).map(({ at }) => at));
  const away = stones.toSorted((a, b) => distance(a.at, widest) - distance(b.at, widest));
  return away.every((one, i) => i === 0 || one.mm <= away[i - 1]!.mm + SAME_MM);
}

/** The largest gap around a middle, as a share of the whole turn, seen along the axis that the points vary least on. */
export function largestGap(points: readonly Vec3[], middle: Vec3): number {
  const spread = [0, 1, 2].map((k) => Math.max(...points.map((p) => p[k]!)) - Math.min(...points.map((p) => p[k]!)));
  const axis = spread.indexOf(Math.min(...spread));
  const [a, b] = [0, 1, 2].filter((k) => k !== axis) as [number, number];
  const angles = points.map((p) => Math.atan2(p[b]! - middle[b]!, p[a]! - middle[a]!)).toSorted((x, y) => x - y);
  const turns = angles.map((angle, i) => (i === 0 ? angle - angles.at(-1)! + 2 * Math.PI : angle - angles[i - 1]!));
  return Math.max(...turns) / (2 * Math.PI);
}
