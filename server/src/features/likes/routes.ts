import { contract, route, TEXTS } from '@jewelry/contract';
import type { Config } from '../../config';
import type { Deps } from '../../deps';
import { requireUser } from '../../http/call';
import { notFound } from '../../http/errors';
import { serve, type ApiRouter, type HandlersOf } from '../../http/serve';
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

const { endpoint: _like, ...likeSchemas } = contract.like;
const { endpoint: _unlike, ...unlikeSchemas } = contract.unlike;
const likeOfImage = route({ method: 'POST', path: '/api/images/:imageId/like' }, likeSchemas);
const unlikeOfImage = route({ method: 'POST', path: '/api/images/:imageId/unlike' }, unlikeSchemas);

/** The same two calls below the image, as other clients write them. */
export function serveLikesOfImage(router: ApiRouter, handlers: HandlersOf<'like' | 'unlike'>, config: Config): void {
  serve<typeof likeOfImage>(router, likeOfImage, ({ params, query, body }, call) => handlers.like({ params, query, body }, call), config);
  serve<typeof unlikeOfImage>(router, unlikeOfImage, ({ params, query, body }, call) => handlers.unlike({ params, query, body }, call), config);
}
