import { TEXTS, type Estimate } from '@jewelry/contract';
import { storableText } from '../../database/text';
import type { Deps } from '../../deps';
import type { SessionUser } from '../../http/call';
import { HttpError, notFound } from '../../http/errors';
import { hashOf, type KeyedRequest, once } from '../../http/idempotency';
import { renditionWidths } from '../../pictures/renditions';
import { renditionKey } from '../../ports/storage/storage';
import { imageFor, visibleRendition, type ImageRow } from '../images/imageView';
import { wireDesign } from '../images/storedDesign';
import { findImage } from '../images/store';
import { socialAddress } from '../pages/social';
import { estimateImage } from './estimate';
import { orderMail, quoteMail, teamOrderMail, teamQuoteMail } from './mails';
import {
  earlierRequest,
  insertRequest,
  type Snapshot,
  type OrderRow,
  type QuoteRow,
  type RequestRow,
  type RequestTable,
} from './store';

/** Width of the stored picture, px; the next smaller rendition where there is none this wide. */
const SNAPSHOT_WIDTH = 640;

/**
 * A public image, or one of the user's own.
 * @throws HttpError 404
 */
export async function visibleImage({ db }: Pick<Deps, 'db'>, user: SessionUser, id: string): Promise<ImageRow> {
  const image = await findImage(db, id, user.id);
  if (!image || (image.is_private && image.user_id !== user.id)) throw notFound(TEXTS.imageNotFound);
  return image;
}

/** The picture as the user sees it now. */
async function snapshotOf(
  { storage }: Pick<Deps, 'storage'>,
  user: SessionUser,
  row: ImageRow,
  estimate: Estimate | null,
): Promise<Snapshot> {
  const { id, prompt, alt, image_url: url, createdAt, metadata } = imageFor(user.id, row);
  const width = renditionWidths(row.width).findLast((candidate) => candidate <= SNAPSHOT_WIDTH) ?? row.width;
  const webp = await storage.get(renditionKey(visibleRendition(user.id, row, row).name, width));
  // The workshop needs the whole design, including the drawing that the piece follows; responses omit the drawing.
  const design = wireDesign(row.metadata.design);
  return {
    image: {
      id,
      prompt,
      alt,
      url,
      createdAt,
      metadata: { ...metadata, design },
      estimatedCost: estimate?.estimatedCost ?? null,
    },
    webp,
  };
}

/** A piece without an estimate can be ordered as well: the workshop sets the price. */
async function estimateOrNone(deps: Deps, image: ImageRow): Promise<Estimate | null> {
  try {
    return await estimateImage(deps, image);
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

/** Runs a request once per key. Only an accepted one counts against the rate limit. */
const acceptOnce = <T extends RequestTable>(
  deps: Deps,
  table: T,
  request: KeyedRequest,
  store: () => Promise<RequestRow<T> | null>,
): Promise<RequestRow<T>> =>
  once<RequestRow<T>>(
    request,
    () => earlierRequest(deps.db, table, request),
    async () => {
      await deps.rateLimits.consume('requestAccount', request.user);
      let stored: RequestRow<T> | null = null;
      try {
        stored = await store();
      } finally {
        if (stored === null) await deps.rateLimits.refund('requestAccount', request.user);
      }
      return stored;
    },
  );

interface KeyedBody<B> {
  readonly body: B;
  readonly key: string | null;
}

/**
 * Accepts a quote request, once per key, and emails it to the workshop and to the customer.
 * @throws HttpError 404 for an image that the user cannot see, 422 for a key of another request, 429 for too many
 */
export async function requestQuote(
  deps: Deps,
  user: SessionUser,
  {
    body,
    key,
  }: KeyedBody<{ readonly name: string; readonly message: string; readonly image: { readonly id: string } }>,
): Promise<QuoteRow> {
  const name = storableText(body.name);
  const message = storableText(body.message);
  const request = { user: user.id, key, hash: hashOf(body.image.id, name, message) };
  return acceptOnce(deps, 'quotes', request, async () => {
    const image = await visibleImage(deps, user, body.image.id);
    const snapshot = await snapshotOf(deps, user, image, await estimateOrNone(deps, image));
    const { publicUrl, mail } = deps.config;
    return deps.db.transaction(async (transaction) => {
      const inserted = await insertRequest(
        transaction,
        'quotes',
        request,
        snapshot,
        { name, email: user.email, message },
        deps.clock.now(),
      );
      if (!inserted) return null;
      const facts = {
        reference: inserted.reference,
        piece: image.alt,
        cost: snapshot.image.estimatedCost,
        name,
        email: user.email,
        message,
        publicUrl,
        imageId: image.id,
        pictureUrl: publicUrl + socialAddress(image.id),
      };
      await deps.outbox.put(transaction, quoteMail(facts));
      if (mail.team) await deps.outbox.put(transaction, teamQuoteMail(mail.team, facts));
      return inserted;
    });
  });
}

/**
 * Accepts an order, once per key, and emails it to the workshop and to the customer. The server computes the price.
 * @throws HttpError 404 for an image that the user cannot see, 422 for a key of another order, 429 for too many
 */
export async function placeOrder(
  deps: Deps,
  user: SessionUser,
  { body, key }: KeyedBody<{ readonly imageId: string; readonly notes: string }>,
): Promise<OrderRow> {
  const notes = storableText(body.notes);
  const request = { user: user.id, key, hash: hashOf(body.imageId, notes) };
  return acceptOnce(deps, 'orders', request, async () => {
    const image = await visibleImage(deps, user, body.imageId);
    const estimate = await estimateOrNone(deps, image);
    const snapshot = await snapshotOf(deps, user, image, estimate);
    const { publicUrl, mail } = deps.config;
    return deps.db.transaction(async (transaction) => {
      const inserted = await insertRequest(
        transaction,
        'orders',
        request,
        snapshot,
        { notes, email: user.email, estimate },
        deps.clock.now(),
      );
      if (!inserted) return null;
      const facts = {
        reference: inserted.reference,
        piece: image.alt,
        estimate,
        name: user.firstName,
        email: user.email,
        notes,
        publicUrl,
        imageId: image.id,
        pictureUrl: publicUrl + socialAddress(image.id),
      };
      await deps.outbox.put(transaction, orderMail(facts));
      if (mail.team) await deps.outbox.put(transaction, teamOrderMail(mail.team, facts));
      return inserted;
    });
  });
}
