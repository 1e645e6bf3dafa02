/** A drawing with little influence: its colours and lines only suggest stones, motif and style. */
import type { Drawing, GemKind, Style } from '../spec';
import type { Point2 } from '../geometry/curves';
import { motifNamed } from '../motifs/library';
import { paired } from './marks';
import { profileOf } from './stones';

/** Up to this influence the metal does not follow the drawing. */
const INSPIRES_UP_TO = 5;
/** Motifs with one outline that a drawn outline is compared with, and the maximum deviation. */
const LIKE = ['heart', 'star', 'drop', 'leaf', 'moon', 'cross'] as const;
const LIKENESS = 0.16;
/** The radius of a circle as a share of the root of its area. */
const ROUND = 1 / Math.sqrt(Math.PI);
/** Maximum share of turns over a quarter of a right angle in a drawing of straight lines. */
const STRAIGHT = 0.1;

export interface Inspiration {
  readonly gems: readonly GemKind[];
  readonly motif: string | null;
  readonly style: Style;
}

/** True when the metal follows the drawing. */
export const isPattern = (drawing: Drawing): boolean => drawing.influence > INSPIRES_UP_TO;

/**
 * The motif that an outline on the pad resembles more than it resembles a circle, with a deviation of at most `most`.
 */
export function resemblance(outline: readonly Point2[], most = LIKENESS): string | null {
  const drawn = profileOf(outline.map(([x, y]): Point2 => [x, -y])).reach;
  const misses = LIKE.flatMap((name) => {
    const fill = motifNamed(name).fills[0];
    if (!fill) return [];
    const { reach } = profileOf(fill.outline);
    return [{ name, miss: Math.sqrt(drawn.reduce((sum, r, i) => sum + (r - reach[i]!) ** 2, 0) / drawn.length) }];
  });
  const best = misses.toSorted((a, b) => a.miss - b.miss)[0];
  const round = Math.sqrt(drawn.reduce((sum, r) => sum + (r - ROUND) ** 2, 0) / drawn.length);
  return best && best.miss < Math.min(most, round) ? best.name : null;
}

/** The stones, the motif and the style that a drawing suggests. */
export function inspirationOf(drawing: Drawing): Inspiration {
  const outlines = drawing.outlines.map((o) => paired(o.points, 2));
  const lines = [...outlines, ...drawing.wires.map((w) => paired(w, 3))];
  const turns = lines.flatMap((line) =>
    line.slice(1, -1).map((p, i) => {
      const [a, b] = [line[i]!, line[i + 2]!];
      const turned = Math.atan2(b[1] - p[1], b[0] - p[0]) - Math.atan2(p[1] - a[1], p[0] - a[0]);
      return Math.abs(Math.atan2(Math.sin(turned), Math.cos(turned)));
    }),
  );
  const isStraight = turns.length > 0 && turns.filter((t) => t > 0.06).length < STRAIGHT * turns.length;
  const largest = outlines.toSorted((a, b) => b.length - a.length)[0];
  return {
    gems: [...new Set([...drawing.stones, ...drawing.rows].map((s) => s.kind))],
    motif: largest ? resemblance(largest) : null,
    style: isStraight ? 'geometric' : 'organic-shapes',
  };
}
