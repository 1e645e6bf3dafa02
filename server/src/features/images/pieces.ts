import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { isUuid } from '../../database/ids';
import type { Database } from '../../database/pool';

const VISIBLE = 'is_current and not is_private and deleted_at is null';

/** How many of a piece's images public lists show: one or none. */
async function publicCount(transaction: Knex.Transaction, piece: string): Promise<number> {
  const { rows } = await transaction.raw<{ rows: { n: number }[] }>(
    `select cast(count(*) as integer) as n from images where piece_id = :piece and ${VISIBLE}`,
    { piece },
  );
  return rows[0]?.n ?? 0;
}

/** Marks the version by which lists show a piece: the chosen one, else the newest that is not removed. */
const settleCurrent = (transaction: Knex.Transaction, piece: string): Promise<unknown> =>
  transaction.raw(
    `update images i set is_current = (i.id = c.id)
       from (select v.id from images v join pieces p on p.id = v.piece_id where p.id = :piece and v.deleted_at is null
              order by v.id is not distinct from p.chosen_id desc, v.created_at desc, v.id desc limit 1) c
      where i.piece_id = :piece and i.is_current <> (i.id = c.id)`,
    { piece },
  );

/**
 * Changes rows of one piece under its lock, then settles its current version and the counter of public images. All
 * changes of the visible version go through here, so that concurrent changes leave one current version.
 * @returns null, without calling `work`, when there is no such piece
 */
export async function withPiece<T>(
  transaction: Knex.Transaction,
  piece: string,
  work: () => Promise<T>,
): Promise<T | null> {
  const { rows } = await transaction.raw<{ rows: unknown[] }>(
    'select id from pieces where id = :piece for no key update',
    { piece },
  );
  if (rows.length === 0) return null;
  const before = await publicCount(transaction, piece);
  const result = await work();
  await settleCurrent(transaction, piece);
  const step = (await publicCount(transaction, piece)) - before;
  if (step !== 0) await transaction('counters').where({ name: 'public_images' }).increment('n', step);
  return result;
}

/**
 * Removes the piece of one of the owner's images, with all versions, from every list until it is restored or purged.
 * @returns false when there is none
 */
export async function removePiece(db: Database, image: string, owner: string, now: Date): Promise<boolean> {
  return removeWhere(db, image, owner, now, 'true');
}

/**
 * Removes one of the owner's versions. Versions made from it are attached to its parent.
 * @returns false when there is none
 */
export async function removeVersion(db: Database, version: string, owner: string, now: Date): Promise<boolean> {
  return removeWhere(db, version, owner, now, 'id = :image');
}

async function removeWhere(
  db: Database,
  image: string,
  owner: string,
  now: Date,
  which: 'true' | 'id = :image',
): Promise<boolean> {
  const piece = await pieceOf(db, image, owner);
  if (!piece) return false;
  return db.transaction(async (transaction) => {
    const removed = await withPiece(transaction, piece, async () => {
      const { rows } = await transaction.raw<{ rows: unknown[] }>(
        `update images set deleted_at = :now, removal = :removal
          where piece_id = :piece and deleted_at is null and ${which}
            and exists (select from images own where own.id = :image and own.user_id = :owner and own.deleted_at is null)
         returning id`,
        { piece, image, owner, now, removal: randomUUID() },
      );
      return rows.length > 0;
    });
    return removed ?? false;
  });
}

/**
 * Restores everything that was removed together with one of the owner's images after `since`: a version, or a piece
 * with all its versions. Existing images are unchanged.
 * @returns false when there is none
 */
export async function restoreRemoved(db: Database, image: string, owner: string, since: Date): Promise<boolean> {
  const piece = await pieceOf(db, image, owner);
  if (!piece) return false;
  return db.transaction(async (transaction) => {
    const found = await withPiece(transaction, piece, async () => {
      await transaction.raw(
        `update images set deleted_at = null, removal = null
           from (select id, removal from images where id = :image and deleted_at > :since) lost
          where images.piece_id = :piece and images.deleted_at is not null
            and (images.id = lost.id or images.removal = lost.removal)`,
        { piece, image, since },
      );
      return transaction('images').where({ id: image, deleted_at: null }).first('id');
    });
    return found !== null && found !== undefined;
  });
}

/**
 * Sets the privacy of the piece of one of the owner's images.
 * @returns false when there is none
 */
export async function setPiecePrivacy(
  db: Database,
  image: string,
  owner: string,
  isPrivate: boolean,
): Promise<boolean> {
  const piece = await pieceOf(db, image, owner);
  if (!piece) return false;
  return db.transaction(async (transaction) => {
    const found = await withPiece(transaction, piece, async () => {
      await transaction('images').where({ piece_id: piece }).update({ is_private: isPrivate });
      return transaction('images').where({ id: image, deleted_at: null }).first('id');
    });
    return found !== null && found !== undefined;
  });
}

/** The piece of one of the owner's images, removed or not. */
async function pieceOf(db: Database, image: string, owner: string): Promise<string | null> {
  if (!isUuid(image)) return null;
  const row = await db('images').where({ id: image, user_id: owner }).first<{ piece_id: string }>('piece_id');
  return row?.piece_id ?? null;
}
