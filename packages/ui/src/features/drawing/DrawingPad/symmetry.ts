import { DRAWING_SIZE } from '@jewelry/contract/constants';
import { strokePoint, type StrokePoint } from './strokes';

/** How a stroke is repeated while it is drawn: not at all, across the middle line, or around the middle. */
export type Symmetry =
  | { readonly kind: 'off' }
  | { readonly kind: 'mirror' }
  | { readonly kind: 'radial'; readonly fold: number };

/** A place of a repeated stroke: x' = ax + cy + e, y' = bx + dy + f, as a canvas takes them. */
export type Transform = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const CENTRE = DRAWING_SIZE / 2;
const IDENTITY: Transform = [1, 0, 0, 1, 0, 0];

/** Where a stroke goes, itself first. */
export function placesOf(symmetry: Symmetry): readonly Transform[] {
  if (symmetry.kind === 'off') return [IDENTITY];
  if (symmetry.kind === 'mirror') return [IDENTITY, [-1, 0, 0, 1, DRAWING_SIZE, 0]];
  return Array.from({ length: symmetry.fold }, (_, turn) => {
    const angle = (2 * Math.PI * turn) / symmetry.fold;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [cos, sin, -sin, cos, CENTRE - CENTRE * cos + CENTRE * sin, CENTRE - CENTRE * sin - CENTRE * cos] as const;
  });
}

/** The points of a stroke at another place. */
export const move = (points: readonly StrokePoint[], [a, b, c, d, e, f]: Transform): StrokePoint[] =>
  points.map(([x, y, pressure]) => strokePoint(a * x + c * y + e, b * x + d * y + f, pressure));
