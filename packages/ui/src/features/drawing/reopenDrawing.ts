import type { StoredDrawing } from '@jewelry/contract';
import type { Drawing } from './drawing';
import { ApiFailure, call } from '../session';

/** The strokes of an image of the current user; null when it has none or belongs to another user. */
async function fetchDrawing(imageId: string): Promise<StoredDrawing | null> {
  try {
    return await call('drawing', { params: { id: imageId } });
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

/** Renders a stored drawing; loads the drawing code. */
export async function reopenDrawing(imageId: string): Promise<Drawing | null> {
  const [drawing, { pngOf, svgOf }] = await Promise.all([fetchDrawing(imageId), import('./DrawingPad/exportDrawing')]);
  return drawing && { ...drawing, png: pngOf(drawing.paths), svg: svgOf(drawing.paths) };
}
