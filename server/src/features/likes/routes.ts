import { TEXTS } from '@jewelry/contract';
import type { Deps } from '../../deps';
import { requireUser } from '../../http/call';
import { notFound } from '../../http/errors';
import type { HandlersOf } from '../../http/serve';
import { addLike, likeStatuses, removeLike } from './store';

export const likeHandlers = ({ db }: Deps): HandlersOf<'like' | 'unlike' | 'likesStatus'> => ({
  like: async ({ params }, call) => {
    const count = await addLike(db, requireUser(call).id, params.imageId);
    if (count === null) throw notFound(TEXTS.imageNotFound);
    return { status: 200, body: { success: true, liked: true, like_count: count } };
  },

  unlike: async ({ params }, call) => {
    const count = await removeLike(db, requireUser(call).id, params.imageId);
    if (count === null) throw notFound(TEXTS.imageNotFound);
    return { status: 200, body: { success: true, liked: false, like_count: count } };
  },

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
});
