import type { Deps } from '../../deps';
import type { Database } from '../../database/pool';
import { keysOf, type FileNames } from './files';
import { isUuid } from '../../database/ids';

const BATCH = 100;

const count = (step: string, from: string): string =>
  `counted as (update counters set n = n ${step} (select count(*) from ${from} where not is_private) where name = 'public_images')`;

/** Takes one's own image out of every list until it is restored or purged; false when there is none. */
export async function removeImage(db: Database, id: string, owner: string, now: Date): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `with removed as (
       update images set deleted_at = :now where id = :id and user_id = :owner and deleted_at is null returning id, is_private
     ), ${count('-', 'removed')}
     select id from removed`,
    { id, owner, now },
  );
  return rows.length > 0;
}

/** Brings one's own image back that was removed after `since`; false when there is none. An image that is there stays. */
export async function restoreImage(db: Database, id: string, owner: string, since: Date): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rows } = await db.raw<{ rows: { found: boolean }[] }>(
    `with restored as (
       update images set deleted_at = null where id = :id and user_id = :owner and deleted_at > :since returning id, is_private
     ), ${count('+', 'restored')}
     select exists (select from restored) or exists (select from images where id = :id and user_id = :owner and deleted_at is null) as found`,
    { id, owner, since },
  );
  return rows[0]?.found ?? false;
}

/** Removes all images of an account for good, with their likes; their files are noted for `discardFiles`. */
export async function deleteHistory(db: Database, owner: string): Promise<number> {
  const { rows } = await db.raw<{ rows: { n: number }[] }>(
    `with removed as (
       delete from images where user_id = :owner returning id, is_private, deleted_at
     ), shown as (
       select * from removed where deleted_at is null
     ), ${count('-', 'shown')}
     select cast(count(*) as integer) as n from shown`,
    { owner },
  );
  return rows[0]?.n ?? 0;
}

/** Removes for good what was removed before `before` and is no longer to be restored. */
export async function purgeRemoved(db: Database, before: Date): Promise<number> {
  return db('images').where('deleted_at', '<=', before).delete();
}

/**
 * Removes the files of all images whose rows are gone. Called after a history or an account was deleted, so that the
 * response means that the files are gone too; a worker repeats it after an interruption.
 */
export async function discardFiles({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<number> {
  for (let removed = 0; ; ) {
    const rows = await db<FileNames>('discarded_pictures').limit(BATCH).select();
    if (rows.length === 0) return removed;
    await storage.remove(rows.flatMap(keysOf));
    await db('discarded_pictures').whereIn('clean_name', rows.map((row) => row.clean_name)).delete();
    removed += rows.length;
  }
}
