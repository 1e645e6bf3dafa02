/** Champlevé: cells cut into the plates of a figure and filled to their rims with enamel or another inlay. */
import type { FittedFigure } from '../curves/figure';
import { halfWidthAt } from '../curves/figure';
import type { FigureScale } from '../curves/figureField';
import type { Vec3 } from '../piece';
import type { Point2 } from '../geometry/curves';
import { areaWithin, boxOf } from '../geometry/curves';
import type { Field } from '../geometry/field';
import { sheetField } from '../geometry/field';
import { wire } from '../geometry/wireField';

/** Metal left round a cell and between two, and half of the ribs that stand in for engraved lines, mm. */
const RIM = 0.34;
const LEAST_RIB = 0.14;
/** Half the narrowest cell that is worth cutting, mm. */
const NARROWEST = 0.28;
/** Metal under a cell, mm, over the thinnest back that a figure has. */
const FLOOR = 0.55 - 0.3;
/** How deep a cell is cut and how far its filling lies under the rim, mm. */
const DEPTH = 0.26;
const SUNK = 0.03;
/** How far the filling reaches into the rim, mm: only the metal's edge is to be seen. */
const LAP = 0.09;
/** Points across a plate at which its width is felt. */
const FEELERS = 24;
/** Farther from a line or a plate than this, mm, nothing depends on it. */
const NEAR = 0.6;

export interface Cells {
  /** The metal with the cells cut into it. */
  cut: (metal: Field) => Field;
  /** One for each colour. */
  fillings: Field[];
}

/** A round place that stays metal, because a stone is set there. */
export interface Reserved {
  at: Point2;
  radiusMm: number;
}

type Plan = (x: number, y: number) => number;

function isWide(plate: Plan, outline: readonly Point2[]): boolean {
  const { left, right, low, high } = boxOf(outline);
  for (let i = 1; i < FEELERS; i++) {
    for (let j = 1; j < FEELERS; j++) {
      if (plate(left + ((right - left) * i) / FEELERS, low + ((high - low) * j) / FEELERS) < -(RIM + NARROWEST))
        return true;
    }
  }
  return false;
}

/** Plates of at least this share of the largest one's area have the first colour. */
const LARGE = 0.8;

/**
 * The colour of each cell: a body or petals have the first, what is smaller the second; plates that are all alike take
 * turns.
 */
function colorsOf(outlines: readonly (readonly Point2[])[], isCell: readonly boolean[], colors: number): number[] {
  const areas = outlines.map((outline, i) => (isCell[i] ? areaWithin(outline) : 0));
  const isLarge = areas.map((area) => area >= LARGE * Math.max(...areas));
  const isMixed = isLarge.some((large, i) => isCell[i] && !large);
  return areas.map((_, i) =>
    isMixed ? (isLarge[i] ? 0 : colors - 1) : isCell.slice(0, i).filter(Boolean).length % colors,
  );
}

/**
 * The cells of a figure; null when no plate of it is wide enough for one. Plates and wires that lie over others stay
 * clear, engraved lines become ribs.
 * @param smooth the figure without its engraved lines
 * @param colors how many fillings take turns
 */
export function cellsOf(
  figure: FittedFigure,
  { halfHeightMm: k }: FigureScale,
  smooth: Field,
  reserved: readonly Reserved[],
  colors: number,
): Cells | null {
  const scaled = (points: readonly Point2[]): Point2[] => points.map(([x, y]): Point2 => [x * k, y * k]);
  const plates = figure.fills.map(({ outline, holes = [] }) => ({
    outline: scaled(outline),
    box: boxOf(scaled(outline)),
    distance: sheetField(scaled(outline), holes.map(scaled)),
  }));
  const isCell = plates.map(({ outline, distance }) => isWide(distance, outline));
  if (!isCell.includes(true)) return null;
  const lines = figure.strokes.map((stroke) => ({
    rim: stroke.engraved ? 0 : RIM * 0.5,
    distance: wire(
      stroke.points.map(([x, y]): Vec3 => [x * k, y * k, 0]),
      (t) =>
        Math.max(
          LEAST_RIB,
          halfWidthAt(
            stroke,
            Math.min(
              stroke.points.length - 1,
              Math.round(t * (stroke.closed ? stroke.points.length : stroke.points.length - 1)),
            ),
          ) * k,
        ),
      stroke.closed,
      NEAR,
    ),
  }));
  const colorOf = colorsOf(
    plates.map(({ outline }) => outline),
    isCell,
    colors,
  );
  /** How far a place is from the cells, or from those of one colour, mm; negative in a cell. */
  const ground = (x: number, y: number, color: number | null): number => {
    let nearest = Infinity;
    for (let i = plates.length - 1, over = -Infinity; i >= 0; i--) {
      const { box, distance } = plates[i]!;
      const away = Math.max(box.left - x, x - box.right, box.low - y, y - box.high);
      const edge = away > NEAR ? away : distance(x, y);
      if (isCell[i] && (color === null || colorOf[i] === color))
        nearest = Math.min(nearest, Math.max(edge + RIM, over));
      over = Math.max(over, RIM * 0.5 - edge);
    }
    for (const { rim, distance } of lines) nearest = Math.max(nearest, rim - distance(x, y, 0));
    for (const { at, radiusMm } of reserved) nearest = Math.max(nearest, radiusMm - Math.hypot(x - at[0], y - at[1]));
    return nearest;
  };
  /** Sculpting evaluates all heights over one point. */
  const groundOf = (color: number | null): Plan => {
    const last = { x: NaN, y: NaN, ground: NaN };
    return (x, y) => {
      if (x !== last.x || y !== last.y) Object.assign(last, { x, y, ground: ground(x, y, color) });
      return last.ground;
    };
  };
  const groundAt = groundOf(null);
  return {
    cut:
      (metal) =>
      (x, y, z, limit = Infinity) => {
        const d = metal(x, y, z, limit);
        // A pocket adds no more than its depth, and nothing under its floor.
        if (d >= limit || z - FLOOR <= d || d < -DEPTH * 3) return d;
        return Math.max(d, Math.min(-groundAt(x, y), z - FLOOR, d + DEPTH));
      },
    fillings: (colors === 1
      ? [groundAt]
      : Array.from({ length: colors }, (_, i) => i)
          .filter((i) => colorOf.some((color, plate) => color === i && isCell[plate]))
          .map(groundOf)
    ).map((plan): Field => (x, y, z, limit = Infinity) => {
      const d = Math.max(plan(x, y) - LAP, -z);
      return d >= limit ? d : Math.max(d, smooth(x, y, z, limit) + SUNK);
    }),
  };
}
