/**
 * Figures, the common form of motifs and drawn strokes. A figure is drawn in a square of 512 units, x to the right and
 * y downwards as on a drawing pad; `fitted` centres and scales it, and `figureField` makes it metal.
 */
import type { InlayKind } from '../catalogue/inlays';
import type { Cut, FigureSeat } from '../spec';
import type { Point2 } from '../geometry/curves';
import { areaWithin } from '../geometry/curves';

/** Side of the square in which figures are drawn. */
export const SQUARE = 512;

/**
 * Relief of a filled outline: rounded like a pillow, planes that meet in a ridge, level with a bevel, or dished with a
 * rim along the edge.
 */
export type Rise = 'pillow' | 'ridge' | 'level' | 'dished';

/** A leaf in the plane. */
export interface Blade {
  /** Base and tip of the midrib. */
  from: Point2;
  to: Point2;
  /** Greatest half width as a share of the length. */
  width: number;
  /** Sideways bend of the midrib as a share of the length, to the left when positive. @default 0 */
  bend?: number;
  /** Pairs of side veins. @default 0 */
  veins?: number;
  /** Length of a round stalk beyond the base, as a share of the blade's length. @default 0 */
  stalk?: number;
}

export interface Fill {
  /** Closed polygon. */
  outline: readonly Point2[];
  /** Openings within it, closed polygons. */
  holes?: readonly (readonly Point2[])[];
  rise: Rise;
  /** Height as a share of the figure's height. @default 1 */
  height?: number;
  /**
   * Start of the fill above the back, as a share of the figure's height: upper petals lie on lower ones. @default
   * 0
   */
  lift?: number;
  /** A leaf within the outline, built by `bladeSolid`. */
  blade?: Blade;
  /**
   * Enamel of a figure in several colours: green on leaves, none on faces and hands, or a colour of its own wherever the
   * figure is enamelled, such as the white of an eye. @default the others
   */
  enamel?: 'leaf' | 'none' | InlayKind;
  /** Relief on another fill, such as coverts on a wing, which small stones would cover. */
  isRelief?: boolean;
  /** The part of the figure that it belongs to, or its names; parts can have stones and enamel of their own. */
  region?: FigureSeat | readonly FigureSeat[];
}

export interface Stroke {
  points: readonly Point2[];
  closed: boolean;
  /** Half the thickness of the wire: one value, or one for each point (pen pressure). */
  halfWidth: number | readonly number[];
  /** Height of the wire's axis above the figure's plane at each point, so that wires cross over and under. */
  lifts?: readonly number[];
  /** Tapers towards both ends. */
  tapered?: boolean;
  /** Cut into the metal instead of added. */
  engraved?: boolean;
  /** As of a fill. */
  region?: Fill['region'];
}

export interface StonePlace {
  at: Point2;
  /** Diameter of the largest stone that fits. */
  size: number;
  role: 'center' | 'accent';
  /** @default the role */
  seat?: FigureSeat;
  /** Stays empty until a stone is planned for this seat. */
  isSpare?: boolean;
  /** Only for stones that name its seat. */
  isNamed?: boolean;
  /** In an opening, which its stone fills: struts join it to the metal around. */
  isOpen?: boolean;
  /** Cut of a faceted stone that is itself the shape of the place. @default 'round' */
  cut?: Cut;
}

export interface Figure {
  fills: readonly Fill[];
  strokes: readonly Stroke[];
  /**
   * Builds wires and level, star-shaped plates separately and joins them without fillets, as letters soldered onto a
   * coin.
   */
  isSoldered?: boolean;
  stones: readonly StonePlace[];
  /** The point that it hangs from. `fitted` finds one by default. */
  hang?: Point2;
}

/** A figure in half heights: centred on the origin, y upwards, within -1 to 1 in both directions. */
export interface FittedFigure extends Figure {
  hang: Point2;
}

/** True for a fill or a stroke of a part of its figure. */
export const isOfRegion = ({ region }: Pick<Fill, 'region'>, seat: FigureSeat): boolean =>
  region === seat || (Array.isArray(region) && region.includes(seat));

/** True when a point lies within a closed polygon (even-odd rule). */
export function within([x, y]: Point2, outline: readonly Point2[]): boolean {
  let inside = false;
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length]!;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/**
 * Turns closed outlines into plates and openings by nesting: an outline within a plate is an opening, one within the
 * opening a plate again. Outlines without an area are omitted.
 */
export function nested(outlines: readonly (readonly Point2[])[], rise: Rise): Fill[] {
  const real = outlines.filter((o) => o.length > 2 && areaWithin(o) > 5e-10);
  const around = real.map((o) =>
    real.filter((other) => other !== o && areaWithin(other) > areaWithin(o) && within(o[0]!, other)),
  );
  return real.flatMap((outline, i) => {
    const depth = around[i]!.length;
    if (depth % 2 === 1) return [];
    const holes = real.filter((_, j) => around[j]!.length === depth + 1 && around[j]!.includes(outline));
    return [{ outline, rise, ...(holes.length > 0 ? { holes } : {}) }];
  });
}

/** The fill with its points moved; `mirrors` is true when the move swaps left and right. */
export const movedFill = (fill: Fill, move: (p: Point2) => Point2, mirrors: boolean): Fill => ({
  ...fill,
  outline: fill.outline.map(move),
  ...(fill.holes ? { holes: fill.holes.map((hole) => hole.map(move)) } : {}),
  ...(fill.blade
    ? {
        blade: {
          ...fill.blade,
          from: move(fill.blade.from),
          to: move(fill.blade.to),
          bend: (fill.blade.bend ?? 0) * (mirrors ? -1 : 1),
        },
      }
    : {}),
});

export const halfWidthAt = (stroke: Stroke, index: number): number =>
  typeof stroke.halfWidth === 'number' ? stroke.halfWidth : (stroke.halfWidth[index] ?? 0);

/** Default point that a figure hangs from: its highest point near the middle. */
function highest(points: readonly Point2[]): Point2 {
  const near = points.filter((p) => Math.abs(p[0]) < 0.14);
  return (near.length > 0 ? near : points).reduce<Point2>((best, p) => (p[1] > best[1] ? p : best), [0, -Infinity]);
}

/**
 * Middle of a figure and half of its longer side.
 * @throws RangeError when the figure is empty.
 */
export function extentOf(figure: Figure): { middle: Point2; half: number } {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  const cover = ([x, y]: Point2, by: number): void => {
    box.left = Math.min(box.left, x - by);
    box.right = Math.max(box.right, x + by);
    box.top = Math.min(box.top, y - by);
    box.bottom = Math.max(box.bottom, y + by);
  };
  for (const fill of figure.fills) for (const p of fill.outline) cover(p, 0);
  for (const stroke of figure.strokes)
    if (!stroke.engraved) for (const [i, p] of stroke.points.entries()) cover(p, halfWidthAt(stroke, i));
  const half = Math.max(box.right - box.left, box.bottom - box.top) / 2;
  if (!(half > 0 && half < Infinity)) throw new RangeError('A figure needs at least one outline or wire');
  return { middle: [(box.left + box.right) / 2, (box.top + box.bottom) / 2], half };
}

/**
 * The figure centred on the origin with y upwards, scaled to fill a square of two units.
 * @throws RangeError when the figure is empty.
 */
export function fitted(figure: Figure): FittedFigure {
  const {
    middle: [cx, cy],
    half,
  } = extentOf(figure);
  const put = ([x, y]: Point2): Point2 => [(x - cx) / half, (cy - y) / half];
  const strokes = figure.strokes.map((s) => ({
    ...s,
    points: s.points.map(put),
    halfWidth: typeof s.halfWidth === 'number' ? s.halfWidth / half : s.halfWidth.map((w) => w / half),
    ...(s.lifts ? { lifts: s.lifts.map((l) => l / half) } : {}),
  }));
  const fills = figure.fills.map((f) => movedFill(f, put, true));
  const metal = [...fills.flatMap((f) => f.outline), ...strokes.filter((s) => !s.engraved).flatMap((s) => s.points)];
  return {
    fills,
    strokes,
    isSoldered: figure.isSoldered === true,
    stones: figure.stones.map((s) => ({ ...s, at: put(s.at), size: s.size / half })),
    hang: figure.hang ? put(figure.hang) : highest(metal),
  };
}
