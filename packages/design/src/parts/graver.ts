/** A text that a graver cuts into a face, in the outlines of a font. */
import { smoothstep } from '../geometry/vec';
import type { Point2 } from '../geometry/curves';
import { distanceTo } from '../lettering/distance';
import { outlineOf } from '../lettering/outline';

/**
 * How deep the graver cuts, how far its cut reaches from the middle of a hairline, and from the edge of a stroke inwards
 * to where it is as deep as it gets, mm.
 */
const GRAVER = { deep: 0.17, hairline: 0.07, half: 0.14 } as const;
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
 * Lays a text out as large as it may be: at most `wide` and `tall`, mm; `scale` makes letters and tool larger for a face
 * that is seen from afar.
 * @throws RangeError for a text that no font has
 */
export function graved(text: string, wide: number, tall: number, scale = 1): Graved {
  const { contours, width, height } = outlineOf(text);
  const [deep, hairline, half] = [GRAVER.deep * scale, GRAVER.hairline * scale, GRAVER.half * scale];
  const unit = Math.min(UNIT_MM * scale, tall / height, wide / width);
  const scaled = contours.map((contour) => contour.map(([x, y]): Point2 => [x * unit, y * unit]));
  const distanceAt = distanceTo(scaled, half);
  return {
    reachX: (width * unit) / 2 + hairline,
    reachY: (height * unit) / 2 + hairline,
    depthAt: (u, v) => deep * smoothstep(0, half, hairline - distanceAt(u, v)),
  };
}
