/** A text that a graver cuts into a face: script, or roman capitals. */
import type { Vec3 } from '../piece';
import { wire } from '../geometry/wireField';
import { engravingOf } from '../motifs/engraving';

/** Half the width of the graver's line and how deep it cuts, mm. */
const GRAVER = { half: 0.17, deep: 0.17 } as const;
/** The greatest tenth of the height of a small x, mm. */
const UNIT_MM = 0.165;

export interface Graved {
  /** Half the width and half the height of the text with its lines, mm. */
  reachX: number;
  reachY: number;
  /** How deep the cut is at a place of the face, mm; the middle of the text is at 0, 0. */
  depthAt: (u: number, v: number) => number;
}

/**
 * Lays a text out as large as it may be: at most `wide` and `tall`, mm; `scale` makes hand and tool larger for a face
 * that is seen from afar.
 */
export function graved(text: string, wide: number, tall: number, scale = 1): Graved {
  const { lines, width, height } = engravingOf(text);
  const [half, deep] = [GRAVER.half * scale, GRAVER.deep * scale];
  const unit = Math.min(UNIT_MM * scale, tall / height, wide / width);
  const cuts = lines.map((line) =>
    wire(
      line.map(([x, y]): Vec3 => [x * unit, y * unit, 0]),
      half,
      false,
      0,
    ),
  );
  return {
    reachX: (width * unit) / 2 + half,
    reachY: (height * unit) / 2 + half,
    depthAt: (u, v) => {
      let within = 0;
      for (const line of cuts) within = Math.max(within, -line(u, v, 0, 0) / half);
      return deep * within * within * (3 - 2 * within);
    },
  };
}
