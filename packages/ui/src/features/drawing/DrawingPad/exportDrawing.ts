import { DRAWING_MAX_POINTS, DRAWING_SIZE, GENERATE_BODY_LIMIT } from '@jewelry/contract/constants';
import type { DrawingPath } from '@jewelry/contract';
import { outlineOf, shapeOf } from './strokes';

const PAPER = '#FFFFFF';
/** Strokes and PNG use less than the other half of a request, characters. */
const SVG_MAX = GENERATE_BODY_LIMIT / 2;
/** Coarsest simplification that still gives an outline: every nth corner. */
const COARSEST = 8;

/** Every nth point of a stroke, and its end points. */
const thinned = (path: DrawingPath, nth: number): DrawingPath => ({
  ...path,
  points: path.points.filter((_, index) => index % nth === 0 || index === path.points.length - 1),
});

/**
 * Simplifies the strokes to the point limit of a drawing, so that a long scribble is drawn more coarsely rather than
 * rejected.
 */
export function withinLimit(paths: readonly DrawingPath[]): readonly DrawingPath[] {
  const count = paths.reduce((sum, { points }) => sum + points.length, 0);
  if (count <= DRAWING_MAX_POINTS) return paths;
  const ends = paths.length;
  const nth = Math.ceil(count / Math.max(1, DRAWING_MAX_POINTS - 2 * ends));
  return paths.map((path) => thinned(path, nth));
}

/** Color of a stroke on white paper. */
const inkOf = ({ tool, color }: DrawingPath): string => (tool === 'eraser' ? PAPER : color);

/**
 * The drawing as SVG text: white paper with the outlines of all strokes, simplified where the text would be too long to
 * send.
 */
export function svgOf(paths: readonly DrawingPath[], nth = 1): string {
  const outlines = paths.map((path) => `<path fill="${inkOf(path)}" d="${outlineOf(path, nth)}"/>`).join('');
  if (outlines.length > SVG_MAX && nth < COARSEST) return svgOf(paths, nth + 1);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${DRAWING_SIZE} ${DRAWING_SIZE}">` +
    `<rect width="${DRAWING_SIZE}" height="${DRAWING_SIZE}" fill="${PAPER}"/>${outlines}</svg>`
  );
}

/** The drawing as a PNG of 512 x 512 px on white, as a data URL. */
export function pngOf(paths: readonly DrawingPath[]): string {
  const canvas = document.createElement('canvas');
  canvas.width = DRAWING_SIZE;
  canvas.height = DRAWING_SIZE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, DRAWING_SIZE, DRAWING_SIZE);
  for (const path of paths) {
    context.fillStyle = inkOf(path);
    context.fill(shapeOf(path));
  }
  return canvas.toDataURL('image/png');
}
