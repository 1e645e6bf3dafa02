import { planByKey, PLANS, TEXTS, type ImagePage } from '@jewelry/contract';
import { failure, unauthenticated, type Handlers } from '../mock';
import type { Account, StoredImage } from '../records';
import { imageView, likeCount } from '../views';
import type { World } from '../world';

type ImageCalls = 'recentImages' | 'topImages' | 'like' | 'unlike' | 'likesStatus' | 'setPrivacy' | 'plans';

const imageNotFound = () => failure(404, 'not_found', TEXTS.imageNotFound);

const newestFirst = (a: StoredImage, b: StoredImage): number => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id);

function pageOf(world: World, images: readonly StoredImage[], viewer: Account | null, { page, limit }: { page: number; limit: number }): ImagePage {
  const from = (page - 1) * limit;
  return {
    images: images.slice(from, from + limit).map((image) => imageView(world, image, viewer)),
    hasMore: from + limit < images.length,
    totalPages: Math.ceil(images.length / limit),
    totalCount: images.length,
  };
}

const publicImages = (world: World): StoredImage[] => world.state.images.filter((image) => !image.is_private);

const visibleImage = (world: World, id: string, viewer: Account): StoredImage | undefined =>
  world.state.images.find((image) => image.id === id && (!image.is_private || image.owner_id === viewer.id));

function setLike(world: World, account: Account | null, imageId: string, liked: boolean) {
  if (!account) return unauthenticated();
  const image = visibleImage(world, imageId, account);
  if (!image) return imageNotFound();
  const others = (world.state.likes[image.id] ?? []).filter((id) => id !== account.id);
  world.state.likes[image.id] = liked ? [...others, account.id] : others;
  return { status: 200, body: { success: true, liked, like_count: likeCount(world, image) } } as const;
}

export const imageHandlers: Pick<Handlers, ImageCalls> = {
  recentImages({ world, account, query }) {
    if (query.history !== 'true') return { status: 200, body: pageOf(world, publicImages(world).toSorted(newestFirst), account, query) };
    if (!account) return unauthenticated();
    const words = query.q?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
    const own = world.state.images.filter(
      (image) => image.owner_id === account.id && words.every((word) => image.prompt.toLowerCase().includes(word)),
    );
    return { status: 200, body: pageOf(world, own.toSorted(newestFirst), account, query) };
  },

  topImages({ world, account, query }) {
    const byLikes = publicImages(world).toSorted((a, b) => likeCount(world, b) - likeCount(world, a) || newestFirst(a, b));
    return { status: 200, body: pageOf(world, byLikes, account, query) };
  },

  like: ({ world, account, params }) => setLike(world, account, params.imageId, true),

  unlike: ({ world, account, params }) => setLike(world, account, params.imageId, false),

  likesStatus({ world, account, body }) {
    if (!account) return unauthenticated();
    const images = body.imageIds.flatMap((id) => visibleImage(world, id, account) ?? []);
    return {
      status: 200,
      body: {
        liked: images.filter((image) => world.state.likes[image.id]?.includes(account.id)).map((image) => image.id),
        counts: Object.fromEntries(images.map((image) => [image.id, likeCount(world, image)])),
      },
    };
  },

  setPrivacy({ world, account, params, body }) {
    if (!account) return unauthenticated();
    const image = world.state.images.find((candidate) => candidate.id === params.id && candidate.owner_id === account.id);
    if (!image) return imageNotFound();
    if (body.is_private && !planByKey(account.subscription_plan).allowPrivateImages) return failure(403, 'plan_required', TEXTS.planRequired);
    image.is_private = body.is_private;
    return { status: 200, body: imageView(world, image, account) };
  },

  plans: () => ({ status: 200, body: { data: PLANS.toSorted((a, b) => a.sortOrder - b.sortOrder) } }),
};
