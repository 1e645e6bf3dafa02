import { bladeHalves, midrib } from '../curves/blade';
import type { FittedFigure } from '../curves/figure';
import { figureField } from '../curves/figureField';
import type { Point2 } from '../geometry/curves';
import { blend, type Field } from '../geometry/field';
import { mirrors, packed } from './paving';
import { depthIn, plaqueField, type Plaque } from './plaque';
import type { Seat } from './seats';

/** Half the thickness of a paved plate, mm. */
export const PLATE = 0.72;
/** Metal around the stones of a plate, and of one too small for that, such as a bead, mm. */
const MARGIN = 0.3;
const LEAST_MARGIN = 0.1;
/** Minimum number of stones for paving a figure. */
const LEAST_PAVED = 9;

/** The figure as plates with pavé and wires between them; null when too few stones fit. */
export function pavedFigure(
  whole: FittedFigure,
  k: number,
  sizeMm: number,
): { field: Field; seats: Seat[]; top: number } | null {
  const figure = { ...whole, fills: whole.fills.filter(({ isRelief }) => !isRelief) };
  const scaled = (points: readonly Point2[]): Point2[] => points.map(([x, y]): Point2 => [x * k, y * k]);
  const plaques = figure.fills.flatMap(({ outline, holes = [], blade }) =>
    (blade ? bladeHalves(blade) : [outline]).map((plate): Plaque => ({
      outline: scaled(plate),
      windows: holes.map(scaled),
      half: PLATE,
      rim: { width: 0.3, height: 0.14 },
    })),
  );
  const midribs = figure.fills.flatMap(({ blade }) => (blade ? [midrib(blade)] : []));
  const wires = [...figure.strokes.filter((stroke) => !stroke.engraved), ...midribs];
  const over =
    wires.length > 0 ? figureField({ ...figure, fills: [], strokes: wires }, { halfHeightMm: k, riseMm: PLATE }) : null;
  // Where plates overlap, only the later one has stones; under wires there are none.
  const depths = plaques.map(depthIn);
  const laid: Seat[][] = [];
  plaques.forEach((plaque, i) => {
    const clear = (x: number, y: number): number =>
      depths.reduce(
        (least, depth, j) => (j > i ? Math.min(least, -depth(x, y)) : least),
        over?.field(x, y, PLATE) ?? Infinity,
      );
    const twin = laid.find((_, j) => mirrors(plaque, depths[j]!));
    if (twin) {
      laid.push(
        twin
          .map((seat): Seat => ({ ...seat, origin: [-seat.origin[0], seat.origin[1], seat.origin[2]] }))
          .filter(({ origin: [x, y], sizeMm: size }) => clear(x, y) > size * 0.55),
      );
      return;
    }
    const wide = packed(plaque, sizeMm, MARGIN, clear);
    laid.push(wide.length > 0 ? wide : packed(plaque, sizeMm, LEAST_MARGIN, clear));
  });
  const seats = laid.flat();
  if (seats.length < LEAST_PAVED) return null;
  const fields = plaques.map(plaqueField);
  if (over) fields.push(over.field);
  return { field: blend(0.05, ...fields), seats, top: Math.max(PLATE + 0.8, over?.high[2] ?? 0) };
}
