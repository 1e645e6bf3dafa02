import type { Painting, PictureType } from '../ports/painters/painter';
import { newFileName, originalKey, renditionKey, type Storage, type StorageKey } from '../ports/storage/storage';
import { renderRenditions } from './renditions';

export interface StoredPicture {
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string;
  readonly originalName: string;
  readonly cleanName: string;
  readonly markedName: string;
}

/**
 * Adds the files of a picture by key. The original has a separate random name, which renditions do not reveal.
 * @param png the displayed picture
 * @param original the bytes to store as the original, where they differ
 */
export async function filesOf(
  files: Map<StorageKey, Buffer>,
  png: Buffer,
  original: { readonly bytes: Buffer; readonly type: PictureType } = { bytes: png, type: 'png' },
): Promise<StoredPicture> {
  const { width, height, clean, marked, thumbhash } = await renderRenditions(png);
  const [originalName, cleanName, markedName] = [newFileName(), newFileName(), newFileName()];
  files.set(originalKey(originalName, original.type), original.bytes);
  for (const rendition of clean) files.set(renditionKey(cleanName, rendition.width), rendition.webp);
  for (const rendition of marked) files.set(renditionKey(markedName, rendition.width), rendition.webp);
  return { width, height, thumbhash, originalName, cleanName, markedName };
}

/** A picture of an image service; its original is stored unchanged. */
export type StoredPainting = StoredPicture &
  Pick<Painting, 'provider' | 'model'> & { readonly originalType: PictureType };

/** Adds the files of a picture of an image service by key. */
export const paintingFiles = async (
  files: Map<StorageKey, Buffer>,
  { provider, model, type, original, png }: Painting,
): Promise<StoredPainting> => ({
  provider,
  model,
  originalType: type,
  ...(await filesOf(files, png, { bytes: original, type })),
});

/** Writes all files or none. */
export async function writeFiles(
  storage: Storage,
  files: ReadonlyMap<StorageKey, Buffer>,
  signal?: AbortSignal,
): Promise<void> {
  const written: StorageKey[] = [];
  try {
    for (const [key, bytes] of files) {
      signal?.throwIfAborted();
      written.push(key);
      await storage.put(key, bytes);
    }
  } catch (error) {
    await storage.remove(written);
    throw error;
  }
}
