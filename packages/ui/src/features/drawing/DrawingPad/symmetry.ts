import { DRAWING_SIZE } from '@jewelry/contract/constants';
import { strokePoint, type StrokePoint } from './strokes';

/** How a stroke is repeated: not at all, mirrored, or rotated around the center. */
export type Symmetry =
  | { readonly kind: 'off' }
  | { readonly kind: 'mirror' }
  | { readonly kind: 'radial'; readonly fold: number };

/** A transform of a repeated stroke: x' = ax + cy + e, y' = bx + dy + f, as for a canvas. */
export type Transform = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const CENTER = DRAWING_SIZE / 2;
const IDENTITY: Transform = [1, 0, 0, 1, 0, 0];

/** The transforms of a stroke and its repetitions, starting with the identity. */
export function transformsOf(symmetry: Symmetry): readonly Transform[] {
  if (symmetry.kind === 'off') return [IDENTITY];
  if (symmetry.kind === 'mirror') return [IDENTITY, [-1, 0, 0, 1, DRAWING_SIZE, 0]];
  return Array.from({ length: symmetry.fold }, (_, turn) => {
    const angle = (2 * Math.PI * turn) / symmetry.fold;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [cos, sin, -sin, cos, CENTER - CENTER * cos + CENTER * sin, CENTER - CENTER * sin - CENTER * cos] as const;
  });
}

/** Transforms the points of a stroke. */
export const move = (points: readonly StrokePoint[], [a, b, c, d, e, f]: Transform): StrokePoint[] =>
  points.map(([x, y, pressure]) => strokePoint(a * x + c * y + e, b * x + d * y + f, pressure));
