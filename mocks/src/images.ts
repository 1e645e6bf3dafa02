import { TEXTS } from '@jewelry/contract';
import { failure } from './mock';
import type { Account, StoredImage } from './records';
import type { World } from './world';

export const imageNotFound = () => failure(404, 'not_found', TEXTS.imageNotFound);

/** All images that are not removed. */
export const presentImages = (world: World): StoredImage[] =>
  world.state.images.filter((image) => image.removed_at === null);

/** Includes removed images. */
export const imageOf = (world: World, id: string): StoredImage | undefined =>
  world.state.images.find((image) => image.id === id);

export const imageAt = (world: World, id: string): StoredImage | undefined =>
  presentImages(world).find((image) => image.id === id);

/** An image that this account may like and download: a public one, or its own. */
export function visibleImage(world: World, id: string, viewer: Account): StoredImage | undefined {
  const image = imageAt(world, id);
  return image && (!image.is_private || image.owner_id === viewer.id) ? image : undefined;
}
