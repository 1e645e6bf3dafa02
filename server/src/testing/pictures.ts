import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { keysOf } from '../features/images/files';
import { insertImages, type NewImage } from '../features/images/imageInserts';
import { watermarked } from '../pictures/watermark';
import { originalKey } from '../ports/storage/storage';
import type { SignedUp, TestApp } from './startApp';

/** Small enough that a picture has three files. */
const SIDE = 64;

/** A finished public image of an account. */
export const newImage = (owner: Pick<SignedUp, 'id'>, facts: Partial<NewImage> = {}): NewImage => ({
  id: randomUUID(),
  userId: owner.id,
  prompt: 'a gold ring',
  isPrivate: false,
  metadata: {
    seed: 1,
    provider: 'fake',
    model: null,
    presets: [],
    type: 'ring',
    has_drawing: false,
    width: SIDE,
    height: SIDE,
    design: null,
    understood: [],
    not_understood: [],
  },
  width: SIDE,
  height: SIDE,
  thumbhash: 'x',
  alt: 'A ring.',
  originalName: randomUUID(),
  cleanName: randomUUID(),
  markedName: randomUUID(),
  ...facts,
});

const original = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#13241b' } })
  .png()
  .toBuffer();
const clean = await sharp(original).webp().toBuffer();
const { data, info } = await watermarked(original);
const marked = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  .webp()
  .toBuffer();

/** Inserts images with all their files. */
export async function addImages({ deps }: Pick<TestApp, 'deps'>, images: readonly NewImage[]): Promise<void> {
  for (const { originalName, cleanName, markedName, width } of images.flatMap(({ imagined, ...image }) =>
    imagined ? [image, imagined] : [image],
  )) {
    for (const key of keysOf({ original_name: originalName, clean_name: cleanName, marked_name: markedName, width })) {
      const isOriginal = originalName !== null && key === originalKey(originalName);
      const isMarked = markedName !== null && key.includes(markedName);
      await deps.storage.put(key, isOriginal ? original : isMarked ? marked : clean);
    }
  }
  await deps.db.transaction((transaction) => insertImages(transaction, images));
}
