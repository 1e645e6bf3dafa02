import { planByKey, RESTORE_MS, TEXTS, type ImagePage } from '@jewelry/contract';
import { downloadAddress } from '../downloads';
import { imageAt, imageNotFound, presentImages, visibleImage } from '../images';
import { failure, unauthenticated, type Handlers } from '../mock';
import type { Account, StoredImage } from '../records';
import { currentVersions, removedWith, removeVersions, versionsOf } from '../versions';
import { imageView, likeCount } from '../views';
import type { World } from '../world';

type ImageCalls =
  | 'drawing'
  | 'recentImages'
  | 'topImages'
  | 'sharedImage'
  | 'setPrivacy'
  | 'deleteImage'
  | 'restoreImage'
  | 'clearHistory'
  | 'paintImage'
  | 'downloadImage';

const newestFirst = (a: StoredImage, b: StoredImage): number =>
  b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id);

function pageOf(
  world: World,
  images: readonly StoredImage[],
  viewer: Account | null,
  { page, limit }: { page: number; limit: number },
): ImagePage {
  const from = (page - 1) * limit;
  return {
    images: images.slice(from, from + limit).map((image) => imageView(world, image, viewer)),
    hasMore: from + limit < images.length,
    totalPages: Math.ceil(images.length / limit),
    totalCount: images.length,
  };
}

const publicImages = (world: World): StoredImage[] =>
  currentVersions(
    world,
    presentImages(world).filter((image) => !image.is_private),
  );

const ownImage = (world: World, account: Account, id: string): StoredImage | undefined =>
  presentImages(world).find((image) => image.id === id && image.owner_id === account.id);

/** Words in Latin letters match at word starts, others anywhere. */
function containsWord(prompt: string, word: string): boolean {
  if (!/^\p{Script=Latin}/u.test(word)) return prompt.includes(word);
  return [...prompt.matchAll(/(?<![\p{L}\p{N}_])\p{L}/gu)].some(({ index }) => prompt.startsWith(word, index));
}

export const imageHandlers: Pick<Handlers, ImageCalls> = {
  recentImages({ world, account, query }) {
    if (query.history !== 'true')
      return { status: 200, body: pageOf(world, publicImages(world).toSorted(newestFirst), account, query) };
    if (!account) return unauthenticated();
    const words = query.q?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
    const own = currentVersions(world, presentImages(world)).filter(
      (image) => image.owner_id === account.id && words.every((word) => containsWord(image.prompt.toLowerCase(), word)),
    );
    return { status: 200, body: pageOf(world, own.toSorted(newestFirst), account, query) };
  },

  topImages({ world, account, query }) {
    const byLikes = publicImages(world).toSorted(
      (a, b) => likeCount(world, b) - likeCount(world, a) || newestFirst(a, b),
    );
    return { status: 200, body: pageOf(world, byLikes, account, query) };
  },

  sharedImage({ world, account, params }) {
    const image = imageAt(world, params.imageId);
    return image ? { status: 200, body: imageView(world, image, account) } : imageNotFound();
  },

  drawing({ world, account, params }) {
    const found = ownImage(world, account, params.id)?.drawing;
    return found ? { status: 200, body: found } : imageNotFound();
  },

  deleteImage({ world, account, params }) {
    const image = ownImage(world, account, params.id);
    if (!image) return imageNotFound();
    removeVersions(world, versionsOf(world, image.piece_id));
    return { status: 200, body: { success: true } };
  },

  restoreImage({ world, account, params }) {
    const image = world.state.images.find(
      (candidate) => candidate.id === params.id && candidate.owner_id === account.id,
    );
    if (!image || (image.removed_at !== null && world.clock.now() - image.removed_at >= RESTORE_MS))
      return imageNotFound();
    for (const version of removedWith(world, image)) Object.assign(version, { removed_at: null, removal: null });
    return { status: 200, body: imageView(world, image, account) };
  },

  clearHistory({ world, account }) {
    const deleted = currentVersions(world, presentImages(world)).filter(
      (image) => image.owner_id === account.id,
    ).length;
    world.state.images = world.state.images.filter((image) => image.owner_id !== account.id);
    return { status: 200, body: { success: true, deleted } };
  },

  paintImage({ world, account, params }) {
    if (!account.email_confirmed) return failure(403, 'email_unconfirmed', TEXTS.emailUnconfirmed);
    const image = ownImage(world, account, params.id);
    if (!image) return imageNotFound();
    if (world.capabilities.generator === 'builtin') return failure(422, 'change_not_possible', TEXTS.noImageService);
    image.is_painted = true;
    return { status: 200, body: imageView(world, image, account) };
  },

  downloadImage({ world, account, params, body }) {
    if (body.userId !== undefined && body.userId !== account.id) return failure(403, 'forbidden', TEXTS.userMismatch);
    const image = visibleImage(world, params.id, account);
    return image ? { status: 200, body: { watermarkedUrl: downloadAddress(world, image) } } : imageNotFound();
  },

  setPrivacy({ world, account, params, body }) {
    const image = ownImage(world, account, params.id);
    if (!image) return imageNotFound();
    if (body.is_private && !planByKey(account.subscription_plan).allowPrivateImages)
      return failure(403, 'plan_required', TEXTS.planRequired);
    for (const version of world.state.images.filter(({ piece_id }) => piece_id === image.piece_id))
      version.is_private = body.is_private;
    return { status: 200, body: imageView(world, image, account) };
  },
};
