import type { StoredDrawing } from '@jewelry/contract';
import { call } from './client';
import { ApiFailure } from './failures';

/** The strokes behind one of one's own pictures; null when it has none, or came from somebody else's hand. */
export async function fetchDrawing(imageId: string): Promise<StoredDrawing | null> {
  try {
    return await call('drawing', { params: { id: imageId } });
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}
