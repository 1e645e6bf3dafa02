/** Wires that hold a stone in the opening of a figure. */
import type { FittedFigure, StonePlace } from '../curves/figure';
import { wireOf } from '../motifs/drawing';
import type { Point2 } from '../geometry/curves';
import { TAU } from '../geometry/vec';

/** Directions of the struts beside the nearest metal, radians, half their width and overlap with it, in the figure's units. */
const FAN = 0.85;
const HALF = 0.045;
const LAP = 0.06;

/** The nearest point of the figure's plates within a narrow angle around a direction; null without one. */
function metalTowards(outline: readonly Point2[], [x, y]: Point2, way: number): Point2 | null {
  const near = outline.filter(([px, py]) => {
    const off = Math.abs(Math.atan2(py - y, px - x) - way) % TAU;
    return Math.min(off, TAU - off) < 0.12;
  });
  return near.toSorted((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))[0] ?? null;
}

/** The figure with three struts from its metal to each stone in an opening. */
export function withStruts(figure: FittedFigure, taken: readonly StonePlace[]): FittedFigure {
  const open = taken.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return figure;
  const outline = figure.fills.flatMap((fill) => fill.outline);
  const struts = open.flatMap(({ at }) => {
    const [x, y] = at;
    const nearest = outline.toSorted((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))[0]!;
    const way = Math.atan2(nearest[1] - y, nearest[0] - x);
    return [way, way - FAN, way + FAN].flatMap((angle) => {
      const to = metalTowards(outline, at, angle);
      if (!to) return [];
      const far = 1 + LAP / Math.hypot(to[0] - x, to[1] - y);
      return wireOf([at, [x + (to[0] - x) * far, y + (to[1] - y) * far]], HALF);
    });
  });
  return { ...figure, strokes: [...figure.strokes, ...struts] };
}
