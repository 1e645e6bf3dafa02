import { planByKey, TEXTS, type ImagePage } from '@jewelry/contract';
import type { Deps } from '../../deps';
import { requireUser } from '../../http/call';
import { HttpError, notFound, unauthenticated } from '../../http/errors';
import type { HandlersOf } from '../../http/serve';
import { storableText } from '../../database/text';
import { imageFor } from './imageView';
import { countImages, findImage, listImages, updatePrivacy, type ListQuery } from './store';

interface Paging {
  readonly page: number;
  readonly limit: number;
}

async function pageOf({ db }: Deps, { page, limit }: Paging, list: Omit<ListQuery, 'offset' | 'limit'>): Promise<ImagePage> {
  const totalCount = await countImages(db, list);
  const offset = (page - 1) * limit;
  const rows = await listImages(db, { ...list, offset, limit }, totalCount);
  return {
    images: rows.map((row) => imageFor(list.viewer, row)),
    hasMore: offset + rows.length < totalCount && rows.length > 0,
    totalPages: Math.ceil(totalCount / limit),
    totalCount,
  };
}

export const imageHandlers = (deps: Deps): HandlersOf<'recentImages' | 'topImages' | 'setPrivacy'> => ({
  recentImages: async ({ query }, call) => {
    const viewer = call.user?.id ?? null;
    const isHistory = query.history === 'true';
    if (isHistory && viewer === null) throw unauthenticated();
    const words = isHistory ? storableText(query.q ?? '').trim() : undefined;
    return { status: 200, body: await pageOf(deps, query, { order: 'recent', viewer, owner: isHistory ? viewer : null, words }) };
  },

  topImages: async ({ query }, call) => ({
    status: 200,
    body: await pageOf(deps, query, { order: 'top', viewer: call.user?.id ?? null, owner: null }),
  }),

  setPrivacy: async ({ params, body }, call) => {
    const user = requireUser(call);
    const image = await findImage(deps.db, params.id, user.id);
    if (image?.user_id !== user.id) throw notFound(TEXTS.imageNotFound);
    if (body.is_private && !planByKey(user.plan).allowPrivateImages) throw new HttpError(403, 'plan_required', TEXTS.planRequired);
    const isStillThere = await updatePrivacy(deps.db, params.id, user.id, body.is_private);
    if (!isStillThere) throw notFound(TEXTS.imageNotFound);
    return { status: 200, body: imageFor(user.id, { ...image, is_private: body.is_private }) };
  },
});
