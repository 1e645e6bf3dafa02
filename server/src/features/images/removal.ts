import type { Deps } from '../../deps';
import type { Database } from '../../database/pool';
import { keysOf, type FileNames } from './files';

const BATCH = 100;

/**
 * Deletes all images of an account permanently, with their likes; their files are queued for `discardFiles`. The pieces
 * are locked first, in the same order as by a like, which prevents a deadlock.
 * @returns how many of the pieces were visible
 */
export function deleteHistory(db: Database, owner: string): Promise<number> {
  return db.transaction(async (transaction) => {
    await transaction.raw(
      'select from pieces where id in (select piece_id from images where user_id = :owner) order by id for update',
      { owner },
    );
    const { rows } = await transaction.raw<{ rows: { n: number }[] }>(
      `with removed as (
         delete from images where user_id = :owner returning is_private, is_current, deleted_at
       ), shown as (
         select * from removed where is_current and deleted_at is null
       ), counted as (
         update counters set n = n - (select count(*) from shown where not is_private) where name = 'public_images'
       )
       select cast(count(*) as integer) as n from shown`,
      { owner },
    );
    return rows[0]?.n ?? 0;
  });
}

/**
 * Permanently deletes images removed before `before`, which can no longer be restored. Versions made from a deleted one
 * are attached to its nearest remaining ancestor.
 */
export function purgeRemoved(db: Database, before: Date): Promise<number> {
  return db.transaction(async (transaction) => {
    await transaction.raw(
      `with recursive gone as (
         select id, parent_id from images where deleted_at <= :before
       ), moved as (
         select i.id, gone.parent_id from images i join gone on gone.id = i.parent_id where i.id not in (select id from gone)
         union all
         select moved.id, gone.parent_id from moved join gone on gone.id = moved.parent_id
       )
       update images set parent_id = moved.parent_id from moved
        where images.id = moved.id and not exists (select from gone where gone.id = moved.parent_id)`,
      { before },
    );
    const { rows } = await transaction.raw<{ rows: unknown[] }>(
      'delete from images where deleted_at <= :before returning id',
      { before },
    );
    return rows.length;
  });
}

/**
 * Deletes the files of all images whose rows were deleted. Called after a history or an account was deleted, so that
 * the response means that the files are gone too; a worker repeats it after an interruption.
 */
export async function discardFiles({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<number> {
  for (let removed = 0; ;) {
    const rows = await db<FileNames>('discarded_pictures').limit(BATCH).select();
    if (rows.length === 0) return removed;
    await storage.remove(rows.flatMap(keysOf));
    await db('discarded_pictures')
      .whereIn(
        'clean_name',
        rows.map((row) => row.clean_name),
      )
      .delete();
    removed += rows.length;
  }
}
