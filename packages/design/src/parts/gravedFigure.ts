/** Engraves a figure into a face, as lines: the outlines of its parts and the lines on them. */
import { halfWidthAt } from '../curves/figure';
import { boxOf, type Point2 } from '../geometry/curves';
import { sheetField } from '../geometry/field';
import { smoothstep } from '../geometry/vec';
import { wire } from '../geometry/wireField';
import { motifNamed } from '../motifs/library';
import type { Vec3 } from '../piece';
import type { Graved } from './graver';

/** Depth and half width of the lines on a figure with half a height of 5 mm, mm. */
const LINE = { deep: 0.22, half: 0.17 } as const;
const FOR_MM = 5;
/** Distance beyond which a line has no effect, in half widths. */
const NEAR = 4;

/** Lays out a figure of half height `k` mm as lines; a part hides those of the parts below it. */
export function gravedFigure(name: string, k: number): Graved {
  const figure = motifNamed(name);
  const hand = Math.max(0.8, k / FOR_MM);
  const half = LINE.half * hand;
  const scaled = (points: readonly Point2[]): Point2[] => points.map(([x, y]): Point2 => [x * k, y * k]);
  const plates = figure.fills.map(({ outline, holes = [] }) => ({
    box: boxOf(scaled(outline)),
    distance: sheetField(scaled(outline), holes.map(scaled)),
  }));
  const lines = figure.strokes.map((stroke) =>
    wire(
      stroke.points.map(([x, y]): Vec3 => [x * k, y * k, 0]),
      (t) =>
        Math.max(half * 0.6, Math.min(half * 1.6, halfWidthAt(stroke, Math.round(t * (stroke.points.length - 1))) * k)),
      stroke.closed,
      half * NEAR,
    ),
  );
  const points = [...figure.fills.flatMap(({ outline }) => outline), ...figure.strokes.flatMap((line) => line.points)];
  const reach = (axis: 0 | 1): number => Math.max(...points.map((p) => Math.abs(p[axis]))) * k + half;
  return {
    reachX: reach(0),
    reachY: reach(1),
    depthAt: (u, v) => {
      let near = Infinity;
      for (let i = plates.length - 1; i >= 0; i--) {
        const { box, distance } = plates[i]!;
        if (Math.max(box.left - u, u - box.right, box.low - v, v - box.high) > half * NEAR) continue;
        const edge = distance(u, v);
        near = Math.min(near, Math.abs(edge) - half);
        if (edge < 0) break;
      }
      for (const line of lines) near = Math.min(near, line(u, v, 0));
      return LINE.deep * hand * smoothstep(0, half, -near);
    },
  };
}
