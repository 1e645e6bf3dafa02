import { DRAWING_SIZE, type DrawingColor, type DrawingTool } from '@jewelry/contract/constants';
import type { DrawingPath } from '@jewelry/contract';
import { getStroke } from 'perfect-freehand';

export type StrokePoint = DrawingPath['points'][number];

/** What the next stroke is drawn with. */
export interface Brush {
  readonly tool: DrawingTool;
  readonly color: DrawingColor;
  /** Width, units. */
  readonly size: number;
}

/** A finger or a mouse presses evenly; perfect-freehand then takes the thickness from the speed. */
const EVEN_PRESSURE = 0.5;
const PENCIL = { thinning: 0.4, smoothing: 0.6, streamline: 0.4 } as const;
/** The eraser is as wide as it says, everywhere. */
const ERASER = { thinning: 0, smoothing: 0.5, streamline: 0.2 } as const;

const toTenths = (value: number): number => Math.round(value * 10) / 10;

/** A point in the units of the drawing; precise enough for a stroke and short on the wire. */
export const strokePoint = (x: number, y: number, pressure?: number): StrokePoint => [
  toTenths(x),
  toTenths(y),
  Math.round(Math.min(1, Math.max(0, pressure ?? EVEN_PRESSURE)) * 100) / 100,
];

/** A stroke of this brush through the points; `isPen` says that their pressure was felt and not assumed. */
export function pathOf(brush: Brush, points: readonly StrokePoint[], isPen: boolean): DrawingPath {
  const isPencil = brush.tool === 'pencil';
  return {
    points: [...points],
    tool: brush.tool,
    color: brush.color,
    options: { size: brush.size, ...(isPencil ? PENCIL : ERASER), simulatePressure: isPencil && !isPen },
    width: DRAWING_SIZE,
    height: DRAWING_SIZE,
  };
}

/** The outline of a stroke as SVG path data: quadratic curves through the middles of its edges; nothing for no outline. */
export function outlineOf(path: DrawingPath, isLast = true): string {
  const outline = getStroke(path.points, { ...path.options, last: isLast });
  const [first] = outline;
  if (!first || outline.length === 1) return '';
  const curves = outline.map((corner, index) => {
    const next = outline[(index + 1) % outline.length] ?? first;
    return `${point(corner)} ${point([(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2])}`;
  });
  return `M${point(first)}Q${curves.join(' ')}Z`;
}

const point = ([x, y]: readonly number[]): string => `${(x ?? 0).toFixed(1)} ${(y ?? 0).toFixed(1)}`;

const outlines = new WeakMap<DrawingPath, Path2D>();

/** The outline ready for a canvas; made once for each finished stroke. */
export function shapeOf(path: DrawingPath): Path2D {
  const known = outlines.get(path);
  if (known) return known;
  const shape = new Path2D(outlineOf(path));
  outlines.set(path, shape);
  return shape;
}
