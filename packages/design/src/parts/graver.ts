/** Engraves a text into a face, in the outlines of a font. */
import { smoothstep } from '../geometry/vec';
import type { Point2 } from '../geometry/curves';
import { distanceTo } from '../lettering/distance';
import { outlineOf } from '../lettering/outline';

/** Depth of an engraving, half width of its hairlines, and distance from a stroke's edge to full depth, mm. */
const GRAVER = { deep: 0.17, hairline: 0.07, half: 0.14 } as const;
/** Maximum of a tenth of the x-height, mm. */
const UNIT_MM = 0.165;

export interface Graved {
  /** Half the width and half the height of the text with its lines, mm. */
  reachX: number;
  reachY: number;
  /** Depth of the cut at a point of the face, mm; the middle of the text is at 0, 0. */
  depthAt: (u: number, v: number) => number;
}

/**
 * Lays out a text as large as possible within `wide` and `tall`, mm; `scale` enlarges letters and tool for a face that
 * is seen from a distance.
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
