/** Figures cut out of a plate, as openings in the shape of their silhouettes. */
import { halfWidthAt, type Stroke } from '../curves/figure';
import type { Point2 } from '../geometry/curves';
import { polygonField } from '../geometry/field';
import { wire } from '../geometry/wireField';
import { motifNamed } from '../motifs/library';
import type { Vec3 } from '../piece';

/** Points of a coin are as far from its middle as this share of the farthest one, at least. */
const ROUND = 0.98;
/** Lines of a figure on a coin are within this share of its radius; beyond it is its rim. */
const WITHIN = 0.9;
/** Least half width of a line that is cut out, mm. */
const LEAST_HALF = 0.25;
/** Distance beyond which a line has no effect, mm. */
const NEAR = 1.5;

const isCoin = (outline: readonly Point2[]): boolean => {
  const far = outline.map(([x, y]) => Math.hypot(x, y));
  return Math.min(...far) > ROUND * Math.max(...far);
};

/** Distance to the edge of an opening in the shape of a figure of half height `k` mm, negative within the opening. */
export function openingOf(name: string, k: number): (x: number, y: number) => number {
  const { fills, strokes } = motifNamed(name);
  const isOnCoin = fills.length > 1 && isCoin(fills[0]!.outline);
  const scaled = (points: readonly Point2[]): Point2[] => points.map(([x, y]): Point2 => [x * k, y * k]);
  const isWithin = ({ points }: Stroke): boolean => points.every(([x, y]) => Math.hypot(x, y) < WITHIN);
  const lines = strokes.filter((stroke) => !stroke.engraved && (!isOnCoin || isWithin(stroke)));
  const areas = [
    ...fills.slice(isOnCoin ? 1 : 0).map(({ outline }) => outline),
    // What a closed line surrounds would fall out.
    ...lines.flatMap(({ closed, points }) => (closed ? [points] : [])),
  ].map((outline) => polygonField(scaled(outline)));
  const wires = lines.map((stroke) =>
    wire(
      scaled(stroke.points).map(([x, y]): Vec3 => [x, y, 0]),
      (t) => Math.max(LEAST_HALF, halfWidthAt(stroke, Math.round(t * (stroke.points.length - 1))) * k),
      stroke.closed,
      NEAR,
    ),
  );
  return (x, y) => Math.min(NEAR, ...areas.map((area) => area(x, y)), ...wires.map((line) => line(x, y, 0)));
}
