import { planByKey, RESTORE_MS, TEXTS, type Image } from '@jewelry/contract';
import type { Deps } from '../../deps';
import { requireConfirmedUser, requireUser } from '../../http/call';
import { HttpError, notFound, unauthenticated } from '../../http/errors';
import type { HandlersOf } from '../../http/serve';
import { storableText } from '../../database/text';
import { imageFor } from './imageView';
import { pageOf } from './listPage';
import { paintAsImagined } from './paint';
import { removePiece, restoreRemoved, setPiecePrivacy } from './pieces';
import { deleteHistory, discardFiles } from './removal';
import { findDrawing, findImage } from './store';

type ImageCalls =
  | 'drawing'
  | 'recentImages'
  | 'topImages'
  | 'sharedImage'
  | 'setPrivacy'
  | 'deleteImage'
  | 'restoreImage'
  | 'clearHistory'
  | 'paintImage';

/** | @throws HttpError 404 when it does not exist */
async function imageSeenBy({ db }: Deps, viewer: string | null, id: string): Promise<Image> {
  const row = await findImage(db, id, viewer);
  if (!row) throw notFound(TEXTS.imageNotFound);
  return imageFor(viewer, row);
}

export const imageHandlers = (deps: Deps): HandlersOf<ImageCalls> => ({
  recentImages: async ({ query }, call) => {
    const viewer = call.user?.id ?? null;
    const isHistory = query.history === 'true';
    if (isHistory && viewer === null) throw unauthenticated();
    const words = isHistory ? storableText(query.q ?? '').trim() : undefined;
    return {
      status: 200,
      body: await pageOf(deps, query, { order: 'recent', viewer, owner: isHistory ? viewer : null, words }),
    };
  },

  topImages: async ({ query }, call) => ({
    status: 200,
    body: await pageOf(deps, query, { order: 'top', viewer: call.user?.id ?? null, owner: null }),
  }),

  sharedImage: async ({ params }, call) => ({
    status: 200,
    body: await imageSeenBy(deps, call.user?.id ?? null, params.imageId),
  }),

  drawing: async ({ params }, call) => {
    const found = await findDrawing(deps.db, params.id, requireUser(call).id);
    if (!found) throw notFound(TEXTS.imageNotFound);
    return { status: 200, body: found };
  },

  deleteImage: async ({ params }, call) => {
    const { id: owner } = requireUser(call);
    if (!(await removePiece(deps.db, params.id, owner, deps.clock.now()))) throw notFound(TEXTS.imageNotFound);
    return { status: 200, body: { success: true } };
  },

  restoreImage: async ({ params }, call) => {
    const { id: owner } = requireUser(call);
    const since = new Date(deps.clock.now().getTime() - RESTORE_MS);
    if (!(await restoreRemoved(deps.db, params.id, owner, since))) throw notFound(TEXTS.imageNotFound);
    return { status: 200, body: await imageSeenBy(deps, owner, params.id) };
  },

  clearHistory: async (_, call) => {
    const { id: owner } = requireUser(call);
    const deleted = await deleteHistory(deps.db, owner);
    await discardFiles(deps).catch((error: unknown) => call.log.error({ err: error }, 'history files not deleted'));
    return { status: 200, body: { success: true, deleted } };
  },

  paintImage: async ({ params }, call) => {
    const user = requireConfirmedUser(call);
    const image = await findImage(deps.db, params.id, user.id);
    if (image?.user_id !== user.id) throw notFound(TEXTS.imageNotFound);
    await deps.rateLimits.consume('paintAccount', user.id);
    await paintAsImagined(deps, image);
    return { status: 200, body: await imageSeenBy(deps, user.id, params.id) };
  },

  setPrivacy: async ({ params, body }, call) => {
    const user = requireUser(call);
    const image = await findImage(deps.db, params.id, user.id);
    if (image?.user_id !== user.id) throw notFound(TEXTS.imageNotFound);
    if (body.is_private && !planByKey(user.plan).allowPrivateImages)
      throw new HttpError(403, 'plan_required', TEXTS.planRequired);
    const isStillThere = await setPiecePrivacy(deps.db, params.id, user.id, body.is_private);
    if (!isStillThere) throw notFound(TEXTS.imageNotFound);
    return { status: 200, body: imageFor(user.id, { ...image, is_private: body.is_private }) };
  },
});
