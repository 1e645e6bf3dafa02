import type { Database } from '../../database/pool';
import { isUuid } from '../../database/ids';

/** The images this account may see: public ones and its own. */
const VISIBLE = 'deleted_at is null and (not is_private or user_id = :user)';

/** Likes belong to the piece. Locks it first, in the same order as its removal, which prevents a deadlock. */
const LOCKED = `
  piece as (
    select p.id from pieces p join images on images.piece_id = p.id where images.id = :image and ${VISIBLE} for no key update of p
  ), visible as (
    select piece.id, like_count from images join piece on piece.id = images.piece_id where images.id = :image
  )`;

async function changed(db: Database, sql: string, user: string, image: string): Promise<number | null> {
  if (!isUuid(image)) return null;
  const { rows } = await db.raw<{ rows: { like_count: number }[] }>(sql, { user, image });
  return rows[0]?.like_count ?? null;
}

/**
 * Likes the piece of an image idempotently, and counts it in the same statement.
 * @returns the number of likes, or null when the account cannot see the image.
 */
export const addLike = (db: Database, user: string, image: string): Promise<number | null> =>
  changed(
    db,
    `with ${LOCKED},
     added as (
       insert into likes (user_id, image_id) select :user, id from visible on conflict do nothing returning image_id
     ), counted as (
       update images set like_count = images.like_count + 1 from added where images.piece_id = added.image_id returning images.like_count
     )
     select coalesce((select like_count from counted limit 1), like_count) as like_count from visible`,
    user,
    image,
  );

/** Removes a like; the counterpart of `addLike`. */
export const removeLike = (db: Database, user: string, image: string): Promise<number | null> =>
  changed(
    db,
    `with ${LOCKED},
     removed as (
       delete from likes using visible where likes.image_id = visible.id and likes.user_id = :user returning likes.image_id
     ), counted as (
       update images set like_count = images.like_count - 1 from removed where images.piece_id = removed.image_id returning images.like_count
     )
     select coalesce((select like_count from counted limit 1), like_count) as like_count from visible`,
    user,
    image,
  );

export interface LikeStatus {
  readonly id: string;
  readonly like_count: number;
  readonly is_liked: boolean;
}

/** The like status of those of these images that the account may see. */
export async function likeStatuses(db: Database, user: string, images: readonly string[]): Promise<LikeStatus[]> {
  const ids = images.filter(isUuid);
  if (ids.length === 0) return [];
  const { rows } = await db.raw<{ rows: LikeStatus[] }>(
    `select id, like_count, exists (select from likes l where l.image_id = images.piece_id and l.user_id = :user) as is_liked
       from images where id = any(cast(:ids as uuid[])) and ${VISIBLE}`,
    { user, ids },
  );
  return rows;
}
