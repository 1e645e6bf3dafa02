/** Lays a piece on its stage: one that hovered would cast a shadow apart from itself. */
import { facets } from '../gems/polyhedron';
import type { GemShape, Placement, Shot } from '../piece';
import type { Bench } from './bench';

/** Depth of a stone with the air between its culet and the wall, in half widths. */
const DEPTH = 1.1;
const corners = new WeakMap<GemShape, Float64Array>();

/** The corners of a stone, three numbers each, in its half widths. */
function cornersOf(gem: GemShape): Float64Array {
  const known = corners.get(gem) ?? Float64Array.from(facets(gem).flat(2));
  corners.set(gem, known);
  return known;
}

/** A gap that is not seen, mm. Coarser meshes of drafts differ by less, so that they stay where the piece is. */
const UNSEEN_MM = 0.03;

/** The lowest point of all parts along a world axis: 1 is up from the table, 2 out from the wall. In mm. */
function lowest({ parts, meshes, gems }: Bench, axis: 1 | 2): number {
  let low = Infinity;
  for (const part of parts) {
    const { axes, origin, scale } = part.at;
    if (part.shape === 'gem' && axis === 2) low = Math.min(low, origin[2] - DEPTH * scale * Math.abs(axes[2][2]));
    const points = part.shape === 'gem' ? cornersOf(gems[part.gem]!) : meshes[part.mesh]!.positions;
    const [a, b, c] = [axes[0][axis], axes[1][axis], axes[2][axis]];
    for (let o = 0; o < points.length; o += 3)
      low = Math.min(low, origin[axis] + scale * (a * points[o]! + b * points[o + 1]! + c * points[o + 2]!));
  }
  return low;
}

/** Moves a piece that hovers over the table or before the wall until it touches it. */
export function restOnStage(bench: Bench, rig: Shot['rig']): void {
  const axis = rig === 'wall' ? 2 : 1;
  const gap = lowest(bench, axis);
  if (!(gap > UNSEEN_MM && gap < Infinity)) return;
  const lowered = ([x, y, z]: Placement['origin']): Placement['origin'] =>
    axis === 1 ? [x, y - gap, z] : [x, y, z - gap];
  bench.move(0, (at) => ({ ...at, origin: lowered(at.origin) }));
  bench.mustShow.splice(0, bench.mustShow.length, ...bench.mustShow.map(lowered));
}
