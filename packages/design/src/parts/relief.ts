/** Figures in metal: curves become a distance field, the field becomes a mesh. Motifs and drawings share this path. */
import type { Vec3 } from '../piece';
import type { Point2 } from '../geometry/curves';
import type { Field } from '../geometry/field';
import { polygonField, wire } from '../geometry/field';
import { sculpt } from '../geometry/sculpt';
import type { Solid } from '../geometry/solid';
import type { Motif } from '../motifs/motif';

export interface ReliefOptions {
  /** Half the height of the figure, mm. */
  halfHeightMm: number;
  /** Half the thickness at its thickest, mm. */
  riseMm: number;
  cellMm?: number;
}

const EDGE = 0.42;

/** The figure as a solid in the xy plane around z = 0, and its half thickness at a point (0 outside). */
export function relief(motif: Motif, { halfHeightMm: k, riseMm, cellMm = 0.16 }: ReliefOptions): { solid: Solid; heightAt: (x: number, y: number) => number } {
  const edge = Math.min(EDGE, riseMm * 0.6);
  const fills = motif.fills.map((fill) => {
    const outline = fill.outline.map((p): Point2 => [p[0] * k, p[1] * k]);
    const xs = outline.map((p) => p[0]);
    const ys = outline.map((p) => p[1]);
    const box = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const;
    const full = Math.min(box[1] - box[0], box[3] - box[2]) * 0.34;
    const height = (inside: number): number => {
      if (fill.rise === 'level') return edge;
      const t = Math.min(1, inside / full);
      return edge + (riseMm - edge) * (fill.rise === 'ridge' ? inside / full : Math.sqrt(1 - (1 - t) ** 2));
    };
    return { distance: polygonField(outline), height, box };
  });
  const strokes = motif.strokes.map((stroke) => {
    const path = stroke.points.map((p): Vec3 => [p[0] * k, p[1] * k, 0]);
    const w = stroke.halfWidth * k;
    return { engraved: stroke.engraved === true, w, field: wire(path, (t) => (stroke.tapered ? w * (0.4 + 0.6 * Math.min(1, Math.min(t, 1 - t) * 5)) : w), stroke.closed, stroke.engraved ? w * 4 : Infinity) };
  });
  const smooth = (a: number, b: number, r: number): number => {
    const apart = Math.abs(a - b);
    const nearer = a < b ? a : b;
    return apart < r ? nearer - ((r - apart) * (r - apart) * 0.25) / r : nearer;
  };
  const field: Field = (x, y, z, limit = Infinity) => {
    let d = Infinity;
    for (const { distance, height, box } of fills) {
      const away = Math.max(box[0] - x, x - box[1], box[2] - y, y - box[3]);
      if (away > 1.5) {
        d = Math.min(d, away);
        continue;
      }
      const flat = distance(x, y);
      const up = (Math.abs(z) - height(Math.max(0, -flat))) * 0.72;
      const h = Math.max(0, 0.35 - Math.abs(flat - up)) / 0.35;
      const body = Math.max(flat, up) + h * h * 0.35 * 0.25;
      d = smooth(d, body, 0.22);
    }
    for (const { engraved, field: line } of strokes) if (!engraved) d = smooth(d, line(x, y, z, Math.min(d, limit) + 0.35), 0.35);
    if (d < 1) {
      // An engraved line follows the surface: its groove is as deep as it is wide.
      for (const { engraved, field: line, w } of strokes) if (engraved && z > 0) d = Math.max(d, Math.min(d + w * 0.9, -line(x, y, 0, 0) * 0.7 + d));
    }
    return d;
  };
  const all = [...motif.fills.flatMap((f) => f.outline), ...motif.strokes.flatMap((s) => s.points)];
  const margin = 1.1 + Math.max(0, ...motif.strokes.map((s) => s.halfWidth * k));
  const low: Vec3 = [Math.min(...all.map((p) => p[0])) * k - margin, Math.min(...all.map((p) => p[1])) * k - margin, -Math.max(riseMm * 1.6, margin)];
  const high: Vec3 = [Math.max(...all.map((p) => p[0])) * k + margin, Math.max(...all.map((p) => p[1])) * k + margin, Math.max(riseMm * 1.6, margin)];
  return {
    solid: sculpt(field, low, high, cellMm),
    heightAt: (x, y) => {
      let z = 3;
      while (z > 0 && field(x, y, z) > 0) z -= 0.05;
      return Math.max(0, z);
    },
  };
}
