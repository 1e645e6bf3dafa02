/** Heights of stones above and below their girdles, in half widths. */
import type { GemShape } from '../piece';

/** Height of a stone's surface above a point of its girdle's plane; 0 outside the girdle. */
export function crownHeight({ planes, isMirrored }: GemShape, x: number, y: number): number {
  const across = isMirrored ? Math.abs(x) : x;
  let height = Infinity;
  for (const [nx, ny, nz, d] of planes) if (nz > 1e-6) height = Math.min(height, (d - nx * across - ny * y) / nz);
  return Math.max(0, height);
}

/** Depth of a stone's lowest point, which is under the middle of its girdle. */
export const pavilionDepth = ({ planes }: GemShape): number =>
  Math.min(...planes.map(([, , nz, d]) => (nz < -1e-6 ? -d / nz : Infinity)));
