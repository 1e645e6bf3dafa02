/** Figures put together from others. */
import { halfWidthAt, movedFill, type Figure, type Fill, type FittedFigure, type Stroke } from '../curves/figure';
import { sample, type Point2 } from '../geometry/curves';
import { drawn } from './drawing';

export const lerp2 = (a: Point2, b: Point2, t: number): Point2 => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

export type Parts = Pick<Figure, 'fills' | 'strokes' | 'stones'>;

interface Put {
  scale: number;
  by: Point2;
  /** Radians, counter-clockwise. */
  turn?: number;
  /** True for a mirror image about the vertical, taken last. */
  isMirrored?: boolean;
  /** Lift as a share of the relief's height. */
  lift?: number;
}

/** Lift of a figure's wires per unit of its plates' lift, in the group's units. */
const WIRE_LIFT = 0.14;

export function put({ fills, strokes, stones }: FittedFigure, { scale, by, turn = 0, isMirrored = false, lift = 0 }: Put, isMain: boolean): Parts {
  const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const way = isMirrored ? -1 : 1;
  const move = ([x, y]: Point2): Point2 => [way * (x * c - y * s + by[0]), x * s + y * c + by[1]];
  return {
    fills: fills.map((fill): Fill => ({ ...movedFill(fill, move, isMirrored), height: (fill.height ?? 1) * (0.4 + 0.6 * scale), lift: (fill.lift ?? 0) * (0.4 + 0.6 * scale) + lift })),
    strokes: strokes.map((stroke): Stroke => ({
      ...stroke,
      points: stroke.points.map(move),
      halfWidth: stroke.points.map((_, i) => halfWidthAt(stroke, i) * scale),
      ...(stroke.lifts || lift > 0 ? { lifts: stroke.points.map((_, i) => (stroke.lifts?.[i] ?? 0) * scale + lift * WIRE_LIFT) } : {}),
    })),
    stones: stones.map((place) => ({ ...place, at: move(place.at), size: place.size * scale, ...(isMain ? {} : { role: 'accent' as const, seat: place.seat ?? place.role }) })),
  };
}

/** Points along the edges and wires of a figure. */
export const metalOf = ({ fills, strokes }: Parts): Point2[] => [
  ...fills.flatMap(({ outline }) => outline.flatMap((p, i) => sample(4, (t) => lerp2(p, outline[(i + 1) % outline.length]!, t)))),
  ...strokes.filter(({ engraved }) => !engraved).flatMap((stroke) => stroke.points.flatMap((p, i) => [[p[0], p[1] - halfWidthAt(stroke, i)], [p[0], p[1] + halfWidthAt(stroke, i)], p] as Point2[])),
];

export const joined = (parts: readonly Parts[], more: Partial<Figure> = {}): Figure =>
  drawn({ fills: parts.flatMap(({ fills }) => fills), strokes: [...parts.flatMap(({ strokes }) => strokes), ...(more.strokes ?? [])], stones: parts.flatMap(({ stones }) => stones), ...(more.hang ? { hang: more.hang } : {}) });
