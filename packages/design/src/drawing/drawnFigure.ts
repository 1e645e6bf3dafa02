/**
 * Turns a drawing into a metal figure of a given size: wires thick enough to wear, stones clear of each other, all
 * connected.
 */
import type { Cut, Drawing, GemKind, Stone } from '../spec';
import type { Figure, Fill, FittedFigure, Stroke } from '../curves/figure';
import { extentOf, fitted, halfWidthAt, nested, within } from '../curves/figure';
import { figureField } from '../curves/figureField';
import { areaWithin, lengthOf, raise, type Point2 } from '../geometry/curves';
import { through } from '../motifs/drawing';
import { bridges } from './bridges';
import { leafIn } from './leaves';
import { pairs, placesOf, girdleOf } from './stonePlaces';

export interface DrawnSetting {
  kind: GemKind;
  cut: Cut;
  role: 'center' | 'accent';
  /** In half heights, y upwards. */
  at: Point2;
  sizeMm: number;
  turn: number;
}

export interface DrawnFigure {
  figure: FittedFigure;
  settings: readonly DrawnSetting[];
  riseMm: number;
}

/** Half width of the thinnest wire, also of wires that connect loose parts, mm. */
const LEAST_WIRE = 0.36;
const BRIDGE = 0.42;
/** Half width of the wire under a bezel's wall, mm. */
const SEAT = 0.46;

/** Length over which a wire rises onto a plate, mm. */
const EASE = 1.3;
/** Narrower plates have no rim, mm. */
const RIMMED_FROM = 4.5;
/**
 * Distance at which a line touches an outline, units; maximum size of a figure on a plate as a share of the plate; and
 * its start above the back, as a share of the height.
 */
const TOUCH = 11;
const SMALL = 0.15;
const UPON = 0.7;
/** Maximum size of a leaf on a plate: the plate's edge shows all around. */
const LEAF_UPON = 0.95;
/** A size at which the proportions of a drawing are taken, mm. */
const NEUTRAL_MM = 9;

function wireOf(numbers: readonly number[], least: number): Stroke {
  const count = numbers.length / 3;
  const raw = Array.from(
    { length: count },
    (_, i) => [numbers[i * 3]!, numbers[i * 3 + 1]!, numbers[i * 3 + 2]!] as const,
  );
  if (count === 1) {
    const [x, y, w] = raw[0]!;
    return {
      points: [
        [x - 0.2, y],
        [x + 0.2, y],
      ],
      closed: false,
      halfWidth: Math.max(least, w),
    };
  }
  const steps = count > 120 ? 2 : 4;
  const points = through(
    raw.map((p): Point2 => [p[0], p[1]]),
    false,
    steps,
  );
  const halfWidth = points.map((_, i) => {
    const at = Math.min(count - 1, i / steps);
    const [a, b] = [raw[Math.floor(at)]!, raw[Math.ceil(at)]!];
    return Math.max(least, a[2] + (b[2] - a[2]) * (at - Math.floor(at)));
  });
  return { points, closed: false, halfWidth };
}

const averaged = (list: readonly number[], reach: number): number[] =>
  list.map((_, i) => {
    const near = list.slice(Math.max(0, i - reach), i + reach + 1);
    return near.reduce((sum, h) => sum + h, 0) / near.length;
  });

/** Raises wires that cross a plate onto its surface. */
function liftedOver(fills: readonly Fill[], strokes: readonly Stroke[], k: number, riseMm: number): Stroke[] {
  if (fills.length === 0) return [...strokes];
  const { heightAt } = figureField({ fills, strokes: [], stones: [], hang: [0, 0] }, { halfHeightMm: k, riseMm });
  return strokes.map((stroke) => {
    if (stroke.closed) return stroke;
    const heights = stroke.points.map((p) =>
      fills.some((f) => within(p, f.outline)) ? heightAt(p[0] * k, p[1] * k) / k : 0,
    );
    if (heights.every((h) => h === 0)) return stroke;
    // A smoothed path: over the edges of a plate and its openings the wire bends gently.
    const step = (lengthOf(raise(stroke.points, 0)) * k) / Math.max(1, stroke.points.length - 1);
    const reach = Math.max(1, Math.round(EASE / (step || 1)));
    return { ...stroke, lifts: averaged(averaged(heights, reach), reach) };
  });
}

/**
 * True when an outline gets a rim: openings and the plates around them need one, and broad plates look better with one.
 */
function isRimmed(points: readonly Point2[], fills: readonly Fill[], mmPerUnit: number): boolean {
  const fill = fills.find((f) => f.outline === points);
  if (fill?.blade) return false;
  const narrow = [0, 1].map(
    (axis) => Math.max(...points.map((p) => p[axis]!)) - Math.min(...points.map((p) => p[axis]!)),
  );
  return !fill || fill.holes !== undefined || Math.min(...narrow) * mmPerUnit > RIMMED_FROM;
}

const known = new WeakMap<Drawing, Map<number, DrawnFigure>>();

/**
 * The figure of a drawing whose longer side is twice `k` mm, and the stones set into it.
 * @throws RangeError for a drawing without anything in it.
 */
export function drawnFigure(drawing: Drawing, k: number): DrawnFigure {
  const sizes = known.get(drawing) ?? new Map<number, DrawnFigure>();
  known.set(drawing, sizes);
  const figure = sizes.get(k) ?? figureOf(drawing, k);
  sizes.set(k, figure);
  return figure;
}

/**
 * Turns outlines into metal. An outline within another is an opening, unless a line connects it, as a stem its leaf;
 * then it is a figure on the plate. An outline of a leaf's shape without a stone or beads (`marks`) on it is a leaf.
 */
function platesOf(
  outlines: readonly (readonly Point2[])[],
  wires: readonly (readonly number[])[],
  marks: readonly Point2[],
): Fill[] {
  const lines = wires.filter((w) => w.length > 3).map((w) => pairs(w.filter((_, i) => i % 3 < 2)));
  const isReached = (outline: readonly Point2[]): boolean =>
    lines.some((line) =>
      line.some((p) => within(p, outline) || outline.some((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) < TOUCH)),
    );
  const upon = outlines.filter(
    (o) => isReached(o) && outlines.some((other) => areaWithin(o) < SMALL * areaWithin(other) && within(o[0]!, other)),
  );
  const plates = [
    ...nested(
      outlines.filter((o) => !upon.includes(o)),
      'pillow',
    ),
    ...upon.map((outline): Fill => ({ outline, rise: 'pillow', lift: UPON, height: 0.8 })),
  ];
  return plates.map((fill) => {
    const blade = fill.holes || marks.some((p) => within(p, fill.outline)) ? null : leafIn(fill.outline, lines);
    return blade ? { ...fill, blade, ...(fill.lift === undefined ? {} : { lift: LEAF_UPON }) } : fill;
  });
}

function figureOf(drawing: Drawing, k: number): DrawnFigure {
  const outlines = drawing.outlines.map(({ points, rim }) => ({ points: through(pairs(points), true, 2), rim }));
  const rough: Figure = {
    fills: platesOf(
      outlines.map((o) => o.points),
      drawing.wires,
      [
        ...drawing.stones.map(({ at }): Point2 => [at[0], at[1]]),
        ...drawing.rows.flatMap(({ points }) => pairs(points)),
      ],
    ),
    strokes: [
      ...drawing.wires.map((w) => wireOf(w, 0)),
      ...drawing.rows.map(({ points, size }): Stroke => ({
        points: pairs(points),
        closed: false,
        halfWidth: size / 2,
      })),
      ...drawing.stones.map(({ at, size }): Stroke => ({
        points: [at, [at[0] + 0.1, at[1]]],
        closed: false,
        halfWidth: size * 0.6,
      })),
    ],
    stones: [],
  };
  const mmPerUnit = k / extentOf(rough).half;
  const places = placesOf(drawing, mmPerUnit);
  const rims = outlines
    .filter(({ points }) => isRimmed(points, rough.fills, mmPerUnit))
    .map(({ points, rim }): Stroke => ({ points, closed: true, halfWidth: Math.max(LEAST_WIRE / mmPerUnit, rim) }));
  const rails = drawing.rows.map(({ points }): Stroke => ({
    points: through(pairs(points), false, 4),
    closed: false,
    halfWidth: SEAT / mmPerUnit,
  }));
  const seats = places.map((p): Stroke => ({
    points: girdleOf(p, mmPerUnit, 0.28),
    closed: true,
    halfWidth: SEAT / mmPerUnit,
  }));
  const strokes = [...drawing.wires.map((w) => wireOf(w, LEAST_WIRE / mmPerUnit)), ...rims, ...rails, ...seats];
  const held = [...strokes, ...bridges(rough.fills, strokes, BRIDGE / mmPerUnit)];
  const figure = fitted({
    fills: rough.fills,
    strokes: held,
    stones: places.map((p) => ({
      at: p.at,
      size: p.sizeMm / mmPerUnit,
      role: p.small ? ('accent' as const) : ('center' as const),
    })),
  });
  const riseMm = Math.min(2.1, k * 0.155);
  return {
    figure: { ...figure, strokes: liftedOver(figure.fills, figure.strokes, k, riseMm), hang: balanced(figure) },
    settings: places.map(({ kind, cut, sizeMm, turn, small }, i) => ({
      kind,
      cut,
      sizeMm,
      turn,
      role: small ? 'accent' : 'center',
      at: figure.stones[i]!.at,
    })),
    riseMm,
  };
}

/** Half the width and half the height of a drawing, as shares of half its longer side. */
export function figureExtent(drawing: Drawing): { across: number; along: number } {
  const reach = (measureOf: (p: Point2) => number): number => farthest(drawing, measureOf);
  return { across: reach(([x]) => Math.abs(x)), along: reach(([, y]) => Math.abs(y)) };
}

/** Greatest distance of a drawing's points from its middle, as a share of half its longer side. */
export const figureReach = (drawing: Drawing): number => farthest(drawing, ([x, y]) => Math.hypot(x, y));

function farthest(drawing: Drawing, measureOf: (p: Point2) => number): number {
  const { figure } = drawnFigure(drawing, NEUTRAL_MM);
  return Math.max(
    ...figure.fills.flatMap((f) => f.outline).map(measureOf),
    ...figure.strokes.flatMap((s) => s.points.map((p, i) => measureOf(p) + halfWidthAt(s, i))),
  );
}

/**
 * The point that a drawn figure hangs from: high, but off-centre only for a substantial gain in height; a plate hangs
 * from above its middle.
 */
function balanced({ fills, strokes }: FittedFigure): Point2 {
  const metal = [...fills.flatMap((f) => f.outline), ...strokes.flatMap((s) => s.points)];
  const heavy = fills.length > 0 ? fills.flatMap((f) => f.outline) : metal;
  const middle = heavy.reduce((sum, p) => sum + p[0], 0) / heavy.length;
  const away = fills.length > 0 ? 2.4 : 0.9;
  const score = (p: Point2): number => p[1] - away * Math.abs(p[0] - middle);
  return metal.reduce((best, p) => (score(p) > score(best) ? p : best), metal[0]!);
}

/** The stones of a drawing at a size, for the list of the spec. */
export function drawnStones(drawing: Drawing, k: number): Stone[] {
  const out: Stone[] = [];
  for (const { kind, cut, role, sizeMm } of drawnFigure(drawing, k).settings) {
    const size = Math.round(sizeMm * 100) / 100;
    const like = out.find(
      (s) => s.kind === kind && s.cut === cut && s.role === role && Math.abs(s.size_mm - size) < 0.3,
    );
    if (like) like.count++;
    else out.push({ role, kind, cut, size_mm: size, count: 1 });
  }
  return out;
}
