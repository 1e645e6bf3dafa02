/** The marks of a drawing, with position, size, and whether they are loops. */
import type { Drawing } from '../spec';
import { boxOf, lengthOf, raise, type Point2 } from '../geometry/curves';

export interface Mark {
  readonly kind: 'outline' | 'wire' | 'stone' | 'row';
  /** Index among the marks of its kind. */
  readonly index: number;
  readonly points: readonly Point2[];
  readonly middle: Point2;
  /** Half its width and half its height, units. */
  readonly half: Point2;
}

export interface Loop {
  readonly mark: Mark;
  /** Total turning angle, radians. */
  readonly turned: number;
}

/** Maximum deviation of a drawn loop from an ellipse, as a share of its radius, and its maximum elongation. */
const ASTRAY = 0.13;
const OBLONG = 0.6;
/** An open line that turns at least this far is an unclosed loop, or a cuff, radians. */
const NEARLY_ROUND = 4.4;
/** Points at or beyond this share of the radius lie on the loop or outside it. */
const AT_RIM = 0.72;
/** A loop within another that is at least this large is the other edge of the same band. */
const SAME_BAND = 0.6;

/** The points of a flat list with two or three numbers for each. */
export const paired = (numbers: readonly number[], size: 2 | 3): Point2[] =>
  Array.from({ length: numbers.length / size }, (_, i): Point2 => [numbers[i * size]!, numbers[i * size + 1]!]);

function markOf(kind: Mark['kind'], index: number, points: readonly Point2[], reach = 0): Mark {
  const box = boxOf(points);
  return {
    kind,
    index,
    points,
    middle: [(box.left + box.right) / 2, (box.low + box.high) / 2],
    half: [(box.right - box.left) / 2 + reach, (box.high - box.low) / 2 + reach],
  };
}

export const marksOf = ({ outlines, wires, stones, rows }: Drawing): Mark[] => [
  ...outlines.map(({ points }, i) => markOf('outline', i, paired(points, 2))),
  ...wires.map((wire, i) => markOf('wire', i, paired(wire, 3))),
  ...stones.map(({ at, size }, i) => markOf('stone', i, [at], size / 2)),
  ...rows.map(({ points }, i) => markOf('row', i, paired(points, 2))),
];

/** The drawing reduced to the given marks; null without marks. */
export function onlyMarks(drawing: Drawing, marks: readonly Mark[]): Drawing | null {
  const has =
    (kind: Mark['kind']) =>
    (_: unknown, index: number): boolean =>
      marks.some((mark) => mark.kind === kind && mark.index === index);
  if (marks.length === 0) return null;
  return {
    ...drawing,
    outlines: drawing.outlines.filter(has('outline')),
    wires: drawing.wires.filter(has('wire')),
    stones: drawing.stones.filter(has('stone')),
    rows: drawing.rows.filter(has('row')),
  };
}

export const largerSide = ({ half }: Mark): number => 2 * Math.max(...half);
export const topOf = ({ middle, half }: Mark): number => middle[1] - half[1];
export const bottomOf = ({ middle, half }: Mark): number => middle[1] + half[1];
export const lengthAlong = ({ points }: Mark): number => lengthOf(raise(points, 0));

/** Position of a point relative to a loop: 0 in its middle, 1 on its line. */
export const shareOf = ({ middle, half }: Mark, [x, y]: Point2): number =>
  Math.hypot((x - middle[0]) / half[0], (y - middle[1]) / half[1]);

export const isAtRim = (loop: Mark, { middle }: Mark): boolean => shareOf(loop, middle) > AT_RIM;

/** The mark as a loop; null when it does not run round. */
export function loopOf(mark: Mark): Loop | null {
  const { kind, points, middle, half } = mark;
  if ((kind !== 'outline' && kind !== 'wire') || points.length < 8 || Math.min(...half) < OBLONG * Math.max(...half))
    return null;
  const shares = points.map((p) => shareOf(mark, p));
  const mean = shares.reduce((sum, r) => sum + r, 0) / shares.length;
  const stray = Math.sqrt(shares.reduce((sum, r) => sum + (r - mean) ** 2, 0) / shares.length);
  const angles = points.map(([x, y]) => Math.atan2((y - middle[1]) / half[1], (x - middle[0]) / half[0]));
  const turned =
    kind === 'outline'
      ? 2 * Math.PI
      : Math.abs(
          angles
            .slice(1)
            .reduce((sum, a, i) => sum + Math.atan2(Math.sin(a - angles[i]!), Math.cos(a - angles[i]!)), 0),
        );
  return stray < ASTRAY * mean && turned > NEARLY_ROUND ? { mark, turned } : null;
}

/** The largest loop, if it spans the whole drawing, and the other edges of its band. */
export function bandOf(marks: readonly Mark[]): { loop: Loop; band: readonly Mark[] } | null {
  const loops = marks.flatMap((mark) => loopOf(mark) ?? []).toSorted((a, b) => largerSide(b.mark) - largerSide(a.mark));
  const loop = loops[0];
  if (!loop || marks.some((mark) => largerSide(mark) > largerSide(loop.mark))) return null;
  const edges = loops
    .slice(1)
    .filter(
      ({ mark }) => shareOf(loop.mark, mark.middle) < 0.25 && largerSide(mark) > SAME_BAND * largerSide(loop.mark),
    );
  return { loop, band: [loop.mark, ...edges.map(({ mark }) => mark)] };
}
