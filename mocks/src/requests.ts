import { QUOTE_TEXTS, TEXTS, type QuotedImage } from '@jewelry/contract';
import { estimated } from './estimates';
import { seededReference } from './ids';
import { imageNotFound, visibleImage } from './images';
import { failure } from './mock';
import type { Account, Asked, StoredImage, StoredOrder, StoredQuote } from './records';
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

/** What only this kind of request has. */
export type OwnFacts<K extends Kind> = Omit<Requests[K], Common>;

/** How a request is recognized when it is sent again. */
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

/** Writes a request down as the newest of its kind. */
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

/** What came before from this account under the same key. */
export const earlierOf = <R extends Asked>(requests: readonly R[], account: Account, { key }: Sent): R | undefined =>
  key === null
    ? undefined
    : requests.find(({ owner_id, idempotency_key }) => owner_id === account.id && idempotency_key === key);

type Refused = ReturnType<typeof mismatch> | ReturnType<typeof imageNotFound>;

/** The request that came before under the same key, or a new one; else why there is none. */
export function requestOnce<K extends Kind>(
  world: World,
  kind: K,
  account: Account,
  { imageId, sent }: { readonly imageId: string; readonly sent: Sent },
  factsOf: (image: StoredImage) => OwnFacts<K>,
): { readonly taken: Requests[K] } | { readonly refused: Refused } {
  const earlier = earlierOf(listOf(world, kind), account, sent);
  if (earlier) return earlier.sent === sent.text ? { taken: earlier } : { refused: mismatch() };
  const image = visibleImage(world, imageId, account);
  return image
    ? { taken: addRequest(world, kind, account, image, factsOf(image), { sent }) }
    : { refused: imageNotFound() };
}

/** One's own requests, their pictures without an address where they are gone for this account. */
export function requestsOf<K extends Kind>(world: World, kind: K, account: Account): Requests[K][] {
  const own = listOf(world, kind).filter(({ owner_id }) => owner_id === account.id);
  return own.map((request) => ({
    ...request,
    image: { ...request.image, url: visibleImage(world, request.image.id, account) ? request.image.url : null },
  }));
}
