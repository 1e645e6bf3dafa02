import { TEXTS } from '@jewelry/contract';
import type { Deps } from '../../deps';
import { requireUser, type Call } from '../../http/call';
import { notFound } from '../../http/errors';
import type { HandlersOf } from '../../http/serve';
import { addLike, likeStatuses, removeLike } from './store';

type LikeCalls = 'like' | 'unlike' | 'likeImage' | 'unlikeImage' | 'likesStatus';

export function likeHandlers({ db }: Deps): HandlersOf<LikeCalls> {
  const setLike = async (call: Call, imageId: string, liked: boolean) => {
    const count = await (liked ? addLike : removeLike)(db, requireUser(call).id, imageId);
    if (count === null) throw notFound(TEXTS.imageNotFound);
    return { status: 200, body: { success: true, liked, like_count: count } } as const;
  };
  return {
    like: ({ params }, call) => setLike(call, params.imageId, true),
    unlike: ({ params }, call) => setLike(call, params.imageId, false),
    likeImage: ({ params }, call) => setLike(call, params.imageId, true),
    unlikeImage: ({ params }, call) => setLike(call, params.imageId, false),

    likesStatus: async ({ body }, call) => {
      const statuses = await likeStatuses(db, requireUser(call).id, body.imageIds);
      return {
        status: 200,
        body: {
          liked: statuses.filter((status) => status.is_liked).map((status) => status.id),
          counts: Object.fromEntries(statuses.map((status) => [status.id, status.like_count])),
        },
      };
    },
  };
}
