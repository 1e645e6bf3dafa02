import { DRAWING_SIZE, type DrawingColor, type DrawingTool } from '@jewelry/contract/constants';
import type { DrawingPath } from '@jewelry/contract';
import { getStroke } from 'perfect-freehand';

export type StrokePoint = DrawingPath['points'][number];

/** Settings of the next stroke. */
export interface Brush {
  readonly tool: DrawingTool;
  readonly color: DrawingColor;
  /** Width, units. */
  readonly size: number;
}

/** Fingers and mice report constant pressure; perfect-freehand then derives the thickness from the speed. */
const EVEN_PRESSURE = 0.5;
const PENCIL = { thinning: 0.4, smoothing: 0.6, streamline: 0.4 } as const;
/** The eraser has a constant width. */
const ERASER = { thinning: 0, smoothing: 0.5, streamline: 0.2 } as const;

const toTenths = (value: number): number => Math.round(value * 10) / 10;

/** A point in units of the drawing, precise enough for a stroke and short to send. */
export const strokePoint = (x: number, y: number, pressure?: number): StrokePoint => [
  toTenths(x),
  toTenths(y),
  Math.round(Math.min(1, Math.max(0, pressure ?? EVEN_PRESSURE)) * 100) / 100,
];

/**
 * Options of perfect-freehand for a brush; with `isPen` the pressure of the points is measured rather than simulated.
 */
export function optionsOf({ tool, size }: Brush, isPen: boolean): DrawingPath['options'] {
  const isPencil = tool === 'pencil';
  return { size, ...(isPencil ? PENCIL : ERASER), simulatePressure: isPencil && !isPen };
}

/** A stroke with this brush through the points. */
export function pathOf(brush: Brush, points: readonly StrokePoint[], isPen: boolean): DrawingPath {
  return {
    points: [...points],
    tool: brush.tool,
    color: brush.color,
    options: optionsOf(brush, isPen),
    width: DRAWING_SIZE,
    height: DRAWING_SIZE,
  };
}

/** A quadratic curve from the end of the previous one. */
type Quadratic = readonly [controlX: number, controlY: number, x: number, y: number];

interface Outline {
  readonly start: readonly [x: number, y: number];
  readonly curves: readonly Quadratic[];
}

/**
 * The outline of a stroke: quadratic curves through the midpoints of its edges, using every nth corner. Null when the
 * points give no outline.
 */
function outlined(path: DrawingPath, nth = 1): Outline | null {
  const corners = getStroke(path.points, { ...path.options, last: true }).filter((_, index) => index % nth === 0);
  const [first] = corners;
  if (!first || corners.length === 1) return null;
  const curves = corners.map(([x, y], index): Quadratic => {
    const [nextX, nextY] = corners[index + 1] ?? first;
    return [x, y, (x + nextX) / 2, (y + nextY) / 2];
  });
  return { start: first, curves };
}

/**
 * The outline of a stroke as SVG path data, empty without an outline. It uses tenths of a unit in relative coordinates:
 * half the length of absolute ones, and rounding errors do not accumulate.
 * @param nth keeps every nth corner of the outline
 */
export function outlineOf(path: DrawingPath, nth = 1): string {
  const outline = outlined(path, nth);
  if (!outline) return '';
  const tenths = (value: number): number => Math.round(value * 10);
  let [x, y] = [tenths(outline.start[0]), tenths(outline.start[1])];
  const away = (toX: number, toY: number): string => `${(tenths(toX) - x) / 10} ${(tenths(toY) - y) / 10}`;
  const start = `M${x / 10} ${y / 10}q`;
  const curves = outline.curves.map(([controlX, controlY, endX, endY]) => {
    const curve = `${away(controlX, controlY)} ${away(endX, endY)}`;
    [x, y] = [tenths(endX), tenths(endY)];
    return curve;
  });
  return `${start}${curves.join(' ')}z`;
}

const outlines = new WeakMap<DrawingPath, Path2D>();

/** The outline as a canvas path, cached per finished stroke. */
export function shapeOf(path: DrawingPath): Path2D {
  const known = outlines.get(path);
  if (known) return known;
  const shape = new Path2D();
  const outline = outlined(path);
  if (outline) {
    shape.moveTo(...outline.start);
    for (const curve of outline.curves) shape.quadraticCurveTo(...curve);
    shape.closePath();
  }
  outlines.set(path, shape);
  return shape;
}
