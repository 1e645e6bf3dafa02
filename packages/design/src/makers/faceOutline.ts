/** Outlines of faces: their shapes, the words and cuts that name them, and their extents. */
import { z } from 'zod';
import { polygon, turn, type Point2 } from '../geometry/curves';
import { TAU } from '../geometry/vec';
import { isSlabStone } from '../parts/slab';
import type { Cut } from '../spec';
import type { Brief } from './maker';

export const FACE_SHAPES = ['round', 'oval', 'square', 'rectangle', 'hexagon', 'octagon'] as const;
export type FaceShape = (typeof FACE_SHAPES)[number];
export const faceShape = (): z.ZodEnum<{ [K in FaceShape]: K }> => z.enum(FACE_SHAPES);

/** Outlines by the cut that a prompt names for them. */
const BY_CUT: Partial<Record<Cut, FaceShape>> = {
  round: 'round',
  oval: 'oval',
  princess: 'square',
  cushion: 'square',
  asscher: 'octagon',
  emerald: 'rectangle',
  baguette: 'rectangle',
  hexagon: 'hexagon',
};
const WIDE: Partial<Record<FaceShape, number>> = { oval: 1.34, rectangle: 1.4 };
/** Rounding of corners, mm. */
const CORNER = 1.3;

/** True for a cut that is also an outline of faces. */
export const isFaceCut = (cut: Cut): boolean => BY_CUT[cut] !== undefined;

/** The outline of a face by its cut words and forms; round without any. */
export function shapeOf(brief: Brief): FaceShape {
  const { cuts, wants } = brief;
  if (wants('hexagonal')) return 'hexagon';
  if (wants('octagonal')) return 'octagon';
  if (wants('rectangular')) return 'rectangle';
  if (wants('disc')) return 'round';
  const named = brief.outline ?? cuts[0];
  return (named && BY_CUT[named]) ?? (cuts.length === 0 && brief.has('geometric') ? 'square' : 'round');
}

/** Forms that are the outline of a face. */
const OUTLINES = ['hexagonal', 'octagonal', 'rectangular', 'disc'] as const;

/**
 * True for a figure that lies on a face: the prompt names the face's outline, or a stone or an inlay that fills it:
 * "round cufflinks, lapis with a gold star", "an anchor on mother-of-pearl".
 */
export const isOnFace = (brief: Brief): boolean => {
  const { cuts, gems, named, outline, placed, wants } = brief;
  // "A gear with lapis in its centre" holds the stone itself.
  // "A ladybird with moonstones" has several stones instead of a slab.
  const isInFigure =
    named.some(({ kind, isSeveral }) => kind === gems[0] && isSeveral) ||
    placed.some(({ place, of }) => place === 'center' && of === gems[0]) ||
    named.some(({ kind, seat }) => kind === gems[0] && seat !== null);
  const isOutline = [outline, ...(gems.every(isSlabStone) && !isInFigure ? cuts : [])].some(
    (cut) => cut !== null && BY_CUT[cut],
  );
  return isOutline || wants(...OUTLINES) || (brief.gemsGiven && !isInFigure && isSlabStone(gems[0]));
};

/** Half extents of a face of half the width `k`, mm. */
export const halvesOf = (shape: FaceShape, k: number): Point2 => [k, k / (WIDE[shape] ?? 1)];

/** The closed outline of a face of half extents `a` and `b`, mm. */
function faceOutline(shape: FaceShape, [a, b]: Point2): Point2[] {
  if (shape === 'round' || shape === 'oval') return turn(120, (t): Point2 => [Math.cos(t) * a, Math.sin(t) * b]);
  const sides = shape === 'hexagon' ? 6 : shape === 'octagon' ? 8 : 4;
  const start = sides === 4 ? TAU / 8 : sides === 8 ? TAU / 16 : 0;
  // The distance between flats is the height.
  const reach = 1 / Math.cos(Math.PI / sides);
  const corner = sides === 4 ? CORNER : CORNER * 0.4;
  return polygon(sides, reach, start).flatMap(([x, y], j) =>
    Array.from({ length: 9 }, (_, n): Point2 => {
      const at = start + (j + n / 8 - 0.5) * (TAU / sides);
      return [x * (a - corner) + Math.cos(at) * corner, y * (b - corner) + Math.sin(at) * corner];
    }),
  );
}

/** The outline of a face at a distance inside its edge, mm. */
export const inside = (shape: FaceShape, k: number, inMm: number): Point2[] => {
  const [a, b] = halvesOf(shape, k);
  return faceOutline(shape, [a - inMm, b - inMm]);
};
