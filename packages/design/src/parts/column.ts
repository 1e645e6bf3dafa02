/** The space above a stone. */
import type { Vec3 } from '../piece';
import type { Cut } from '../spec';
import type { Point2 } from '../geometry/curves';
import { polygonField, type Field } from '../geometry/field';
import { girdleMm } from './head';

/**
 * The column above a stone that stays free of metal, from just below its girdle upwards, `margin` mm wider than the
 * stone.
 */
export function columnOver(cut: Cut, sizeMm: number, at: Vec3, { turn = 0, margin = 0 } = {}): Field {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const girdle = girdleMm(cut, sizeMm, 48).map(([x, y]): Point2 => [at[0] + x * c - y * s, at[1] + x * s + y * c]);
  const outside = polygonField(girdle);
  const half = Math.max(...girdle.map(([x, y]) => Math.max(Math.abs(x - at[0]), Math.abs(y - at[1]))));
  const reach = sizeMm * 1.4 + margin;
  return (x, y, z) => {
    const off = Math.max(Math.abs(x - at[0]), Math.abs(y - at[1]));
    return Math.max((off > reach ? off - half : outside(x, y)) - margin, at[2] - 0.1 - z);
  };
}
