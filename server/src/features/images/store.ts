import type { Built, ImaginedMissing, Requirement, StoredDrawing } from '@jewelry/contract';
import type { BillOfMaterials } from '@jewelry/design';
import type { Knex } from 'knex';
import { isUuid } from '../../database/ids';
import type { Database } from '../../database/pool';
import type { StoredPainting } from '../../pictures/pictureFiles';
import type { PictureShot } from '../../ports/generators/generator';
import type { ImageRow } from './imageView';
import { withPiece } from './pieces';

/** How long an estimate is valid: metal prices change daily. */
const ESTIMATE_LASTS = '24 hours';

const COLUMNS = `
  i.id, i.piece_id, i.parent_id, i.version_name, i.is_current, i.user_id, i.prompt, i.created_at, i.is_private, i.like_count, i.metadata, i.width, i.thumbhash, i.alt, i.built, i.requirements, i.clean_name, i.marked_name,
  u.first_name as owner_first_name, u.last_name as owner_last_name, u.subscription_plan as owner_plan,
  case when i.estimated_at > now() - interval '${ESTIMATE_LASTS}' then i.estimated_cents end as estimated_cents,
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
 * Words in Latin letters are found where a word begins, so that 'ring' finds rings and no earrings. Scripts that join
 * words, or write an article before them, are searched within. Signs stand for themselves.
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

/** How many images a list has in all: of the public ones from their counter, of one's own by its index. */
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

/** The image if it exists and is not removed, without a check of permissions. */
export async function findImage(db: Database, id: string, viewer: string | null): Promise<ImageRow | null> {
  if (!isUuid(id)) return null;
  const { rows } = await db.raw<{ rows: ImageRow[] }>(
    `select ${COLUMNS} from images i join users u on u.id = i.user_id where i.id = :id and i.deleted_at is null`,
    { id, viewer },
  );
  return rows[0] ?? null;
}

/** An image with what its price is made from. */
export interface VersionRow extends ImageRow {
  /** Null until it was weighed. */
  readonly bill: BillOfMaterials | null;
}

/** The versions of a piece that are not removed, oldest first, without a check of permissions. */
export async function findVersions(db: Database, piece: string, viewer: string | null): Promise<VersionRow[]> {
  if (!isUuid(piece)) return [];
  const { rows } = await db.raw<{ rows: VersionRow[] }>(
    `select ${COLUMNS}, i.bill from images i join users u on u.id = i.user_id
      where i.piece_id = :piece and i.deleted_at is null order by i.created_at, i.id`,
    { piece, viewer },
  );
  return rows;
}

/** The strokes behind one of one's own images; null when there are none. */
export async function findDrawing(db: Database, id: string, owner: string): Promise<StoredDrawing | null> {
  if (!isUuid(id)) return null;
  const row = await db('images')
    .where({ id, user_id: owner, deleted_at: null })
    .first<{ drawing: StoredDrawing | null }>('drawing');
  return row?.drawing ?? null;
}

interface InheritedColumns {
  readonly like_count: number;
  readonly is_private: boolean;
  readonly drawing: StoredDrawing | null;
  readonly deleted_at: Date | null;
  readonly removal: string | null;
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
  /** How it was photographed, where geometry was. */
  readonly shot?: PictureShot | null;
  /**
   * The piece of which it is a version, and the version that it was made from; absent for the first version of a new
   * piece.
   */
  readonly version?: { readonly piece: string; readonly parent: string };
  /** The same piece as an image service painted it. */
  readonly imagined?: StoredPainting;
}

const imaginedRow = (
  imageId: string,
  { originalName, originalType, cleanName, markedName, ...facts }: StoredPainting,
) => ({
  ...facts,
  image_id: imageId,
  original_name: originalName,
  original_type: originalType,
  clean_name: cleanName,
  marked_name: markedName,
});

/**
 * Adds the picture as imagined to an image that has none.
 * @returns false, and nothing is written, when it has one by now, or is gone.
 */
export function insertImagined(db: Database, id: string, painting: StoredPainting): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const image = await transaction('images').where({ id }).forUpdate().first('id');
    if (!image) return false;
    const added = await transaction('imagined_pictures')
      .insert(imaginedRow(id, painting))
      .onConflict('image_id')
      .ignore()
      .returning('image_id');
    if (added.length > 0) await noteImaginedMissing(transaction, id, null);
    return added.length > 0;
  });
}

/** Notes why an image has no picture as imagined; null when it has one. */
export async function noteImaginedMissing(
  connection: Knex,
  id: string,
  missing: ImaginedMissing | null,
): Promise<void> {
  await connection.raw(
    `update images set metadata = jsonb_set(metadata, '{imagined_missing}', cast(:missing as jsonb)) where id = :id`,
    { id, missing: JSON.stringify(missing) },
  );
}

async function insertRows(transaction: Knex.Transaction, images: readonly NewImage[]): Promise<void> {
  await transaction('images').insert(
    images.map((image) => ({
      id: image.id,
      piece_id: image.version?.piece ?? null,
      parent_id: image.version?.parent ?? null,
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
  const shots = images.flatMap(({ id, shot }) =>
    shot
      ? [
          {
            image_id: id,
            framing: JSON.stringify(shot.framing),
            parts_map: shot.map,
            parts: JSON.stringify(shot.parts),
          },
        ]
      : [],
  );
  if (shots.length > 0) await transaction('image_shots').insert(shots);
  const imagined = images.flatMap((image) => (image.imagined ? [imaginedRow(image.id, image.imagined)] : []));
  if (imagined.length > 0) await transaction('imagined_pictures').insert(imagined);
}

/** Adds images, each the first version of a new piece, and counts the public ones, in the caller's transaction. */
export async function insertImages(transaction: Knex.Transaction, images: readonly NewImage[]): Promise<void> {
  await insertRows(transaction, images);
  const added = images.filter((image) => !image.isPrivate).length;
  if (added > 0) await transaction('counters').where({ name: 'public_images' }).increment('n', added);
}

/**
 * Adds a version to its piece and shows the piece by it. Privacy, likes and drawing are the piece's. A version of a
 * removed piece is removed with it, so that restoring the piece brings it back too.
 * @returns false, and nothing is written, when the version that it was made from is gone.
 */
export async function insertVersion(
  transaction: Knex.Transaction,
  image: NewImage & Required<Pick<NewImage, 'version'>>,
): Promise<boolean> {
  const { piece, parent } = image.version;
  const added = await withPiece(transaction, piece, async () => {
    const { rows } = await transaction.raw<{ rows: InheritedColumns[] }>(
      `select like_count, is_private, drawing, deleted_at, removal from images
        where id = :parent and piece_id = :piece and user_id = :user`,
      { parent, piece, user: image.userId },
    );
    const [inherited] = rows;
    if (!inherited) return false;
    const { rows: living } = await transaction.raw<{ rows: unknown[] }>(
      'select id from images where piece_id = :piece and deleted_at is null limit 1',
      { piece },
    );
    await insertRows(transaction, [
      { ...image, isPrivate: inherited.is_private, likeCount: inherited.like_count, drawing: inherited.drawing },
    ]);
    if (living.length === 0)
      await transaction('images')
        .where({ id: image.id })
        .update({ deleted_at: inherited.deleted_at, removal: inherited.removal, is_current: false });
    await transaction('pieces').where({ id: piece }).update({ chosen_id: null });
    return true;
  });
  return added ?? false;
}

export interface MediaFile {
  readonly name: string;
  readonly width: number;
  /** Only for the browser of a person who may see it, never for a shared cache. */
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
