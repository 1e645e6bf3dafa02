/** Small stones over parts of a figure, such as its wings, on plates that are level there, or in a row along a wire. */
import { halfWidthAt, isOfRegion, within, type FittedFigure, type Fill, type Stroke } from '../curves/figure';
import { evenly, raise, type Point2 } from '../geometry/curves';
import { sheetField } from '../geometry/field';
import { WORLD } from '../geometry/vec';
import type { FigureSeat, Stone } from '../spec';
import { mirrors, packed } from './paving';
import { depthIn, type Plaque } from './plaque';
import { SINK, type Seat } from './seats';

/** Metal around the stones of a plate, mm, and the greatest height of one as a share of the figure's. */
const MARGIN = 0.28;
const HEIGHT = 0.62;
/** Width of a stone on a wire as a share of the wire's, the least, and the pitch of the row in widths. */
const ON_WIRE = 0.86;
const LEAST_MM = 0.8;
const PITCH = 1.08;
/** Distance of stones from a setting beside them, mm. */
const CLEAR_MM = 0.35;

/** The figure with level plates under small stones, without the lines that are engraved there. */
export function levelled(figure: FittedFigure, paved: ReadonlySet<FigureSeat>): FittedFigure {
  const isPaved = (fill: Fill): boolean => [...paved].some((seat) => isOfRegion(fill, seat));
  const plates = figure.fills.filter(isPaved);
  const isOnPlate = ({ points }: Stroke): boolean =>
    plates.some(({ outline }) => within(points[points.length >> 1]!, outline));
  return {
    ...figure,
    fills: figure.fills
      .filter((fill) => !(fill.isRelief && isPaved(fill)))
      .map((fill) =>
        isPaved(fill)
          ? { ...fill, blade: undefined, rise: 'level', height: Math.min(HEIGHT, fill.height ?? 1), enamel: 'none' }
          : fill,
      ),
    strokes: figure.strokes.filter((stroke) => !(stroke.engraved && isOnPlate(stroke))),
  };
}

/** A disc of the figure's plane that other settings take, mm. */
interface Taken {
  at: Point2;
  radiusMm: number;
}

/** The seats of the stones of a part of a levelled figure. */
export function regionSeats(
  { fills, strokes }: FittedFigure,
  k: number,
  heightAt: (x: number, y: number) => number,
  { seat, size_mm: sizeMm }: Stone,
  taken: readonly Taken[],
): Seat[] {
  const scaled = (points: readonly Point2[]): Point2[] => points.map(([x, y]): Point2 => [x * k, y * k]);
  const wires = strokes.filter(({ engraved }) => !engraved);
  const onWires = wires
    .filter((stroke) => isOfRegion(stroke, seat!))
    .flatMap((stroke): Seat[] => {
      const line = raise(scaled(stroke.points), 0);
      const widths = stroke.points.map((_, i) => 2 * halfWidthAt(stroke, i) * k * ON_WIRE);
      const steps = evenly(line, 240, false);
      const seats: Seat[] = [];
      let last: Seat | null = null;
      for (const [i, [x, y]] of steps.entries()) {
        const size = Math.min(sizeMm, widths[Math.round((i / (steps.length - 1)) * (widths.length - 1))]!);
        const isFree = taken.every(({ at, radiusMm }) => Math.hypot(x - at[0], y - at[1]) > radiusMm + size / 2);
        if (size < LEAST_MM || i < 4 || i > steps.length - 5 || !isFree) continue;
        if (last && Math.hypot(x - last.origin[0], y - last.origin[1]) < ((size + last.sizeMm) / 2) * PITCH) continue;
        last = { origin: [x, y, heightAt(x, y) - size * SINK * 2], axes: WORLD, sizeMm: size };
        seats.push(last);
      }
      return seats;
    });
  const plaques = fills.map(({ outline, holes = [] }): Plaque => ({
    outline: scaled(outline),
    windows: holes.map(scaled),
    half: 0,
  }));
  const outsides = plaques.map(({ outline }) => sheetField(outline));
  const paths = wires.map((stroke) => ({
    line: scaled(stroke.points),
    half: stroke.points.map((_, i) => halfWidthAt(stroke, i) * k),
  }));
  const laid: { plaque: Plaque; seats: Seat[] }[] = [];
  for (const [i, plaque] of plaques.entries()) {
    if (!isOfRegion(fills[i]!, seat!)) continue;
    const clear = (x: number, y: number): number => {
      let least = Infinity;
      for (let j = i + 1; j < outsides.length; j++) least = Math.min(least, outsides[j]!(x, y));
      for (const { line, half } of paths)
        for (const [n, [px, py]] of line.entries()) least = Math.min(least, Math.hypot(x - px, y - py) - half[n]!);
      for (const { at, radiusMm } of taken)
        least = Math.min(least, Math.hypot(x - at[0], y - at[1]) - radiusMm - CLEAR_MM);
      return least;
    };
    const depth = depthIn(plaque);
    const twin = laid.find((other) => mirrors(other.plaque, depth));
    const flat = twin
      ? twin.seats.flatMap(({ origin: [x, y, z], ...own }): Seat[] =>
          clear(-x, y) > own.sizeMm * 0.5 ? [{ ...own, origin: [-x, y, z] }] : [],
        )
      : packed(plaque, sizeMm, MARGIN, clear);
    laid.push({ plaque, seats: flat });
  }
  return [
    ...onWires,
    ...laid.flatMap(({ seats }) =>
      seats.map((one): Seat => ({
        ...one,
        origin: [one.origin[0], one.origin[1], heightAt(one.origin[0], one.origin[1]) - one.sizeMm * SINK],
      })),
    ),
  ];
}
