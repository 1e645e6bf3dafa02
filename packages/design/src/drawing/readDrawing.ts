/** Converts an input drawing, strokes or an image, to the drawing stored in a design. */
import type { Drawing } from '../spec';
import { drawingOf } from './interpret';
import { inkOfPicture, type DrawnPicture } from './picture';
import { inkOf, type DrawnPath } from './strokes';

/**
 * Strokes of a pad, or a picture when the strokes are unknown; `influence` from 0 (free inspiration) to 100 (exact).
 */
export type DrawingInput =
  | { readonly paths: readonly DrawnPath[]; readonly influence: number }
  | { readonly picture: DrawnPicture; readonly influence: number };

/** Interprets a drawing; null when it is empty. */
export const readDrawing = (input: DrawingInput): Drawing | null =>
  drawingOf('paths' in input ? inkOf(input.paths) : inkOfPicture(input.picture), input.influence);
