import type { StoredDrawing } from '@jewelry/contract';
import type { BillOfMaterials } from '@jewelry/design';
import type { Knex } from 'knex';
import { isUuid } from '../../database/ids';
import type { Database } from '../../database/pool';
import type { ImageRow } from './imageView';

/** How long an estimate is valid: metal prices change daily. */
const ESTIMATE_LIFETIME = '24 hours';

const COLUMNS = `
  i.id, i.piece_id, i.parent_id, i.version_name, i.is_current, i.user_id, i.prompt, i.created_at, i.is_private, i.like_count, i.metadata, i.width, i.thumbhash, i.alt, i.built, i.requirements, i.clean_name, i.marked_name,
  u.first_name as owner_first_name, u.last_name as owner_last_name, u.subscription_plan as owner_plan,
  case when i.estimated_at > now() - interval '${ESTIMATE_LIFETIME}' then i.estimated_cents end as estimated_cents,
  (select to_jsonb(m) from imagined_pictures m where m.image_id = i.id) as imagined,
  exists (select from likes l where l.image_id = i.piece_id and l.user_id = cast(:viewer as uuid)) as is_liked`;

const PUBLIC = 'is_current and not is_private and deleted_at is null';
const OWN = 'user_id = :owner and is_current and deleted_at is null';

export type ListOrder = 'recent' | 'top';

const ORDERS = {
  recent: [
    ['created_at', 'desc'],
    ['id', 'desc'],
  ],
  top: [
    ['like_count', 'desc'],
    ['created_at', 'desc'],
    ['id', 'desc'],
  ],
} as const;

const orderBy = (order: ListOrder, alias: string, isReversed: boolean): string =>
  ORDERS[order].map(([column]) => `${alias}.${column} ${isReversed ? 'asc' : 'desc'}`).join(', ');

/**
 * Words in Latin letters match at word starts, so that 'ring' finds rings and no earrings. Scripts that join words, or
 * prefix articles, match anywhere. Symbols match literally.
 */
const wordPattern = (word: string): string =>
  `${/^\p{Script=Latin}/u.test(word) ? '\\m' : ''}${word.replace(/[^\p{L}\p{M}\p{N}]/gu, (sign) => `\\${sign}`)}`;

export interface ListQuery {
  readonly order: ListOrder;
  /** Null for an anonymous caller. */
  readonly viewer: string | null;
  /** Only this account's images, private ones included; null for public images. */
  readonly owner: string | null;
  /** Only images whose prompt contains every one of these words, in any order. */
  readonly words?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

function filterOf({ owner, words }: Pick<ListQuery, 'owner' | 'words'>): {
  where: string;
  bindings: Record<string, Knex.Value>;
} {
  if (owner === null) return { where: PUBLIC, bindings: {} };
  const patterns = words?.split(/\s+/).filter(Boolean).map(wordPattern) ?? [];
  if (patterns.length === 0) return { where: OWN, bindings: { owner } };
  return { where: `${OWN} and prompt ~* all (cast(:patterns as text[]))`, bindings: { owner, patterns } };
}

/** The length of a list: for public images from their counter, for an account's by its index. */
export async function countImages(db: Database, query: Pick<ListQuery, 'owner' | 'words'>): Promise<number> {
  const { where, bindings } = filterOf(query);
  const sql =
    query.owner === null
      ? `select n from counters where name = 'public_images'`
      : `select count(*) as n from images where ${where}`;
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

/** The image if it exists and is not removed. Does not check permissions. */
export async function findImage(db: Database, id: string, viewer: string | null): Promise<ImageRow | null> {
  if (!isUuid(id)) return null;
  const { rows } = await db.raw<{ rows: ImageRow[] }>(
    `select ${COLUMNS} from images i join users u on u.id = i.user_id where i.id = :id and i.deleted_at is null`,
    { id, viewer },
  );
  return rows[0] ?? null;
}

/** An image with the input of its price. */
export interface VersionRow extends ImageRow {
  /** Null until it is computed. */
  readonly bill: BillOfMaterials | null;
}

/** The versions of a piece that are not removed, oldest first. Does not check permissions. */
export async function findVersions(db: Database, piece: string, viewer: string | null): Promise<VersionRow[]> {
  if (!isUuid(piece)) return [];
  const { rows } = await db.raw<{ rows: VersionRow[] }>(
    `select ${COLUMNS}, i.bill from images i join users u on u.id = i.user_id
      where i.piece_id = :piece and i.deleted_at is null order by i.created_at, i.id`,
    { piece, viewer },
  );
  return rows;
}

/** The drawing behind one of the owner's images; null when there is none. */
export async function findDrawing(db: Database, id: string, owner: string): Promise<StoredDrawing | null> {
  if (!isUuid(id)) return null;
  const row = await db('images')
    .where({ id, user_id: owner, deleted_at: null })
    .first<{ drawing: StoredDrawing | null }>('drawing');
  return row?.drawing ?? null;
}

export interface MediaFile {
  readonly name: string;
  readonly width: number;
  /** For the viewer's browser only, never for a shared cache. */
  readonly isPersonal: boolean;
}

const MEDIA_FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{2,4})\.webp$/;

/** The file of a media URL, unless its image was deleted. */
export async function findMedia(db: Database, file: string): Promise<MediaFile | null> {
  const [, name, width] = MEDIA_FILE.exec(file) ?? [];
  if (!name || !width) return null;
  const { rows } = await db.raw<{ rows: { is_personal: boolean }[] }>(
    `select i.is_private or (p.marked_name is not null and p.clean_name = :name) as is_personal
       from (
         select id, clean_name, marked_name from images where clean_name = :name or marked_name = :name
         union all
         select image_id, clean_name, marked_name from imagined_pictures where clean_name = :name or marked_name = :name
         union all
         select image_id, clean_name, marked_name from image_views where clean_name = :name or marked_name = :name
       ) p join images i on i.id = p.id
      where i.deleted_at is null`,
    { name },
  );
  const [found] = rows;
  return found ? { name, width: Number(width), isPersonal: found.is_personal } : null;
}
