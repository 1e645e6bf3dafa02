/** Adds thin wires that connect the loose parts of a drawing over the shortest gaps. */
import { halfWidthAt, within, type Fill, type Stroke } from '../curves/figure';
import type { Point2 } from '../geometry/curves';

interface Element {
  readonly points: readonly Point2[];
  readonly half: readonly number[];
  readonly fill: Fill | null;
}

interface Gap {
  readonly mm: number;
  readonly from: Point2;
  readonly to: Point2;
}

const covers = (fill: Fill | null, p: Point2): boolean =>
  fill !== null && within(p, fill.outline) && !(fill.holes ?? []).some((hole) => within(p, hole));

/** The narrowest gap between two parts; negative when they overlap. */
function gapOf(a: Element, b: Element): Gap {
  let best: Gap = { mm: Infinity, from: a.points[0]!, to: b.points[0]! };
  for (const [i, p] of a.points.entries()) {
    for (const [j, q] of b.points.entries()) {
      const mm = Math.hypot(p[0] - q[0], p[1] - q[1]) - a.half[i]! - b.half[j]!;
      if (mm < best.mm) best = { mm, from: p, to: q };
    }
  }
  if (best.mm > 0 && (a.points.some((p) => covers(b.fill, p)) || b.points.some((q) => covers(a.fill, q))))
    return { ...best, mm: -Infinity };
  return best;
}

/**
 * The wires of `half` width that connect all parts (a minimum spanning tree over the gaps between them, by Prim). Parts
 * that overlap by a quarter of a wire count as connected.
 */
export function bridges(fills: readonly Fill[], strokes: readonly Stroke[], half: number): Stroke[] {
  const elements: Element[] = [
    ...fills.map((fill): Element => ({
      points: [fill.outline, ...(fill.holes ?? [])].flat(),
      half: [fill.outline, ...(fill.holes ?? [])].flat().map(() => 0),
      fill,
    })),
    ...strokes.map((s): Element => ({ points: s.points, half: s.points.map((_, i) => halfWidthAt(s, i)), fill: null })),
  ];
  const out: Stroke[] = [];
  const nearest = new Map<Element, Gap>();
  for (const e of elements.slice(1)) nearest.set(e, gapOf(elements[0]!, e));
  while (nearest.size > 0) {
    const [next, gap] = [...nearest].reduce((best, entry) => (entry[1].mm < best[1].mm ? entry : best));
    nearest.delete(next);
    if (gap.mm > -half / 4) out.push({ points: [gap.from, gap.to], closed: false, halfWidth: half });
    for (const [e, known] of nearest) {
      const other = gapOf(next, e);
      if (other.mm < known.mm) nearest.set(e, other);
    }
  }
  return out;
}
