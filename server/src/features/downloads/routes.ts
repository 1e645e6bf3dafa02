import { planByKey, TEXTS } from '@jewelry/contract';
import type { Deps } from '../../deps';
import { requireUser } from '../../http/call';
import { HttpError, notFound } from '../../http/errors';
import type { HandlersOf } from '../../http/serve';
import { findImage } from '../images/store';
import { downloadLink } from './links';

export const downloadHandlers = ({ db, config, clock, rateLimits }: Deps): HandlersOf<'downloadImage'> => ({
  downloadImage: async ({ params, body }, call) => {
    const user = requireUser(call);
    if (body.userId !== undefined && body.userId !== user.id) throw new HttpError(403, 'forbidden', TEXTS.userMismatch);
    await rateLimits.consume('downloadAccount', user.id);
    const image = await findImage(db, params.id, user.id);
    const isOwner = image?.user_id === user.id;
    if (!image || (image.is_private && !isOwner)) throw notFound(TEXTS.imageNotFound);
    const form = isOwner && !planByKey(user.plan).requiresWatermark ? 'clean' : 'marked';
    return { status: 200, body: { watermarkedUrl: downloadLink(config, { imageId: image.id, form }, clock.now()) } };
  },
});
