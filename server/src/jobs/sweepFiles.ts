import { basename } from 'node:path';
import type { Deps } from '../deps';
import { STORAGE_AREAS, type StorageArea, type StorageKey } from '../ports/storage/storage';

const BATCH = 500;
const NAME_LENGTH = 36;
const COLUMNS: Record<StorageArea, string> = { originals: 'original_name', media: 'clean_name, marked_name' };

/** A crash between writing files and publishing their image leaves files that nothing points to: these go. */
export async function sweepFiles({ db, storage }: Pick<Deps, 'db' | 'storage'>, before: Date): Promise<number> {
  let removed = 0;

  async function sweepBatch(area: StorageArea, keys: readonly StorageKey[]): Promise<void> {
    const names = [...new Set(keys.map((key) => basename(key).slice(0, NAME_LENGTH)))];
    const { rows } = await db.raw<{ rows: { name: string }[] }>(
      `select name from unnest(cast(:names as uuid[])) name where exists (select from images where name in (${COLUMNS[area]}))`,
      { names },
    );
    const known = new Set(rows.map((row) => row.name));
    const orphans = keys.filter((key) => !known.has(basename(key).slice(0, NAME_LENGTH)));
    await storage.remove(orphans);
    removed += orphans.length;
  }

  for (const area of STORAGE_AREAS) {
    let batch: StorageKey[] = [];
    for await (const file of storage.list(area)) {
      if (file.modifiedAt >= before) continue;
      batch.push(file.key);
      if (batch.length === BATCH) {
        await sweepBatch(area, batch);
        batch = [];
      }
    }
    if (batch.length > 0) await sweepBatch(area, batch);
  }
  await storage.tidy(before);
  return removed;
}
