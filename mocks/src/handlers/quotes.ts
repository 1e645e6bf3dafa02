import { QUOTE_TEXTS, TEXTS, type Estimate, type QuotedImage } from '@jewelry/contract';
import { estimateOf } from '../estimates';
import { seededReference } from '../ids';
import { imageNotFound, visibleImage } from '../images';
import { failure, unauthenticated, type Handlers } from '../mock';
import type { Account, StoredImage } from '../records';
import { imageView } from '../views';
import { nextId, type World } from '../world';

type QuoteCalls = 'estimate' | 'requestQuote' | 'quotes' | 'placeOrder' | 'orders';

const unconfirmed = () => failure(403, 'email_unconfirmed', QUOTE_TEXTS.emailUnconfirmed);
const mismatch = () => failure(422, 'idempotency_mismatch', TEXTS.idempotencyMismatch);

const estimated = (world: World, image: StoredImage): Estimate | null => (world.estimates === 'good' ? estimateOf(image) : null);

function snapshotOf(world: World, image: StoredImage, viewer: Account): QuotedImage {
  const { id, prompt, alt, image_url: url, createdAt, metadata } = imageView(world, image, viewer);
  return { id, prompt, alt, url, createdAt, metadata, estimatedCost: estimated(world, image)?.estimatedCost ?? null };
}

/** The picture of a request without its address when it is gone for this account. */
const shownNow = (world: World, image: QuotedImage, viewer: Account): QuotedImage => ({ ...image, url: visibleImage(world, image.id, viewer) ? image.url : null });

interface Keyed {
  readonly owner_id: string;
  readonly idempotency_key: string | null;
  readonly sent: string;
}

/** The request that was made before under the same key. */
function earlierOf<R extends Keyed>(requests: readonly R[], account: Account, key: string | null, sent: string): R | 'mismatch' | undefined {
  const earlier = key === null ? undefined : requests.find((request) => request.owner_id === account.id && request.idempotency_key === key);
  return earlier && earlier.sent !== sent ? 'mismatch' : earlier;
}

const numbered = (world: World, kind: 'quote' | 'order') => {
  const id = nextId(world, kind);
  return { id, reference: seededReference(world.state.serial), created_at: new Date(world.clock.now()).toISOString() };
};

export const quoteHandlers: Pick<Handlers, QuoteCalls> = {
  estimate({ world, account, params }) {
    if (!account) return unauthenticated();
    if (!account.email_confirmed) return unconfirmed();
    const image = visibleImage(world, params.id, account);
    if (!image) return imageNotFound();
    const estimate = estimated(world, image);
    return estimate ? { status: 200, body: estimate } : failure(422, 'not_estimable', QUOTE_TEXTS.notEstimable);
  },

  requestQuote({ world, account, body, request }) {
    if (!account) return unauthenticated();
    if (!account.email_confirmed) return unconfirmed();
    const key = request.headers.get('idempotency-key');
    const sent = JSON.stringify([body.image.id, body.name, body.message]);
    const earlier = earlierOf(world.state.quotes, account, key, sent);
    if (earlier === 'mismatch') return mismatch();
    const image = visibleImage(world, body.image.id, account);
    if (!earlier && !image) return imageNotFound();
    const quote = earlier ?? {
      ...numbered(world, 'quote'),
      owner_id: account.id,
      idempotency_key: key,
      sent,
      status: 'requested' as const,
      name: body.name,
      email: account.email,
      message: body.message,
      image: snapshotOf(world, image as StoredImage, account),
    };
    if (!earlier) world.state.quotes.unshift(quote);
    const { id, reference, status, created_at } = quote;
    return { status: 201, body: { id, reference, status, created_at, message: QUOTE_TEXTS.requestedText } };
  },

  quotes({ world, account }) {
    if (!account) return unauthenticated();
    const own = world.state.quotes.filter(({ owner_id }) => owner_id === account.id);
    return { status: 200, body: { quotes: own.map((quote) => ({ ...quote, image: shownNow(world, quote.image, account) })) } };
  },

  placeOrder({ world, account, body, request }) {
    if (!account) return unauthenticated();
    if (!account.email_confirmed) return unconfirmed();
    const key = request.headers.get('idempotency-key');
    const sent = JSON.stringify([body.imageId, body.notes]);
    const earlier = earlierOf(world.state.orders, account, key, sent);
    if (earlier === 'mismatch') return mismatch();
    const image = visibleImage(world, body.imageId, account);
    if (!earlier && !image) return imageNotFound();
    const order = earlier ?? {
      ...numbered(world, 'order'),
      owner_id: account.id,
      idempotency_key: key,
      sent,
      status: 'placed' as const,
      notes: body.notes,
      estimate: estimated(world, image as StoredImage),
      image: snapshotOf(world, image as StoredImage, account),
    };
    if (!earlier) world.state.orders.unshift(order);
    const { id, reference, status, created_at, estimate } = order;
    return { status: 201, body: { id, reference, status, created_at, estimate, message: QUOTE_TEXTS.placed } };
  },

  orders({ world, account }) {
    if (!account) return unauthenticated();
    const own = world.state.orders.filter(({ owner_id }) => owner_id === account.id);
    return { status: 200, body: { orders: own.map((order) => ({ ...order, image: shownNow(world, order.image, account) })) } };
  },
};
