import { QUOTE_TEXTS, TEXTS, type QuotedImage } from '@jewelry/contract';
import { estimated } from './estimates';
import { seededReference } from './ids';
import { imageNotFound, visibleImage } from './images';
import { failure } from './mock';
import type { Account, KeyedRequest, StoredImage, StoredOrder, StoredQuote } from './records';
import { imageView } from './views';
import { nextId, type World } from './world';

interface Requests {
  quotes: StoredQuote;
  orders: StoredOrder;
}

type Kind = keyof Requests;

const listOf = <K extends Kind>({ state }: World, kind: K): Requests[K][] =>
  (state as { [Each in Kind]: Requests[Each][] })[kind];

const ID_KINDS = { quotes: 'quote', orders: 'order' } as const;

/** The fields that orders and quote requests share. */
type Common = 'id' | 'reference' | 'created_at' | 'owner_id' | 'idempotency_key' | 'sent' | 'image';

/** Fields that only this kind of request has. */
export type OwnFacts<K extends Kind> = Omit<Requests[K], Common>;

/** Identity of a request, to detect a retry. */
interface Sent {
  readonly key: string | null;
  /** The request body as JSON. */
  readonly text: string;
}

export const sentAs = (request: Request, ...parts: readonly (string | number | null)[]): Sent => ({
  key: request.headers.get('idempotency-key'),
  text: JSON.stringify(parts),
});

export const notEstimable = () => failure(422, 'not_estimable', QUOTE_TEXTS.notEstimable);

export const mismatch = () => failure(422, 'idempotency_mismatch', TEXTS.idempotencyMismatch);

function snapshotOf(world: World, image: StoredImage, viewer: Account): QuotedImage {
  const { id, prompt, alt, image_url: url, createdAt, metadata } = imageView(world, image, viewer);
  return { id, prompt, alt, url, createdAt, metadata, estimatedCost: estimated(world, image)?.estimatedCost ?? null };
}

interface Circumstances {
  readonly sent?: Sent;
  /** ms since the epoch. @default the clock of the world */
  readonly at?: number;
}

/** Stores a request as the newest of its kind. */
export function addRequest<K extends Kind>(
  world: World,
  kind: K,
  account: Account,
  image: StoredImage,
  facts: OwnFacts<K>,
  { sent, at = world.clock.now() }: Circumstances = {},
): Requests[K] {
  const id = nextId(world, ID_KINDS[kind]);
  const request = {
    id,
    reference: seededReference(world.state.serial),
    created_at: new Date(at).toISOString(),
    owner_id: account.id,
    idempotency_key: sent?.key ?? null,
    sent: sent?.text ?? '',
    image: snapshotOf(world, image, account),
    ...facts,
  } as unknown as Requests[K];
  listOf(world, kind).unshift(request);
  return request;
}

/** The earlier request of the account under the same key. */
export const earlierOf = <R extends KeyedRequest>(
  requests: readonly R[],
  account: Account,
  { key }: Sent,
): R | undefined =>
  key === null
    ? undefined
    : requests.find(({ owner_id, idempotency_key }) => owner_id === account.id && idempotency_key === key);

type Refused = ReturnType<typeof mismatch> | ReturnType<typeof imageNotFound>;

/** Returns the earlier request with the same key, or stores a new one; else the reason for the refusal. */
export function requestOnce<K extends Kind>(
  world: World,
  kind: K,
  account: Account,
  { imageId, sent }: { readonly imageId: string; readonly sent: Sent },
  factsOf: (image: StoredImage) => OwnFacts<K>,
): { readonly stored: Requests[K] } | { readonly refused: Refused } {
  const earlier = earlierOf(listOf(world, kind), account, sent);
  if (earlier) return earlier.sent === sent.text ? { stored: earlier } : { refused: mismatch() };
  const image = visibleImage(world, imageId, account);
  return image
    ? { stored: addRequest(world, kind, account, image, factsOf(image), { sent }) }
    : { refused: imageNotFound() };
}

/** The requests of an account; image URLs are omitted when the account can no longer see the image. */
export function requestsOf<K extends Kind>(world: World, kind: K, account: Account): Requests[K][] {
  const own = listOf(world, kind).filter(({ owner_id }) => owner_id === account.id);
  return own.map((request) => ({
    ...request,
    image: { ...request.image, url: visibleImage(world, request.image.id, account) ? request.image.url : null },
  }));
}
