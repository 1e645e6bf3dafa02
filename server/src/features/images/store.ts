import type { Built, Requirement, StoredDrawing } from '@jewelry/contract';
import type { BillOfMaterials } from '@jewelry/design';
import type { Knex } from 'knex';
import { isUuid } from '../../database/ids';
import type { Database } from '../../database/pool';
import type { ImageRow } from './imageView';

const COLUMNS = `
  i.id, i.user_id, i.prompt, i.created_at, i.is_private, i.like_count, i.metadata, i.width, i.thumbhash, i.alt, i.built, i.requirements, i.clean_name, i.marked_name,
  u.first_name as owner_first_name, u.last_name as owner_last_name, u.subscription_plan as owner_plan,
  exists (select from likes l where l.image_id = i.id and l.user_id = cast(:viewer as uuid)) as is_liked`;

const PUBLIC = 'not is_private and deleted_at is null';

export type ListOrder = 'recent' | 'top';

const ORDERS = {
  recent: [['created_at', 'desc'], ['id', 'desc']],
  top: [['like_count', 'desc'], ['created_at', 'desc'], ['id', 'desc']],
} as const;

const orderBy = (order: ListOrder, alias: string, isReversed: boolean): string =>
  ORDERS[order].map(([column]) => `${alias}.${column} ${isReversed ? 'asc' : 'desc'}`).join(', ');

/**
 * Words in Latin letters are found where a word begins, so that 'ring' finds rings and no earrings. Scripts that join words,
 * or write an article before them, are searched within. Signs stand for themselves.
 */
const wordPattern = (word: string): string =>
  `${/^\p{Script=Latin}/u.test(word) ? '\\m' : ''}${word.replace(/[^\p{L}\p{M}\p{N}]/gu, (sign) => `\\${sign}`)}`;

export interface ListQuery {
  readonly order: ListOrder;
  /** Null for an anonymous caller. */
  readonly viewer: string | null;
  /** Only this account's images, private ones included; null for what is public. */
  readonly owner: string | null;
  /** Only images whose prompt holds every one of these words, in any order. */
  readonly words?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

function filterOf({ owner, words }: Pick<ListQuery, 'owner' | 'words'>): { where: string; bindings: Record<string, Knex.Value> } {
  if (owner === null) return { where: PUBLIC, bindings: {} };
  const patterns = words?.split(/\s+/).filter(Boolean).map(wordPattern) ?? [];
  if (patterns.length === 0) return { where: 'user_id = :owner and deleted_at is null', bindings: { owner } };
  return { where: 'user_id = :owner and deleted_at is null and prompt ~* all (cast(:patterns as text[]))', bindings: { owner, patterns } };
}

/** How many images a list has in all: of the public ones from their counter, of one's own by its index. */
export async function countImages(db: Database, query: Pick<ListQuery, 'owner' | 'words'>): Promise<number> {
  const { where, bindings } = filterOf(query);
  const sql = query.owner === null ? `select n from counters where name = 'public_images'` : `select count(*) as n from images where ${where}`;
  const { rows } = await db.raw<{ rows: { n: string }[] }>(sql, bindings);
  return Number(rows[0]?.n ?? 0);
}

/**
 * One page of a list. The page is found in an index alone and only then joined with its rows; past the middle of the
 * list the index is read from its other end, so that the last page costs as little as the first.
 */
export async function listImages(db: Database, query: ListQuery, total: number): Promise<ImageRow[]> {
  const { order, viewer, offset } = query;
  const limit = Math.min(query.limit, total - offset);
  if (limit <= 0) return [];
  const isReversed = offset + limit / 2 > total / 2;
  const skipped = isReversed ? total - offset - limit : offset;
  const { where, bindings } = filterOf(query);
  const { rows } = await db.raw<{ rows: ImageRow[] }>(
    `select ${COLUMNS}
       from (select id from images p where ${where} order by ${orderBy(order, 'p', isReversed)} limit :limit offset :skipped) page
       join images i on i.id = page.id
       join users u on u.id = i.user_id
      order by ${orderBy(order, 'i', false)}`,
    { ...bindings, viewer, limit, skipped },
  );
  return rows;
}

/** The image if it exists and is not removed, without a check of permissions. */
export async function findImage(db: Database, id: string, viewer: string | null): Promise<ImageRow | null> {
  if (!isUuid(id)) return null;
  const { rows } = await db.raw<{ rows: ImageRow[] }>(
    `select ${COLUMNS} from images i join users u on u.id = i.user_id where i.id = :id and i.deleted_at is null`,
    { id, viewer },
  );
  return rows[0] ?? null;
}

/** The strokes behind one of one's own images; null when there are none. */
export async function findDrawing(db: Database, id: string, owner: string): Promise<StoredDrawing | null> {
  if (!isUuid(id)) return null;
  const row = await db('images').where({ id, user_id: owner, deleted_at: null }).first<{ drawing: StoredDrawing | null }>('drawing');
  return row?.drawing ?? null;
}

export interface NewImage {
  readonly id: string;
  readonly userId: string;
  readonly prompt: string;
  readonly createdAt?: Date;
  readonly isPrivate: boolean;
  readonly likeCount?: number;
  readonly metadata: ImageRow['metadata'];
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string;
  readonly alt: string;
  readonly built?: Built | null;
  readonly requirements?: readonly Requirement[] | null;
  /** What the price is made from, as weighed when the image was made. */
  readonly bill?: BillOfMaterials | null;
  /** The strokes behind it, for its owner. */
  readonly drawing?: StoredDrawing | null;
  readonly originalName: string | null;
  readonly cleanName: string;
  readonly markedName: string | null;
}

/** Adds images and counts the public ones, in the caller's transaction. */
export async function insertImages(transaction: Knex.Transaction, images: readonly NewImage[]): Promise<void> {
  await transaction('images').insert(
    images.map((image) => ({
      id: image.id,
      user_id: image.userId,
      prompt: image.prompt,
      ...(image.createdAt && { created_at: image.createdAt }),
      is_private: image.isPrivate,
      like_count: image.likeCount ?? 0,
      metadata: JSON.stringify(image.metadata),
      width: image.width,
      height: image.height,
      thumbhash: image.thumbhash,
      alt: image.alt,
      built: image.built ? JSON.stringify(image.built) : null,
      requirements: image.requirements ? JSON.stringify(image.requirements) : null,
      bill: image.bill ? JSON.stringify(image.bill) : null,
      drawing: image.drawing ? JSON.stringify(image.drawing) : null,
      original_name: image.originalName,
      clean_name: image.cleanName,
      marked_name: image.markedName,
    })),
  );
  const added = images.filter((image) => !image.isPrivate).length;
  if (added > 0) await transaction('counters').where({ name: 'public_images' }).increment('n', added);
}

/** Sets the privacy of one's own image and keeps the public count exact; false when it is not one's own. */
export async function updatePrivacy(db: Database, id: string, owner: string, isPrivate: boolean): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rows } = await db.raw<{ rows: { found: boolean }[] }>(
    `with changed as (
       update images set is_private = :isPrivate
        where id = :id and user_id = :owner and deleted_at is null and is_private <> :isPrivate
       returning id
     ), counted as (
       update counters set n = n + :step where name = 'public_images' and exists (select from changed)
     )
     select exists (select from images where id = :id and user_id = :owner and deleted_at is null) as found`,
    { id, owner, isPrivate, step: isPrivate ? -1 : 1 },
  );
  return rows[0]?.found ?? false;
}

export interface MediaFile {
  readonly name: string;
  readonly width: number;
  /** Only for the browser of a person who may see it, never for a shared cache. */
  readonly isPersonal: boolean;
}

const MEDIA_FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{2,4})\.webp$/;

/** What a media address names, unless its image is gone. */
export async function findMedia(db: Database, file: string): Promise<MediaFile | null> {
  const [, name, width] = MEDIA_FILE.exec(file) ?? [];
  if (!name || !width) return null;
  const { rows } = await db.raw<{ rows: { is_personal: boolean }[] }>(
    `select is_private or (marked_name is not null and clean_name = :name) as is_personal
       from images where (clean_name = :name or marked_name = :name) and deleted_at is null`,
    { name },
  );
  const [found] = rows;
  return found ? { name, width: Number(width), isPersonal: found.is_personal } : null;
}

