/**
 * Interprets ink: closed black lines are outlines of plates, open ones wires, coloured ones stones or rows of stones.
 */
import type { Vec3 } from '../piece';
import type { Drawing } from '../spec';
import { SQUARE } from '../curves/figure';
import { areaWithin, evenly, lengthOf, type Point2 } from '../geometry/curves';
import { distance } from '../geometry/vec';
import { regularized, smoothed } from './regularize';
import { stoneOn, tenth } from './stones';
import type { InkLine } from './strokes';

/** Maximum number of points of a drawing. */
const MOST_POINTS = 600;
/** Maximum number of lines of a drawing, the longest ones: shorter ones are noise. */
const MOST_LINES = 120;
const MOST_OUTLINES = 36;
/** Minimum distance of two points, units: fine enough for a curve to follow the drawn line. */
const KEPT_SPACING = 7;
/** A line shorter than this many brush widths is a dot. */
const DOT = 1.1;
/** Ends within this distance meet: brush widths, and a minimum in units. */
const MEETING = 1.6;
const MEETING_LEAST = 14;
/** Maximum share of a line that may continue beyond the point where it closes. */
const OVERRUN = 0.2;

type Shape = { readonly line: InkLine; readonly points: readonly Vec3[]; readonly kind: 'dot' | 'open' | 'closed' };

const flat = (p: Vec3): Vec3 => [p[0], p[1], 0];
const apart = (a: Vec3, b: Vec3): number => distance(flat(a), flat(b));

const meetingWithin = (brush: number): number => Math.max(MEETING_LEAST, brush * MEETING);

/** The line closed where its start and end are nearest to each other; null when they do not meet. */
function closed(points: readonly Vec3[], brush: number): Vec3[] | null {
  const n = points.length;
  const reach = Math.max(1, Math.floor(n * OVERRUN));
  const stride = Math.max(2, Math.round(n / 400));
  let best = { gap: Infinity, from: 0, to: n - 1 };
  for (let from = 0; from < reach; from += stride) {
    for (let to = n - 1; to >= n - reach; to -= stride) {
      const gap = apart(points[from]!, points[to]!) + 0.02 * (from + n - 1 - to);
      if (gap < best.gap) best = { gap, from, to };
    }
  }
  const loop = points.slice(best.from, best.to + 1);
  const isWide = areaWithin(loop) > Math.max(2 * brush * brush, 0.02 * lengthOf(loop.map(flat)) ** 2);
  return best.gap <= meetingWithin(brush) && loop.length > 6 && isWide ? loop : null;
}

function shapeOf(line: InkLine): Shape {
  const length = lengthOf(line.points.map(flat));
  if (length < Math.max(4, line.brush * DOT)) return { line, points: line.points, kind: 'dot' };
  const loop = closed(line.points, line.brush);
  return loop ? { line, points: loop, kind: 'closed' } : { line, points: line.points, kind: 'open' };
}

/** True for lines that branch like the strokes of a letter: one ends in the middle of another. */
const isBranched = (lines: readonly InkLine[]): boolean =>
  lines.some(({ points }) =>
    [points[0]!, points.at(-1)!].some((end) =>
      lines.some((other) => {
        const within = 2 * meetingWithin(other.brush);
        return (
          other.points !== points &&
          other.points.some(
            (p) =>
              apart(p, end) < meetingWithin(other.brush) &&
              apart(p, other.points[0]!) > within &&
              apart(p, other.points.at(-1)!) > within,
          )
        );
      }),
    ),
  );

/** Joins open lines of one ink whose ends meet in a loop. */
function chained(lines: readonly InkLine[]): InkLine[] {
  const rest = [...lines];
  const out: InkLine[] = [];
  while (rest.length > 0) {
    const first = rest.shift()!;
    let points = [...first.points];
    const used: InkLine[] = [];
    for (;;) {
      const end = points.at(-1)!;
      const near = rest
        .flatMap((l) =>
          l.ink === first.ink && !used.includes(l)
            ? [
                { l, points: l.points },
                { l, points: l.points.toReversed() },
              ]
            : [],
        )
        .map((way) => ({ ...way, gap: apart(end, way.points[0]!) }))
        .toSorted((a, b) => a.gap - b.gap)[0];
      if (!near || near.gap > meetingWithin(first.brush)) break;
      points = [...points, ...near.points];
      used.push(near.l);
    }
    const joined = { ...first, points };
    if (used.length > 0 && closed(points, first.brush) && !isBranched([first, ...used])) {
      out.push(joined);
      for (const l of used) rest.splice(rest.indexOf(l), 1);
    } else out.push(first);
  }
  return out;
}

/**
 * The drawing that the ink represents, simplified for storage; null when nothing remains. A lower `influence` (0 to
 * 100) makes lines smoother, more even and more symmetric.
 */
export function drawingOf(ink: readonly InkLine[], influence: number): Drawing | null {
  const whole = ink
    .map(shapeOf)
    .toSorted((a, b) => b.points.length - a.points.length)
    .slice(0, MOST_LINES);
  const shapes = [
    ...whole.filter((s) => s.kind === 'closed').slice(0, MOST_OUTLINES),
    ...whole.filter((s) => s.kind === 'dot'),
    ...chained(whole.filter((s) => s.kind === 'open').map((s) => s.line)).map(shapeOf),
  ];
  const freedom = 1 - Math.min(100, Math.max(0, influence)) / 100;
  const lengths = shapes.reduce((sum, s) => sum + lengthOf(s.points.map(flat), s.kind === 'closed'), 0);
  const spacing = Math.max(KEPT_SPACING, lengths / MOST_POINTS);
  const kept = regularized(
    shapes.map(({ line, points, kind }) => {
      const isClosed = kind === 'closed';
      const even = smoothed(points, isClosed, freedom);
      const count = Math.max(isClosed ? 8 : 3, Math.round(lengthOf(even.map(flat), isClosed) / spacing) + 1);
      return {
        ink: line.ink,
        brush: line.brush,
        kind,
        points: kind === 'dot' ? points : evenly(even, count, isClosed),
      };
    }),
    freedom,
  );
  const drawing: Drawing = { influence, outlines: [], wires: [], stones: [], rows: [] };
  for (const { ink: color, brush, kind, points } of kept) {
    const middle: Point2 = [
      points.reduce((s, p) => s + p[0], 0) / points.length,
      points.reduce((s, p) => s + p[1], 0) / points.length,
    ];
    const outline = kind === 'dot' ? [] : points.map((p): Point2 => [tenth(p[0]), tenth(p[1])]);
    if (color === 'metal') {
      if (kind === 'closed') drawing.outlines.push({ points: outline.flat(), rim: tenth(brush / 2) });
      else if (kind === 'open') drawing.wires.push(points.flatMap((p) => [tenth(p[0]), tenth(p[1]), tenth(p[2])]));
      else drawing.wires.push([tenth(middle[0]), tenth(middle[1]), tenth(Math.max(brush, SQUARE * 0.012))]);
    } else if (kind === 'open') drawing.rows.push({ kind: color, size: tenth(brush), points: outline.flat() });
    else
      drawing.stones.push(
        kind === 'closed'
          ? stoneOn(color, outline)
          : { kind: color, cut: 'round', at: [tenth(middle[0]), tenth(middle[1])], size: tenth(brush * 1.4), turn: 0 },
      );
  }
  return drawing.outlines.length + drawing.wires.length + drawing.stones.length + drawing.rows.length > 0
    ? drawing
    : null;
}
