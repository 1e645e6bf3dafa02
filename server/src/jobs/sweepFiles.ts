import { basename } from 'node:path';
import type { Deps } from '../deps';
import { STORAGE_AREAS, type StorageArea, type StorageKey } from '../ports/storage/storage';

const BATCH = 500;
const NAME_LENGTH = 36;
const COLUMNS: Record<StorageArea, string> = { originals: 'original_name', media: 'clean_name, marked_name' };

type FileDeps = Pick<Deps, 'db' | 'storage'>;

const nameOf = (key: StorageKey): string => basename(key).slice(0, NAME_LENGTH);

async function unknownOf({ db }: FileDeps, area: StorageArea, keys: readonly StorageKey[]): Promise<StorageKey[]> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    `select name from unnest(cast(:names as uuid[])) name where exists (select from images where name in (${COLUMNS[area]}))`,
    { names: [...new Set(keys.map(nameOf))] },
  );
  const known = new Set(rows.map((row) => row.name));
  return keys.filter((key) => !known.has(nameOf(key)));
}

/** The files written before `before` that no image points to, in batches. */
export async function* orphanFiles(deps: FileDeps, before: Date): AsyncGenerator<StorageKey[]> {
  for (const area of STORAGE_AREAS) {
    let batch: StorageKey[] = [];
    for await (const file of deps.storage.list(area)) {
      if (file.modifiedAt >= before) continue;
      batch.push(file.key);
      if (batch.length < BATCH) continue;
      yield await unknownOf(deps, area, batch);
      batch = [];
    }
    if (batch.length > 0) yield await unknownOf(deps, area, batch);
  }
}

/** A crash between writing files and publishing their image leaves files that nothing points to: these go. */
export async function sweepFiles(deps: FileDeps, before: Date): Promise<number> {
  let removed = 0;
  for await (const orphans of orphanFiles(deps, before)) {
    await deps.storage.remove(orphans);
    removed += orphans.length;
  }
  await deps.storage.tidy(before);
  return removed;
}
