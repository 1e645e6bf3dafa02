import { imageNotFound, visibleImage } from '../images';
import type { Handlers } from '../mock';
import type { Account } from '../records';
import { likeCount } from '../views';
import type { World } from '../world';

type LikeCalls = 'like' | 'unlike' | 'likeImage' | 'unlikeImage' | 'likesStatus';

function setLike(world: World, account: Account, imageId: string, liked: boolean) {
  const image = visibleImage(world, imageId, account);
  if (!image) return imageNotFound();
  const others = (world.state.likes[image.piece_id] ?? []).filter((id) => id !== account.id);
  world.state.likes[image.piece_id] = liked ? [...others, account.id] : others;
  return { status: 200, body: { success: true, liked, like_count: likeCount(world, image) } } as const;
}

export const likeHandlers: Pick<Handlers, LikeCalls> = {
  like: ({ world, account, params }) => setLike(world, account, params.imageId, true),

  unlike: ({ world, account, params }) => setLike(world, account, params.imageId, false),

  likeImage: ({ world, account, params }) => setLike(world, account, params.imageId, true),

  unlikeImage: ({ world, account, params }) => setLike(world, account, params.imageId, false),

  likesStatus({ world, account, body }) {
    const images = body.imageIds.flatMap((id) => visibleImage(world, id, account) ?? []);
    return {
      status: 200,
      body: {
        liked: images
          .filter((image) => world.state.likes[image.piece_id]?.includes(account.id))
          .map((image) => image.id),
        counts: Object.fromEntries(images.map((image) => [image.id, likeCount(world, image)])),
      },
    };
  },
};
