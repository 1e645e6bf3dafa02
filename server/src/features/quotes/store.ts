import { randomInt } from 'node:crypto';
import type { Estimate, Order, Quote, QuotedImage } from '@jewelry/contract';
import type { BillOfMaterials } from '@jewelry/design';
import type { Knex } from 'knex';
import type { Database } from '../../database/pool';
import type { KeyedRequest } from '../../http/idempotency';

export async function findBill(db: Database, image: string): Promise<BillOfMaterials | null> {
  const row = await db('images').where({ id: image }).first<{ bill: BillOfMaterials | null }>('bill');
  return row?.bill ?? null;
}

export const storeBill = async (db: Database, image: string, bill: BillOfMaterials): Promise<void> => {
  await db('images')
    .where({ id: image })
    .update({ bill: JSON.stringify(bill) });
};

/** Stores the estimate that lists include. */
export const storeEstimate = async (db: Database, image: string, cents: number): Promise<void> => {
  await db('images').where({ id: image }).update({ estimated_cents: cents, estimated_at: db.fn.now() });
};

/** Excludes letters and digits that are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 8;

/** A random, human-readable order number. It does not reveal how many there are. */
const newReference = (): string =>
  `FG-${Array.from({ length: REFERENCE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

export type RequestTable = 'quotes' | 'orders';

/** Columns that both tables have. */
interface StoredRow {
  readonly id: string;
  readonly reference: string;
  readonly created_at: Date;
  readonly image: QuotedImage;
  readonly request_hash: Buffer;
}

export interface QuoteRow extends StoredRow, Pick<Quote, 'status' | 'name' | 'email' | 'message'> {}
export interface OrderRow extends StoredRow, Pick<Order, 'status' | 'notes' | 'estimate'> {}

interface Rows {
  quotes: QuoteRow;
  orders: OrderRow;
}

export type RequestRow<T extends RequestTable> = Rows[T];

/** The stored picture of a request. */
export interface Snapshot {
  readonly image: QuotedImage;
  /** The picture as the user saw it, WebP; null when its file is missing. */
  readonly webp: Buffer | null;
}

interface Facts {
  quotes: Pick<QuoteRow, 'name' | 'email' | 'message'>;
  orders: { readonly notes: string; readonly email: string; readonly estimate: Estimate | null };
}

/** The request stored under the same key, if any. */
export async function earlierRequest<T extends RequestTable>(
  db: Database,
  table: T,
  { user, key }: KeyedRequest,
): Promise<RequestRow<T> | null> {
  if (key === null) return null;
  const row = (await db(table).where({ user_id: user, idempotency_key: key }).first()) as RequestRow<T> | undefined;
  return row ?? null;
}

/** Inserts a request; null when a concurrent one with the same key came first. */
export async function insertRequest<T extends RequestTable>(
  transaction: Knex.Transaction,
  table: T,
  { user, key, hash }: KeyedRequest,
  { image, webp }: Snapshot,
  facts: Facts[T],
  now: Date,
): Promise<RequestRow<T> | null> {
  const json = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  );
  const rows = (await transaction(table)
    .insert({
      ...json,
      reference: newReference(),
      user_id: user,
      image_id: image.id,
      image: JSON.stringify(image),
      picture: webp,
      idempotency_key: key,
      request_hash: hash,
      created_at: now,
    })
    .onConflict(transaction.raw('(user_id, idempotency_key) where idempotency_key is not null') as never)
    .ignore()
    .returning('*')) as RequestRow<T>[];
  return rows[0] ?? null;
}

/** The URL of the image is included while the image is visible to this account. */
const IMAGE = `(case when i.id is not null and i.deleted_at is null and (not i.is_private or i.user_id = r.user_id)
  then r.image else r.image || '{"url": null}' end) #- '{metadata,design,drawing}' as image`;

const FACTS: Record<RequestTable, string> = { quotes: 'r.name, r.email, r.message', orders: 'r.notes, r.estimate' };

interface Listed {
  quotes: Quote;
  orders: Order;
}

/** The requests of an account, newest first. */
export async function listRequests<T extends RequestTable>(db: Database, table: T, user: string): Promise<Listed[T][]> {
  const { rows } = await db.raw<{ rows: (Omit<Listed[T], 'created_at'> & { created_at: Date })[] }>(
    `select r.id, r.reference, r.status, r.created_at, ${FACTS[table]}, ${IMAGE}
       from ?? r left join images i on i.id = r.image_id where r.user_id = ? order by r.created_at desc, r.id`,
    [table, user],
  );
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }) as Listed[T]);
}

/** The stored pictures of an account's requests. */
export const snapshotsOf = async (
  db: Database,
  table: RequestTable,
  user: string,
): Promise<{ reference: string; picture: Buffer; created_at: Date }[]> =>
  db(table)
    .where({ user_id: user })
    .whereNotNull('picture')
    .orderBy('created_at')
    .select('reference', 'picture', 'created_at');

/**
 * Removes an account from its requests. Quote requests are deleted; orders keep the piece and its price, without
 * address, notes and prompt.
 */
export async function forgetCustomer(transaction: Knex.Transaction, user: string): Promise<void> {
  await transaction('quotes').where({ user_id: user }).delete();
  await transaction.raw(
    `update orders set user_id = null, email = null, notes = '', idempotency_key = null, estimate = estimate - 'understood' - 'not_understood',
       image = jsonb_build_object('alt', image -> 'alt', 'design', (image -> 'metadata' -> 'design') - 'prompt' - 'not_understood' - 'read_as')
      where user_id = ?`,
    [user],
  );
}
