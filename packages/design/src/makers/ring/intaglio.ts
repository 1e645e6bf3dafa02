/** A figure cut into the face of a signet, as deep as its relief would be high. */
import type { DesignPart } from '../../spec';
import { figureField } from '../../curves/figureField';
import type { Field } from '../../geometry/field';
import { motifNamed } from '../../motifs/library';

/** Greatest depth of a figure, mm. */
const DEEP_MM = 0.32;
/** The outline within which a figure is cut, as a share of the face. */
const WITHIN = 0.86;
/** Only metal within this distance of the face is cut, mm. */
const NEAR_MM = 1.6;

/**
 * Level of an outline at a point in shares of its half extents: 1 on it, less inside. `u` is the distance from its middle
 * line and `v` the way to the figure's foot.
 */
export type Outline = (u: number, v: number) => number;

/** A face: half its extents along the band and along the finger, mm, its outline and its height, mm. */
interface Ground {
  along: number;
  across: number;
  outline: Outline;
  top: number;
}

/** The space that an engraver cuts out of a face for a figure that lies in the middle of it, its head away from the viewer. */
export function intaglio({ params }: DesignPart, { along, across, outline, top }: Ground): Field {
  const drawn = motifNamed(String(params['motif']), Number(params['version'] ?? 0));
  // Wires that cross over others are cut as deep as these.
  const figure = { ...drawn, strokes: drawn.strokes.map(({ lifts: _lifts, ...stroke }) => stroke) };
  const points = [...figure.fills.flatMap(({ outline }) => outline), ...figure.strokes.flatMap((line) => line.points)];
  const [x0, y0] = ([0, 1] as const).map((axis) => {
    const all = points.map((point) => point[axis]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  }) as [number, number];
  const reach = Math.max(...points.map(([x, y]) => outline(Math.abs((x - x0) / along), (y0 - y) / across)));
  const k = WITHIN / reach;
  const { field, low, high } = figureField(figure, { halfHeightMm: k, riseMm: DEEP_MM });
  return (x, y, z) => {
    const depth = top - y;
    const [u, v] = [x + x0 * k, y0 * k - z];
    const outside = Math.max(low[0] - u, u - high[0], low[1] - v, v - high[1], Math.abs(depth) - NEAR_MM);
    return outside > 0 ? outside + 0.1 : field(u, v, depth);
  };
}
